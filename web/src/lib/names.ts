/** What the players at a table are called. */

import type { Say } from './scene.svelte';
import type { SeatInfo } from './wire';

const BOTS = ['Embla', 'Kári', 'Sóla', 'Njáll', 'Freyja', 'Askur'];

export function namesOf(seats: readonly SeatInfo[], say: Say): string[] {
  return seats.map((seat, i) => {
    if (seat.kind === 'bot') return say('page-bot-name', { name: BOTS[i]! });
    if (seat.kind === 'open') return say('page-seat-open');
    return seat.name || say('page-guest-name');
  });
}
