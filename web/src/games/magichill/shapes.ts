/** What a seat may be shown of a game, and what its decisions cause. */
// Made by `make types`; change the Python, not this file.

import type { GameEvent, View } from '$lib/wire';

/** What a seat may be shown of Magic Hill. */
export interface MagicHillView extends View {
  walk_on: boolean;
  remember: boolean;
  /** Squares along the lowest level. */
  side: number;
  board_assumed: boolean;
  /** Quarter turns of the mountain, clockwise. */
  rotation: number;
  /** By seat, where goblins 1 to 5 are: a square such as 2-14, a village, `top`, or not placed. */
  goblins: (string | null)[][];
  /** The lower goblin of every pair, by its square. */
  under: Record<string, [number, number]>;
  stones: string[];
  /** Stones by seat. */
  held: number[];
  /** Ravens by seat. */
  ravens: number[];
  /** Extra cards that each seat may play in its next own turn. */
  bonus: number[];
  /** Goblins that wait for a free way, the longest waiting first. */
  waiting: [number, number][];
  draw: Draw;
  discard: Discard;
  pending: Turn | null;
  tiles: Record<string, Tile>;
  hands: (string | null)[][];
}

/** The cards to draw from. */
export interface Draw {
  count: number;
}

/** The cards that were played. */
export interface Discard {
  count: number;
  top: string | null;
}

/** The turn under way. */
export interface Turn {
  /** The number of the goblin that is moved. */
  led: number | null;
  played: string[];
  /** How many cards may be played. */
  limit: number;
  on_goblin: boolean;
  tossed: number;
  tile: Asking | null;
  later?: [number, number][];
  ended?: boolean;
}

/** A tile that asks somebody something. */
export interface Asking {
  kind: Kind;
  goblin: [number, number];
  left?: number;
}

export type Kind = 'passage' | 'ghost' | 'raven' | 'ball' | 'whirlwind' | 'flying' | 'trapdoor';

/** A tile on the mountain. */
export interface Tile {
  /** What it is, if this seat knows. */
  kind: Kind | null;
  up: boolean;
}

/** Something that a decision caused. */
export interface MagicHillEvent extends GameEvent {
  event: EventName;
  seat: number;
  card?: string | null;
  kind?: Kind;
  goblin?: [number, number];
  place?: string | null;
  held?: number;
  way?: Way;
  now?: boolean;
  to?: number;
}

export type EventName =
  | 'place'
  | 'deal'
  | 'lead'
  | 'toss'
  | 'draw'
  | 'walk'
  | 'climb'
  | 'stop'
  | 'shove'
  | 'stone'
  | 'spare'
  | 'eaten'
  | 'tile'
  | 'shown'
  | 'rise'
  | 'fall'
  | 'wait'
  | 'village'
  | 'down'
  | 'turn'
  | 'extra'
  | 'raven'
  | 'lose'
  | 'lurk'
  | 'drop'
  | 'reshuffle'
  | 'end'
  | 'win';

export type Way = 'cw' | 'ccw';

export type Village = 'NW' | 'NE' | 'SE' | 'SW';

export const VILLAGES = ["NW", "NE", "SE", "SW"] as const;
export const LEVELS = 4 as const;
