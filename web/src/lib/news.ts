/** What happened since a player's last turn, picked from the lines of the log. */

import type { GameEvent } from './wire';

export interface Line {
  key: string;
  /** Whom it happened to. */
  seat: number | undefined;
  /** Whose decision caused it. */
  by: number | undefined;
  event: GameEvent | 'undone';
}

/**
 * The lines since a player last decided, newest first. While the player decides, their decisions of this turn do not
 * count: what the others did before it is still news.
 */
export function since(lines: readonly Line[], me: number | null, deciding: boolean): Line[] {
  if (me === null) return [];
  let end = lines.length;
  while (deciding && end && lines[end - 1]!.by === me) end--;
  let start = end;
  while (start && lines[start - 1]!.by !== me) start--;
  return lines.slice(start, end).reverse();
}

export interface Headline {
  seat: number;
  /** Oldest first: what the player did, in order. */
  lines: Line[];
}

/** What each player did, the one who did something last first. Minor events are left out where there are others. */
export function headlines(news: readonly Line[], minor: readonly string[]): Headline[] {
  const seats = [...new Set(news.map((line) => line.by))].filter((seat) => seat !== undefined);
  return seats.map((seat) => {
    const lines = news.filter((line) => line.by === seat).reverse();
    const major = lines.filter(({ event }) => event === 'undone' || !minor.includes(event.event));
    return { seat, lines: major.length ? major : lines };
  });
}
