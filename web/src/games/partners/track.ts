/**
 * Where everything lies on the board, in a box from -500 to 500 whose middle is 0.
 *
 * The ring is a rounded square with a dent in the middle of each side. In the dent at the bottom lies the start of
 * the player who looks on; the others follow clockwise. Squares 1 to 14 of a colour run clockwise from its start.
 */

import { COLOURS, type Colour } from './shapes';

export interface Point {
  x: number;
  y: number;
}

const SIDE = 452;
const DENT = 402;
const SHOULDER = 130;
const CORNER = 130;
const SLOTS = 15; // of a quarter: the gate and fourteen squares
const QUARTER = 14;
const SQUARES = 56;
const RINGS = 4;

export const START: Point = { x: 0, y: 461 };
export const GATE: Point = { x: 0, y: DENT };
/** The goal rings, outermost first, on the way from the gate at the bottom to the middle. */
export const RING_RADII = [30, 29, 28, 27];
const RING_DEPTHS = [338, 279, 221, 164];

/** Homes, card fans and name plates lie upright, one in each corner, the first at the bottom left. */
export const HOMES: Point[] = [
  { x: -134, y: 186 },
  { x: -300, y: -288 },
  { x: 134, y: -186 },
  { x: 300, y: 288 },
];
export const FANS: Point[] = [
  { x: -312, y: 180 },
  { x: -130, y: -292 },
  { x: 312, y: -180 },
  { x: 130, y: 292 },
];

/** A point turned clockwise by quarters. */
export function turned({ x, y }: Point, quarters: number): Point {
  const turns: Point[] = [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ];
  return turns[(quarters + 4) % 4]!;
}

const LINE = outline();
const SQUARE_POINTS = spaced(LINE, SLOTS);

/** The line of the ring from the gate at the bottom to the one at the left, in short pieces. */
function outline(): Point[] {
  const dent = bezier({ x: 0, y: DENT }, { x: -62, y: DENT }, { x: -68, y: SIDE }, { x: -SHOULDER, y: SIDE });
  const bend = bezier(
    { x: CORNER - SIDE, y: SIDE },
    { x: CORNER * 0.45 - SIDE, y: SIDE },
    { x: -SIDE, y: SIDE - CORNER * 0.45 },
    { x: -SIDE, y: SIDE - CORNER },
  );
  const rise = dent.map(({ x, y }) => ({ x: -y, y: -x })).reverse();
  return [...dent, ...bend, ...rise];
}

function bezier(a: Point, b: Point, c: Point, d: Point, pieces = 24): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const mix = (p: number, q: number, r: number, s: number) =>
      (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t * t * r + t ** 3 * s;
    return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) };
  });
}

