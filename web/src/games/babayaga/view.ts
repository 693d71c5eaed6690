/** What a seat sees of Baba Yaga, and a few things that can be read off it. */

import type { GameEvent, View } from '../../lib/wire';

export type Back = 'red' | 'teal' | 'black';
export type Pile = 'A' | 'B';
export const PILES: Pile[] = ['A', 'B'];

export interface Held {
  card: string | null;
  back: Back;
}

export interface Spell {
  spell: string;
  pile: Pile;
  paid: string[];
  aim: 'yaga' | 'owl' | 'card' | null;
  target: number | null;
  left: number[];
}

export interface YagaView extends View {
  match: 'round' | 'tournament';
  hands: Held[][];
  draw: { count: number; top: Held };
  discard: Record<Pile, { count: number; top: string | null }>;
  supply: { yaga: number; owl: number };
  locked: Pile | null;
  pending: Spell | null;
  totals: number[];
}

const SPECIAL: Record<string, number> = {
  yaga: 0,
  pelican: 7,
  cats: 7,
  wand: 8,
  owl: 7,
  garlic: 10,
  mortar: 10,
};

/** What a card counts; for a spell also its price. */
export function worth(card: string): number {
  return SPECIAL[card] ?? Number(card);
}

export function isPotion(card: string): boolean {
  return !(card in SPECIAL);
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
  return events
    .filter(({ event, seat: mover, ...rest }) =>
      event === 'stolen'
        ? rest['caster'] === seat
        : mover === seat && ['draw', 'take', 'fetch'].includes(event),
    )
    .map((event) => event['card'] as string);
}

export interface Result {
  seat: number;
  cards: string[];
  points: number;
}

/** The hands that have just been laid open, with what they cost. */
export function showdown(events: readonly GameEvent[]): Result[] {
  const points = new Map(
    events.filter(({ event }) => event === 'score').map((event) => [event.seat, event['points'] as number]),
  );
  return events
    .filter(({ event }) => event === 'show')
    .map((event) => ({
      seat: event.seat!,
      cards: event['cards'] as string[],
      points: points.get(event.seat) ?? 0,
    }));
}
