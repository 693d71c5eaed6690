/** A few things that can be read off a view of Baba Yaga. */

import { VALUES, type BabaYagaEvent, type Back, type Held } from './shapes';
import type { GameEvent } from '../../lib/wire';

const WORTH: Readonly<Record<string, number>> = VALUES;

/** What a card counts; for a spell also its price. */
export function worth(card: string): number {
  return WORTH[card]!;
}

/** Potions are named by their value. */
export function isPotion(card: string): boolean {
  return card === String(worth(card));
}

/** What can be paid with. */
export function pays(card: string): boolean {
  return isPotion(card) || card === 'mortar';
}

/** What a hand counts, or null while some of it is hidden. */
export function handWorth(hand: Held[]): number | null {
  return hand.every(({ card }) => card) ? hand.reduce((sum, { card }) => sum + worth(card!), 0) : null;
}

/** The potions in a payment; a Mortar stands for whatever is missing. */
export function paidSum(paid: string[]): number {
  return paid.filter(isPotion).reduce((sum, card) => sum + worth(card), 0);
}

/** What the Cats are sent for when they go for a back. */
export const LOOT: Record<Back, 'yaga' | 'owl' | 'card'> = { red: 'yaga', teal: 'owl', black: 'card' };

/** The cards of a hand by their backs, coloured ones first. */
export function byBack(hand: Held[]): { back: Back; cards: Held[] }[] {
  return (['red', 'teal', 'black'] as const)
    .map((back) => ({ back, cards: hand.filter((held) => held.back === back) }))
    .filter(({ cards }) => cards.length);
}

/** The other players, in the order in which they play after this one. */
export function others(players: number, seat: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (seat + 1 + step) % players);
}

/** The cards that have just come into a hand. */
export function arrivals(events: readonly GameEvent[], seat: number): string[] {
  return (events as BabaYagaEvent[])
    .filter(({ event, seat: mover, caster }) =>
      event === 'stolen' ? caster === seat : mover === seat && ['draw', 'take', 'fetch'].includes(event),
    )
    .map(({ card }) => card!);
}

export interface Result {
  seat: number;
  cards: string[];
  points: number;
}

/** The hands that have just been laid open, with what they cost. */
export function showdown(events: readonly GameEvent[]): Result[] {
  const told = events as BabaYagaEvent[];
  const points = new Map(
    told.filter(({ event }) => event === 'score').map((event) => [event.seat, event.points!]),
  );
  return told
    .filter(({ event }) => event === 'show')
    .map(({ seat, cards }) => ({ seat: seat!, cards: cards as string[], points: points.get(seat) ?? 0 }));
}
