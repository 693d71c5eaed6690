/** Partners: the board, its cards and its taps. */

import type { GamePage } from '../../lib/game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cover from './Cover.svelte';
import { guide } from './guide';
import { does, flights, minor, places, targets, ways } from './targets';

export const page: GamePage = {
  Board,
  Piece: Card,
  Cover,
  targets,
  does,
  flights,
  places,
  ways,
  minor,
  guide,
};
