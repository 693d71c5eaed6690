// The compiled rules and search of one game in WebAssembly: the same functions as the native ones, over its memory.
// The modules and their facts are made by `python -m vaka.bots.wasm`, see docs/decisions/wasm.md.

/** Where the fields of a struct lie: its size, and the place of each field. */
export interface Layout {
  size: number;
  fields: Record<string, number>;
}

/** What the host must know of a module. */
export interface Facts {
  game: string;
  /** The fingerprint of the sources that the rules were compiled from, as in `Frames.stamp`. */
  stamp: string;
  actions: number;
  /** Room for legal actions in a frame. */
  choices: number;
  frame: Layout;
  /** The size of the state at the beginning of a frame. */
  state: number;
  /** Where a state says which seat decides; -1 if none. */
  player: number;
  chance: Layout & { at: number };
  pool: number;
  edge: Layout;
  desk: Layout;
  knobs: Layout & { floats: string[]; order: string[] };
  /** The game's own values of the knobs, in their order. */
  style: number[];
  /** The action that stands for all secret ones, in the key of an edge. */
  shared: number;
  luck: number;
}

type Exported = (...numbers: number[]) => number;

const KEY_WORDS = 8;
const PAGE = 65536;
const ALIGN = 16;
/** No first action is prescribed to a search. */
export const ANY = -1;

/** The compiled functions of one game. A frame is copied in, changed by the function, and copied back. */
export class Rules {
  readonly frameSize: number;
  private readonly memory: WebAssembly.Memory;
  private readonly exports: Record<string, Exported>;
  private readonly failure: number;
  private readonly heap: Heap;
  private readonly frame: number;
  private readonly pool: number;
  private readonly key: number;
  private readonly choices: number;
  private bytes: Uint8Array;
  private data: DataView;

  private constructor(
    instance: WebAssembly.Instance,
    readonly facts: Facts,
  ) {
    const exports = instance.exports as Record<string, unknown>;
    this.exports = exports as Record<string, Exported>;
    this.memory = exports['memory'] as WebAssembly.Memory;
    this.failure = (exports['failure'] as WebAssembly.Global).value;
    this.heap = new Heap(this.memory, (exports['__heap_base'] as WebAssembly.Global).value);
    this.bytes = new Uint8Array(this.memory.buffer);
    this.data = new DataView(this.memory.buffer);
    this.frameSize = facts.frame.size;
    this.frame = this.heap.take(facts.frame.size);
    this.pool = this.heap.take(facts.pool);
    this.key = this.heap.take(8 * KEY_WORDS);
    this.choices = this.heap.take(facts.choices);
  }

  /** The rules of a game from its compiled module and the facts beside it. */
  static async load(module: WebAssembly.Module, facts: Facts): Promise<Rules> {
    return new Rules(await WebAssembly.instantiate(module), facts);
  }

  /** Native `new`: deal a game from a configured blank frame; returns how many actions are legal. */
  deal(frame: Uint8Array, key: Uint8Array): number {
    return this.withFrame(frame, () => this.call('new', this.frame, ...this.keyWords(key)));
  }

  /** Start the stream of chance of a key. */
  begin(frame: Uint8Array, key: Uint8Array): void {
    this.withFrame(frame, () => this.call('begin', this.frame, ...this.keyWords(key)));
  }

  /** Take a position as it is: how many actions are legal, or the negative of its fault. */
  accept(frame: Uint8Array): number {
    return this.withFrame(frame, () => this.call('accept', this.frame));
  }

  /** Shuffle small numbers by the chance of a frame. */
  shuffle(frame: Uint8Array, items: Uint8Array): void {
    this.lend(items, (at) => this.withFrame(frame, () => this.call('shuffle', this.frame, at, items.length)));
  }

  /** Decide; for what is returned see `step` in `vaka.engine.native`. */
  step(frame: Uint8Array, action: number): number {
    return this.withFrame(frame, () => this.call('step', this.frame, action));
  }

  /** The number of the clause that forbids an action, or 0. */
  whyNot(frame: Uint8Array, action: number): number {
    this.put(frame);
    return this.call('why_not', this.frame, action);
  }

  /** Deal again what an observer has not seen; returns how many actions are legal. */
  imagine(frame: Uint8Array, observer: number, key: Uint8Array): number {
    const words = this.keyWords(key);
    return this.withFrame(frame, () => this.call('imagine', this.frame, observer, ...words, this.pool, 1));
  }

  /** What the policy of the game chooses, erring `mistakes` times in a thousand. */
  prefer(frame: Uint8Array, luck: number, mistakes: number): number {
    this.put(frame);
    return this.call('prefer', this.frame, 1, luck, mistakes, this.choices, this.facts.choices);
  }

  /** Random decisions until the game or the limit ends, without listing the legal actions; returns how many. */
  walk(frame: Uint8Array, luck: number, limit: number): number {
    const out = [this.choices, this.facts.choices];
    return this.withFrame(frame, () => this.call('walk', this.frame, 1, 0, luck, limit, ...out));
  }

