/** Which things an action touches, and which cards an event moves. */

import { explaining, type Flight } from '../../lib/game';
import type { GameEvent, Sentence, View } from '../../lib/wire';
import { explain } from './explain';
import type { PartnersEvent, PartnersView } from './shapes';
import { placesBetween } from './track';
import { pawnsOf } from './view';

/** A card that means more than one thing asks for one more tap. Gifts, parts and swaps have names of their own. */
const TOUCHES: Record<string, (...rest: string[]) => string[]> = {
  give: (card) => [`give:${card}`],
  start: (card) => (card === 'heart' ? ['hand:heart'] : [`hand:${card}`, 'home']),
  move: (pawn, steps, card) => [`hand:${card}`, `pawn:${pawn}`, ...(card === '1' ? [`steps:${steps}`] : [])],
  back: (pawn) => ['hand:-4', `pawn:${pawn}`],
  split: () => ['hand:7'],
  part: (pawn, steps) => [`pawn:${pawn}`, `part:${steps}`],
  swap: () => ['hand:swap'],
  pick: (pawn) => [`swap:${pawn}`],
  fold: () => ['button:fold'],
};

/** The things to tap for an action. */
export function targets(notation: string): string[] {
  const [verb, ...rest] = notation.split(' ');
  return TOUCHES[verb!]!(...rest);
}

const CLAUSES: Record<string, string> = {
  heart: '§V2',
  '8': '§V3',
  '13': '§V4',
  '-4': '§V5',
  '1': '§V6',
  '7': '§V7',
  swap: '§V9',
};

/** What a card in your hand does. */
export const does = explaining(['hand', 'give'], (card) => CLAUSES[card] ?? '§V1');

/** The same in a short sentence. */
export function helps(target: string): Sentence | null {
  const [kind, card] = target.split(':') as [string, string?];
  return card && (kind === 'hand' || kind === 'give') ? explain(card) : null;
}

const ASKING: Record<string, string> = { part: 'hand:7', pick: 'hand:swap' };

/** A 7 and a swap ask for more than one tap. */
export function asks(view: View): string | null {
  return ASKING[view.phase] ?? null;
}

const LAID = new Set(['start', 'move', 'back', 'split', 'swap']);
const SEATS = [0, 1, 2, 3];

/** The cards that an event moves, seen from a seat. */
export function flights(told: GameEvent, seat: number | null): Flight[] {
  const event = told as PartnersEvent;
  const who = event.seat;
  const card = event.card ?? null;
  const hand = (other: number) => (other === seat ? 'hand' : `seat:${other}`);
  if (event.event === 'deal') return SEATS.map((to) => ({ from: 'deck', to: hand(to), card: null }));
  if (event.event === 'give') return [{ from: origin(who, seat, 'give', card), to: `gift:${who}`, card }];
  if (event.event === 'cross') return [{ from: `gift:${who}`, to: hand(event.to!), card }];
  if (event.event === 'fold') return event.cards!.map((one) => laid(who, seat, one));
  return LAID.has(event.event) ? [laid(who, seat, card)] : [];
}

function laid(who: number, seat: number | null, card: string | null): Flight {
  return { from: origin(who, seat, 'hand', card), to: 'used', card };
}

function origin(who: number, seat: number | null, kind: string, card: string | null): string {
  return who === seat && card !== null ? `${kind}:${card}` : `seat:${who}`;
}

export const minor = ['deal', 'split', 'pick', 'lock'];

/** A place on the board. The squares of the ring belong to all, the others to a colour. */
export function placeAnchor(colour: string, place: string): string {
  return /^[YGBR]/.test(place) ? `place:${place}` : `place:${colour}:${place}`;
}

export function places(told: GameEvent): string[] {
  const { pawn, place } = told as PartnersEvent;
  return pawn && place ? [placeAnchor(pawn[0]!, place)] : [];
}

/** The ways of the pawns that moved: square by square, or straight where two changed places or one went home. */
export function ways(before: View, now: View): string[][] {
  const old = pawnsOf(before as PartnersView);
  const moved = pawnsOf(now as PartnersView)
    .map(({ seat, colour, place }, i) => ({ seat, colour, from: old[i]!.place, to: place }))
    .filter(({ from, to }) => from !== to);
  const traded = (from: string, to: string): boolean =>
    moved.some((other) => other.from === to && other.to === from);
  return moved.map(({ seat, colour, from, to }) => {
    const between = traded(from, to) ? [] : placesBetween(seat, from, to);
    return [from, ...between, to].map((place) => placeAnchor(colour, place));
  });
}
