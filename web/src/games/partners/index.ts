/** Partners: the board, its cards and its taps. */

import { pictures, type GamePage } from '../../lib/game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cover from './Cover.svelte';
import Triumph from './Triumph.svelte';
import { guide } from './guide';
import { plans } from './swaps';
import { asks, does, flights, helps, minor, places, targets, ways } from './targets';

const short = [
  [],
  pictures('card', '5', '12', '1'),
  pictures('card', 'heart', '8', '13'),
  pictures('card', '7', '-4', 'swap'),
];

export const page: GamePage = {
  Board,
  Piece: Card,
  Cover,
  Triumph,
  targets,
  pieces: ['pawn', 'swap'],
  plans,
  does,
  helps,
  asks,
  flights,
  places,
  ways,
  minor,
  guide,
  short,
};
