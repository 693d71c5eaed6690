/** Baba Yaga on the page. */

import Board from './Board.svelte';
import Piece from './Card.svelte';
import Cover from './Cover.svelte';
import Triumph from './Triumph.svelte';
import { plans } from './payments';
import { does, flights, targets } from './targets';
import type { GamePage } from '../../lib/game';

export const page: GamePage = { Board, Piece, Cover, Triumph, targets, plans, does, flights };
