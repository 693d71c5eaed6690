/** What the server sends and what it is sent. */
// Made by `make types`; change the Python, not this file.

/** An argument of a sentence: plain, a word, a seat, or a list of words. */
export type Value = string | number | WordValue | SeatValue | WordValue[];

/** A word that has a message of its own, such as the name of a card. */
export interface WordValue {
  word: string;
}

/** A seat; the client puts the player's name there. */
export interface SeatValue {
  seat: number;
}

/** A message id with its arguments: text in the reader's language. */
export type Sentence = [string, Record<string, Value>];

/** What a seat may be shown. Each game adds its own parts. */
export interface View {
  game: string;
  players: number;
  phase: string;
  /** The seat that decides now; null when the game is over. */
  player: number | null;
  turn: number;
  over: boolean;
  winners: number[];
  scores: number[] | null;
  /** The seat whose view it is; null for a spectator. */
  seat: number | null;
  /** The actions that this seat may take now, in notation. */
  legal: string[];
  /** The cards of every seat, in games with cards in hand; each game says what a card looks like. */
  hands?: unknown[][];
  /** What is asked now; null once the game is over. */
  prompt: Sentence | null;
  /** Whether this seat has only one legal action and everyone can tell: the page may then take it by itself. */
  forced?: boolean;
}

/** Something that a decision caused, as this seat may see it. Each game adds its own parts. */
export interface GameEvent {
  event: string;
  say: Sentence;
  /** Whom it happened to. */
  seat?: number;
}

/** What a client may say over a socket. */
export type ClientMessage =
  | Play
  | Undo
  | Why
  | Hint
  | Describe
  | ShowSeat
  | React
  | Say
  | StandIn
  | Leave
  | Back
  | Ping;

/** Decide. `version` is the table's version that the decision answers. */
export interface Play {
  t: 'play';
  id: number;
  version: number;
  action: string;
}

/** Take back the last decision. */
export interface Undo {
  t: 'undo';
  id: number;
  version: number;
}

/** Ask which clause forbids an action. */
export interface Why {
  t: 'why';
  id: number;
  action: string;
}

/** Ask for the best choices. */
export interface Hint {
  t: 'hint';
  id: number;
}

/** Ask for the situation as a paragraph. */
export interface Describe {
  t: 'describe';
  id: number;
  lang: Language;
}

export type Language = 'en' | 'is' | 'es' | 'sk' | 'sv';

/** Hot seat: show the table as another of your seats sees it. */
export interface ShowSeat {
  t: 'face';
  seat: number;
}

/** Send a reaction to everyone at the table. */
export interface React {
  t: 'react';
  sign: Sign;
}

export type Sign = 'wave' | 'clap' | 'laugh' | 'wow' | 'think' | 'sad' | 'heart' | 'hurry';

/** Say something to the others who sit at the table. */
export interface Say {
  t: 'say';
  text: string;
}

/** Let a bot decide for a player who has been gone for a while, until they return. */
export interface StandIn {
  t: 'stand-in';
  seat: number;
}

/** Give the game up: a bot decides for your seats, until you say that you are back. */
export interface Leave {
  t: 'leave';
}

/** Say that the player is back, so that the bot leaves the seat. */
export interface Back {
  t: 'back';
}

/** Ask whether the server is still there; some networks cut connections that are silent for long. */
export interface Ping {
  t: 'ping';
}

/** What the server may say over a socket. */
export type ServerMessage =
  | Welcome
  | Step
  | Look
  | Changed
  | Ack
  | Refused
  | Reason
  | Hinted
  | Described
  | Reaction
  | Said
  | Pong
  | Closing;

/** The whole table, on connecting. */
export interface Welcome {
  t: 'welcome';
  version: number;
  table: TableInfo;
  /** Your seats; none for a spectator. */
  seats: number[];
  /** The seat whose view this is. */
  facing: number | null;
  /** None while seats are open. */
  view: View | null;
  /** The sentence of every action of the game, by its notation. */
  actions: Record<string, Sentence>;
  /** What happened since the version that the client knew, or recently; without views. */
  steps: Step[];
  undo?: boolean;
  left?: number;
  /** Whether you opened this table. */
  host?: boolean;
  /** What was said lately, for those who sit here. */
  said?: Said[];
}

/** A table as everyone may see it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, Setting>;
  seats: SeatInfo[];
  /** SHA-256 of the key of the deal. */
  hash: string;
  started?: boolean;
  over?: boolean;
  hints?: boolean;
  clock?: number;
  watchers?: number;
  /** The key of the deal, in hex, once the game is over. */
  key?: string;
  /** The table of the rematch. */
  next?: string;
  /** What whoever opened it calls it. */
  title?: string;
  /** Whether those who sit here can send each other messages. */
  chat?: boolean;
  /** Whether it waits for the word to begin, once every seat is taken. */
  waits?: boolean;
  /** How many games the group has played before. */
  series?: number;
  /** The seat of whoever opened it. */
  host?: number;
  /** The team of each seat, in games that have teams. */
  teams?: number[];
  /** Whether the people who run the server have ended it: it can be looked at, but not played. */
  closed?: boolean;
}

