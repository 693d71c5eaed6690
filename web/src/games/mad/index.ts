/** The MAD card game on the page. */

import { pictures, type GamePage } from '../../lib/game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cover from './Cover.svelte';
import Triumph from './Triumph.svelte';
import { guide } from './guide';
import { asks, does, flights, helps, minor, places, targets } from './targets';

const short = [
  [],
  pictures('card', 'g5', 'r5', 'rwhich', 'bwhich', 'wild'),
  pictures('card', 'ywhich', 'gdraw1', 'bgive2', 'wooly', 'exchange'),
  pictures('card', 'worry'),
  pictures('card', 'joker'),
];

export const page: GamePage = {
  Board,
  Piece: Card,
  Cover,
  Triumph,
  targets,
  does,
  helps,
  asks,
  flights,
  places,
  minor,
  guide,
  short,
};
