// Our Python inside the page: games, states and the gate, in MicroPython, from the bundles of `web/bundle.py`.
// MicroPython keeps its state in globals, so there is one of these per worker.
import { loadMicroPython, type MicroPython } from '@micropython/micropython-webassembly-pyscript';
import { Workspace, type Rules } from './rules.ts';

/** The words of the page. */
export interface Speaker {
  /** A message of a game with its arguments, as the wire has them: `{"card": {"word": "card-owl"}}`. */
  say(lang: string, game: string, message: string, values: Record<string, unknown>): string;
  /** A clause of a game's rulebook; where it is our reading of the printed sheet, with what says so. */
  clause(game: string, lang: string, id: string): string;
}

export interface GameInfo {
  name: string;
  players: number[];
  options: { name: string; values: unknown[]; default: unknown }[];
}

export interface SharedBundle {
  games: GameInfo[];
  modules: Record<string, string>;
}

export interface GameBundle {
  game: string;
  stamp: string;
  clauses: string[];
  modules: Record<string, string>;
}

export interface Facts {
  game: string;
  options: Record<string, unknown>;
  player: number | null;
  over: boolean;
  phase: string;
  decisions: number;
  winners: number[];
  deal_hash: string;
  key_hex: string;
}

/** What Python says is wrong with what it was given. */
export class Fault extends Error {
  override readonly name = 'Fault';

  constructor(
    /** `unreadable` for a notation, else the class: `IllegalMove`, `OptionError`, `RecordError`, … */
    readonly code: string,
    /** The clause that forbids a move. */
    readonly clause: string | null,
    /** The line of a record. */
    readonly line: number | null,
    text: string,
  ) {
    super(text);
  }
}

interface Page {
  add_game(name: string, stamp: string, clauses: string): void;
  call(desk: number, method: string, given: string): string;
  think(game: string, options: string, method: string, given: string): string;
  close(desk: number): void;
}

export interface Loading {
  shared: SharedBundle;
  speaker: Speaker;
  /** Where `micropython.wasm` is. */
  url: string;
}

const HEAP = 1 << 20;
const STACK = 1 << 15;

/** Starts MicroPython and takes in what all games share. */
export async function loadPython({ shared, speaker, url }: Loading): Promise<Python> {
  if (!shared?.modules?.['page'] || !Array.isArray(shared.games))
    throw new Error('the shared bundle is broken: it must be the python.json that web/bundle.py writes');
  const memory = watchedMemory();
  const heard: string[] = [];
  let micropython: MicroPython;
  try {
    micropython = await loadMicroPython({
      url,
      heapsize: HEAP,
      pystack: STACK,
      stdout: (line: string) => heard.push(line),
      stderr: (line: string) => heard.push(line),
    });
  } finally {
    memory.done();
  }
  return new Python(micropython, memory.found, shared, speaker);
}

/** MicroPython does not hand out its memory: it is caught when its module is made. Others may make theirs meanwhile. */
function watchedMemory(): { found: () => WebAssembly.Memory; done: () => void } {
  const kept = {
    instantiate: WebAssembly.instantiate,
    instantiateStreaming: WebAssembly.instantiateStreaming,
  };
  let memory: WebAssembly.Memory | undefined;
  const watch =
    (make: (...given: never[]) => Promise<unknown>) =>
    async (...given: never[]): Promise<unknown> => {
      const made = await make.apply(WebAssembly, given);
      const exports = (made as Partial<WebAssembly.WebAssemblyInstantiatedSource>).instance?.exports;
      if (exports && 'mp_js_init' in exports) memory = exports['memory'] as WebAssembly.Memory;
      return made;
    };
  WebAssembly.instantiate = watch(kept.instantiate as never) as never;
  if (kept.instantiateStreaming)
    WebAssembly.instantiateStreaming = watch(kept.instantiateStreaming as never) as never;
  return {
    found: () => {
      if (!memory) throw new Error('MicroPython could not be started');
      return memory;
    },
    done: () => Object.assign(WebAssembly, kept),
  };
}

