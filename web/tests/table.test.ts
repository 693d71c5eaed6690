/** Tables of the browser: what they answer, keep, and take back. The games in them are real. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { House, HouseFault } from '../src/local/house';
import { loadPython, type Python } from '../src/local/python';
import { Rules } from '../src/local/rules';
import type { Kept, KeptEntry, KeptTable, Store } from '../src/local/store';
import type { Guest, LocalTable, Thinkers } from '../src/local/table';
import type { MagicHillEvent, MagicHillView } from '../src/games/magichill/shapes';
import type { ServerMessage, Step, Welcome } from '../src/lib/wire';

const FOLDER = join(import.meta.dirname, 'made', 'wasm');
const WASM = createRequire(import.meta.url)
  .resolve('@micropython/micropython-webassembly-pyscript')
  .replace('.mjs', '.wasm');
const read = (name: string) => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf-8'));
const speaker = { say: () => '', clause: (_game: string, _lang: string, id: string) => id };

/** A store in memory that can be told to fail. */
class Shelf {
  tables_ = new Map<string, KeptTable>();
  entries = new Map<string, KeptEntry[]>();
  says: Kept = 'kept';

  async keep(table: KeptTable, entry?: KeptEntry): Promise<Kept> {
    if (this.says !== 'kept') return this.says;
    this.tables_.set(table.id, structuredClone(table));
    if (entry) this.entries.set(table.id, [...(this.entries.get(table.id) ?? []), entry]);
    return 'kept';
  }

  isKept(): boolean {
    return this.says === 'kept';
  }

  async tables(): Promise<KeptTable[]> {
    return [...this.tables_.values()];
  }

  async load(id: string): Promise<{ table: KeptTable; entries: KeptEntry[] } | null> {
    const table = this.tables_.get(id);
    return table ? { table: structuredClone(table), entries: this.entries.get(id) ?? [] } : null;
  }

  async remove(id: string): Promise<void> {
    this.tables_.delete(id);
  }
}

/** Somebody at a table, and all that they were told. */
class Ear implements Guest {
  facing: number | null = null;
  heard: ServerMessage[] = [];
  isKept: boolean | null = null;
  send = (message: ServerMessage): void => void this.heard.push(message);
  kept = (kept: boolean): void => void (this.isKept = kept);

  last<Kind extends ServerMessage['t']>(kind: Kind): Extract<ServerMessage, { t: Kind }> {
    const found = this.heard.filter((message) => message.t === kind).at(-1);
    if (!found) throw new Error(`no ${kind} was heard`);
    return found as Extract<ServerMessage, { t: Kind }>;
  }
}

let python: Python;
let shelf: Shelf;
let house: House;
let outdated: string[];
let chosen: (() => void) | null;
let stopped: number;

beforeAll(async () => {
  python = await loadPython({ shared: read('python'), speaker, url: WASM });
  for (const game of ['mad', 'partners', 'magichill']) {
    const module = await WebAssembly.compile(readFileSync(join(FOLDER, `${game}.wasm`)));
    python.addGame(read(`${game}.python`), await Rules.load(module, read(game)));
  }
});

beforeEach(() => {
  shelf = new Shelf();
  outdated = [];
  chosen = null;
  stopped = 0;
  const desks = {
    deal: async (game: string, options: Record<string, unknown>, key: string) =>
      python.deal(game, options, key),
    replay: async (record: string) => python.replay(record),
  };
  const thinkers: Thinkers = {
    warm: () => {},
    stopAnalysing: () => stopped++,
    choose: async (game, options, question, level) => {
      if (chosen) await new Promise<void>((done) => (chosen = done));
      return python.thinker(game, JSON.parse(options)).choose(question, level, 1);
    },
    hint: async (game, options, question) => python.thinker(game, JSON.parse(options)).hint(question, 50, 1),
    analyse: async (game, options, record, report) => {
      const begun = stopped;
      const unlessStopped = (done: number, total: number): void => {
        if (stopped > begun) throw new Error('stopped');
        report(done, total);
      };
      return python.thinker(game, JSON.parse(options)).analyse(record, unlessStopped, 5);
    },
  };
  house = new House(desks, shelf as unknown as Store, {
    store: shelf as unknown as Store,
    thinkers,
    pace: () => 0,
    learn: () => {},
    outdated: (table) => outdated.push(table),
  });
});

