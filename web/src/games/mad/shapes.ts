/** What a seat may be shown of a game, and what its decisions cause. */
// Made by `make types`; change the Python, not this file.

import type { GameEvent, View } from '$lib/wire';

/** What a seat may be shown of the MAD card game. */
export interface MadView extends View {
  dealer: number;
  direction: Direction;
  /** The colour in force; null from laying a colourless card until it is named. */
  colour: Colour | null;
  stock: Stock;
  pile: PileShown;
  hands: (string | null)[][];
  pending: Drawn | Chain | null;
}

export type Direction = 'cw' | 'ccw';

export type Colour = 'green' | 'yellow' | 'red' | 'blue';

/** The cards to draw from. */
export interface Stock {
  count: number;
}

/** The cards that were played. */
export interface PileShown {
  count: number;
  top: string;
}

/** A card just drawn, which may be played at once. */
export interface Drawn {
  drawn: string | null;
}

/** A card whose text is being followed. */
export interface Chain {
  card: string;
  /** Who does what the card says: its player, or the last one to Worry. */
  by: number;
  /** The seat it is aimed at. */
  at: number | null;
  gifts: (string | null)[];
  colour: Colour | null;
  /** The seats still to be asked. */
  left: number[];
  /** Who played a Worry in this chain, in order. */
  worries: number[];
}

/** Something that a decision caused. */
export interface MadEvent extends GameEvent {
  event: EventName;
  seat: number;
  card?: string | null;
  target?: number;
  direction?: Direction;
  colour?: Colour;
  points?: number;
}

export type EventName =
  | 'deal'
  | 'turn-up'
  | 'play'
  | 'draw'
  | 'keep'
  | 'pass'
  | 'direction'
  | 'colour'
  | 'aim'
  | 'skip'
  | 'offer'
  | 'worry'
  | 'accept'
  | 'gift'
  | 'swap'
  | 'reshuffle'
  | 'end'
  | 'out'
  | 'score';

export type Extra = 'target' | 'direction' | 'colour' | 'points';

export const COLOURS = ["green", "yellow", "red", "blue"] as const;
export const FACES = ["1", "2", "3", "4", "5", "6", "which", "draw1", "give2"] as const;
export const COLOURLESS = ["wild", "wooly", "worry", "exchange", "joker"] as const;