export class Python {
  readonly games: readonly GameInfo[];
  readonly #micropython: MicroPython;
  readonly #rules = new Map<string, Rules>();
  readonly #spaces = new Map<number, { space: Workspace; style: number[]; purpose: string }>();
  #lastSpace = 0;
  /** What workspaces are made for now. */
  #purpose = '';
  #choices: number[][] = [];
  readonly #memory: () => WebAssembly.Memory;
  readonly #page: Page;

  constructor(
    micropython: MicroPython,
    memory: () => WebAssembly.Memory,
    shared: SharedBundle,
    speaker: Speaker,
  ) {
    this.#micropython = micropython;
    this.#memory = memory;
    this.games = shared.games;
    micropython.registerJsModule('host', this.#host(speaker));
    this.#write(shared.modules);
    micropython.runPython("import sys\nsys.path.insert(0, '/')\nimport page");
    // Each look at a module makes a function anew, so they are kept.
    const page = micropython.globals.get('page') as Page;
    this.#page = { add_game: page.add_game, call: page.call, think: page.think, close: page.close };
  }

  /** Takes in a game: its Python and its rules. */
  addGame(bundle: GameBundle, rules: Rules): void {
    const { game, stamp, clauses, modules } = bundle ?? {};
    if (!game || !stamp || !Array.isArray(clauses) || !modules?.[`vaka.games.${game}.definition`])
      throw new Error(
        'the bundle of a game is broken: it must be the GAME.python.json that web/bundle.py writes',
      );
    if (stamp !== rules.facts.stamp || game !== rules.facts.game)
      throw new Error(`the Python and the rules of ${game} were not built from the same sources`);
    if (this.#rules.has(game)) return;
    this.#write(modules);
    this.#page.add_game(game, stamp, JSON.stringify(clauses));
    this.#rules.set(game, rules);
  }

  has(game: string): boolean {
    return this.#rules.has(game);
  }

  /** A fresh game; the key is 64 hexadecimal digits. */
  deal(game: string, options: Record<string, unknown>, key: string): Desk {
    return this.#made(0, 'deal', game, JSON.stringify(options), key);
  }

  /** The end of a record, which is checked line by line. */
  replay(record: string): Desk {
    return this.#made(0, 'replay', record);
  }

  /** What `Desk.save` wrote. */
  restore(game: string, options: Record<string, unknown>, saved: Uint8Array, key: string): Desk {
    return this.#made(0, 'restore', game, JSON.stringify(options), hex(saved), key);
  }

  /** Who thinks about a game with its options; there is one for each. */
  thinker(game: string, options: Record<string, unknown>): Thinker {
    const chosen = JSON.stringify(options);
    return new Thinker((method, given) =>
      told(this.#page.think(game, chosen, method, JSON.stringify(given))),
    );
  }

  /** Bytes that MicroPython holds in all. */
  get memory(): number {
    return this.#memory().buffer.byteLength;
  }

  #made(desk: number, method: string, ...given: unknown[]): Desk {
    return new Desk(this.#ask, this.#release, Number(this.#ask(desk, method, given)));
  }

  readonly #ask: Ask = (desk, method, given) => told(this.#page.call(desk, method, JSON.stringify(given)));

  readonly #release = (desk: number): void => this.#page.close(desk);

  #write(modules: Record<string, string>): void {
    const { FS } = this.#micropython;
    const names = Object.keys(modules);
    for (const name of names) {
      const place = `/${name.replaceAll('.', '/')}`;
      const isPackage = names.some((other) => other.startsWith(`${name}.`)) || name === 'vaka.games';
      if (isPackage && !FS.analyzePath(place).exists) FS.mkdir(place);
      FS.writeFile(isPackage ? `${place}/__init__.py` : `${place}.py`, modules[name]!);
    }
  }

  /** What Python asks of JavaScript; bytes cross as their address. */
  #host(speaker: Speaker): Record<string, unknown> {
    const bytes = (at: number, size: number) => new Uint8Array(this.#memory().buffer, at, size);
    const rules = (game: string): Rules => {
      const found = this.#rules.get(game);
      if (!found) throw new Error(`the rules of ${game} are not loaded`);
      return found;
    };
    const frame = (game: string, at: number) => bytes(at, rules(game).frameSize);
    const key = (at: number) => bytes(at, 32).slice();
    return {
      deal: (game: string, at: number, keyAt: number) => rules(game).deal(frame(game, at), key(keyAt)),
      begin: (game: string, at: number, keyAt: number) => rules(game).begin(frame(game, at), key(keyAt)),
      accept: (game: string, at: number) => rules(game).accept(frame(game, at)),
      shuffle: (game: string, at: number, items: number, count: number) =>
        rules(game).shuffle(frame(game, at), bytes(items, count)),
      step: (game: string, at: number, action: number) => rules(game).step(frame(game, at), action),
      why_not: (game: string, at: number, action: number) => rules(game).whyNot(frame(game, at), action),
      imagine: (game: string, at: number, observer: number, keyAt: number) =>
        rules(game).imagine(frame(game, at), observer, key(keyAt)),
      prefer: (game: string, at: number, luck: number, mistakes: number) =>
        rules(game).prefer(frame(game, at), luck, mistakes),
      open_spaces: (purpose: string) => void (this.#purpose = purpose),
      close_spaces: (purpose: string) => {
        for (const [number, made] of this.#spaces)
          if (made.purpose === purpose) {
            made.space.close();
            this.#spaces.delete(number);
          }
      },
      space: (game: string, edges: number) => {
        const space = new Workspace(rules(game), edges);
        this.#spaces.set(++this.#lastSpace, {
          space,
          style: rules(game).facts.style,
          purpose: this.#purpose,
        });
        return this.#lastSpace;
      },
      space_begin: (space: number, at: number, size: number, keyAt: number, keep: boolean) =>
        this.#spaces.get(space)!.space.begin(bytes(at, size), key(keyAt), keep),
      space_follow: (space: number, action: number) => this.#spaces.get(space)!.space.follow(action),
      space_think: (number: number, observer: number, only: number, times: number) => {
        const { space, style } = this.#spaces.get(number)!;
        return space.think(style, observer, only, times);
      },
      space_times: (space: number) => this.#spaces.get(space)!.space.times,
      space_total: (space: number, seat: number) => this.#spaces.get(space)!.space.total(seat),
      space_choices: (space: number) => (this.#choices = this.#spaces.get(space)!.space.choices()).length,
      choice: (row: number, column: number) => this.#choices[row]![column],
      now: () => performance.now() / 1000,
      say: (lang: string, game: string, message: string, values: string) =>
        speaker.say(lang, game, message, JSON.parse(values)),
      clause: (game: string, lang: string, id: string) => speaker.clause(game, lang, id),
      random: (count: number) => hex(crypto.getRandomValues(new Uint8Array(count))),
      rounded,
      printable,
      fraction: (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value)),
      folded: (text: string) => text.toLowerCase(),
      escaped: (text: string) =>
        text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
      matched: (pattern: string, text: string) => {
        const found = new RegExp(`^(?:${pattern})$`, 'u').exec(text);
        return found ? JSON.stringify([...found]) : '';
      },
      parted: (pattern: string, text: string) => JSON.stringify(text.split(new RegExp(pattern, 'u'))),
    };
  }
}

type Ask = (desk: number, method: string, given: unknown[]) => string;
type Seat = number | null;

/** One game under way. Everything is text as the server would send it, or JSON of it. */
export class Desk {
  readonly #ask: Ask;
  readonly #release: (desk: number) => void;
  readonly #number: number;

  constructor(ask: Ask, release: (desk: number) => void, number: number) {
    this.#ask = ask;
    this.#release = release;
    this.#number = number;
  }

  facts(): Facts {
    return JSON.parse(this.#told('facts'));
  }

  play(action: string): void {
    this.#told('play', action);
  }

  isLegal(action: string): boolean {
    return this.#told('is_legal', action) === 'true';
  }

  /** JSON `{"clause": id | null, "because": sentence | null}`. */
  why(action: string, seat: number): string {
    return this.#told('why', action, seat);
  }

  canUndo(seat: Seat, after: boolean): boolean {
    return this.#told('can_undo', seat, after) === 'true';
  }

  undo(seat: Seat, after: boolean): boolean {
    return this.#told('undo', seat, after) === 'true';
  }

  showedNothing(seat: number): boolean {
    return this.#told('showed_nothing', seat) === 'true';
  }

  follows(key: string): boolean {
    return this.#told('follows', key) === 'true';
  }

  view(seat: Seat): string {
    return this.#told('view', seat);
  }

  openView(): string {
    return this.#told('open_view');
  }

  events(seat: Seat): string {
    return this.#told('events', seat);
  }

  /** Events of earlier decisions, JSON `[[event, …], …]`, as far as the screen of a seat may tell them now. */
  retold(seat: Seat, told: string): string {
    return this.#told('retold', seat, told);
  }

  actions(): string {
    return this.#told('actions');
  }

  describe(seat: Seat, lang: string, names: (string | null)[]): string {
    return this.#told('describe', seat, lang, JSON.stringify(names.map((name) => name ?? '')));
  }

  /** JSON `[[seat, action], …]`. */
  history(): string {
    return this.#told('history');
  }

  record(notes: Record<string, string>): string {
    return this.#told('record', JSON.stringify(notes));
  }

  save(): Uint8Array {
    return unhex(this.#told('save'));
  }

  /** What a bot may know. */
  question(): Uint8Array {
    return unhex(this.#told('question'));
  }

  clone(): Desk {
    return new Desk(this.#ask, this.#release, Number(this.#told('clone')));
  }

  /** The game as it was after that many decisions. */
  first(decisions: number): Desk {
    return new Desk(this.#ask, this.#release, Number(this.#told('first', decisions)));
  }

  /** Gives its memory back; nothing may be asked afterwards. */
  close(): void {
    this.#release(this.#number);
  }

  #told(method: string, ...given: unknown[]): string {
    return this.#ask(this.#number, method, given);
  }
}

/** Bots, hints and analyses of one game. They hold up their thread, so they belong into a worker. */
export class Thinker {
  readonly #ask: (method: string, given: unknown[]) => string;

  constructor(ask: (method: string, given: unknown[]) => string) {
    this.#ask = ask;
  }

  /** What a bot of a level decides, in notation. With equal seeds it is the same bot. */
  choose(question: Uint8Array, level: string, seed: number | null): string {
    return this.#ask('choose', [hex(question), level, seed]);
  }

  /** JSON `{"choices": […], "simulations": n}`; takes a second, unless the number of simulations is given. */
  hint(question: Uint8Array, simulations: number | null = null, seed: number | null = null): string {
    return this.#ask('hint', [hex(question), simulations, seed]);
  }

  /** What a record can teach, as JSON; whoever waits for `report` can let others in, or throw to stop. */
  async analyse(
    record: string,
    report: (done: number, total: number) => void | Promise<void>,
    simulations?: number,
  ): Promise<string> {
    const given = simulations === undefined ? [record] : [record, simulations];
    const total = Number(this.#ask('begin_analysis', given));
    for (let done = 0; done < total; done++) {
      await report(done, total);
      this.#ask('consider', []);
    }
    const found = this.#ask('analysis', []);
    await report(total, total);
    return found;
  }
}

/** An answer of Python; a fault of the input is thrown. */
function told(answer: string): string {
  if (answer.startsWith('=')) return answer.slice(1);
  const { code, clause, line, text } = JSON.parse(answer.slice(1));
  throw new Fault(code, clause, line, text);
}

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += PAIRS[byte];
  return text;
}

export function unhex(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Python's `round`: to the nearest, exactly, and to the even one in the middle. */
export function rounded(value: number, digits: number): number {
  // Only a multiple of this power of two can lie exactly in the middle.
  if (!Number.isInteger(value * 2 ** (digits + 1))) return Number(value.toFixed(digits));
  const scaled = value * 10 ** digits;
  const below = Math.floor(scaled);
  const up = scaled - below > 0.5 || (scaled - below === 0.5 && below % 2 !== 0);
  return (below + (up ? 1 : 0)) / 10 ** digits;
}

/** A letter as Python's `repr` shows it. */
export function printable(letter: string): string {
  if (!/[\p{C}\p{Z}]/u.test(letter)) return letter;
  const code = letter.codePointAt(0)!.toString(16);
  if (code.length <= 2) return `\\x${code.padStart(2, '0')}`;
  return code.length <= 4 ? `\\u${code.padStart(4, '0')}` : `\\U${code.padStart(8, '0')}`;
}
