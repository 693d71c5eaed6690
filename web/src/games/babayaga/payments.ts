/** Paying for a spell: cards are tapped in any order, and paid in the order that the rules ask for (BY-A1). */

import type { Choice } from '../../lib/picking';
import type { View } from '../../lib/wire';
import type { BabaYagaView } from './shapes';
import { isPotion, paidSum, pays, worth } from './view';

/** A card that can be paid with, and its name as a thing to tap: of two that are alike each has its own. */
interface Coin {
  card: string;
  target: string;
}

/** The name of a card in a hand while it can be paid with. */
export function coin(hand: readonly (string | null)[], index: number): string {
  const card = hand[index]!;
  const before = hand.slice(0, index).filter((other) => other === card).length;
  return before ? `pay:${card}:${before + 1}` : `pay:${card}`;
}

/** All whole payments, while one is due. */
export function plans(told: View): Choice[] | null {
  const view = told as BabaYagaView;
  if (view.phase !== 'pay' || view.player === null) return null;
  const hand = view.hands[view.player]!.map(({ card }) => card);
  const coins = hand.flatMap((card, i) => (card && pays(card) ? [{ card, target: coin(hand, i) }] : []));
  const { spell, paid } = view.pending!;
  const found = subsets(coins).flatMap((some) => payment(some.sort(order), paid, worth(spell)));
  // The server says what may come next; nothing else is offered.
  return found.filter(({ notation }) => view.legal.includes(notation));
}

function subsets(coins: Coin[]): Coin[][] {
  return coins.reduce<Coin[][]>((some, one) => [...some, ...some.map((rest) => [...rest, one])], [[]]);
}

/** BY-A1: Mortars first, then potions from high to low. */
function order(one: Coin, other: Coin): number {
  return rank(other.card) - rank(one.card);
}

function rank(card: string): number {
  return isPotion(card) ? worth(card) : Infinity;
}

/** The payment that is complete with these cards, or none. BY-A6: each Mortar stands for 1 or more. */
function payment(coins: Coin[], paid: string[], price: number): Choice[] {
  const cards = [...paid, ...coins.map(({ card }) => card)];
  const mortars = cards.filter((card) => !isPotion(card)).length;
  const rest = price - mortars - paidSum(cards);
  if (rest < 0 || (rest > 0 && !mortars)) return [];
  const [notation, ...then] = [...coins.map(({ card }) => `pay ${card}`), ...(rest ? ['done'] : [])];
  const targets = [...coins.map(({ target }) => target), ...(rest ? ['brew'] : [])];
  return notation ? [{ notation, then, targets }] : [];
}
