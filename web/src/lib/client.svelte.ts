/** A table as this browser knows it: what is shown now, what waits to be shown, and what can be asked for. */

import type { GamePage } from './game';
import { peopleOf } from './names';
import type { Line } from './news';
import { Scene } from './scene.svelte';
import { settings, TEMPOS } from './settings.svelte';
import type { Link } from './socket';
import { connect } from './tables';
import { saying, words } from './speech.svelte';
import type {
  GameEvent,
  HintChoice,
  Look,
  Sentence,
  ServerMessage,
  Sign,
  Step,
  TableInfo,
  View,
  Welcome,
} from './wire';

const LONG_QUEUE = 12; // with more steps than this waiting, they are shown at once
const DWELL = 550; // milliseconds that an event stays before the next one
const CHEER = 3600; // milliseconds that a winner is celebrated
const LOG = 400; // lines
const REMARKS = 50; // that are shown
const READING = 7000; // milliseconds that a remark stays over the board
const BEAT = 1200; // milliseconds until an answer that is forced, as everyone can see, is given for the player
const TRAIL = 6; // ways of the newest turn that are drawn

/** Something that a player said. */
export interface Remark {
  key: number;
  seat: number;
  text: string;
}

export interface Notice {
  kind: 'clause' | 'refused';
  id: string;
  /** What is said first, where the clause can be read one tap further. */
  short?: Sentence;
}

/** How a step is made visible before its view is shown. */
export type Animate = (event: GameEvent) => Promise<void>;

export class TableClient {
  info = $state.raw<TableInfo | null>(null);
  seats = $state.raw<number[]>([]);
  link = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  /** Why the table is gone. */
  trouble = $state('');
  /** Whether this browser keeps what happens here, if it is a table of its own. */
  kept = $state(true);
  /** The sentence of what just happened. */
  latest = $state.raw<GameEvent | 'undone' | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The ways of the newest turn of somebody else, each a row of things on the board. */
  trail = $state.raw<{ seat: number; ways: string[][] } | null>(null);
  /** The things on the board that a line of the log names, while it is looked at; kept once it was chosen. */
  lit = $state.raw<{ key: string; places: string[]; kept: boolean } | null>(null);
  undo = $state(false);
  /** When the clock of the seat that decides runs out, by `performance.now`. */
  deadline = $state<number | null>(null);
  /** Why something was not done. */
  notice = $state.raw<Notice | null>(null);
  hint = $state.raw<{ choices: HintChoice[]; simulations: number } | null>(null);
  thinking = $state(false);
  reactions = $state.raw<{ key: number; seat: number | null; sign: Sign }[]>([]);
  /** What was said lately. */
  said = $state.raw<Remark[]>([]);
  /** What was said just now, to be shown over the board for a moment. */
  bubbles = $state.raw<Remark[]>([]);
  /** Whether this browser opened the table. */
  host = $state(false);
  /** When what is known of the table was heard, by `performance.now`. */
  heard = $state(0);
  /** How many decisions of this player were shown. */
  decided = $state(0);
  /** Whether steps wait to be shown. */
  busy = $state(false);
  /** Whether the winner is being celebrated. */
  cheering = $state(false);
  /** Who sits there, in the reader's language. */
  people = $derived(peopleOf(this.info?.seats ?? [], saying(), !!this.info?.started && !this.info.over));
  names = $derived(this.people.map(({ name }) => name));
  scene: Scene;
  animate: Animate = async () => {};
  /** Called when a new view is shown. */
  onshown: () => void = () => {};
  /** Called when it becomes this player's turn. */
  onturn: () => void = () => {};

  #page: GamePage;
  #socket: Link;
  #version: number | null = null; // of the newest step heard
  #view: View | null = null; // after the newest step shown
  #queue: { step: Step; heard: number }[] = [];
  #pending: number | null = null; // this player's decision under way
  #plan: string[] = []; // the decisions that follow it
  #skip = false;
  #hush: () => void = () => {};
  #wasMine = false;
  #closed = false;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #undone = false; // whether the newest step took something back, which the player did to decide otherwise