export type Setting = string | number | boolean;

/** A seat as everyone may see it. */
export interface SeatInfo {
  kind: 'open' | 'person' | 'bot';
  name?: string;
  level?: Level | '';
  /** Whether its player is connected. */
  here?: boolean;
  /** Whether a bot decides for its player. */
  away?: boolean;
  /** Whether its player has given the game up; a bot decides for them too. */
  left?: boolean;
  /** Whether a bot has decided for its player in this game. */
  helped?: boolean;
  /** Seconds for which its player has not been connected; null if they are, or never were a person. */
  gone?: number;
  /** Games that its player has won before in this series. */
  wins?: number;
}

export type Level = 'easy' | 'normal' | 'hard' | 'expert';

/** One version of the table. If it has nothing but a version, nothing changed that this seat may see. */
export interface Step {
  t: 'step';
  version: number;
  /** The number of your message that caused it. */
  ack?: number;
  /** Whose decision it was. */
  seat?: number;
  /** Whether it took back the previous decision. */
  undone?: boolean;
  events?: GameEvent[];
  /** The parts of the view that changed. */
  view?: Partial<View>;
  /** Whether this seat may take back now. */
  undo?: boolean;
  /** Seconds on the clock of the seat that decides. */
  left?: number;
}

/** Something that a player said. */
export interface Said {
  t: 'said';
  seat: number;
  text: string;
}

/** The table as another of your seats sees it. */
export interface Look {
  t: 'look';
  version: number;
  facing: number;
  view: View;
  undo?: boolean;
}

/** Something about the table or its seats changed. */
export interface Changed {
  t: 'table';
  table: TableInfo;
  left?: number;
}

/** A repeated message: it was applied before, as this version. */
export interface Ack {
  t: 'ack';
  id: number;
  version: number;
}

/** A message was not applied. Nothing changed. */
export interface Refused {
  t: 'refused';
  reason: 'stale' | 'illegal' | 'turn' | 'unreadable' | 'undo' | 'hints' | 'busy' | 'seat' | 'waiting' | 'fast' | 'store' | 'chat' | 'early' | 'closed';
  version: number;
  id?: number;
  clause?: string;
  text?: string;
  /** For an action that a clause forbids: why, in one short sentence. */
  because?: Sentence;
}

/** The clause that forbids an action; null if it is allowed. */
export interface Reason {
  t: 'why';
  id: number;
  action: string;
  clause: string | null;
  /** Why, in one short sentence, where there is one. */
  because?: Sentence;
}

/** The best choices with their chances of winning. */
export interface Hinted {
  t: 'hint';
  id: number;
  version: number;
  choices: HintChoice[];
  simulations: number;
}

/** One choice of a hint. */
export interface HintChoice {
  action: string;
  id: number;
  /** The chance of winning with it. */
  chance: number;
  /** The share of the simulations that tried it. */
  share: number;
}

/** The situation as a paragraph. */
export interface Described {
  t: 'describe';
  id: number;
  text: string;
}

/** Somebody's reaction. */
export interface Reaction {
  t: 'reaction';
  seat: number | null;
  sign: Sign;
}

/** The server is there. */
export interface Pong {
  t: 'pong';
}

/** The server is stopping; come back in a moment. */
export interface Closing {
  t: 'closing';
}

/** A request to open a table. */
export interface Opening {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Setting>;
  hints?: boolean;
  clock?: number | null;
  title?: string;
  /** Whether those who sit there can send each other messages. */
  chat?: boolean;
  /** Whether the game waits for the word to begin; else it begins when every seat is taken. */
  gather?: boolean;
}

/** Who is to sit in a seat: me, a friend who gets the link, a bot, or another person on my device. */
export interface SeatWish {
  kind: 'me' | 'friend' | 'bot' | 'hot';
  name?: string | null;
  level?: Level;
}

/** A request for an open seat; any, unless one is named. */
export interface Sitting {
  name: string;
  seat?: number | null;
}

/** A request to have the seats of another device moved to this one. */
export interface Taking {
  code: string;
}

/** A request to fill the open seats with bots. */
export interface Filling {
  level?: Level;
}

/** Begin; every seat must be taken. If whoever opened the table is gone, anyone who sits there may ask. */
export interface Begin {
  do: 'begin';
}

/** Let chance decide who sits where. */
export interface Shuffle {
  do: 'shuffle';
}

