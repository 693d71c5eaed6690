/** What a seat may be shown of a game, and what its decisions cause. */
// Made by `make types`; change the Python, not this file.

import type { GameEvent, View } from '$lib/wire';

/** What a seat may be shown of Partners. */
export interface PartnersView extends View {
  goal: Goal;
  folded: Folded;
  short7: Short7;
  deck_assumed: boolean;
  dealer: number;
  deal: number;
  /** `home`, `start`, a square such as `G3`, or a goal ring `Z1` to `Z4`. */
  pawns: Record<Colour, string[]>;
  locked: Record<Colour, boolean[]>;
  deck: Deck;
  used: Used;
  /** Seat and number of cards of every hand folded face down. */
  hidden: number[][];
  hands: (string | null)[][];
  pending: Pending | null;
}

export type Goal = 'boxed' | 'championship';

export type Folded = 'open' | 'hidden';

export type Short7 = 'no' | 'yes';

export type Colour = 'y' | 'g' | 'b' | 'r';

/** The cards to deal from. */
export interface Deck {
  count: number;
}

/** The cards that were played or folded. */
export interface Used {
  count: number;
  /** The newest one, or all of a hand folded in sight. */
  shown: string[];
}

/** What is under way: cards chosen for partners, a 7 or a swap. */
export interface Pending {
  /** The cards chosen for partners, by seat, for those who see them. */
  given?: (string | null)[];
  /** Which seats have chosen one. */
  chosen?: boolean[];
  /** The steps of a 7 that are left. */
  left?: number;
  /** The pawns that it has moved. */
  moved?: string[];
  /** The first pawn of a swap. */
  picked?: string | null;
}

/** Something that a decision caused. */
export interface PartnersEvent extends GameEvent {
  event: EventName;
  seat: number;
  card?: string | null;
  /** The cards of a hand that is folded. */
  cards?: (string | null)[];
  pawn?: string;
  place?: string;
  deal?: number;
  to?: number;
}

export type EventName =
  | 'deal'
  | 'give'
  | 'cross'
  | 'start'
  | 'move'
  | 'back'
  | 'split'
  | 'part'
  | 'swap'
  | 'pick'
  | 'trade'
  | 'hit'
  | 'bump'
  | 'fold'
  | 'lock'
  | 'done'
  | 'win';

export const COLOURS = ["y", "g", "b", "r"] as const;
export const QUARTER = 14 as const;
export const SQUARES = 56 as const;
