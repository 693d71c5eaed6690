/** What a seat may be shown of a game, and what its decisions cause. */
// Made by `make types`; change the Python, not this file.

import type { GameEvent, View } from '$lib/wire';

/** What a seat may be shown of Baba Yaga. */
export interface BabaYagaView extends View {
  edition: Edition;
  match: Match;
  deck: Record<string, number>;
  deck_assumed: boolean;
  starter: number;
  discard: Record<Pile, Discard>;
  supply: Supply;
  /** The pile whose top spell was cast in the turn just before. */
  locked: Pile | null;
  pending: Spell | null;
  /** Points of the tournament so far, by seat. */
  totals: number[];
  hands: Held[][];
  draw: Draw;
}

export type Edition = 'en' | 'es';

export type Match = 'round' | 'tournament';

export type Pile = 'A' | 'B';

/** A discard pile. */
export interface Discard {
  count: number;
  top: string | null;
}

/** What is left beside the table. */
export interface Supply {
  yaga: number;
  owl: number;
}

/** The spell under way. */
export interface Spell {
  spell: string;
  pile: Pile;
  /** The cards paid so far; empty again once the payment is complete and lies buried in the pile. */
  paid: string[];
  aim: Aim | null;
  target: number | null;
  /** The seats still to answer. */
  left: number[];
}

export type Aim = 'yaga' | 'owl' | 'card';

/** A card in a hand or on top of the draw pile: its name for those who have seen it, its back for everyone. */
export interface Held {
  card: string | null;
  back: Back;
}

export type Back = 'red' | 'teal' | 'black';

/** The draw pile. */
export interface Draw {
  count: number;
  top: Held;
}

/** Something that a decision caused. */
export interface BabaYagaEvent extends GameEvent {
  event: EventName;
  seat?: number;
  card?: string | null;
  /** The cards of a hand that is shown. */
  cards?: (string | null)[];
  pile?: Pile;
  back?: Back;
  victim?: number;
  caster?: number;
  points?: number;
}

export type EventName =
  | 'deal'
  | 'turn-up'
  | 'discard'
  | 'draw'
  | 'take'
  | 'cast'
  | 'pay'
  | 'active'
  | 'fetch'
  | 'rob'
  | 'dispel'
  | 'nothing'
  | 'garlic'
  | 'stolen'
  | 'return'
  | 'reshuffle'
  | 'declare'
  | 'show'
  | 'score';

export type Extra = 'pile' | 'back' | 'victim' | 'caster' | 'points';

export const VALUES = {"yaga": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "pelican": 7, "cats": 7, "wand": 8, "garlic": 10, "mortar": 10, "owl": 7} as const;
export const SPELLS = ["pelican", "cats", "wand", "owl"] as const;
export const PILES = ["A", "B"] as const;
