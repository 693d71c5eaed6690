/** Which things an action touches, and which cards an event moves. */

import type { Flight } from '../../lib/game';
import type { GameEvent, Sentence, View } from '../../lib/wire';
import { nearTop, SUMMIT } from './spots';
import type { MagicHillEvent } from './shapes';
import type { MagicHillView, Kind } from './shapes';

/** The things to tap for an action. */
export function targets(notation: string, view?: View): string[] {
  const [verb, first, second, third] = notation.split(' ') as [string, ...string[]];
  switch (verb) {
    case 'place':
      return [`goblin:${first}`, `place:${second}`];
    case 'lead':
      return [`hand:${second === 'joker' ? 'joker' : first}`, `goblin:${first}`];
    case 'walk':
    case 'climb':
      return [
        `hand:${third === 'joker' ? 'joker' : first}`,
        verb === 'climb' && nearTop(view as MagicHillView | undefined)
          ? SUMMIT
          : `${verb}:${first}:${second}`,
      ];
    case 'toss':
      return [`hand:${first}`, 'discard'];
    case 'drop':
      return [`hand:${first}`, 'raven'];
    case 'reveal':
      return [`tile:${first}`];
    case 'raven':
      return [`seat:${first}`];
    case 'turn':
    case 'village':
      return [`${verb}:${first}`];
    default:
      return [`button:${verb}`];
  }
}

const TILE_CLAUSES: Record<Kind, string> = {
  passage: 'C52',
  ghost: 'C58',
  raven: 'C50',
  ball: 'C45',
  whirlwind: 'C47',
  flying: 'C49',
  trapdoor: 'C55',
};

/** What a card in your hand does: a number names a goblin or moves it, a joker is any number. And what asks does. */
export function does(target: string): string | null {
  const [thing, name] = target.split(':') as [string, string?];
  if (thing === 'kind') return TILE_CLAUSES[name as Kind];
  return thing === 'hand' ? (name === 'joker' ? 'C19' : 'C17') : null;
}

/** What a tile does, if its kind is known, or what tiles are for; and what a player's stones are good for. */
export function about(target: string, view: View): string | null {
  const [thing, name] = target.split(':') as [string, string?];
  if (thing === 'seat') return 'C41';
  if (thing !== 'tile') return null;
  const kind = (view as MagicHillView).tiles[name!]?.kind;
  return kind ? TILE_CLAUSES[kind] : 'C30';
}

/** The same in a short sentence. */
export function helps(target: string, seen: View): Sentence | null {
  const view = seen as MagicHillView;
  const [thing, name = ''] = target.split(':') as [string, string?];
  if (thing === 'hand') return [`board-help-${name === 'joker' ? 'joker' : 'number'}`, {}];
  if (thing === 'kind') return [`board-help-${name}`, {}];
  if (thing === 'tile') return [`board-help-${view.tiles[name]?.kind ?? 'tile'}`, {}];
  if (thing === 'seat' && !asks(view)) return ['board-help-stones', {}];
  const asking = ['seat', 'raven', 'turn', 'village'].includes(thing) && asks(view);
  return asking ? helps(asking, view) : null;
}

/** A tile that asks something. */
export function asks(view: View): string | null {
  const tile = (view as MagicHillView).pending?.tile;
  return tile ? `kind:${tile.kind}` : null;
}

const DEALT = 3;

/** The cards that an event moves. Goblins move by themselves. */
export function flights(event: GameEvent, seat: number | null): Flight[] {
  switch (event.event) {
    case 'lead':
    case 'walk':
    case 'climb':
      return [played(event, seat, 'played')];
    case 'toss':
    case 'drop':
      return [played(event, seat, 'discard')];
    case 'draw':
      return [{ from: 'draw', to: event.seat === seat ? 'hand' : `seat:${event.seat}`, card: cardOf(event) }];
    case 'deal':
      return seat === null
        ? []
        : Array.from({ length: DEALT }, () => ({ from: 'draw', to: 'hand', card: null }));
    default:
      return [];
  }
}

function played(event: GameEvent, seat: number | null, to: string): Flight {
  const card = cardOf(event);
  return { from: event.seat === seat ? `hand:${card}` : `seat:${event.seat}`, to, card };
}

function cardOf(event: GameEvent): string | null {
  return (event as MagicHillEvent).card ?? null;
}

export const minor = ['deal', 'lead', 'stop', 'end', 'draw', 'reshuffle', 'down'];

export function places(event: GameEvent): string[] {
  const { place } = event as MagicHillEvent;
  return place ? [`place:${place}`] : [];
}

/** The ways of the goblins that moved. */
export function ways(before: View, now: View): string[][] {
  const old = (before as MagicHillView).goblins;
  return (now as MagicHillView).goblins.flatMap((goblins, seat) =>
    goblins.flatMap((to, i) => {
      const from = old[seat]![i];
      return from && to && from !== to ? [[`place:${from}`, `place:${to}`]] : [];
    }),
  );
}
