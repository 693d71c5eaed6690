/** Baba Yaga on the page. */

import Board from './Board.svelte';
import Piece from './Card.svelte';
import Cover from './Cover.svelte';
import { asks, does, flights, helps, targets } from './targets';
import type { GamePage } from '../../lib/game';

export const page: GamePage = { Board, Piece, Cover, targets, does, helps, asks, flights };
