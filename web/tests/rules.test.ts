/** WebAssembly does what native code did, bit for bit: the games are recorded by `python -m tests.wasm`. */

import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { ANY, Rules, Workspace, type Facts } from '../src/local/rules';

interface Trial {
  name: string;
  players: number;
  blank: string;
  key: string;
  actions: string;
  digests: string[];
}

interface Found {
  made: number;
  times: number;
  choices: [action: number, visits: number, won: string][];
  totals: string[];
}

interface Recorded {
  trials: Trial[];
  golden: Trial[];
  walks: { blank: string; options: string; hash: string; playouts: number }[];
  perft: { start: string; frame: string; counts: number[] }[];
  searches: {
    frame: string;
    observer: number;
    key: string;
    second: string;
    best: number;
    only: number;
    found: [Found, Found, Found];
  }[];
}

const FOLDER = join(import.meta.dirname, 'made', 'wasm');
const NAMES = existsSync(FOLDER)
  ? readdirSync(FOLDER)
      .filter((file) => file.endsWith('.games.json'))
      .map((file) => file.split('.')[0]!)
  : [];
// As in tests/wasm.py and tests/backends.py.
const [OFTEN, SIMULATIONS, LONGEST, SPECTATOR] = [8, 200, 1200, 6];
const [GAMES, DECISIONS, LUCK, PLAYOUTS] = [4, 250, 5, 8];
const MISTAKES = [0, 300];
const KEY = new Uint8Array(32).map((_, i) => i);

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'base64'));
const json = <T>(file: string): T => JSON.parse(readFileSync(join(FOLDER, file), 'utf-8')) as T;

async function load(name: string): Promise<Rules> {
  const module = await WebAssembly.compile(readFileSync(join(FOLDER, `${name}.wasm`)));
  return Rules.load(module, json<Facts>(`${name}.json`));
}

function keyOf(n: number): Uint8Array {
  const number = Buffer.alloc(8);
  number.writeUInt32LE(n);
  return createHash('sha256').update(number).digest();
}

/** The other half of `Trial` in tests/wasm.py. */
class Player {
  private readonly hash: Hash = createHash('sha256');
  private readonly frame: Uint8Array;
  readonly digests: string[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly trial: Trial,
  ) {
    this.frame = bytes(trial.blank);
  }

  play(): string[] {
    this.note(this.rules.deal(this.frame, bytes(this.trial.key)));
    bytes(this.trial.actions).forEach((action, made) => {
      if (made % OFTEN === 0) this.askEverything(made);
      this.note(this.rules.step(this.frame, action));
      this.hash.update(this.frame);
    });
    this.askEverything(bytes(this.trial.actions).length);
    return this.digests;
  }

  private note(number: number): void {
    const four = Buffer.alloc(4);
    four.writeInt32LE(number);
    this.hash.update(four);
  }

  private askEverything(made: number): void {
    const { rules, frame } = this;
    const { actions } = rules.facts;
    for (let action = -1; action <= actions; action++) {
      if (action >= 0 && action < actions) {
        const reason = rules.whyNot(frame, action);
        this.note(reason);
        if (!reason) continue;
      }
      this.note(rules.step(frame, action));
    }
    if (frame[rules.facts.player]! < 128) for (const m of MISTAKES) this.note(rules.prefer(frame, made, m));
    for (let seat = 0; seat <= this.trial.players; seat++) {
      const other = frame.slice();
      this.note(rules.imagine(other, seat < this.trial.players ? seat : SPECTATOR, keyOf(made)));
      this.hash.update(other);
    }
    const other = frame.slice();
    const items = new Uint8Array(40).map((_, i) => i + 1);
    rules.shuffle(other, items);
    this.hash.update(items);
    this.note(rules.accept(other));
    this.hash.update(other);
    rules.begin(other, keyOf(made));
    this.hash.update(other);
    this.digests.push(this.hash.copy().digest('hex').slice(0, 8));
  }
}

function found(space: Workspace, made: number, seats: number): Found {
  return {
    made,
    times: space.times,
    choices: space.choices().map(([action, visits, won]) => [action, visits, bits(won)]),
    totals: Array.from({ length: seats }, (_, seat) => bits(space.total(seat))),
  };
}

/** The bits of a number, as text. */
function bits(number: number): string {
  const eight = Buffer.alloc(8);
  eight.writeDoubleLE(number);
  return eight.toString('hex');
}

