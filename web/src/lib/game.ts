/** What the page needs of a game: how it is drawn, and which things an action touches. It decides no rule. */

import type { Component } from 'svelte';
import type { Choice } from './picking';
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
  /** How the winners are celebrated: a picture of 320 by 200 that moves, over the board. */
  Triumph?: Component<{ scene: Scene }>;
  /** The things to tap for an action; no action's targets are part of another's. */
  targets: (notation: string, view?: View) => string[];
  /**
   * Where the rules ask for decisions one by one, in an order that means nothing to a person: all of them as whole
   * choices. Null where each legal action is a choice of its own.
   */
  plans?: (view: View) => Choice[] | null;
  /** The clause that explains a thing which cannot be picked, where no forbidden action says it better. */
  about?: (target: string, view: View) => string | null;
  /** The clause that says what the card of a thing does; read by holding it down. */
  does: (target: string) => string | null;
  /** The cards that an event moves, seen from a seat. */
  flights: (event: GameEvent, seat: number | null) => Flight[];
}

/** For `does`: things of these kinds, such as `hand:5`, are cards, and each card has its clause. */
export function explaining(kinds: readonly string[], clauseOf: (card: string) => string): GamePage['does'] {
  return (target) => {
    const [kind, card] = target.split(':') as [string, string?];
    return card && kinds.includes(kind) ? clauseOf(card) : null;
  };
}
