/** The shape of the mountain: where its squares lie in the picture, and where steps lead. No rules. */

import { VILLAGES, type Village, type Way } from './shapes';
import { isVillage } from './view';

/** The picture is a square of this side, with the summit at 0, 0. */
export const STAGE = 520;
export const LEVELS = 4;
export const CLIFF = 8;
const FOOT = 424; // side of the lowest level

export interface Point {
  x: number;
  y: number;
}

/** A level in the picture: half its side, and the side of its squares. */
export interface Ring {
  half: number;
  pitch: number;
}

/** The levels from the bottom; the fifth is the summit. */
export function rings(side: number): Ring[] {
  const found: Ring[] = [];
  let whole = FOOT;
  for (let level = 1; level <= LEVELS + 1; level++) {
    const pitch = whole / (side - 2 * level + 2);
    found.push({ half: whole / 2, pitch });
    whole -= 2 * pitch + 2 * CLIFF;
  }
  return found;
}

/** How many steps it is from corner to corner of a level. */
export function stepsASide(side: number, level: number): number {
  return side - 2 * level + 1;
}

/** The names of all squares of a level, clockwise from the north-western corner. */
export function squaresOf(side: number, level: number): string[] {
  return Array.from({ length: 4 * stepsASide(side, level) }, (_, i) => `${level}-${i}`);
}

export function parse(square: string): [level: number, i: number] {
  return square.split('-').map(Number) as [number, number];
}

export function isCorner(side: number, square: string): boolean {
  const [level, i] = parse(square);
  return i % stepsASide(side, level) === 0;
}

/** The middle of a square, or of the summit, on a mountain that is not turned. */
export function middle(side: number, place: string): Point {
  if (place === 'top') return { x: 0, y: 0 };
  const [level, i] = parse(place);
  const { half, pitch } = rings(side)[level - 1]!;
  const steps = stepsASide(side, level);
  const edge = half - pitch / 2;
  return turned({ x: -edge + (i % steps) * pitch, y: -edge }, Math.floor(i / steps));
}

/** Whether the path runs up and down the picture at a square. */
export function isUpright(side: number, rotation: number, place: string): boolean {
  const [level, i] = parse(place);
  return (Math.floor(i / stepsASide(side, level)) + rotation) % 2 === 1;
}

/** A point after quarter turns clockwise. */
export function turned({ x, y }: Point, quarters: number): Point {
  const rest = ((quarters % 4) + 4) % 4;
  return [
    { x, y },
    { x: -y, y: x },
    { x: -x, y: -y },
    { x: y, y: -x },
  ][rest]!;
}

/** The angle that shows a rotation, nearest to the angle shown so far. */
export function nearest(angle: number, rotation: number): number {
  const rest = (((rotation * 90 - angle) % 360) + 360) % 360;
  return angle + (rest > 180 ? rest - 360 : rest);
}

const ARM = 64; // from the corner of the picture to the first goblin of a village
const EDGE = STAGE / 2 - 21;
const LONGEST = 196; // that an arm of a village may be
const APART = { across: 28, down: 33 };

/** Where the goblins of a village stand: in turn along both sides of its corner. */
export function lodging(village: Village, index: number, count: number): Point {
  const east = village.endsWith('W') ? 1 : -1;
  const south = village.startsWith('N') ? 1 : -1;
  const vertical = index % 2 === 1;
  const apart = Math.min(vertical ? APART.down : APART.across, LONGEST / Math.ceil(count / 2));
  const along = STAGE / 2 - ARM - Math.floor(index / 2) * apart;
  const [x, y] = vertical ? [EDGE, along] : [along, EDGE];
  return { x: -east * x, y: -south * y };
}

/** Where a move would end, by steps alone; null if there is no way. */
export function landing(
  side: number,
  rotation: number,
  place: string,
  verb: 'walk' | 'climb',
  steps: number,
  way: Way,
): string | null {
  const first = verb === 'climb' ? above(side, place) : isVillage(place) ? gate(side, rotation, place) : null;
  if (verb === 'climb' && (first === null || first === 'top')) return first;
  return along(side, first ?? place, first ? steps - 1 : steps, way);
}

function along(side: number, square: string, steps: number, way: Way): string {
  const [level, i] = parse(square);
  const round = 4 * stepsASide(side, level);
  return `${level}-${(i + (way === 'cw' ? steps : -steps) + round) % round}`;
}

/** The corner that a village touches. */
function gate(side: number, rotation: number, village: Village): string {
  const corner = (VILLAGES.indexOf(village) - rotation + 4) % 4;
  return `1-${corner * stepsASide(side, 1)}`;
}

/** The neighbour on the next level; none from a corner or a village. */
function above(side: number, place: string): string | null {
  if (isVillage(place) || isCorner(side, place)) return null;
  const [level, i] = parse(place);
  if (level === LEVELS) return 'top';
  const steps = stepsASide(side, level);
  const round = 4 * (steps - 2);
  return `${level + 1}-${(Math.floor(i / steps) * (steps - 2) + (i % steps) - 1) % round}`;
}
