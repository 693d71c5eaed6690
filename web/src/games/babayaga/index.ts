/** Baba Yaga on the page. */

import Board from './Board.svelte';
import Piece from './Card.svelte';
import Cover from './Cover.svelte';
import { guide } from './guide';
import { does, flights, minor, places, targets } from './targets';
import type { GamePage } from '../../lib/game';

export const page: GamePage = { Board, Piece, Cover, targets, does, flights, places, minor, guide };
