/** The parts of a view that Magic Hill adds, in the words of the server. */

import type { View } from '../../lib/wire';

export const VILLAGES = ['NW', 'NE', 'SE', 'SW'] as const;
export type Village = (typeof VILLAGES)[number];
export type Way = 'cw' | 'ccw';
export type Kind = 'passage' | 'ghost' | 'raven' | 'ball' | 'whirlwind' | 'flying' | 'trapdoor';

export interface Tile {
  /** What it is, if this seat knows. */
  kind: Kind | null;
  up: boolean;
}

/** A tile that asks somebody something. */
export interface Asking {
  kind: Kind;
  goblin: [seat: number, number: number];
  left?: number;
}

/** The turn under way. */
export interface Pending {
  led: number | null;
  played: string[];
  limit: number;
  tossed: number;
  tile: Asking | null;
}

export interface HillView extends View {
  side: number;
  board_assumed: boolean;
  /** Quarter turns of the mountain, clockwise. */
  rotation: number;
  /** By seat, where goblins 1 to 5 are: a square such as 2-14, a village, `top`, or not placed. */
  goblins: (string | null)[][];
  /** The lower goblin of every pair. */
  under: Record<string, [seat: number, number: number]>;
  tiles: Record<string, Tile>;
  stones: string[];
  held: number[];
  ravens: number[];
  waiting: [seat: number, number: number][];
  hands: (string | null)[][];
  draw: { count: number };
  discard: { count: number; top: string | null };
  pending: Pending | null;
}

/** Whether a place is one of the villages. */
export function isVillage(place: string): place is Village {
  return (VILLAGES as readonly string[]).includes(place);
}
