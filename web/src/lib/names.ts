/** What the players at a table are called, and whether they are there. */

import type { Say } from './scene.svelte';
import type { SeatInfo } from './wire';

export interface Person {
  name: string;
  bot: boolean;
  /** Whether a person who is awaited is not connected. */
  absent: boolean;
}

/** Everyone at a table; of people with the same name all but the first have a number. */
export function peopleOf(seats: readonly SeatInfo[], say: Say, awaited = false): Person[] {
  const called: string[] = [];
  return seats.map((seat) => {
    if (seat.kind === 'open') return { name: say('page-seat-open'), bot: false, absent: false };
    const name = seat.name || say('page-guest-name');
    const namesakes = called.filter((other) => other === name).length;
    called.push(name);
    const played = seat.kind === 'bot' || !!seat.away || !!seat.left;
    return {
      name: namesakes ? `${name} ${namesakes + 1}` : name,
      bot: played,
      absent: awaited && !played && !seat.here,
    };
  });
}

/** A name where no sign says who is a bot. */
export function inFull({ name, bot, absent }: Person, say: Say): string {
  if (absent) return say('page-plate-absent', { who: name });
  return bot ? say('page-bot-name', { name }) : name;
}

/** Who has won, in a sentence. */
export function verdict(winners: readonly number[], names: readonly string[], say: Say): string {
  const who = winners.map((seat) => names[seat]!);
  return who.length === 1 ? say('winner', { who: who[0]! }) : say('winners', { who: who.join(', ') });
}