/** Points along a line, all equally far apart. */
function spaced(line: Point[], count: number): Point[] {
  const far = [0];
  for (let i = 1; i < line.length; i++) far.push(far[i - 1]! + distance(line[i - 1]!, line[i]!));
  return Array.from({ length: count }, (_, slot) => {
    const want = (far.at(-1)! * slot) / count;
    const i = Math.max(
      1,
      far.findIndex((length) => length >= want),
    );
    const part = (want - far[i - 1]!) / (far[i]! - far[i - 1]!);
    return between(line[i - 1]!, line[i]!, part);
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: Point, b: Point, part: number): Point {
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** The whole ring as a path. */
export function ringPath(): string {
  const all = [0, 1, 2, 3].flatMap((quarter) => LINE.map((point) => turned(point, quarter)));
  return `M${all.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The square with a number, 1 to 14, in the quarter that many quarter turns from the bottom. */
export function squarePoint(number: number, quarters: number): Point {
  return turned(SQUARE_POINTS[number]!, quarters);
}

/** A goal ring, 1 to 4, in the lane that many quarter turns from the bottom. */
export function goalPoint(ring: number, quarters: number): Point {
  return turned({ x: 0, y: RING_DEPTHS[ring - 1]! }, quarters);
}

/** How far along its own way a place is: start 0, ring 1 to 56, goal 57 to 60; null at home. */
export function wayOf(seat: number, place: string): number | null {
  if (place === 'home') return null;
  if (place === 'start') return 0;
  const number = Number(place.slice(1));
  if (place[0] === 'Z') return SQUARES + number;
  const quarter = COLOURS.indexOf(place[0]!.toLowerCase() as Colour);
  return ((QUARTER * (quarter - seat + 4)) % SQUARES) + number;
}

/** The point at a distance along a seat's way, as seen from `bottom`. */
function wayPoint(seat: number, way: number, bottom: number): Point {
  if (way === 0) return turned(START, seat - bottom + 4);
  if (way > SQUARES) return goalPoint(way - SQUARES, (seat - bottom + 4) % 4);
  const quarter = Math.floor((way - 1) / QUARTER);
  return squarePoint(((way - 1) % QUARTER) + 1, (seat + quarter - bottom + 4) % 4);
}

const PAIRED = 15;
const NEST = 33;

/** Where a pawn stands; pawns that share a place stand around its middle. */
export function standing(
  seat: number,
  place: string,
  index: number,
  rank: number,
  count: number,
  bottom: number,
): Point {
  const way = wayOf(seat, place);
  if (way === null) return around(HOMES[(seat - bottom + 4) % 4]!, index, NEST);
  const middle = wayPoint(seat, way, bottom);
  if (count === 1) return middle;
  if (count === 2) return { x: middle.x + (rank ? PAIRED : -PAIRED), y: middle.y + (rank ? 4 : -4) };
  return around(middle, rank, PAIRED);
}

function around({ x, y }: Point, index: number, far: number): Point {
  return { x: x + (index % 2 ? far : -far), y: y + (index > 1 ? far : -far) };
}

/** Where some steps lead, if nothing can be in the way but walls; null if the pawn may have to turn. */
export function ahead(
  seat: number,
  places: string[],
  index: number,
  steps: number,
  bottom: number,
): Point | null {
  const from = wayOf(seat, places[index]!);
  if (from === null) return null;
  if (steps < 0) return from <= SQUARES ? wayPoint(seat, backwards(from, -steps), bottom) : null;
  const to = from + steps;
  const others = places.filter((_, i) => i !== index).map((place) => wayOf(seat, place) ?? 0);
  const turns = to > SQUARES + RINGS || others.some((way) => way > SQUARES && way > from && way <= to);
  return turns ? null : wayPoint(seat, to, bottom);
}

/** Backwards over its own start, which does not count: the start and square 1 are equally far from the neighbour's 14. */
function backwards(from: number, steps: number): number {
  return from > steps ? from - steps : SQUARES - steps + Math.max(from, 1);
}

const LONGEST = 14;

/** The places between two, for a pawn that walks; none where it jumps. */
export function route(seat: number, from: string, to: string, bottom: number): Point[] {
  return walked(seat, from, to).map((way) => wayPoint(seat, way, bottom));
}

/** The names of the places between two, for a pawn that walks; none where it jumps. */
export function placesBetween(seat: number, from: string, to: string): string[] {
  return walked(seat, from, to).map((way) => placeName(seat, way));
}

function walked(seat: number, from: string, to: string): number[] {
  const [start, end] = [wayOf(seat, from), wayOf(seat, to)];
  if (start === null || end === null) return [];
  const overStart = end - start > LONGEST && end <= SQUARES && start <= SQUARES - end + 4;
  const ways = overStart ? [...passed(start, 0), ...passed(SQUARES + 1, end)] : passed(start, end);
  return ways.length < LONGEST ? ways : [];
}

/** The name of the place at a distance along a seat's way: what `wayOf` reads. */
function placeName(seat: number, way: number): string {
  if (way === 0) return 'start';
  if (way > SQUARES) return `Z${way - SQUARES}`;
  const quarter = COLOURS[(seat + Math.floor((way - 1) / QUARTER)) % 4]!;
  return `${quarter.toUpperCase()}${((way - 1) % QUARTER) + 1}`;
}

/** The numbers between two, both left out. */
function passed(from: number, to: number): number[] {
  const step = Math.sign(to - from);
  return Array.from({ length: Math.max(0, Math.abs(to - from) - 1) }, (_, i) => from + step * (i + 1));
}
