/** Magic Hill on the page. */

import { pictures, type GamePage } from '../../lib/game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cover from './Cover.svelte';
import Picture from './Picture.svelte';
import Triumph from './Triumph.svelte';
import { guide } from './guide';
import { about, asks, does, flights, helps, minor, places, targets, ways } from './targets';

const short = [
  [],
  pictures('card', '3', '4', '2', 'joker'),
  pictures('tile', 'passage'),
  pictures('tile', 'ball', 'flying', 'whirlwind', 'raven', 'trapdoor', 'ghost'),
  [],
];

export const page: GamePage = {
  Board,
  Piece: Card,
  Cover,
  Triumph,
  targets,
  pieces: ['goblin'],
  about,
  does,
  helps,
  asks,
  flights,
  places,
  ways,
  minor,
  guide,
  short,
  Picture,
};
