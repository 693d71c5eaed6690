/** Partners: the board, its cards and its taps. */

import type { GamePage } from '../../lib/game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cover from './Cover.svelte';
import Triumph from './Triumph.svelte';
import { plans } from './swaps';
import { does, flights, targets } from './targets';

export const page: GamePage = { Board, Piece: Card, Cover, Triumph, targets, plans, does, flights };