it('has games to play again', () => {
  expect(NAMES, 'python -m tests.wasm writes them').toEqual(['babayaga', 'mad', 'magichill', 'partners']);
});

describe.each(NAMES)('%s', (name) => {
  const recorded = json<Recorded>(`${name}.games.json`);
  let rules: Rules;
  beforeAll(async () => {
    rules = await load(name);
  });

  it.each(recorded.trials.map((trial) => [trial.name, trial] as const))('plays %s', (_, trial) => {
    expect(new Player(rules, trial).play()).toEqual(trial.digests);
  });

  it('plays thousands of decisions', () => {
    const decisions = recorded.trials.reduce((sum, trial) => sum + bytes(trial.actions).length, 0);
    expect(decisions).toBeGreaterThan(2000);
  });

  it.each(recorded.golden.map((trial) => [trial.name, trial] as const))(
    'plays the golden game %s',
    (_, trial) => {
      expect(new Player(rules, trial).play()).toEqual(trial.digests);
    },
  );

  it('walks where native code walks', () => {
    for (const walk of recorded.walks) {
      const hash = createHash('sha256');
      for (let i = 0; i < GAMES; i++) {
        const key = KEY.slice();
        key[28]! += i;
        const frame = bytes(walk.blank);
        rules.deal(frame, key);
        rules.walk(frame, LUCK + i, DECISIONS);
        hash.update(frame.subarray(0, rules.facts.state));
      }
      expect(hash.digest('hex'), walk.options).toBe(walk.hash);
      expect(rules.playouts(bytes(walk.blank), PLAYOUTS, KEY, LUCK, LONGEST)).toBe(walk.playouts);
    }
  });

  it('counts as many sequences of decisions', () => {
    for (const { start, frame, counts } of recorded.perft)
      expect(
        counts.map((_, i) => rules.perft(bytes(frame), i + 1)),
        start,
      ).toEqual(counts);
  });

  it('searches to the same bits', () => {
    const space = new Workspace(rules, 1024);
    for (const { frame, observer, key, second, best, only, found: expected } of recorded.searches) {
      const seats = expected[0].totals.length;
      const think = (given: number) => space.think(rules.facts.style, observer, given, SIMULATIONS);
      space.begin(bytes(frame), bytes(key), false);
      expect(found(space, think(ANY), seats)).toEqual(expected[0]);
      space.follow(best);
      space.begin(bytes(frame), bytes(second), true);
      expect(found(space, think(ANY), seats)).toEqual(expected[1]);
      space.begin(bytes(frame), bytes(key), false);
      expect(found(space, think(only), seats)).toEqual(expected[2]);
    }
    space.close();
  });

  it('needs no more memory for the hundredth search than for the first few', () => {
    const { frame, observer, key } = recorded.searches[0]!;
    const sizes = Array.from({ length: 100 }, (_, i) => {
      const spaces = [new Workspace(rules, 5000 + (i % 7)), new Workspace(rules, 300)];
      for (const space of spaces) {
        space.begin(bytes(frame), bytes(key), false);
        space.think(rules.facts.style, observer, ANY, 20);
      }
      for (const space of i % 2 ? spaces : spaces.reverse()) space.close();
      return rules.view.length;
    });
    expect(sizes[99]).toBe(sizes[20]);
    expect(sizes[99]! - sizes[0]!).toBeLessThanOrEqual(65536);
  });

  it('is small, and needs nothing from its host', async () => {
    const file = readFileSync(join(FOLDER, `${name}.wasm`));
    expect(WebAssembly.Module.imports(await WebAssembly.compile(file))).toEqual([]);
    expect(gzipSync(file).length).toBeLessThan(60_000);
  });

  it('says what is wrong with a frame or a key', () => {
    const frame = bytes(recorded.trials[0]!.blank);
    expect(() => rules.step(frame.subarray(1), 0)).toThrow(
      `has ${rules.frameSize} bytes, not ${rules.frameSize - 1}`,
    );
    expect(() => rules.deal(frame, KEY.subarray(1))).toThrow('a key has 32 bytes, not 31');
  });
});

it('throws what a compiled function raises', async () => {
  const module = await WebAssembly.compile(readFileSync(join(FOLDER, 'raises.wasm')));
  const rules = await Rules.load(module, json<Facts>(`${NAMES[0]!}.json`));
  expect(rules.call('half', 8)).toBe(4);
  expect(() => rules.call('half', 7)).toThrow(/half raised exception 1\b/);
  expect(rules.call('half', -6)).toBe(-3);
});
