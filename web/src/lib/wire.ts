/** What the server sends and what it is sent: the same shapes as `vaka.table.protocol`. */

/** An argument of a sentence: plain, a word that has its own message, a seat, or a list. */
export type Value = string | number | { word: string } | { seat: number } | Value[];

/** A message id with its arguments: becomes text in the reader's language. */
export type Sentence = [id: string, args: Record<string, Value>];

/** Something that a decision caused, as this seat may see it. */
export interface GameEvent {
  event: string;
  say: Sentence;
  seat?: number;
  [key: string]: unknown;
}

/** What a seat may be shown. Each game adds its own parts. */
export interface View {
  game: string;
  players: number;
  phase: string;
  player: number | null;
  turn: number;
  hands: unknown[];
  over: boolean;
  winners: number[];
  scores: number[] | null;
  seat: number | null;
  legal: string[];
  prompt: Sentence | null;
}

export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: Level;
  here?: boolean;
  away?: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  hash: string;
  started?: boolean;
  over?: boolean;
  hints?: boolean;
  clock?: number;
  watchers?: number;
  key?: string;
  next?: string;
}

export interface Step {
  version: number;
  ack?: number;
  seat?: number;
  undone?: boolean;
  events?: GameEvent[];
  view?: Partial<View>;
  undo?: boolean;
  left?: number;
}

export interface Welcome {
  version: number;
  table: TableInfo;
  seats: number[];
  facing: number | null;
  view: View | null;
  actions: Record<string, Sentence>;
  steps: Step[];
  undo?: boolean;
  left?: number;
}

export interface HintChoice {
  action: string;
  chance: number;
  share: number;
}

export interface Look {
  version: number;
  facing: number;
  view: View;
  undo?: boolean;
}

export type ServerMessage =
  | ({ t: 'welcome' } & Welcome)
  | ({ t: 'step' } & Step)
  | ({ t: 'look' } & Look)
  | { t: 'table'; table: TableInfo; left?: number }
  | { t: 'ack'; id: number; version: number }
  | { t: 'refused'; id?: number; version: number; reason: string; clause?: string; text?: string }
  | { t: 'why'; id: number; action: string; clause: string | null }
  | { t: 'hint'; id: number; version: number; choices: HintChoice[]; simulations: number }
  | { t: 'describe'; id: number; text: string }
  | { t: 'reaction'; seat: number | null; sign: Sign }
  | { t: 'pong' }
  | { t: 'closing' };

export type ClientMessage =
  | { t: 'play'; id: number; version: number; action: string }
  | { t: 'undo'; id: number; version: number }
  | { t: 'why'; id: number; action: string }
  | { t: 'hint'; id: number }
  | { t: 'describe'; id: number; lang: string }
  | { t: 'face'; seat: number }
  | { t: 'react'; sign: Sign }
  | { t: 'back' }
  | { t: 'ping' };

export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
export const SIGNS = ['wave', 'clap', 'laugh', 'wow', 'think', 'sad', 'heart', 'hurry'] as const;
export type Sign = (typeof SIGNS)[number];

export interface GameInfo {
  name: string;
  players: number[];
  options: { name: string; values: (string | number | boolean)[]; default: string | number | boolean }[];
  ready: boolean;
}

export interface MyTable {
  id: string;
  game: string;
  seats: SeatInfo[];
  started: boolean;
  over: boolean;
  opened: number;
  turn: boolean;
}

export interface SeatWish {
  kind: 'me' | 'friend' | 'bot' | 'hot';
  name?: string;
  level?: Level;
}

export interface Opening {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: SeatWish[];
  hints: boolean;
  clock: number | null;
}

export interface ReplayStep {
  view: View;
  events: GameEvent[];
  seat: number | null;
}

export interface Analysis {
  curve: number[][];
  decisions: {
    seat: number;
    action: string;
    chance: number;
    best: string;
    best_chance: number;
    cost: number;
  }[];
  costly: number[];
}
