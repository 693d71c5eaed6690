/** Any game that has no page of its own: drawn from its views and its words alone. */

import type { GamePage } from '../lib/game';
import { words } from '../lib/speech.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import Cover from './Cover.svelte';
import { cardId, plans, targets } from './reading';

export function pageFor(game: string): GamePage {
  return {
    Board,
    Piece: Card,
    Cover: (anchor) => Cover(anchor, { game }),
    targets,
    plans,
    does: () => null,
    helps: (target) => {
      const id = cardId(target.slice(5));
      return target.startsWith('hand:') && words(game)?.has(id) ? [id, {}] : null;
    },
    flights: () => [],
  };
}