function opened(...kinds: ('me' | 'hot' | 'bot')[]): Promise<{ table: LocalTable; guest: Ear; id: string }> {
  return openedFor('mad', ...kinds);
}

async function openedFor(
  game: string,
  ...kinds: ('me' | 'hot' | 'bot')[]
): Promise<{ table: LocalTable; guest: Ear; id: string }> {
  const seats = kinds.map((kind) => ({
    kind,
    level: 'easy' as const,
    name: kind === 'bot' ? undefined : kind,
  }));
  const { id } = await house.open({ game, options: { players: kinds.length }, seats });
  const table = await house.find(id);
  const guest = new Ear();
  table.join(guest, null);
  return { table, guest, id };
}

/** Whoever decides, as one device with all seats. */
async function decide(table: LocalTable, guest: Ear, number: number): Promise<void> {
  const player = table.info().over ? null : playerOf(guest);
  if (player === null) return;
  await table.hear(guest, { t: 'face', seat: player });
  const { legal } = guest.last('look').view;
  const action = legal.find((one) => one.startsWith('play')) ?? legal[number % legal.length]!;
  await table.hear(guest, { t: 'play', id: number, version: table.version, action });
}

function playerOf(guest: Ear): number | null {
  let player: number | null = null;
  for (const message of guest.heard) {
    if (message.t === 'welcome' || message.t === 'look') player = message.view!.player;
    if (message.t === 'step' && message.view && 'player' in message.view) player = message.view.player!;
  }
  return player;
}

async function playOut(table: LocalTable, guest: Ear): Promise<void> {
  for (let number = 1; !table.over; number++) {
    await decide(table, guest, number);
    if (number > 2000) throw new Error('no end');
  }
}

