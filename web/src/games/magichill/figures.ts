/** All goblins of a view as figures: who, and where in the picture. */

import { isUpright, lodging, middle, turned, type Point } from './hill';
import { type MagicHillView, type Village } from './shapes';
import { isVillage } from './view';

export interface Figure {
  id: string;
  seat: number;
  number: number;
  place: string;
  /** Where it stands on the table. */
  table: Point;
  /** Where it stands on the mountain, as if that were not turned. */
  hill: Point;
  aloft: boolean;
  stack: 'alone' | 'lower' | 'upper';
  /** How far it stands beside its place. */
  shift: Point;
}

const ALONE = { x: 0, y: -3 };
// Pairs spread across their path, so that they leave room for those before and behind them.
const PAIR = {
  across: { lower: { x: -10, y: 2 }, upper: { x: 10, y: -7 } },
  along: { lower: { x: -4, y: 8 }, upper: { x: 4, y: -12 } },
};

/** The figures of all goblins that have been placed. */
export function figures(view: MagicHillView): Figure[] {
  return view.goblins.flatMap((places, seat) =>
    places.flatMap((place, i) => (place ? [figure(view, seat, i + 1, place)] : [])),
  );
}

function figure(view: MagicHillView, seat: number, number: number, place: string): Figure {
  const id = `${seat}-${number}`;
  const table = isVillage(place) ? lodged(view, id, place) : turned(middle(view.side, place), view.rotation);
  const stack = stacking(view, seat, number, place);
  const pair = isUpright(view.side, view.rotation, place) ? PAIR.across : PAIR.along;
  return {
    id,
    seat,
    number,
    place,
    table,
    hill: turned(table, -view.rotation),
    aloft: !isVillage(place),
    stack,
    shift: stack === 'alone' ? ALONE : pair[stack],
  };
}

function lodged(view: MagicHillView, id: string, village: Village): Point {
  const there = view.goblins.flatMap((places, seat) =>
    places.flatMap((place, i) => (place === village ? [`${seat}-${i + 1}`] : [])),
  );
  return lodging(village, there.indexOf(id), there.length);
}

function stacking(view: MagicHillView, seat: number, number: number, place: string): Figure['stack'] {
  const lower = view.under[place];
  if (!lower) return 'alone';
  return lower[0] === seat && lower[1] === number ? 'lower' : 'upper';
}
