/** Which things an action of high card touches, and which cards an event moves. */

import type { Flight } from '$lib/game';
import type { GameEvent } from '$lib/wire';
import type { HighcardEvent } from './shapes';

const TARGETS: Record<string, string> = {
  'call low': 'call:low',
  'call high': 'call:high',
  keep: 'hand:own',
  swap: 'draw',
};

/** The thing to tap for an action: a coin, your card, or the stock. */
export function targets(notation: string): string[] {
  return [TARGETS[notation]!];
}

const CLAUSES: Record<string, string> = {
  'call:low': 'HC-4',
  'call:high': 'HC-4',
  'hand:own': 'HC-6',
  draw: 'HC-5',
};

/** What a coin, your card and the stock are for. */
export function does(target: string): string | null {
  return CLAUSES[target] ?? null;
}

/** Where the card of a seat lies. */
export function place(seat: number, own: number | null): string {
  return seat === own ? 'hand:own' : `hand:${seat}`;
}

/** The cards that an event moves, seen from a seat. */
export function flights(told: GameEvent, own: number | null): Flight[] {
  const { event, seat, card = null } = told as HighcardEvent;
  const here = place(seat, own);
  switch (event) {
    case 'deal':
      return [0, 1].map((each) => ({ from: 'draw', to: place(each, own), card: null }));
    case 'swap':
      return [{ from: here, to: 'pile', card }];
    case 'draw':
      return [{ from: 'draw', to: here, card }];
    case 'show':
      return [{ from: here, to: `shown:${seat}`, card }];
    default:
      return [];
  }
}
