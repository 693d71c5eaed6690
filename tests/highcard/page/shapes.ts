/** What a seat may be shown of a game, and what its decisions cause. */
// Made by `make types`; change the Python, not this file.

import type { GameEvent, View } from '$lib/wire';

/** What a seat may be shown of high card. */
export interface HighcardView extends View {
  /** The seat that began this round. */
  starter: number;
  /** What each seat called in this round. */
  stakes: (Stake | null)[];
  /** How many cards are left to draw. */
  stock: number;
  /** The cards swapped in this round, the latest first. */
  discard: string[];
  hands: (string | null)[][];
}

export type Stake = 'low' | 'high';

/** Something that a decision caused. */
export interface HighcardEvent extends GameEvent {
  event: EventName;
  seat: number;
  card?: string | null;
  stake?: Stake;
  points?: number;
}

export type EventName = 'deal' | 'call' | 'keep' | 'swap' | 'draw' | 'show' | 'score' | 'win';

export const GOAL = 12 as const;
