/** A swap: two pawns are tapped in either order, and picked in the order that the rules ask for. */

import type { Choice } from '../../lib/picking';
import type { View } from '../../lib/wire';
import type { PartnersView } from './shapes';
import { pawnsOf } from './view';

/** All swaps, until the first pawn of one is picked. */
export function plans(told: View): Choice[] | null {
  const view = told as PartnersView;
  if (view.phase !== 'pick' || view.pending!.picked) return null;
  const pawns = lone(view);
  const pairs = pawns.flatMap((one, i) => pawns.slice(i + 1).map((other) => [one, other] as const));
  const found = pairs.map(([one, other]) => ({
    notation: `pick ${one}`,
    then: [`pick ${other}`],
    targets: [`swap:${one}`, `swap:${other}`],
  }));
  // The server says which pawns may come first; nothing else is offered.
  return found.filter(({ notation }) => view.legal.includes(notation));
}

/** SW-1, SW-2: the pawns that stand alone on a square of the ring, in the order of the rules. */
function lone(view: PartnersView): string[] {
  const places = Object.values(view.pawns).flat();
  return pawnsOf(view)
    .filter(({ place }) => /^[YGBR]/.test(place) && places.filter((other) => other === place).length === 1)
    .map(({ id }) => id);
}
