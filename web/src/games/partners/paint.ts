/** The four colours: each with a shape of its own, so that colour is never the only sign. */

import { SEATS } from '../../lib/seats';
import { COLOURS, type Colour } from './shapes';

export interface Paint {
  top: string;
  side: string;
  light: string;
  ink: string;
  /** The seat's sign, a path in a box of 24 by 24. */
  shape: string;
  /** Where the middle of the shape looks to be. */
  middle: number;
}

const paint = (top: string, side: string, light: string, ink: string, seat: number, middle = 12): Paint => ({
  top,
  side,
  light,
  ink,
  shape: SEATS[seat]!.shape,
  middle,
});

export const PAINT: Record<Colour, Paint> = {
  y: paint('#f0b92a', '#a97409', '#ffe08a', '#3a2600', 0),
  g: paint('#237a4b', '#0f4527', '#6cc08f', '#ffffff', 1),
  b: paint('#2b66c2', '#153a78', '#83b1f2', '#ffffff', 2, 14),
  r: paint('#c4342d', '#761812', '#f08d84', '#ffffff', 3),
};

export function paintOf(seat: number): Paint {
  return PAINT[COLOURS[seat]!];
}
