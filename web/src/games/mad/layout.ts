/** Where players sit and how cards overlap, in pixels. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Below this width the table is drawn for a phone; the styles know the same number. */
export const NARROW = 700;

const LEAST = 15; // half of what the table's edge is wide

/** The ring that play runs around. */
export function ring({ width, height }: Size): Point & { rx: number; ry: number } {
  const narrow = width < NARROW;
  const [top, bottom] = narrow ? [26, 22] : [40, 26];
  // Before the page is laid out it has no size, but no ellipse is smaller than nothing.
  const ry = Math.max(LEAST, (height - top - bottom) / 2);
  return { x: width / 2, y: top + ry, rx: Math.max(LEAST, width / 2 - (narrow ? 26 : 84)), ry };
}

// On a phone the others sit along the upper edge, so that the middle stays wide. Parts of the width, and pixels.
const NARROW_SEATS: Record<number, [number, number][]> = {
  2: [[0.5, 34]],
  3: [
    [0.18, 70],
    [0.82, 70],
  ],
  4: [
    [0.165, 104],
    [0.5, 34],
    [0.835, 104],
  ],
  5: [
    [0.165, 111],
    [0.3, 38],
    [0.7, 38],
    [0.835, 111],
  ],
  6: [
    [0.165, 111],
    [0.165, 37],
    [0.5, 34],
    [0.835, 37],
    [0.835, 111],
  ],
};

function wide(players: number, size: Size): Point[] {
  const { x, y, rx, ry } = ring(size);
  return Array.from({ length: players - 1 }, (_, i) => {
    const angle = Math.PI / 2 + ((i + 1) / players) * 2 * Math.PI;
    return { x: x + rx * Math.cos(angle), y: y + ry * Math.sin(angle) };
  });
}

/** Where the players sit, clockwise from the one at the lower edge. */
export function places(players: number, size: Size): Point[] {
  const own = { x: size.width / 2, y: size.height - 24 };
  const narrow = NARROW_SEATS[players]!.map(([part, y]) => ({ x: part * size.width, y }));
  return [own, ...(size.width < NARROW ? narrow : wide(players, size))];
}

/** How many cards lie in each row of a hand, so that of every card at least `least` pixels can be tapped. */
export function rows(count: number, width: number, card: number, least: number): number[] {
  const most = Math.max(1, Math.floor((width - card) / least) + 1);
  const lines = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: lines }, (_, i) => Math.floor((count + i) / lines));
}

/** The distance from one card of a row to the next. */
export function step(count: number, width: number, card: number, gap: number): number {
  return count < 2 ? card : Math.min(card + gap, (width - card) / (count - 1));
}