  constructor(
    id: string,
    readonly game: string,
    page: GamePage,
  ) {
    this.#page = page;
    const wishes = {
      choose: (notation: string, then?: string[]) => this.choose(notation, then),
      ask: (n: string | null) => this.ask(n),
      explain: (clause: string, short?: Sentence) => (this.notice = { kind: 'clause', id: clause, short }),
      describe: () => this.askDescription(),
      touched: () => (this.notice = null),
    };
    this.scene = new Scene(
      page,
      wishes,
      () => saying(game, this.names),
      () => this.people,
    );
    this.#socket = connect(id, game, {
      hear: (message) => this.#hear(message),
      state: (state, code = 'missing') => {
        this.link = state;
        this.trouble = state === 'gone' ? code : '';
      },
      since: () => this.#version,
      kept: (kept) => (this.kept = kept),
    });
  }

  // --- What is heard.

  #hear(message: ServerMessage): void {
    if (message.t === 'welcome') this.#welcome(message);
    else if (message.t === 'step') this.#step(message);
    else if (message.t === 'look') this.#turned(message);
    else if (message.t === 'table') this.#changed(message.table, message.left);
    else if (message.t === 'refused') this.#refused(message);
    else if (message.t === 'why')
      this.notice = message.clause ? { kind: 'clause', id: message.clause, short: message.because } : null;
    else if (message.t === 'hint') this.#hinted(message);
    else if (message.t === 'describe') this.scene.description = message.text;
    else if (message.t === 'reaction') this.#react(message.seat, message.sign);
    else if (message.t === 'said') this.#remark(message.seat, message.text);
    else if (message.t === 'ack') this.#acknowledged();
    else if (message.t === 'closing') this.link = 'lost';
  }

  #welcome(welcome: Welcome): void {
    this.#changed(welcome.table, welcome.left);
    // What was asked before is not answered any more.
    this.thinking = false;
    this.hint = this.notice = null;
    this.seats = welcome.seats;
    this.host = !!welcome.host;
    this.said = (welcome.said ?? []).map(({ seat, text }) => ({ key: number(), seat, text }));
    this.scene.actions = welcome.actions;
    const news = welcome.steps.filter((step) => this.#version === null || step.version > this.#version);
    // Before the game begins there is nothing to know.
    if (welcome.view) this.#version = welcome.version;
    this.#forgo();
    for (const step of news) this.#note(step);
    if (welcome.view) this.#look(welcome.facing, welcome.view, welcome.undo);
  }

  /** The view of another of this player's seats. What waits was told to the seat before, and has happened by now. */
  #turned(look: Look): void {
    this.#forgo();
    this.#look(look.facing, look.view, look.undo);
  }

  /** Write what waits to be shown into the log, and do not show it. */
  #forgo(): void {
    for (const { step } of this.#queue) this.#note(step);
    this.#queue = [];
  }

  /** A decision that was repeated had been kept before; its step came with the welcome. */
  #acknowledged(): void {
    this.#pending = null;
    this.#settle();
  }

  #changed(info: TableInfo, left?: number): void {
    const closed = !!this.info?.closed;
    this.info = info;
    this.heard = performance.now();
    this.#clock(left);
    // The host of the server has ended the table, or opened it again.
    if (closed !== !!info.closed && this.#version !== null) this.#settle();
  }

  /** The clock runs from when its time was heard, however late that is shown. */
  #clock(left?: number, heard = performance.now()): void {
    this.deadline = left === undefined ? null : heard + 1000 * left;
  }

  /** Show a whole view at once. */
  #look(facing: number | null, view: View, undo = false): void {
    this.scene.seat = facing;
    this.trail = null;
    this.#show(view, [], undo);
  }

  #step(step: Step): void {
    // A step that was heard before is not shown twice; after a gap the server is asked for what is missing.
    if (this.#version === null || step.version <= this.#version) return;
    if (step.version > this.#version + 1) {
      this.#socket.refresh();
      return;
    }
    this.#version = step.version;
    this.#undone = step.undone ?? false;
    if (step.ack !== undefined) this.#pending = null;
    this.#queue.push({ step, heard: performance.now() });
    this.scene.open = false;
    if (!this.busy) void this.#run();
  }

  // --- Showing, one step after the other.

  get #tempo(): number {
    const hurried = this.#skip || document.hidden || this.#queue.length > LONG_QUEUE;
    return hurried ? 0 : TEMPOS[settings.tempo];
  }

  async #run(): Promise<void> {
    this.busy = true;
    while (this.#queue.length) {
      const next = this.#queue[0]!;
      const { step, heard } = next;
      await this.#play(step);
      // The view may have been replaced meanwhile, and the queue with it.
      if (this.#queue[0] === next) {
        this.#queue.shift();
        this.#note(step);
        const view = { ...this.#view!, ...step.view };
        this.#follow(step, view);
        this.#show(view, step.events ?? [], step.undo);
        if (step.seat === this.scene.seat && !step.undone) this.decided++;
        this.#clock(step.left, heard);
      }
    }
    if (this.scene.view.over) await this.#cheer();
    this.#skip = false;
    this.busy = false;
    this.#settle();
  }

  /** Let the last card land and the winner be celebrated, before the results are shown. */
  async #cheer(): Promise<void> {
    if (this.#tempo === 0) return;
    this.cheering = true;
    await Promise.race([pause(CHEER * this.#tempo), new Promise<void>((done) => (this.#hush = done))]);
    this.cheering = false;
  }

  /** Tell a step and move what it moves. */
  async #play(step: Step): Promise<void> {
    this.hint = null;
    this.notice = null;
    if (step.undone) this.latest = 'undone';
    for (const event of step.events ?? []) {
      this.latest = event;
      if (this.#tempo > 0) await this.animate(event);
      if (this.#tempo > 0 && event.seat !== this.scene.seat) await pause(DWELL * this.#tempo);
    }
  }

  /** Write a step into the log. */
  #note(step: Step): void {
    const events: (GameEvent | 'undone')[] = step.undone ? ['undone'] : (step.events ?? []);
    const lines = events.map((event, i) => ({
      key: `${step.version}.${i}`,
      seat: whose(event, step),
      by: step.seat,
      event,
    }));
    this.lines = [...this.lines, ...lines].slice(-LOG);
    const last = events.at(-1);
    if (last) this.latest = last;
  }

  /** Keep the ways of what somebody else moved; one's own decision needs none. */
  #follow(step: Step, now: View): void {
    const by = step.seat;
    if (by === undefined || by === this.scene.seat || step.undone) {
      this.trail = null;
      return;
    }
    const ways = this.#page.ways?.(this.#view!, now) ?? this.#carried(step.events ?? []);
    const earlier = this.trail?.seat === by ? this.trail.ways : [];
    if (ways.length) this.trail = { seat: by, ways: [...earlier, ...ways].slice(-TRAIL) };
  }

  /** The ways of cards. */
  #carried(events: GameEvent[]): string[][] {
    const flights = events.flatMap((event) => this.#page.flights?.(event, this.scene.seat) ?? []);
    return flights.map(({ from, to }) => [from, to]);
  }

  /** The things on the board that a line names. */
  placesOf({ event }: Line): string[] {
    return event === 'undone' ? [] : (this.#page.places?.(event) ?? []);
  }

  /** Light up what a line names: until it is not looked at any more, or, if it was chosen, until the next tap or step. */
  light(line: Line, kept = false): void {
    this.lit = { key: line.key, places: this.placesOf(line), kept };
  }

  unlight(line: Line): void {
    if (this.lit?.key === line.key && !this.lit.kept) this.lit = null;
  }

  get minor(): readonly string[] {
    return this.#page.minor ?? [];
  }

  #show(view: View, events: GameEvent[], undo = false): void {
    this.#view = view;
    this.lit = null;
    this.onshown();
    this.scene.view = view;
    this.scene.fresh = events;
    this.scene.picked = [];
    this.scene.hinted = [];
    this.undo = undo;
    this.#settle();
  }

  /** Once everything was shown, the player may decide. */
  #settle(): void {
    const mine = this.mine && !this.#queue.length;
    this.scene.open = mine && this.#pending === null;
    if (mine && !this.#wasMine) this.onturn();
    this.#wasMine = mine;
    clearTimeout(this.#beat);
    if (this.scene.open && this.scene.view.forced && !this.#undone && !this.#closed)
      this.#beat = setTimeout(() => this.#answer(), BEAT * TEMPOS[settings.tempo]);
    if (this.#pending === null && !this.#queue.length) this.#goOn();
  }

  /** Do the only thing that can be done; a player who looks elsewhere does not miss it. */
  #answer(): void {
    const only = this.scene.view.legal[0];
    if (document.hidden) document.addEventListener('visibilitychange', () => this.#settle(), { once: true });
    else if (only && this.scene.view.forced) this.choose(only);
  }

  /** Make the next decision of a plan; one that cannot be made now is never made. */
  #goOn(): void {
    const [next, ...rest] = this.#plan;
    this.#plan = [];
    if (next && this.scene.open && this.scene.view.legal.includes(next)) this.choose(next, rest);
  }

  /** Whether this player has to decide, as far as shown. */
  get mine(): boolean {
    return this.scene.seat !== null && this.scene.view.player === this.scene.seat && !this.info?.closed;
  }

  /** Show the rest of what waits at once. */
  catchUp(): void {
    this.#skip = true;
    this.#hush();
  }

  // --- What is asked for.

  /** Decide, and then what follows from it. */
  choose(action: string, then: string[] = []): void {
    if (!this.scene.open || this.#version === null) return;
    this.#plan = then;
    this.#pending = number();
    this.scene.open = false;
    this.notice = null;
    this.#socket.send({ t: 'play', id: this.#pending, version: this.#version, action });
  }

  takeBack(): void {
    if (!this.undo || this.#version === null) return;
    this.#pending = number();
    this.#plan = [];
    this.undo = false;
    this.#socket.send({ t: 'undo', id: this.#pending, version: this.#version });
  }

  ask(action: string | null): void {
    if (this.scene.seat === null) return;
    if (!this.mine) this.notice = { kind: 'refused', id: 'turn' };
    else if (action === null) this.notice = { kind: 'refused', id: 'nothing' };
    else this.#socket.send({ t: 'why', id: number(), action });
  }

  askHint(): void {
    this.thinking = true;
    this.#socket.send({ t: 'hint', id: number() });
  }

  askDescription(): void {
    this.#socket.send({ t: 'describe', id: number(), lang: settings.lang });
  }

  face(seat: number): void {
    this.#socket.send({ t: 'face', seat });
  }

  react(sign: Sign): void {
    this.#socket.send({ t: 'react', sign });
  }

  back(): void {
    this.#socket.send({ t: 'back' });
  }

  say(text: string): void {
    this.#socket.send({ t: 'say', text });
  }

  /** Let a bot play for somebody who is gone. */
  standIn(seat: number): void {
    this.#socket.send({ t: 'stand-in', seat });
  }

  /** Give the game up. */
  leave(): void {
    this.#socket.send({ t: 'leave' });
  }

  /** Put notice and hint away. */
  quiet(): void {
    this.notice = null;
    this.hint = null;
    this.scene.hinted = [];
  }

  #hinted(message: { version: number; choices: HintChoice[]; simulations: number }): void {
    this.thinking = false;
    if (message.version !== this.#version) return;
    this.notice = null;
    this.hint = message;
    const best = message.choices[0];
    if (best) this.scene.showHint(best.action);
  }

  #refused(message: { id?: number; reason: string; clause?: string; because?: Sentence }): void {
    this.thinking = false;
    if (message.id === this.#pending) this.#pending = null;
    this.#plan = [];
    // What was missed is on its way; a stale decision is simply dropped.
    if (message.reason !== 'stale')
      this.notice = message.clause
        ? { kind: 'clause', id: message.clause, short: message.because }
        : { kind: 'refused', id: message.reason };
    this.#settle();
  }

  #react(seat: number | null, sign: Sign): void {
    const reaction = { key: number(), seat, sign };
    this.reactions = [...this.reactions, reaction].slice(-6);
    setTimeout(() => (this.reactions = this.reactions.filter((other) => other !== reaction)), 3500);
  }

  #remark(seat: number, text: string): void {
    const remark = { key: number(), seat, text };
    this.said = [...this.said, remark].slice(-REMARKS);
    if (this.seats.includes(seat) && this.seats.length === 1) return;
    this.bubbles = [...this.bubbles, remark].slice(-3);
    setTimeout(() => (this.bubbles = this.bubbles.filter((other) => other !== remark)), READING);
  }

  /** The text of a log line. */
  tell(event: GameEvent | 'undone'): string {
    const found = words(this.game);
    if (!found) return '';
    return event === 'undone' ? found.say('page-undone') : found.tell(event.say, this.names);
  }

  close(): void {
    clearTimeout(this.#beat);
    this.#closed = true;
    this.#socket.close();
  }
}

/** Whose action a line of the log tells. */
function whose(event: GameEvent | 'undone', step: Step): number | undefined {
  return event === 'undone' ? step.seat : (event.seat ?? step.seat);
}

/** A message number that nobody else uses. */
function number(): number {
  return Math.floor(Math.random() * 2 ** 52) + 1;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