describe('a table', () => {
  it('tells who comes all that they may know, and nothing of a hand that is not theirs', async () => {
    const { guest } = await opened('me', 'hot');
    const welcome = guest.last('welcome') as Welcome;
    expect(welcome.seats).toEqual([0, 1]);
    expect(welcome.facing).toBeNull();
    expect(welcome.view!.hands!.flat().every((card) => card === null)).toBe(true);
    expect(welcome.table.key).toBeUndefined();
    expect(Object.keys(welcome.actions).length).toBeGreaterThan(20);
    expect(welcome.steps[0]!.version).toBe(0);
    expect(guest.isKept).toBe(true);
  });

  it('does not tell later which tiles lie face down again', async () => {
    const { table, guest } = await openedFor('magichill', 'me', 'hot');
    const tiles = (ear: Ear): MagicHillEvent[] =>
      ear.heard
        .flatMap((message) =>
          message.t === 'welcome' ? message.steps : message.t === 'step' ? [message] : [],
        )
        .flatMap(({ events }) => (events ?? []) as MagicHillEvent[])
        .filter(({ event }) => event === 'tile' || event === 'shown');
    let down: MagicHillEvent[] = [];
    for (let number = 1; number < 1000 && !down.length; number++) {
      await decide(table, guest, number);
      if (number % 20) continue;
      const late = new Ear();
      table.join(late, 0);
      const view = (late.last('welcome') as Welcome).view as MagicHillView;
      down = tiles(late).filter(({ place }) => view.tiles[place ?? '']?.up === false);
      table.leave(late);
    }
    expect(down.length).toBeGreaterThan(0);
    expect(down.some(({ kind }) => kind)).toBe(false);
    expect(tiles(guest).every(({ kind }) => kind)).toBe(true);
  });

  it('makes a decision once, however often it is sent', async () => {
    const { table, guest } = await opened('me', 'hot');
    const player = playerOf(guest)!;
    await table.hear(guest, { t: 'face', seat: player });
    const play = { t: 'play', id: 7, version: 0, action: guest.last('look').view.legal[0]! } as const;
    await table.hear(guest, play);
    expect((guest.last('step') as Step).ack).toBe(7);
    await table.hear(guest, play);
    expect(guest.last('ack')).toEqual({ t: 'ack', id: 7, version: 1 });
    expect(table.version).toBe(1);
  });

  it('refuses what is late, forbidden, unreadable, or another seat’s, and nothing has changed', async () => {
    const { table, guest } = await opened('me', 'hot');
    const play = (action: string, version = 0) =>
      table.hear(guest, { t: 'play', id: 1, version, action }).then(() => guest.last('refused'));
    expect((await play('draw')).reason).toBe('seat');
    const player = playerOf(guest)!;
    await table.hear(guest, { t: 'face', seat: 1 - player });
    expect(await play('draw')).toMatchObject({ reason: 'turn', clause: expect.any(String) });
    await table.hear(guest, { t: 'face', seat: player });
    expect((await play('draw', 5)).reason).toBe('stale');
    expect((await play('dance')).reason).toBe('unreadable');
    const forbidden = await play('keep');
    expect(forbidden.reason).toBe('illegal');
    expect(forbidden.clause).toMatch(/^M/);
    expect(forbidden.because).toBeDefined();
    await table.hear(guest, { t: 'undo', id: 2, version: 0 });
    expect(guest.last('refused').reason).toBe('undo');
    await table.hear(guest, { t: 'say', text: 'hello' });
    expect(guest.last('refused').reason).toBe('chat');
    expect(table.version).toBe(0);
    expect(shelf.entries.size).toBe(0);
  });

  it('is played to its end, kept on the way, and found again as it was', async () => {
    const { table, guest, id } = await opened('me', 'hot');
    await playOut(table, guest);
    expect(table.info().key).toMatch(/^[0-9a-f]{64}$/);
    expect((await house.tables())[0]).toMatchObject({ id, over: true, turn: false });
    const [record, decisions] = [table.record(), table.history.length];
    await house.putAway(id);
    const again = await house.find(id);
    expect(again.version).toBe(table.version);
    expect(again.record()).toBe(record);
    const { total, steps } = await house.replay(id, 0, 0);
    expect(total).toBe(decisions);
    expect(steps[0]!.seat).toBeNull();
    const end = await house.replay(id, 1e9, null);
    expect(end.steps.at(-1)!.view.hands!.flat()).not.toContain(null);
  });

  it('lets bots decide, and waits for people', async () => {
    const { table, guest } = await opened('me', 'bot', 'bot');
    for (let i = 0; i < 200 && playerOf(guest) !== 0; i++) await new Promise((done) => setTimeout(done, 10));
    expect(playerOf(guest)).toBe(0);
    const version = table.version;
    await new Promise((done) => setTimeout(done, 50));
    expect(table.version).toBe(version);
    await table.hear(guest, { t: 'hint', id: 3 });
    expect(guest.last('hint').choices.length).toBeGreaterThan(0);
    // Whoever gives up is played for, and may come back.
    await table.hear(guest, { t: 'leave' });
    expect(guest.last('table').table.seats[0]!.left).toBe(true);
    for (let i = 0; i < 300 && !table.over; i++) await new Promise((done) => setTimeout(done, 10));
    expect(table.over).toBe(true);
    expect(table.info().seats[0]!.helped).toBe(true);
  });

  it('stops thinking when it is put away', async () => {
    chosen = () => {};
    const { table, id } = await opened('bot' as 'me', 'bot', 'me');
    const version = table.version;
    await house.putAway(id);
    chosen?.();
    await new Promise((done) => setTimeout(done, 30));
    expect(table.version).toBe(version);
  });
});

