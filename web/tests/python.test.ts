/** Our Python in the page: what it says of broken parts and bad input. `tests/test_desk.py` compares what it answers. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  Fault,
  hex,
  loadPython,
  printable,
  rounded,
  unhex,
  type GameBundle,
  type Python,
} from '../src/local/python';
import { Rules } from '../src/local/rules';

// Made by `python -m web.bundle` and `python -m tests.wasm`.
const FOLDER = join(import.meta.dirname, 'made', 'wasm');
const WASM = createRequire(import.meta.url)
  .resolve('@micropython/micropython-webassembly-pyscript')
  .replace('.mjs', '.wasm');
const KEY = '07'.padEnd(64, '0');
const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf-8'));
const speaker = {
  say: (lang: string, game: string, message: string, values: Record<string, unknown>) =>
    `${lang} ${game} ${message} ${JSON.stringify(values)}`,
  clause: (game: string, lang: string, id: string) => `clause ${id} of ${game} in ${lang}`,
};

let python: Python;
let rules: Rules;

beforeAll(async () => {
  const module = await WebAssembly.compile(readFileSync(join(FOLDER, 'mad.wasm')));
  // Side by side, as in the page.
  const loading = loadPython({ shared: read('python'), speaker, url: WASM });
  rules = await Rules.load(module, read('mad'));
  python = await loading;
});

function fault(work: () => unknown): Fault {
  try {
    work();
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('broken parts', () => {
  it('a shared bundle that is none is refused before anything is started', async () => {
    for (const shared of [null, {}, { games: [], modules: {} }])
      await expect(loadPython({ shared: shared as never, speaker, url: WASM })).rejects.toThrow(
        /bundle is broken/,
      );
  });

  it('the bundle of a game must be whole, and fit its rules', () => {
    const whole = read('mad.python') as GameBundle;
    expect(() => python.addGame({ ...whole, modules: {} }, rules)).toThrow(/bundle of a game is broken/);
    expect(() => python.addGame(null as never, rules)).toThrow(/bundle of a game is broken/);
    expect(() => python.addGame({ ...whole, stamp: '00' }, rules)).toThrow(/not built from the same sources/);
    expect(() => python.addGame(read('babayaga.python'), rules)).toThrow(/not built from the same sources/);
  });

  it('MicroPython that is not where it should be is an error', async () => {
    const kept = WebAssembly.instantiate;
    await expect(
      loadPython({ shared: read('python'), speaker, url: join(FOLDER, 'nowhere.wasm') }),
    ).rejects.toThrow();
    expect(WebAssembly.instantiate).toBe(kept);
  });

  it('a game that is not loaded yet says so', () => {
    const { code, message } = fault(() => python.deal('partners', {}, KEY));
    expect([code, message]).toEqual(['OptionError', "the game 'partners' is not loaded yet"]);
  });
});

describe('a game', () => {
  beforeAll(() => python.addGame(read('mad.python'), rules));

  it('lists all games, and knows which are loaded', () => {
    expect(python.games.map((game) => game.name)).toEqual(['babayaga', 'partners', 'magichill', 'mad']);
    expect([python.has('mad'), python.has('partners')]).toEqual([true, false]);
  });

  it('refuses unknown games, wrong options and wrong notation with what would be right', () => {
    expect(fault(() => python.deal('chess', {}, KEY)).message).toContain('there are babayaga, partners');
    expect(fault(() => python.deal('mad', { players: 9 }, KEY)).message).toContain(
      'allowed is 2, 3, 4, 5, 6',
    );
    const desk = python.deal('mad', {}, KEY);
    expect(fault(() => desk.play('fly')).code).toBe('unreadable');
    const illegal = fault(() => desk.play('keep'));
    expect(illegal.code).toBe('IllegalMove');
    expect(illegal.message).toContain(`clause ${illegal.clause} of mad in en`);
    expect(fault(() => python.replay('vaka record 1\n')).line).toBe(1);
    expect(fault(() => python.thinker('mad', {}).choose(desk.question(), 'genius', 1)).message).toContain(
      'easy',
    );
  });

  it('is played, told, copied, taken back, saved and restored', () => {
    const desk = python.deal('mad', { players: 3 }, KEY);
    const { player, deal_hash } = desk.facts();
    expect(desk.describe(0, 'sv', ['Þóra'])).toContain('sv mad describe-game {"players":3}');
    const [action] = JSON.parse(desk.view(player)).legal;
    expect(desk.isLegal(action)).toBe(true);
    const copy = desk.clone();
    desk.play(action);
    expect([copy.facts().decisions, desk.facts().decisions]).toEqual([0, 1]);
    expect(JSON.parse(desk.history())).toEqual([[player, action]]);
    expect(desk.first(0).view(null)).toBe(copy.view(null));
    const again = python.restore('mad', { players: 3 }, desk.save(), desk.facts().key_hex);
    expect(again.record({})).toBe(desk.record({}));
    expect(again.facts().deal_hash).toBe(deal_hash);
    copy.close();
  });

  it('keeps its memory while games are played', () => {
    const before = python.memory;
    for (let game = 0; game < 10; game++) {
      const desk = python.deal('mad', {}, game.toString(16).padEnd(64, '0'));
      for (let i = 0; i < 100 && !desk.facts().over; i++) {
        const { legal } = JSON.parse(desk.view(desk.facts().player));
        desk.play(legal[i % legal.length]);
      }
      desk.close();
    }
    expect(python.memory).toBe(before);
  });

  it('gives back what hints and analyses took up', async () => {
    const desk = python.deal('mad', {}, KEY);
    const thinker = python.thinker('mad', {});
    for (let i = 0; i < 3; i++) desk.play(thinker.choose(desk.question(), 'normal', 1));
    const record = desk.record({});
    const all = async () => {
      thinker.hint(desk.question(), 50_000, 1);
      thinker.choose(desk.question(), 'hard', 1);
      await thinker.analyse(record, () => undefined, 20);
    };
    // What lasts finds its place in between.
    for (let i = 0; i < 2; i++) await all();
    const before = rules.view.byteLength;
    for (let i = 0; i < 5; i++) await all();
    expect(rules.view.byteLength).toBe(before);
  });

  it('an analysis reports how far it is, and can be stopped', async () => {
    const desk = python.deal('mad', {}, KEY);
    const thinker = python.thinker('mad', {});
    for (let i = 0; i < 6; i++) desk.play(thinker.choose(desk.question(), 'normal', 1));
    const told: string[] = [];
    const found = await thinker.analyse(
      desk.record({}),
      (done, total) => void told.push(`${done}/${total}`),
      8,
    );
    expect(told).toEqual(['0/6', '1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
    expect(JSON.parse(found).decisions.length).toBe(6);
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(thinker.analyse(desk.record({}), stop, 8)).rejects.toThrow('stopped');
  });
});

describe('as in CPython', () => {
  it('rounds exactly, and to the even one in the middle', () => {
    const given = [0.03125, 0.09375, 2.675, 0.12345, 1, 0, 0.99995, 0.00005];
    expect(given.map((value) => rounded(value, 4))).toEqual([0.0312, 0.0938, 2.675, 0.1235, 1, 0, 1, 0.0001]);
    expect([0.5, 1.5, 2.5].map((value) => rounded(value, 0))).toEqual([0, 2, 2]);
  });

  it('shows letters as repr does', () => {
    expect(['é', '\u00a0', '\u200b', '\u{1f600}', '\u{e0001}'].map(printable)).toEqual([
      'é',
      '\\xa0',
      '\\u200b',
      '\u{1f600}',
      '\\U000e0001',
    ]);
  });

  it('reads and writes bytes in hex', () => {
    expect(hex(Uint8Array.of(0, 15, 255))).toBe('000fff');
    expect(unhex('000fff')).toEqual(Uint8Array.of(0, 15, 255));
  });
});
