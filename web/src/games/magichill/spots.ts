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

/** The summit as a thing to tap: every card and both ways lead to the same place. */
export const SUMMIT = 'climb:top';
const VERBS = ['walk', 'climb'] as const;
const WAYS = ['cw', 'ccw'] as const;
const ANY = [1, 2, 3, 4, 5];

/** All landing spots of a hand; whether a move is allowed is not asked here. */
export function spots(view: MagicHillView, hand: (string | null)[]): Spot[] {
  const place = ledFrom(view);
  if (!place) return [];
  return VERBS.flatMap((verb) =>
    values(hand).flatMap((steps) =>
      WAYS.flatMap((way) => {
        const end = landing(view.side, view.rotation, place, verb, steps, way);
        const target = end === 'top' ? SUMMIT : `${verb}:${steps}:${way}`;
        return end ? [{ target, verb, steps, way, place: end }] : [];
      }),
    ),
  );
}

/** The place of the goblin that is led. */
function ledFrom(view: MagicHillView): string | null {
  const led = view.phase === 'move' ? view.pending?.led : null;
  return (led && view.goblins[view.turn]![led - 1]) || null;
}

/** Whether the goblin that is led would climb to the summit. */
export function nearTop(view: MagicHillView | undefined): boolean {
  const place = view ? ledFrom(view) : null;
  return (
    view !== undefined &&
    place !== null &&
    landing(view.side, view.rotation, place, 'climb', 1, 'cw') === 'top'
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