describe('what is kept', () => {
  it('goes on in memory where there is no room, says so, and says when it is kept after all', async () => {
    const { table, guest } = await opened('me', 'hot');
    shelf.says = 'unkept';
    await decide(table, guest, 1);
    expect(guest.isKept).toBe(false);
    shelf.says = 'kept';
    await decide(table, guest, 2);
    expect(guest.isKept).toBe(true);
  });

  it('another tab that was faster wins', async () => {
    const { table, guest, id } = await opened('me', 'hot');
    shelf.says = 'outdated';
    await decide(table, guest, 2);
    expect(guest.last('refused').reason).toBe('stale');
    expect(outdated).toEqual([id]);
  });

  it('a table that is not there, or that this version cannot read, has a name for it', async () => {
    await expect(house.find('here-nowhere')).rejects.toMatchObject({ code: 'missing' });
    const { id } = await opened('me', 'hot');
    await house.putAway(id);
    shelf.entries.set(id, [{ table: id, version: 1, seat: 0, action: 'dance', request: 1 }]);
    await expect(house.find(id)).rejects.toMatchObject({ code: 'unreadable' });
    await house.remove(id);
    await expect(house.table(id)).rejects.toBeInstanceOf(HouseFault);
  });
});

describe('the next game', () => {
  it('has the same people, counts wins, and passes the start on', async () => {
    const { table, guest, id } = await opened('me', 'hot');
    await playOut(table, guest);
    const next = await house.rematch(id);
    expect(await house.rematch(id)).toEqual(next);
    expect(guest.last('table').table.next).toBe(next.id);
    const { table: info } = await house.table(next.id);
    expect(info.series).toBe(1);
    expect(info.seats.map(({ wins }) => wins ?? 0).reduce((a, b) => a + b)).toBe(table.saved.winners.length);
  });

  it('is learnt from in the meantime, unless nobody is there any more', async () => {
    const { table, guest, id } = await opened('me', 'hot');
    await playOut(table, guest);
    expect((await house.analysis(id)).state).toBe('running');
    await house.putAway(id);
    expect(stopped).toBe(1);
    for (let i = 0; i < 500 && (await house.analysis(id)).state === 'running'; i++)
      await new Promise((done) => setTimeout(done, 10));
    expect(await house.analysis(id)).toMatchObject({ state: 'done', found: { game: 'mad', over: true } });
    expect(shelf.tables_.get(id)!.analysis).toContain('curve');
  });

  it('is refused before the end, as are replays and analyses', async () => {
    const { id } = await opened('me', 'hot');
    for (const wish of [house.rematch(id), house.replay(id, 0, null), house.analysis(id)])
      await expect(wish).rejects.toMatchObject({ code: 'waiting' });
  });
});

describe('records', () => {
  it('are taken along and go on elsewhere, with bots where bots sat', async () => {
    const { table, guest } = await opened('me', 'hot', 'bot');
    for (let i = 0; i < 100 && ![0, 1].includes(playerOf(guest) ?? -1); i++)
      await new Promise((done) => setTimeout(done, 10));
    await decide(table, guest, 1);
    const text = table.record();
    const { id } = await house.bring(text);
    const { table: info, seats } = await house.table(id);
    expect(info.seats.map(({ kind, level }) => level ?? kind)).toEqual(['person', 'person', 'easy']);
    expect(seats).toEqual([0, 1]);
    expect((await house.record(id)).split('\n').slice(0, 6)).toEqual(text.split('\n').slice(0, 6));
  });

  it('that are none are refused with what is wrong', async () => {
    await expect(house.bring('nonsense')).rejects.toMatchObject({ code: 'record' });
  });

  it('of seats that a server must provide are not opened here', async () => {
    const wish = { game: 'mad', seats: [{ kind: 'me' as const }, { kind: 'friend' as const }] };
    await expect(house.open(wish)).rejects.toMatchObject({ code: 'server' });
    const options = { game: 'mad', options: { players: 9 }, seats: [{ kind: 'me' as const }] };
    await expect(house.open(options)).rejects.toMatchObject({ code: 'option' });
  });
});
