/** What the players at a table are called. */

import type { Say } from './scene.svelte';
import type { SeatInfo } from './wire';

export interface Person {
  name: string;
  bot: boolean;
}

const BOTS = ['Embla', 'Kári', 'Sóla', 'Njáll', 'Freyja', 'Askur'];

export function peopleOf(seats: readonly SeatInfo[], say: Say): Person[] {
  return seats.map((seat, i) => {
    if (seat.kind === 'bot') return { name: BOTS[i]!, bot: true };
    const name = seat.kind === 'open' ? say('page-seat-open') : seat.name || say('page-guest-name');
    return { name, bot: false };
  });
}

/** A name where no sign says who is a bot. */
export function inFull({ name, bot }: Person, say: Say): string {
  return bot ? say('page-bot-name', { name }) : name;
}
