/** What the server sends: the same shapes as `vaka.table.protocol`. */

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
}
