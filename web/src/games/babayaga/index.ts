/** Baba Yaga on the page. */

import Board from './Board.svelte';
import Piece from './Card.svelte';
import Cover from './Cover.svelte';
import Triumph from './Triumph.svelte';
import { guide } from './guide';
import { plans } from './payments';
import { asks, does, flights, helps, minor, places, targets } from './targets';
import { pictures, type GamePage } from '../../lib/game';

const short = [
  pictures('card', 'yaga', '5', 'garlic'),
  [],
  pictures('card', '4', '3', 'pelican', 'mortar'),
  pictures('card', 'pelican', 'owl', 'cats', 'wand', 'garlic'),
  pictures('card', 'yaga', 'yaga', 'yaga', '1', '3'),
];

export const page: GamePage = {
  Board,
  Piece,
  Cover,
  Triumph,
  targets,
  pieces: ['pay'],
  plans,
  does,
  helps,
  asks,
  flights,
  places,
  minor,
  guide,
  short,
};
