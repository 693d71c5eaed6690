/** What a seat may be shown of the MAD card game: the same shapes as `vaka.games.mad.face`. */

import type { View } from '../../lib/wire';

export const COLOURS = ['green', 'yellow', 'red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];
export type Direction = 'cw' | 'ccw';

/** A card just drawn, which may be played at once. */
export interface Drawn {
  drawn: string | null;
}

/** A card whose text is being followed. */
export interface Chain {
  card: string;
  by: number;
  at: number | null;
  gifts: (string | null)[];
  left: number[];
  worries: number[];
}

export interface MadView extends View {
  hands: (string | null)[][];
  stock: { count: number };
  pile: { count: number; top: string };
  colour: Colour | null;
  direction: Direction;
  pending: Drawn | Chain | null;
}

/** The chain under way, if there is one. */
export function chainOf(view: MadView): Chain | null {
  return view.pending && 'by' in view.pending ? view.pending : null;
}

/** Whether a card drawn by choice waits for its player, and which; undefined if none does. */
export function drawnOf(view: MadView): string | null | undefined {
  return view.pending && 'drawn' in view.pending ? view.pending.drawn : undefined;
}

const FACES = ['1', '2', '3', '4', '5', '6', 'which', 'draw1', 'give2'];
const COLOURLESS = ['wild', 'wooly', 'worry', 'exchange', 'joker'];

/** The colour of a card; null for a colourless one. */
export function colourOf(card: string): Colour | null {
  if (COLOURLESS.includes(card)) return null;
  return COLOURS.find((colour) => colour[0] === card[0])!;
}

/** What a card shows besides its colour. */
export function faceOf(card: string): string {
  return colourOf(card) ? card.slice(1) : card;
}

function rank(card: string): number {
  const colour = colourOf(card);
  return colour ? COLOURS.indexOf(colour) * 10 + FACES.indexOf(faceOf(card)) : 40 + COLOURLESS.indexOf(card);
}

/** A hand by colour, then by face; unseen cards last. */
export function sorted(hand: readonly (string | null)[]): (string | null)[] {
  return [...hand].sort((a, b) => (a === null ? 99 : rank(a)) - (b === null ? 99 : rank(b)));
}
