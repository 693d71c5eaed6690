/** A table without a server. It speaks the protocol of the server's tables, to those in this browser. */

import {
  LEVELS,
  STAND_IN_LEVEL,
  type Analysis,
  type ClientMessage,
  type GameEvent,
  type HintChoice,
  type Level,
  type Play,
  type Refused,
  type ReplayStep,
  type Sentence,
  type ServerMessage,
  type Step,
  type TableInfo,
  type Undo,
  type View,
  type Welcome,
} from '../lib/wire';
import { Fault, type Desk, type Facts } from './python';
import { called, infoOf, peopleAt } from './seats';
import type { KeptEntry, KeptTable, Store } from './store';

const RECENT = 60; // versions that are told to somebody who comes
const RETRY = 2000; // milliseconds until a bot that failed is asked again

/** Seat and action. */
type Decision = [number, string];

/** Those who think, elsewhere, from questions alone. */
export interface Thinkers {
  /** Make ready to think about a game, so that the first bot does not have to wait for that. */
  warm(game: string, options: string): void;
  choose(game: string, options: string, question: Uint8Array, level: string): Promise<string>;
  hint(game: string, options: string, question: Uint8Array): Promise<string>;
  analyse(
    game: string,
    options: string,
    record: string,
    report: (done: number, total: number) => void,
  ): Promise<string>;
  stopAnalysing(): void;
}

/** Somebody at the table: a page of this browser. */
export interface Guest {
  facing: number | null;
  send: (message: ServerMessage) => void;
  /** Told whether what happens is kept. */
  kept: (kept: boolean) => void;
}

/** What a table needs of its house. */
export interface Around {
  store: Pick<Store, 'keep' | 'isKept'>;
  thinkers: Thinkers;
  /** Milliseconds that a bot takes at least. */
  pace: () => number;
  /** Another tab has decided at a table: what is known of it here is to be forgotten. */
  outdated: (table: string) => void;
  /** Takes in the words of a language for `describe`. */
  learn: (game: string, lang: string, texts: string[]) => void;
}

/** Why a message was not applied. */
class Refusal extends Error {
  constructor(
    readonly reason: Refused['reason'],
    readonly more: Partial<Refused> = {},
  ) {
    super(reason);
  }
}

/** What one version told: to each audience its events. */
interface Past {
  entry: KeptEntry;
  events: Map<number | null, GameEvent[]>;
}

export class LocalTable {
  readonly guests = new Set<Guest>();
  #desk: Desk;
  #facts: Facts;
  #entries: KeptEntry[];
  #past: Past[] = [];
  #dealt = new Map<number | null, GameEvent[]>();
  #requests = new Map<number, number>(); // the version as which a message was applied
  /** What each audience was shown last, every part as JSON. */
  #shown = new Map<number | null, Record<string, string>>();
  #actions: Record<string, Sentence>;
  #helped = new Set<number>();
  #kept: boolean;
  #queue: Promise<unknown> = Promise.resolve();
  #thinking = -1; // the version for which a bot thinks
  #hinting = false;
  #closed = false;
  #analysis: { done: number; total: number } | null = null;

  constructor(
    readonly saved: KeptTable,
    entries: KeptEntry[],
    desk: Desk,
    readonly around: Around,
  ) {
    this.#desk = desk;
    this.#facts = desk.facts();
    this.#entries = [];
    this.#kept = around.store.isKept(saved.id);
    this.#actions = JSON.parse(desk.actions());
    for (const audience of [...this.seats, null]) this.#dealt.set(audience, this.#deal(audience));
    for (const [i, entry] of entries.entries()) {
      this.#carryOut(entry);
      if (i >= entries.length - RECENT) this.#remember(entry);
    }
    this.#facts = desk.facts();
  }

  get version(): number {
    return this.#entries.length;
  }

  get over(): boolean {
    return this.#facts.over;
  }

  get seats(): number[] {
    return peopleAt(this.saved);
  }

  // --- What is seen.

