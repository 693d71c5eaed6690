/** What the players at a table are called. */

import type { Say } from './scene.svelte';
import type { SeatInfo } from './wire';

export interface Person {
  name: string;
  bot: boolean;
}

/** Everyone at a table; of people with the same name all but the first have a number. */
export function peopleOf(seats: readonly SeatInfo[], say: Say): Person[] {
  const called: string[] = [];
  return seats.map((seat) => {
    if (seat.kind === 'open') return { name: say('page-seat-open'), bot: false };
    const name = seat.name || say('page-guest-name');
    const namesakes = called.filter((other) => other === name).length;
    called.push(name);
    return { name: namesakes ? `${name} ${namesakes + 1}` : name, bot: seat.kind === 'bot' };
  });
}

/** A name where no sign says who is a bot. */
export function inFull({ name, bot }: Person, say: Say): string {
  return bot ? say('page-bot-name', { name }) : name;
}
