/** Magic Hill on the page. */

import type { GamePage } from '../../lib/game';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cover from './Cover.svelte';
import { about, asks, does, flights, helps, targets } from './targets';

export const page: GamePage = { Board, Piece: Card, Cover, targets, about, does, helps, asks, flights };
