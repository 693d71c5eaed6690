/** Where the goblin that is led could land with the cards in a hand, by counting steps. */

import { landing } from './hill';
import type { MagicHillView, Way } from './shapes';

export interface Spot {
  target: string;
  verb: 'walk' | 'climb';
  steps: number;
  way: Way;
  place: string;
}

const VERBS = ['walk', 'climb'] as const;
const WAYS = ['cw', 'ccw'] as const;
const ANY = [1, 2, 3, 4, 5];

/** All landing spots of a hand; whether a move is allowed is not asked here. */
export function spots(view: MagicHillView, hand: (string | null)[]): Spot[] {
  const led = view.pending?.led;
  const place = led ? view.goblins[view.turn]![led - 1] : null;
  if (view.phase !== 'move' || !place) return [];
  return VERBS.flatMap((verb) =>
    values(hand).flatMap((steps) =>
      WAYS.flatMap((way) => {
        const end = landing(view.side, view.rotation, place, verb, steps, way);
        return end ? [{ target: `${verb}:${steps}:${way}`, verb, steps, way, place: end }] : [];
      }),
    ),
  );
}

function values(hand: (string | null)[]): number[] {
  return hand.includes('joker') ? ANY : ANY.filter((value) => hand.includes(String(value)));
}

/** All spots of each place that lead on, or one spot where none does. */
export function shown(all: Spot[], leads: (spot: Spot) => boolean): Spot[] {
  const found = new Map<string, Spot[]>();
  for (const spot of all) found.set(spot.place, [...(found.get(spot.place) ?? []), spot]);
  return [...found.values()].flatMap((here) => {
    const leading = here.filter(leads);
    // On the summit every number of steps is the same move.
    return leading.length && here[0]!.place !== 'top' ? leading : [leading[0] ?? here[0]!];
  });
}