  /** How many sequences of `depth` decisions there are from a state. */
  perft(frame: Uint8Array, depth: number): number {
    const { state, choices } = this.facts;
    const [plies, counters] = [depth + 1, 8 * (depth + 1)];
    const room = this.heap.take(plies * (state + choices) + 2 * counters);
    this.view.set(frame.subarray(0, state), room);
    const at = room + plies * state;
    const out = at + 2 * counters;
    const count = this.call(
      'perft',
      ...[room, plies, depth],
      ...[out, plies, choices],
      ...[at, plies, at + counters, plies],
    );
    this.heap.give(room);
    return count;
  }

  /** Random games one after the other, dealt from a configured blank frame; returns all decisions made. */
  playouts(blank: Uint8Array, games: number, key: Uint8Array, luck: number, limit: number): number {
    const { state, choices } = this.facts;
    const room = this.heap.take(2 * state + 8 * games);
    for (const row of [0, 1]) this.view.set(blank.subarray(0, state), room + row * state);
    const lengths = [room + 2 * state, games];
    const made = this.call(
      'playouts',
      room,
      2,
      ...lengths,
      ...this.keyWords(key),
      luck,
      limit,
      this.choices,
      choices,
    );
    this.heap.give(room);
    return made;
  }

  /** Call an exported function; an exception inside it is thrown. */
  call(name: string, ...numbers: number[]): number {
    const answer = this.exports[name]!(...numbers);
    if (Number.isNaN(answer))
      throw new Error(
        `${this.facts.game}: ${name} raised exception ${this.fields.getInt32(this.failure, true)}`,
      );
    return answer;
  }

  /** Room in the memory, in bytes, until it is given back. */
  take(size: number): number {
    return this.heap.take(size);
  }

  give(at: number): void {
    this.heap.give(at);
  }

  /** The memory as bytes; taking room may move it. */
  get view(): Uint8Array {
    if (this.bytes.buffer !== this.memory.buffer) this.bytes = new Uint8Array(this.memory.buffer);
    return this.bytes;
  }

  /** The memory as numbers. */
  get fields(): DataView {
    if (this.data.buffer !== this.memory.buffer) this.data = new DataView(this.memory.buffer);
    return this.data;
  }

  /** Write the eight words of a key into a row of 64-bit integers. */
  writeKey(at: number, key: Uint8Array): void {
    if (key.length !== 4 * KEY_WORDS) throw new Error(`a key has 32 bytes, not ${key.length}`);
    const words = new DataView(key.buffer, key.byteOffset, key.length);
    for (let i = 0; i < KEY_WORDS; i++) {
      this.fields.setUint32(at + 8 * i, words.getUint32(4 * i, true), true);
      this.fields.setUint32(at + 8 * i + 4, 0, true);
    }
  }

  private withFrame(frame: Uint8Array, work: () => number): number {
    this.put(frame);
    const answer = work();
    frame.set(this.view.subarray(this.frame, this.frame + this.frameSize));
    return answer;
  }

  private put(frame: Uint8Array): void {
    if (frame.length !== this.frameSize)
      throw new Error(`a frame of ${this.facts.game} has ${this.frameSize} bytes, not ${frame.length}`);
    this.view.set(frame, this.frame);
  }

  private lend(items: Uint8Array, work: (at: number) => void): void {
    const at = this.heap.take(items.length);
    this.view.set(items, at);
    work(at);
    items.set(this.view.subarray(at, at + items.length));
    this.heap.give(at);
  }

  private keyWords(key: Uint8Array): [number, number] {
    this.writeKey(this.key, key);
    return [this.key, KEY_WORDS];
  }
}

/** Where a search happens: its states and its tree, kept from one search to the next, as `vaka.bots.search.Workspace`. */
export class Workspace {
  private readonly room: number;
  private readonly tree: number;
  private readonly desk: number;
  private readonly pool: number;
  private readonly knobs: number;
  private open = true;

  constructor(
    private readonly rules: Rules,
    private readonly edges: number,
  ) {
    const { state, pool, edge, desk, knobs } = rules.facts;
    const sizes = [3 * state, pool, knobs.size, desk.size, edges * edge.size].map(aligned);
    this.room = rules.take(sizes.reduce((sum, size) => sum + size));
    this.pool = this.room + sizes[0]!;
    this.knobs = this.pool + sizes[1]!;
    this.desk = this.knobs + sizes[2]!;
    this.tree = this.desk + sizes[3]!;
    rules.view.fill(0, this.room, this.tree + edge.size);
  }

