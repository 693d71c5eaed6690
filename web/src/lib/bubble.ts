/** Where a bubble goes: beside the thing that it speaks of, never on it, and off whatever can be tapped. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Placing {
  x: number;
  y: number;
  side: Side;
  /** Where its arrow is, along the edge that faces the thing. */
  tip: number;
}

const GAP = 14; // pixels between the bubble and the thing, for the arrow
const EDGE = 8; // pixels kept free at the edge of the window
const CORNER = 20; // the arrow stays away from the corners
const NEVER = 1e9;

/**
 * The best place, in the window. `top` is how far the page reaches above the window: what lies there can be scrolled
 * to, what lies above the page cannot. `weight` is the price of a pixel out of sight.
 */
export function placed(
  thing: Box,
  size: Box,
  room: Box,
  avoid: readonly Box[],
  top: number,
  weight = 1,
): Placing {
  const sides: Side[] = ['below', 'above', 'right', 'left'];
  const all = sides.map((side) => ({ side, ...corner(side, thing, size, room) }));
  const cost = all.map(({ x, y }) => price({ ...size, x, y }, room, avoid, top, weight));
  const best = all[cost.indexOf(Math.min(...cost))]!;
  const along = best.side === 'above' || best.side === 'below';
  const middle = along ? thing.x + thing.width / 2 - best.x : thing.y + thing.height / 2 - best.y;
  const length = along ? size.width : size.height;
  return { ...best, tip: clamp(middle, CORNER, length - CORNER) };
}

/** The box around others. */
export function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function corner(side: Side, thing: Box, size: Box, room: Box): { x: number; y: number } {
  const across = thing.x + thing.width / 2 - size.width / 2;
  const down = thing.y + thing.height / 2 - size.height / 2;
  const x = clamp(across, room.x + EDGE, room.x + room.width - size.width - EDGE);
  const y = clamp(down, room.y + EDGE, room.y + room.height - size.height - EDGE);
  switch (side) {
    case 'below':
      return { x, y: thing.y + thing.height + GAP };
    case 'above':
      return { x, y: thing.y - size.height - GAP };
    case 'right':
      return { x: thing.x + thing.width + GAP, y };
    default:
      return { x: thing.x - size.width - GAP, y };
  }
}

/** How bad a place is: outside the page is out of the question, out of sight and on other things is bad. */
function price(bubble: Box, room: Box, avoid: readonly Box[], top: number, weight: number): number {
  const aside = Math.max(0, room.x - bubble.x, bubble.x + bubble.width - room.x - room.width);
  if (aside > 0 || bubble.y < -top) return NEVER;
  const hidden = Math.max(0, room.y - bubble.y, bubble.y + bubble.height - room.y - room.height);
  const covered = avoid.reduce((sum, other) => sum + shared(bubble, other), 0);
  return hidden * weight + covered / 25;
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
