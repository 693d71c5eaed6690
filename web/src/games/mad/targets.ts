/** Which things an action of the MAD card game touches, and which cards an event moves. */

import { explaining, type Flight } from '../../lib/game';
import type { GameEvent, Sentence, View } from '../../lib/wire';
import type { MadEvent, MadView } from './shapes';
import { chainOf, faceOf } from './view';

const BUTTONS = ['skip', 'end', 'colour', 'accept'];

/** The things to tap for an action. A hand names its cards after what they are for: to play, to give, to answer. */
export function targets(notation: string): string[] {
  const [verb, what] = notation.split(' ') as [string, string?];
  if (verb === 'play') return [`hand:${what}`];
  if (verb === 'give') return [`gift:${what}`];
  if (verb === 'at') return [`seat:${what}`];
  if (verb === 'worry') return ['reply:worry'];
  if (verb === 'draw' || verb === 'keep') return [verb];
  if (verb === 'cw' || verb === 'ccw') return [`direction:${verb}`];
  return BUTTONS.includes(verb) ? [`button:${verb}`] : [`colour:${verb}`];
}

/** What a card in your hand is for: the phase decides, so that one tap is enough. */
export function purpose(card: string, phase: string): string {
  if (phase === 'give') return `gift:${card}`;
  return phase === 'reply' && card === 'worry' ? 'reply:worry' : `hand:${card}`;
}

const CLAUSES: Record<string, string> = {
  which: 'MD-7',
  draw1: 'MD-8',
  give2: 'MD-9',
  wild: 'MD-10',
  wooly: 'MD-11',
  exchange: 'MD-13',
  worry: 'MD-14',
  joker: 'MD-15',
};

const CARDS = ['hand', 'gift', 'reply', 'pile'];

/** What a card does; a number only has to fit. */
export const does = explaining(CARDS, (card) => CLAUSES[faceOf(card)] ?? 'MD-5');

/** The same in a short sentence; what is asked about a card explains the card. */
export function helps(target: string, view: View): Sentence | null {
  const [kind, name] = target.split(':') as [string, string?];
  if (kind === 'direction') return ['board-help-which', {}];
  if (kind === 'button' || kind === 'colour') {
    const about = asks(view);
    return about ? helps(about, view) : null;
  }
  if (!name || !CARDS.includes(kind)) return null;
  const face = faceOf(name);
  return [`board-help-${face in CLAUSES ? face : 'number'}`, {}];
}

/** In the middle of a card everything asked is about that card. */
export function asks(view: View): string | null {
  const chain = chainOf(view as MadView);
  return chain ? `hand:${chain.card}` : null;
}

/** The cards that an event moves, seen from a seat. */
export function flights(told: GameEvent, seat: number | null): Flight[] {
  const event = told as MadEvent;
  const card = event.card ?? null;
  const who = event.seat;
  const mine = seat !== null && who === seat;
  const hand = (other: number): string => (other === seat ? 'hand' : `seat:${other}`);
  const from = (own: string): string => (mine ? own : `seat:${who}`);
  switch (event.event) {
    case 'turn-up':
      return [{ from: 'draw', to: 'pile', card }];
    case 'play':
      return [{ from: from(`hand:${card}`), to: 'pile', card }];
    case 'worry':
      return [{ from: from('reply:worry'), to: 'pile', card }];
    case 'draw':
      return [{ from: 'draw', to: from('drawn'), card }];
    case 'keep':
      return mine ? [{ from: `hand:${card}`, to: 'keep', card }] : [];
    case 'offer':
      return [{ from: from(`gift:${card}`), to: 'slot', card }];
    case 'gift':
      return [{ from: 'slot', to: hand(event.target!), card }];
    case 'swap':
      return swap(hand(who), hand(event.target!));
    case 'reshuffle':
      return [{ from: 'pile', to: 'draw', card: null }];
    default:
      return [];
  }
}

function swap(one: string, other: string): Flight[] {
  return [
    { from: one, to: other, card: null },
    { from: other, to: one, card: null },
  ];
}

export const minor = ['deal', 'turn-up', 'draw', 'keep', 'accept', 'reshuffle'];

export function places(told: GameEvent): string[] {
  const { target } = told as MadEvent;
  return target === undefined ? [] : [`seat:${target}`];
}