  /** Put the state of a frame on the desk, with a new tree unless the old one is kept and has room. */
  begin(frame: Uint8Array, key: Uint8Array, keep: boolean): void {
    const { state, chance, edge, desk, luck } = this.rules.facts;
    const bytes = this.rules.view;
    bytes.set(frame.subarray(0, state), this.room);
    const stream = this.room + chance.at;
    bytes.fill(0, stream, stream + chance.size);
    this.rules.writeKey(stream + chance.fields['key']!, key);
    bytes[stream + chance.fields['used']!] = 32;
    let edges = this.number(this.desk + desk.fields['edges']!);
    if (!keep || 2 * edges > this.edges) {
      bytes.fill(0, this.tree, this.tree + edge.size);
      edges = 1;
    }
    bytes.fill(0, this.desk, this.desk + desk.size);
    const first = new DataView(key.buffer, key.byteOffset).getUint32(0, true);
    this.rules.fields.setInt32(this.desk + desk.fields['edges']!, edges, true);
    this.rules.fields.setInt32(this.desk + desk.fields['luck']!, first & luck, true);
  }

  /** Make the situation after an action the root. */
  follow(action: number): void {
    const edge = this.rootEdges().find((candidate) => this.action(candidate) === action) ?? 0;
    for (const field of ['first', 'visits'])
      this.rules.fields.setInt32(this.place(0, field), edge ? this.edge(edge, field) : 0, true);
  }

  /** Simulate `times` times; returns how many decisions that took. */
  think(knobs: ArrayLike<number>, observer: number, only: number, times: number): number {
    const { order, floats, fields } = this.rules.facts.knobs;
    order.forEach((name, i) => {
      const at = this.knobs + fields[name]!;
      if (floats.includes(name)) this.rules.fields.setFloat64(at, knobs[i]!, true);
      else this.rules.fields.setBigInt64(at, BigInt(knobs[i]!), true);
    });
    return this.rules.call(
      'think',
      ...[this.room, 3, this.tree, this.edges, this.desk, 1, this.pool, 1, this.knobs, 1],
      ...[observer, only, times],
    );
  }

  /** Simulations so far. */
  get times(): number {
    return this.number(this.desk + this.rules.facts.desk.fields['times']!);
  }

  /** What a seat won in all simulations. */
  total(seat: number): number {
    return this.rules.fields.getFloat64(this.desk + this.rules.facts.desk.fields['total']! + 8 * seat, true);
  }

  /** Action, visits and winnings of the edges at the root. */
  choices(): [action: number, visits: number, won: number][] {
    return this.rootEdges().map((edge) => [
      this.action(edge),
      this.edge(edge, 'visits'),
      this.rules.fields.getFloat64(this.place(edge, 'won'), true),
    ]);
  }

  /** Give the memory back; the workspace is of no use after that. */
  close(): void {
    if (this.open) this.rules.give(this.room);
    this.open = false;
  }

  /** Edges of the state on the desk; a kept root may have others, from imagined states that did not come about. */
  private rootEdges(): number[] {
    const found: number[] = [];
    const root = this.number(this.desk + this.rules.facts.desk.fields['root']!);
    for (let edge = this.edge(0, 'first'); edge; edge = this.edge(edge, 'next'))
      if ((this.edge(edge, 'key') & ~this.rules.facts.shared) === root) found.push(edge);
    return found;
  }

  private action(edge: number): number {
    return this.edge(edge, 'key') & this.rules.facts.shared;
  }

  private edge(edge: number, field: string): number {
    return this.rules.fields.getInt32(this.place(edge, field), true);
  }

  private place(edge: number, field: string): number {
    const { size, fields } = this.rules.facts.edge;
    return this.tree + edge * size + fields[field]!;
  }

  private number(at: number): number {
    return Number(this.rules.fields.getBigInt64(at, true));
  }
}

/** Room in the memory of a module, taken where it fits first; what is given back joins its free neighbours. */
class Heap {
  private blocks: { at: number; size: number; free: boolean }[] = [];
  private end: number;

  constructor(
    private readonly memory: WebAssembly.Memory,
    base: number,
  ) {
    this.end = aligned(base);
  }

  take(size: number): number {
    const wanted = aligned(size);
    const index = this.blocks.findIndex((block) => block.free && block.size >= wanted);
    if (index < 0) return this.append(wanted);
    const { at, size: room } = this.blocks[index]!;
    const rest = room > wanted ? [{ at: at + wanted, size: room - wanted, free: true }] : [];
    this.blocks.splice(index, 1, { at, size: wanted, free: false }, ...rest);
    return at;
  }

  give(at: number): void {
    const index = this.blocks.findIndex((block) => block.at === at && !block.free);
    if (index < 0) throw new Error(`no room was taken at ${at}`);
    this.blocks[index]!.free = true;
    this.join(index);
    if (index > 0) this.join(index - 1);
  }

  private append(size: number): number {
    // A free block at the end is too small, but it is a beginning.
    if (this.blocks.at(-1)?.free) this.end = this.blocks.pop()!.at;
    const at = this.end;
    const missing = at + size - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    this.blocks.push({ at, size, free: false });
    this.end = at + size;
    return at;
  }

  private join(index: number): void {
    const [block, next] = [this.blocks[index]!, this.blocks[index + 1]];
    if (!block.free || !next?.free) return;
    block.size += next.size;
    this.blocks.splice(index + 1, 1);
  }
}

function aligned(size: number): number {
  return Math.ceil(size / ALIGN) * ALIGN;
}