  info(): TableInfo {
    return infoOf(this.saved, this.guests.size > 0, this.#helped);
  }

  /** Somebody comes; they are told everything that they may know. */
  join(guest: Guest, since: number | null): void {
    if (this.seats.length === 1) guest.facing = this.seats[0]!;
    this.guests.add(guest);
    if (!this.over) this.around.thinkers.warm(this.saved.game, JSON.stringify(this.saved.options));
    guest.send(this.#welcome(guest, since));
    guest.kept(this.#kept);
    this.#tellChanged(guest);
    this.#wait();
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
  }

  #welcome(guest: Guest, since: number | null): Welcome {
    const known = since === null || since > this.version ? this.version - RECENT : since;
    const dealt: Step[] =
      known < 0 && !this.saved.record
        ? [{ t: 'step', version: 0, events: this.#dealt.get(guest.facing) ?? [] }]
        : [];
    const past = this.#past.filter(({ entry }) => entry.version > known);
    const told = past.map(({ events }) => events.get(guest.facing) ?? []);
    const retold: GameEvent[][] = JSON.parse(this.#desk.retold(guest.facing, JSON.stringify(told)));
    const steps = past.map(({ entry }, i): Step => ({
      t: 'step',
      version: entry.version,
      seat: entry.seat,
      undone: entry.action === null,
      events: retold[i]!,
    }));
    return {
      t: 'welcome',
      version: this.version,
      table: this.info(),
      seats: this.seats,
      facing: guest.facing,
      view: this.#look(guest.facing),
      actions: this.#actions,
      steps: [...dealt, ...steps],
      undo: this.#toTakeBack(guest.facing).length > 0,
      host: true,
    };
  }

  /** What the deal caused; a game that was brought along does not tell it. */
  #deal(audience: number | null): GameEvent[] {
    return this.saved.record ? [] : JSON.parse(this.#desk.events(audience));
  }

  /** The view of an audience, remembered for what changes next. */
  #look(audience: number | null): View {
    const view: View = JSON.parse(this.#desk.view(audience));
    this.#shown.set(audience, parts(view));
    return view;
  }

  #tellChanged(besides?: Guest): void {
    for (const guest of this.guests) if (guest !== besides) guest.send({ t: 'table', table: this.info() });
  }

  // --- What is said.

  /** Answer a message of a guest. */
  async hear(guest: Guest, message: ClientMessage, texts?: string[]): Promise<void> {
    const id = 'id' in message ? message.id : undefined;
    try {
      await this.#answer(guest, message, texts);
    } catch (reason) {
      if (!(reason instanceof Refusal)) console.error(reason);
      const { reason: why, more } = reason instanceof Refusal ? reason : new Refusal('busy');
      guest.send({ t: 'refused', reason: why, version: this.version, id, ...more });
    }
  }

  async #answer(guest: Guest, message: ClientMessage, texts?: string[]): Promise<void> {
    if (message.t === 'ping') guest.send({ t: 'pong' });
    else if (message.t === 'play') await this.#inTurn(() => this.#play(guest, message));
    else if (message.t === 'undo') await this.#inTurn(() => this.#undo(guest, message));
    else if (message.t === 'why') {
      if (guest.facing === null) throw new Refusal('seat');
      const { clause, because } = this.#reason(message.action, guest.facing);
      guest.send({
        t: 'why',
        id: message.id,
        action: message.action,
        clause,
        ...(because ? { because } : {}),
      });
    } else if (message.t === 'hint') await this.#hint(guest, message.id);
    else if (message.t === 'describe') {
      if (texts) this.around.learn(this.saved.game, message.lang, texts);
      const names = this.saved.seats.map((_, seat) => called(this.saved, seat));
      guest.send({
        t: 'describe',
        id: message.id,
        text: this.#desk.describe(guest.facing, message.lang, names),
      });
    } else if (message.t === 'face') this.#face(guest, message.seat);
    else if (message.t === 'react')
      for (const other of this.guests) other.send({ t: 'reaction', seat: guest.facing, sign: message.sign });
    else if (message.t === 'leave') await this.#inTurn(() => this.#setLeft(true));
    else if (message.t === 'back') await this.#inTurn(() => this.#setLeft(false));
    else throw new Refusal(message.t === 'say' ? 'chat' : 'seat');
  }

  /** One after the other: what is kept on disk and what is told have the same order. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => {});
    return done;
  }

  #face(guest: Guest, seat: number): void {
    if (!this.seats.includes(seat)) throw new Refusal('seat');
    guest.facing = seat;
    guest.send({
      t: 'look',
      version: this.version,
      facing: seat,
      view: this.#look(seat),
      undo: this.#toTakeBack(seat).length > 0,
    });
  }

  #reason(action: string, seat: number): { clause: string | null; because?: Sentence } {
    try {
      const { clause, because } = JSON.parse(this.#desk.why(action, seat));
      return { clause, ...(because ? { because } : {}) };
    } catch (fault) {
      if (fault instanceof Fault) throw new Refusal('unreadable', { text: fault.message });
      throw fault;
    }
  }

  /** The version as which a message was applied before. */
  #repeated(request: number): number | null {
    return this.#requests.get(request) ?? null;
  }

  async #play(guest: Guest, message: Play): Promise<void> {
    const before = this.#repeated(message.id);
    if (before !== null) return guest.send({ t: 'ack', id: message.id, version: before });
    if (message.version !== this.version) throw new Refusal('stale');
    if (guest.facing === null) throw new Refusal('seat');
    const { clause, because } = this.#reason(message.action, guest.facing);
    if (clause && guest.facing !== this.#facts.player) throw new Refusal('turn', { clause });
    if (clause) throw new Refusal('illegal', { clause, ...(because ? { because } : {}) });
    if (this.saved.seats[guest.facing]!.left) await this.#setLeft(false);
    await this.#apply(guest.facing, message.action, message.id, guest);
  }

  async #undo(guest: Guest, message: Undo): Promise<void> {
    const before = this.#repeated(message.id);
    if (before !== null) return guest.send({ t: 'ack', id: message.id, version: before });
    if (message.version !== this.version) throw new Refusal('stale');
    const [seat, ...bots] = this.#toTakeBack(guest.facing).reverse();
    if (seat === undefined) throw new Refusal('undo');
    for (const bot of bots.reverse()) await this.#apply(bot, null, null);
    await this.#apply(seat, null, message.id, guest);
  }

  /**
   * The seats whose decisions go when a seat takes back its own, the last one first; none if it may not.
   *
   * The only person among bots may go back behind what bots have chosen in secret since.
   */
  #toTakeBack(seat: number | null): number[] {
    const last = this.#entries.at(-1);
    if (seat === null || !last || (last.seat !== seat && this.saved.seats[last.seat]!.kind !== 'bot'))
      return [];
    if (this.seats.length > 1) return last.seat === seat && this.#desk.canUndo(seat, false) ? [seat] : [];
    const found: number[] = [];
    let desk = this.#desk;
    const held: Desk[] = [];
    try {
      for (const entry of [...this.#entries].reverse()) {
        const own = entry.seat === seat && entry.request !== null;
        const unseen = entry.action !== null && entry.seat !== seat && desk.showedNothing(seat);
        if (!(own || unseen) || !desk.canUndo(entry.seat, true)) return [];
        found.push(entry.seat);
        if (own) return found;
        desk = desk.clone();
        held.push(desk);
        desk.undo(entry.seat, true);
      }
      return [];
    } finally {
      for (const copy of held) copy.close();
    }
  }

  // --- Deciding.

  /** Keep a decision, then make it and tell everyone. What cannot be kept is made all the same, and everyone is told. */
  async #apply(seat: number, action: string | null, request: number | null, actor?: Guest): Promise<void> {
    const entry: KeptEntry = { table: this.saved.id, version: this.version + 1, seat, action, request };
    this.#carryOut(entry);
    this.#remember(entry);
    this.#facts = this.#desk.facts();
    this.saved.player = this.#facts.player;
    if (this.#facts.over) {
      this.saved.over = Date.now();
      this.saved.winners = this.#facts.winners;
    }
    await this.#keep(entry);
    this.#tell(entry, actor);
    if (this.#facts.over) this.#tellChanged();
    this.#wait();
  }

  async #keep(entry?: KeptEntry): Promise<void> {
    const found = await this.around.store.keep(this.saved, entry);
    if (found === 'outdated') {
      this.#closed = true;
      this.around.outdated(this.saved.id);
      throw new Refusal('stale');
    }
    const kept = found === 'kept';
    if (kept === this.#kept) return;
    this.#kept = kept;
    for (const guest of this.guests) guest.kept(kept);
  }

  #carryOut(entry: KeptEntry): void {
    if (entry.action !== null) this.#desk.play(entry.action);
    else if (!this.#desk.undo(entry.seat, true))
      throw new Fault('RecordError', null, null, `version ${entry.version} cannot be taken back`);
    this.#entries.push(entry);
    if (entry.request !== null) this.#requests.set(entry.request, entry.version);
    if (entry.request === null && entry.action !== null && this.saved.seats[entry.seat]!.kind === 'person')
      this.#helped.add(entry.seat);
  }

  #remember(entry: KeptEntry): void {
    const told = (audience: number | null): GameEvent[] =>
      entry.action === null ? [] : JSON.parse(this.#desk.events(audience));
    const events = new Map([...this.seats, null].map((audience) => [audience, told(audience)]));
    this.#past = [...this.#past.slice(1 - RECENT), { entry, events }];
  }

  #tell(entry: KeptEntry, actor?: Guest): void {
    const steps = new Map<number | null, Step>();
    for (const guest of this.guests) {
      const step = steps.get(guest.facing) ?? this.#step(entry, guest.facing);
      steps.set(guest.facing, step);
      guest.send(guest === actor && entry.request !== null ? { ...step, ack: entry.request } : step);
    }
  }

