/** An arrow through things on the board, from the edge of the first to the edge of the last. */

/** Where a thing lies, in pixels. */
export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An arrow as two paths. */
export interface Arrow {
  line: string;
  head: string;
}

interface Point {
  x: number;
  y: number;
}

const LEAST = 14; // pixels; a shorter arrow says nothing
const HEAD = 11; // length of its head
const BEND = 0.12; // how far a way without places in between is bent aside

export function arrow(spots: readonly Spot[]): Arrow | null {
  if (spots.length < 2) return null;
  const points = spots.map(middle);
  const [first, last] = [spots[0]!, spots.at(-1)!];
  const aside = points.length === 2 ? bent(points[0]!, points[1]!) : null;
  const start = leaving(first, aside ?? points[1]!);
  const end = leaving(last, aside ?? points.at(-2)!);
  if (points.length === 2 && distance(start, end) < LEAST) return null;
  const between = points.slice(1, -1).map(at).join('L');
  const line = aside ? `M${at(start)}Q${at(aside)} ${at(end)}` : `M${at(start)}L${between}L${at(end)}`;
  return { line, head: headAt(end, aside ?? points.at(-2)!) };
}

function middle({ x, y, width, height }: Spot): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Where the way from the middle of a thing to a point crosses the edge of the thing; never past half of the way. */
function leaving(spot: Spot, to: Point): Point {
  const from = middle(spot);
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = Math.min(0.5, spot.width / 2 / (Math.abs(x) || 1), spot.height / 2 / (Math.abs(y) || 1));
  return { x: from.x + x * part, y: from.y + y * part };
}

function bent(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2 + (b.y - a.y) * BEND, y: (a.y + b.y) / 2 - (b.x - a.x) * BEND };
}

function headAt(tip: Point, from: Point): string {
  const angle = Math.atan2(tip.y - from.y, tip.x - from.x);
  const wing = (turn: number): Point => ({
    x: tip.x - HEAD * Math.cos(angle + turn),
    y: tip.y - HEAD * Math.sin(angle + turn),
  });
  return `M${at(wing(0.5))}L${at(tip)}L${at(wing(-0.5))}Z`;
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
