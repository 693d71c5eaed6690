/** What the page needs of a game: how it is drawn, and which things an action touches. It decides no rule. */

import type { Component } from 'svelte';
import type { GuideStep } from './guide';
import type { Choice } from './picking';
import type { Scene } from './scene.svelte';
import type { GameEvent, Sentence, View } from './wire';

/** A card on its way from one thing to another. A thing is named by its target. */
export interface Flight {
  from: string;
  to: string;
  card: string | null;
  back?: string;
}

/** A picture in the rules in short: a card, or another thing, and the message that names it. */
export interface Picture {
  card: string;
  name: string;
}

export interface GamePage {
  /** The table, from the view of a seat. */
  Board: Component<{ scene: Scene }>;
  /** A card, face up or (null) face down, filling its box: what flies, and what end screens show. */
  Piece: Component<{ card: string | null; back?: string; game?: string }>;
  /** A picture for the home page, 320 by 200. */
  Cover: Component;
  /** How the winners are celebrated: a picture of 320 by 200 that moves, over the board. */
  Triumph?: Component<{ scene: Scene }>;
  /** The things to tap for an action, which a sentence tells; no action's targets are part of another's. */
  targets: (notation: string, view?: View, sentence?: Sentence) => string[];
  /**
   * Where the rules ask for decisions one by one, in an order that means nothing to a person: all of them as whole
   * choices. Null where each legal action is a choice of its own.
   */
  plans?: (view: View, actions: Record<string, Sentence>) => Choice[] | null;
  /** Kinds of things, besides cards in hand, that are touched to see where they could go: they alone decide nothing. */
  pieces?: readonly string[];
  /** The clause that explains a thing which cannot be picked, where no forbidden action says it better. */
  about?: (target: string, view: View) => string | null;
  /** The clause that says what the card of a thing does; read by holding it down. */
  does: (target: string) => string | null;
  /** What a thing is or does, in a short sentence: said where it is pointed at, held or asked about. */
  helps?: (target: string, view: View) => Sentence | null;
  /** The thing that the open question is about, such as the card that is aimed at somebody. */
  asks?: (view: View) => string | null;
  /** The cards that an event moves, seen from a seat. */
  flights: (event: GameEvent, seat: number | null) => Flight[];
  /** The pictures beside each line of the rules in short. */
  short?: readonly (readonly Picture[])[];
  /** What draws these pictures, if they are not all cards. */
  Picture?: Component<{ card: string }>;
  /** The things on the board that an event names, which light up while its line is looked at. */
  places?: (event: GameEvent) => string[];
  /** The ways of pieces that stand elsewhere than before, each a row of things; without it, cards leave the trail. */
  ways?: (before: View, now: View) => string[][];
  /** The events that are no headline, where a player did more than that. */
  minor?: readonly string[];
  /** The first turn, explained step by step. */
  guide?: readonly GuideStep[];
}

/** For `short`: things of a kind, each with its name, such as `card-pelican`. */
export function pictures(kind: string, ...cards: string[]): Picture[] {
  return cards.map((card) => ({ card, name: `${kind}-${card.replace(/^-/, 'minus-')}` }));
}

/** For `does`: things of these kinds, such as `hand:5`, are cards, and each card has its clause. */
export function explaining(kinds: readonly string[], clauseOf: (card: string) => string): GamePage['does'] {
  return (target) => {
    const [kind, card] = target.split(':') as [string, string?];
    return card && kinds.includes(kind) ? clauseOf(card) : null;
  };
}
