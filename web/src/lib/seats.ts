/** Every seat has a colour and a shape, so that colour is never the only sign. */

import { COLOURS } from 'virtual:games';

export interface SeatSign {
  colour: string;
  /** A path in a box of 24 by 24. */
  shape: string;
}

/** The colour of a seat at a game; some rules give the players theirs. */
export function colourOf(game: string, seat: number): string {
  return COLOURS[game]?.[seat] ?? SEATS[seat]!.colour;
}

export const SEATS: SeatSign[] = [
  { colour: '#c2410c', shape: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z' },
  { colour: '#1d4ed8', shape: 'M4 4h16v16h-16z' },
  { colour: '#15803d', shape: 'M12 2.5l10 18h-20z' },
  { colour: '#a21caf', shape: 'M12 1.5l10 10.5l-10 10.5l-10-10.5z' },
  { colour: '#a16207', shape: 'M12 2l3 6.5l7 .8l-5.2 4.8l1.5 7l-6.3-3.6l-6.3 3.6l1.5-7l-5.2-4.8l7-.8z' },
  { colour: '#0e7490', shape: 'M7 2.5h10l5 9.5l-5 9.5h-10l-5-9.5z' },
];