  #step(entry: KeptEntry, audience: number | null): Step {
    const before = this.#shown.get(audience) ?? {};
    const view = this.#look(audience);
    const now = this.#shown.get(audience)!;
    const changed = Object.entries(view).filter(([key]) => before[key] !== now[key]);
    const events = this.#past.at(-1)!.events.get(audience) ?? [];
    const undone = entry.action === null;
    if (!changed.length && !events.length && !undone) return { t: 'step', version: entry.version };
    return {
      t: 'step',
      version: entry.version,
      seat: entry.seat,
      undone,
      events,
      view: Object.fromEntries(changed) as Partial<View>,
      undo: this.#toTakeBack(audience).length > 0,
    };
  }

  async #setLeft(left: boolean): Promise<void> {
    if (this.#facts.over) throw new Refusal('waiting');
    for (const seat of this.seats) this.saved.seats[seat]!.left = left;
    await this.#keep();
    this.#tellChanged();
    this.#wait();
  }

  // --- Bots.

  #botOf(seat: number): Level | null {
    const { kind, level, left } = this.saved.seats[seat]!;
    if (kind === 'bot') return level || STAND_IN_LEVEL;
    return left ? STAND_IN_LEVEL : null;
  }

  /** Have a bot think if it is its turn and somebody is there. */
  #wait(): void {
    const seat = this.#facts.player;
    if (seat === null || this.#closed || !this.guests.size || this.#thinking === this.version) return;
    const level = this.#botOf(seat);
    if (level === null) return;
    this.#thinking = this.version;
    void this.#botDecides(seat, level, this.version);
  }

  async #botDecides(seat: number, level: Level, version: number): Promise<void> {
    const { game, options } = this.saved;
    const pace = this.around.pace();
    const sole = this.seats.length === 1 ? this.seats[0]! : null;
    // Longer if the only person here may still take back what they did.
    const wait = pause(this.#toTakeBack(sole).length ? 2 * pace : pace);
    try {
      const [action] = await Promise.all([
        this.around.thinkers.choose(game, JSON.stringify(options), this.#desk.question(), level),
        wait,
      ]);
      await this.#inTurn(async () => {
        const awaited = !this.#closed && version === this.version && this.#botOf(seat) !== null;
        if (awaited) await this.#apply(seat, action, null);
      });
    } catch (reason) {
      console.error('Vaka: a bot could not decide:', reason);
      await pause(RETRY);
    }
    if (this.#thinking === version) this.#thinking = -1;
    this.#wait();
  }

  async #hint(guest: Guest, id: number): Promise<void> {
    if (!this.saved.hints) throw new Refusal('hints');
    if (guest.facing === null) throw new Refusal('seat');
    if (guest.facing !== this.#facts.player) throw new Refusal('turn');
    if (this.#hinting) throw new Refusal('busy');
    this.#hinting = true;
    const version = this.version;
    try {
      const { game, options } = this.saved;
      const question = this.#desk.question();
      const found = JSON.parse(await this.around.thinkers.hint(game, JSON.stringify(options), question));
      const { choices, simulations } = found as { choices: HintChoice[]; simulations: number };
      guest.send({ t: 'hint', id, version, choices, simulations });
    } finally {
      this.#hinting = false;
    }
  }

  // --- Afterwards.

  record(): string {
    const notes = this.saved.seats.map(({ name, level }, seat) => [`seat${seat}`, name || level]);
    return this.#desk.record(Object.fromEntries(notes.filter(([, text]) => text)));
  }

  /** Whether the deal of a key may be the next game's. */
  follows(keyHex: string): boolean {
    return this.#desk.follows(keyHex);
  }

  /** The decisions that stand: seat and action. */
  get history(): Decision[] {
    return JSON.parse(this.#desk.history());
  }

  /** The game as it began, with the deal or in a position; to be closed by whoever asks. */
  beginning(): Desk {
    return this.#desk.first(0);
  }

  /** Remember the table of the next game. */
  async goOn(next: string): Promise<void> {
    this.saved.next = next;
    await this.#keep();
    this.#tellChanged();
  }

  /** What can be learnt from the game; thought of once. */
  analysis(): { state: 'done'; found: Analysis } | { state: 'running'; done: number; total: number } {
    if (this.saved.analysis) return { state: 'done', found: JSON.parse(this.saved.analysis) };
    if (!this.#analysis) {
      const progress = (this.#analysis = { done: 0, total: 0 });
      const report = (done: number, total: number): void => void Object.assign(progress, { done, total });
      this.around.thinkers
        .analyse(this.saved.game, JSON.stringify(this.saved.options), this.record(), report)
        .then(async (found) => {
          this.saved.analysis = found;
          await this.#keep();
        })
        .catch((reason: unknown) => console.info('Vaka: there is no analysis:', reason))
        .finally(() => (this.#analysis = null));
    }
    return { state: 'running', ...this.#analysis };
  }

  /** Stop. What was decided is kept. */
  close(): void {
    this.#closed = true;
    if (this.#analysis) this.around.thinkers.stopAnalysing();
    this.guests.clear();
    void this.#queue.then(() => this.#desk.close());
  }
}

/** A finished game step by step, as one seat saw it; its end with all hands open. */
export function replayed(
  desk: Desk,
  history: Decision[],
  seat: number | null,
  first: number,
  most: number,
): ReplayStep[] {
  const steps: ReplayStep[] = [];
  for (let number = 0; number <= history.length && number < first + most; number++) {
    const decision = number ? history[number - 1]! : null;
    if (decision) desk.play(decision[1]);
    if (number < first) continue;
    const seen: View = JSON.parse(desk.view(seat));
    const view: View = seen.over ? JSON.parse(desk.openView()) : seen;
    steps.push({ events: JSON.parse(desk.events(seat)), view, seat: decision?.[0] ?? null });
  }
  return steps;
}

export function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text);
}

function parts(view: View): Record<string, string> {
  return Object.fromEntries(Object.entries(view).map(([key, value]) => [key, JSON.stringify(value)]));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
