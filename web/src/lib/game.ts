/** What the page needs of a game: how it is drawn, and which things an action touches. It decides no rule. */

import type { Component } from 'svelte';
import type { GuideStep } from './guide';
import type { Scene } from './scene.svelte';
import type { GameEvent, View } from './wire';

/** A card on its way from one thing to another. A thing is named by its target. */
export interface Flight {
  from: string;
  to: string;
  card: string | null;
  back?: string;
}

export interface GamePage {
  /** The table, from the view of a seat. */
  Board: Component<{ scene: Scene }>;
  /** A card, face up or (null) face down, filling its box: what flies, and what end screens show. */
  Piece: Component<{ card: string | null; back?: string }>;
  /** A picture for the home page, 320 by 200. */
  Cover: Component;
  /** The things to tap for an action; no action's targets are part of another's. */
  targets: (notation: string) => string[];
  /** The clause that explains a thing which cannot be picked, where no forbidden action says it better. */
  about?: (target: string, view: View) => string | null;
  /** The clause that says what the card of a thing does; read by holding it down. */
  does: (target: string) => string | null;
  /** The cards that an event moves, seen from a seat. */
  flights: (event: GameEvent, seat: number | null) => Flight[];
  /** The things on the board that an event names, which light up while its line is looked at. */
  places?: (event: GameEvent) => string[];
  /** The ways of pieces that stand elsewhere than before, each a row of things; without it, cards leave the trail. */
  ways?: (before: View, now: View) => string[][];
  /** The events that are no headline, where a player did more than that. */
  minor?: readonly string[];
  /** The first turn, explained step by step. */
  guide?: readonly GuideStep[];
}

/** For `does`: things of these kinds, such as `hand:5`, are cards, and each card has its clause. */
export function explaining(kinds: readonly string[], clauseOf: (card: string) => string): GamePage['does'] {
  return (target) => {
    const [kind, card] = target.split(':') as [string, string?];
    return card && kinds.includes(kind) ? clauseOf(card) : null;
  };
}