/** Put a bot into an open seat, or change the level of one. */
export interface PutBot {
  do: 'bot';
  seat: number;
  level?: Level;
}

/** Make a seat open again; anyone may stand up from their own. */
export interface Free {
  do: 'free';
  seat: number;
}

/** Exchange two seats; anyone may exchange their own for an open one or a bot's. */
export interface Swap {
  do: 'swap';
  seat: number;
  other: number;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  /** The possible numbers of players. */
  players: number[];
  options: OptionInfo[];
  /** Whether it is compiled on this server. */
  ready: boolean;
}

/** An option of a game that can be chosen on the page. */
export interface OptionInfo {
  name: string;
  values: Setting[];
  default: Setting;
}

/** What a game says in a language, as Fluent files; what it lacks in this language is in English. */
export interface GameWords {
  /** Its messages: actions, events, cards, questions. */
  words: string;
  /** Its chapters and clauses, in reading order. */
  rulebook: string;
}

/** What a page wants to know of its server. */
export interface ServerInfo {
  /** Where others on the network reach it; none if it listens on its own machine only. */
  addresses: string[];
}

/** A table where this browser holds a seat. */
export interface MyTable {
  id: string;
  game: string;
  seats: SeatInfo[];
  started: boolean;
  over: boolean;
  /** Unix time in milliseconds. */
  opened: number;
  /** Whether one of its seats has to decide. */
  turn: boolean;
  title?: string;
  /** When the game ended, Unix time in milliseconds. */
  ended?: number;
  /** The seats that won. */
  winners?: number[];
  /** Whether the people who run the server have ended it. */
  closed?: boolean;
}

/** A table was opened. */
export interface Opened {
  id: string;
}

/** A table, and the seats that this browser holds there. */
export interface TableAndSeats {
  table: TableInfo;
  seats: number[];
}

/** A seat was taken. */
export interface SeatTaken {
  seat: number;
}

/** A code that takes your seats to another device. */
export interface Offered {
  code: string;
}

/** Seats were taken over from another device. */
export interface Taken {
  seats: number[];
}

/** It was done; there is nothing more to say. */
export interface Done {}

/** A part of a finished game. */
export interface Replay {
  /** How many decisions there are. */
  total: number;
  from: number;
  steps: ReplayStep[];
}

/** One decision of a finished game. */
export interface ReplayStep {
  events: GameEvent[];
  view: View;
  /** Whose decision it was; null for the deal. */
  seat: number | null;
}

/** How far the analysis of a finished game has come. */
export interface AnalysisRunning {
  state: 'running';
  /** Decisions looked at so far. */
  done: number;
  total: number;
}

/** The analysis of a finished game. */
export interface AnalysisDone {
  state: 'done';
  found: Analysis;
}

/** Everyone's chances through a game, and what each decision cost. */
export interface Analysis {
  game: string;
  players: number;
  over: boolean;
  winners: number[];
  /** Every seat's chance to win, before every decision and at the end. */
  curve: number[][];
  decisions: Decision[];
  /** The numbers of the decisions that cost most, worst first. */
  costly: number[];
}

/** One decision, compared with the best one. */
export interface Decision {
  seat: number;
  action: string;
  chance: number;
  best: string;
  best_chance: number;
  /** The chance of winning that it gave away. */
  cost: number;
}

/** Why a request was not carried out. */
export interface Fault {
  error: string;
  text: string;
}

export const LANGUAGES = {"en": "English", "is": "Íslenska", "es": "Español", "sk": "Slovenčina", "sv": "Svenska"} as const;
export const LEVELS = ["easy", "normal", "hard", "expert"] as const;
export const SIGNS = ["wave", "clap", "laugh", "wow", "think", "sad", "heart", "hurry"] as const;
export const BOT_NAMES = ["Embla", "Kári", "Sóla", "Njáll", "Freyja", "Askur"] as const;
export const STAND_IN_LEVEL = "normal" as const;
export const GONE_SECONDS = 15.0 as const;
/** The games of this build, for a page without a server. */
export const GAMES: GameInfo[] = [{"name":"babayaga","players":[2,3,4,5],"options":[{"name":"edition","values":["en","es"],"default":"en"},{"name":"match","values":["round","tournament"],"default":"round"}],"ready":true},{"name":"partners","players":[4],"options":[{"name":"goal","values":["boxed","championship"],"default":"boxed"},{"name":"folded","values":["open","hidden"],"default":"open"},{"name":"short7","values":["no","yes"],"default":"no"}],"ready":true},{"name":"magichill","players":[2,3,4,5],"options":[{"name":"walk_on","values":[false,true],"default":false},{"name":"remember","values":[false,true],"default":false}],"ready":true},{"name":"mad","players":[2,3,4,5,6],"options":[],"ready":true}];
