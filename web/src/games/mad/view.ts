/** A few things that can be read off a view of the MAD card game. */

import { COLOURLESS, COLOURS, FACES, type Chain, type Colour, type MadView } from './shapes';

/** The chain under way, if there is one. */
export function chainOf(view: MadView): Chain | null {
  return view.pending && 'by' in view.pending ? view.pending : null;
}

/** Whether a card drawn by choice waits for its player, and which; undefined if none does. */
export function drawnOf(view: MadView): string | null | undefined {
  return view.pending && 'drawn' in view.pending ? view.pending.drawn : undefined;
}

const FACE_ORDER: readonly string[] = FACES;
const COLOURLESS_ORDER: readonly string[] = COLOURLESS;

/** The colour of a card; null for a colourless one. */
export function colourOf(card: string): Colour | null {
  if (COLOURLESS_ORDER.includes(card)) return null;
  return COLOURS.find((colour) => colour[0] === card[0])!;
}

/** What a card shows besides its colour. */
export function faceOf(card: string): string {
  return colourOf(card) ? card.slice(1) : card;
}

function rank(card: string): number {
  const colour = colourOf(card);
  return colour
    ? COLOURS.indexOf(colour) * 10 + FACE_ORDER.indexOf(faceOf(card))
    : 40 + COLOURLESS_ORDER.indexOf(card);
}

/** A hand by colour, then by face; unseen cards last. */
export function sorted(hand: readonly (string | null)[]): (string | null)[] {
  return [...hand].sort((a, b) => (a === null ? 99 : rank(a)) - (b === null ? 99 : rank(b)));
}
