/** Which things an action touches, and which cards an event moves. */

import { explaining, type Flight } from '../../lib/game';
import type { GameEvent, Sentence, View } from '../../lib/wire';
import type { BabaYagaEvent, BabaYagaView, Pile } from './shapes';
import { isPotion } from './view';

/** The things to tap for an action. */
export function targets(notation: string): string[] {
  const [verb, first = '', second = '', third] = notation.split(' ');
  switch (verb) {
    case 'swap':
      return [`hand:${first}`, `lay:${second}`, third === 'draw' ? 'draw' : `take:${otherPile(second)}`];
    case 'cast':
      return [`hand:${first}`, 'cauldron', `lay:${second}`];
    case 'garlic':
      return ['hand:garlic', `ward:${first}`];
    case 'rob':
      return [`rob:${first}:${second}`];
    case 'pay':
    case 'dispel':
      return [`${verb}:${first}`];
    case 'take':
      return [`fetch:${first}`];
    case 'declare':
      return ['hut'];
    case 'done':
      return ['brew'];
    default:
      return [`button:${verb}`];
  }
}

const CLAUSES: Record<string, string> = {
  pelican: 'BY-10',
  owl: 'BY-11',
  cats: 'BY-12',
  wand: 'BY-13',
  garlic: 'BY-14',
  mortar: 'BY-15',
};

/** What a card in your hand does, or what it counts. */
export const does = explaining(['hand', 'pay'], (card) => CLAUSES[card] ?? 'BY-2');

const OF_A_CARD = ['hand', 'pay', 'fetch', 'dispel', 'rob'];

/** The same in a short sentence; piles, supplies and the spell under way explain the card that lies there. */
export function helps(target: string, seen: View): Sentence | null {
  const [kind, first = '', second] = target.split(':');
  const view = seen as BabaYagaView;
  let card: string | null = OF_A_CARD.includes(kind!) ? (kind === 'rob' ? second! : first) : null;
  if (['lay', 'take', 'ward'].includes(kind!)) card = view.discard[first as Pile].top;
  if (['cauldron', 'brew', 'button'].includes(kind!)) card = asks(view)?.slice(5) ?? null;
  if (!card || card === 'card') return null;
  return [`board-help-${isPotion(card) ? 'potion' : card}`, {}];
}

/** Once a spell is cast, everything asked is about it. */
export function asks(view: View): string | null {
  const spell = (view as BabaYagaView).pending?.spell;
  return spell ? `hand:${spell}` : null;
}

export function otherPile(pile: string): Pile {
  return pile === 'A' ? 'B' : 'A';
}

export type PileVerb = 'lay' | 'take' | 'ward';

/**
 * What tapping a discard pile means now. A pile can be laid on and taken from, but only one of the two at a time:
 * first comes the card, then where it goes, then where the new one comes from. With nothing in hand yet, a tap
 * reaches for the top card.
 */
export function pileVerb(
  pile: Pile,
  phase: string,
  picked: readonly string[],
  leads: (target: string) => boolean,
): PileVerb {
  if (phase === 'reply') return 'ward';
  const other = otherPile(pile);
  if (picked.includes('cauldron')) return 'lay';
  if (picked.includes(`take:${pile}`) || picked.includes(`lay:${other}`)) return 'take';
  if (picked.includes(`lay:${pile}`) || picked.includes(`take:${other}`)) return 'lay';
  const [first, second]: PileVerb[] = picked.length ? ['lay', 'take'] : ['take', 'lay'];
  return leads(`${second}:${pile}`) && !leads(`${first}:${pile}`) ? second! : first!;
}

/** The cards that an event moves, seen from a seat. */
export function flights(told: GameEvent, seat: number | null): Flight[] {
  const event = told as BabaYagaEvent;
  const back = event.back ?? 'black';
  if (event.event === 'reshuffle')
    return ['pile:A', 'pile:B'].map((from) => ({ from, to: 'draw', card: null, back }));
  const path = paths(event, seat)[event.event];
  return path ? [{ from: path[0], to: path[1], card: cardOf(event), back }] : [];
}

/** From where to where a card goes, by the name of the event. */
function paths(event: BabaYagaEvent, seat: number | null): Record<string, [from: string, to: string]> {
  const out = origin(event.seat, seat, cardOf(event));
  const home = goal(event.seat, seat);
  const pile = `pile:${event.pile}`;
  const supply = `supply:${event.card}`;
  return {
    'turn-up': ['draw', pile],
    discard: [out, pile],
    garlic: [out, pile],
    draw: ['draw', home],
    take: [pile, home],
    cast: [out, 'cauldron'],
    pay: [out, 'cauldron'],
    active: ['cauldron', pile],
    fetch: [supply, home],
    return: [out, supply],
    stolen: [out, goal(event.caster, seat)],
  };
}

function cardOf(event: BabaYagaEvent): string | null {
  return event.card ?? null;
}

function origin(mover: number | undefined, seat: number | null, card: string | null): string {
  return mover === seat && card ? `hand:${card}` : `seat:${mover}`;
}

function goal(mover: number | undefined, seat: number | null): string {
  return mover === seat ? 'hand' : `seat:${mover}`;
}

export const minor = ['deal', 'turn-up', 'draw', 'pay', 'active', 'reshuffle'];

export function places(told: GameEvent): string[] {
  const { pile } = told as BabaYagaEvent;
  return pile ? [`pile:${pile}`] : [];
}
