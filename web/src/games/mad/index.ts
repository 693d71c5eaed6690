/** The MAD card game on the page. */

import type { GamePage } from '../../lib/game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cover from './Cover.svelte';
import { guide } from './guide';
import { about, does, flights, minor, places, targets } from './targets';

export const page: GamePage = {
  Board,
  Piece: Card,
  Cover,
  targets,
  about,
  does,
  flights,
  places,
  minor,
  guide,
};
