/** A table as the browser knows it: order, gaps, repeats and what is asked for. */

// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { GamePage } from '../src/lib/game';
import type { Step, Welcome } from '../src/lib/wire';
import { FakeSocket, last } from './fake';

const page = { targets: (notation: string) => [`hand:${notation}`] } as unknown as GamePage;
const view = { player: 0, legal: ['a', 'b'], hands: [['a'], []], over: false };
const table = { id: 't', game: 'mad', options: {}, seats: [], hash: '' };
const welcome: { t: string } & Partial<Welcome> = {
  t: 'welcome', version: 0, seats: [0], facing: 0, steps: [], actions: {},
  table: table as never, view: view as never,
}; // prettier-ignore
const step = (version: number, more: Partial<Step> = {}) => ({ t: 'step', version, view: {}, ...more });

beforeEach(async () => {
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.useFakeTimers();
  vi.restoreAllMocks();
});

async function connected() {
  const { TableClient } = await import('../src/lib/client.svelte');
  const { settings } = await import('../src/lib/settings.svelte');
  settings.tempo = 'instant';
  const client = new TableClient('t', 'mad', page);
  last().hear(welcome);
  return client;
}

it('decides once, and waits for the acknowledgement', async () => {
  const client = await connected();
  expect(client.scene.open).toBe(true);
  client.scene.tap('hand:a');
  client.scene.tap('hand:b');
  const [wish] = last().sent;
  expect(last().sent).toHaveLength(1);
  expect(wish).toMatchObject({ t: 'play', action: 'a', version: 0 });
  last().hear(step(1, { ack: wish!['id'] as number, view: { player: 1, legal: [] } }));
  await vi.advanceTimersByTimeAsync(50);
  expect(client.scene.view.player).toBe(1);
  expect(client.scene.open).toBe(false);
});

it('comes back with the version it knew, and sends again what was not answered', async () => {
  const client = await connected();
  client.scene.tap('hand:a');
  const [wish] = last().sent;
  last().close();
  expect(client.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(2000);
  expect(last().url).toContain('since=0');
  last().hear(welcome);
  expect(last().sent[0]).toEqual(wish);
});

it('lets the player decide again when the answer to a decision was lost with the connection', async () => {
  const client = await connected();
  client.scene.tap('hand:a');
  const [wish] = last().sent;
  last().close();
  await vi.advanceTimersByTimeAsync(2000);
  // The decision had been kept, and the same seat has to decide again.
  last().hear({ ...welcome, version: 1, steps: [step(1, { seat: 0 })] } as never);
  expect(last().sent[0]).toEqual(wish);
  expect(client.scene.open).toBe(false);
  last().hear({ t: 'ack', id: wish!['id'], version: 1 });
  expect(client.scene.open).toBe(true);
});

it('forgets what another seat was told when the view turns to another seat of this player', async () => {
  const client = await connected();
  const { settings } = await import('../src/lib/settings.svelte');
  settings.tempo = 'slow';
  const event = { event: 'e', seat: 1, say: ['e', {}] as never };
  last().hear(step(1, { events: [event], view: { hands: [['a'], ['secret']] } as never }));
  await vi.advanceTimersByTimeAsync(10);
  last().hear({ t: 'look', version: 1, facing: 1, view: { ...view, player: 1, hands: [[], ['mine']] } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(client.scene.view.hands).toEqual([[], ['mine']]);
  expect(client.scene.open).toBe(true);
  expect(client.lines.map((line) => line.key)).toEqual(['1.0']);
});

it('shows no step twice, and asks again after a gap', async () => {
  const client = await connected();
  last().hear(step(1, { view: { phase: 'one' } }));
  await vi.advanceTimersByTimeAsync(50);
  last().hear(step(1, { view: { phase: 'again' } }));
  await vi.advanceTimersByTimeAsync(50);
  expect(client.scene.view.phase).toBe('one');
  last().hear(step(3, { view: { phase: 'three' } }));
  await vi.advanceTimersByTimeAsync(2000);
  expect(client.scene.view.phase).toBe('one');
  expect(last().url).toContain('since=1');
});

it('shows moves of others one after the other, and the rest at once when asked to', async () => {
  const client = await connected();
  const { settings } = await import('../src/lib/settings.svelte');
  settings.tempo = 'slow';
  const event = (name: string) => ({ event: name, seat: 1, say: [name, {}] as never });
  for (const version of [1, 2, 3])
    last().hear(step(version, { events: [event(`e${version}`)], view: { turn: version } }));
  const shown = () => client.scene.view.turn;
  await vi.advanceTimersByTimeAsync(10);
  expect(client.latest).toMatchObject({ event: 'e1' });
  expect([shown(), client.busy, client.scene.open]).toEqual([undefined, true, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.latest).toMatchObject({ event: 'e2' });
  expect(shown()).toBe(1);
  client.catchUp();
  await vi.advanceTimersByTimeAsync(1000);
  expect([shown(), client.busy, client.scene.open]).toEqual([3, false, true]);
  expect(client.lines.map((line) => line.key)).toEqual(['1.0', '2.0', '3.0']);
});

it('notes whose action each line tells, and runs the clock from when it was heard', async () => {
  const client = await connected();
  const { settings } = await import('../src/lib/settings.svelte');
  settings.tempo = 'slow';
  const event = (name: string, seat?: number) => ({ event: name, seat, say: [name, {}] as never });
  const heard = performance.now();
  last().hear(
    step(1, { seat: 1, left: 15, events: [event('gift', 0), event('turn'), event('draw', 2)] as never }),
  );
  await vi.advanceTimersByTimeAsync(6000);
  expect(client.busy).toBe(false);
  expect(client.lines.map((line) => line.seat)).toEqual([0, 1, 2]);
  expect(client.deadline).toBe(heard + 15_000);
});

it('puts a refusal away with the next thing that is picked', async () => {
  const client = await connected();
  client.scene.tap('elsewhere');
  expect(client.notice).toEqual({ kind: 'refused', id: 'nothing' });
  client.scene.tap('hand:a');
  expect(client.notice).toBeNull();
});

it('gives a forced answer after a beat, and none that the player took back, left or has several for', async () => {
  const client = await connected();
  const { settings } = await import('../src/lib/settings.svelte');
  settings.tempo = 'normal';
  const only = { legal: ['a'], forced: true };
  last().hear(step(1, { view: only as never }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(last().sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(300);
  const [wish] = last().sent;
  expect(wish).toMatchObject({ t: 'play', action: 'a', version: 1 });
  // The next one is a choice, then the answer is taken back.
  last().hear(step(2, { ack: wish!['id'] as number, view: { legal: ['a', 'b'], forced: false } as never }));
  await vi.advanceTimersByTimeAsync(3000);
  last().hear(step(3, { undone: true, view: only as never }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(last().sent).toHaveLength(1);
  // Whoever leaves decides nothing any more.
  last().hear(step(4, { view: only as never }));
  await vi.advanceTimersByTimeAsync(500);
  client.close();
  await vi.advanceTimersByTimeAsync(3000);
  expect(last().sent).toHaveLength(1);
});
it('makes the decisions of a plan one after the other, and none that is not legal', async () => {
  const client = await connected();
  const answer = async (version: number, more: object) => {
    last().hear(step(version, { ack: last().sent.at(-1)!['id'] as number, ...more }));
    await vi.advanceTimersByTimeAsync(50);
  };
  const actions = () => last().sent.map((wish) => wish['action']);
  client.choose('a', ['b', 'c', 'd']);
  expect(actions()).toEqual(['a']);
  await answer(1, { view: { legal: ['b'] } });
  expect(actions()).toEqual(['a', 'b']);
  await answer(2, { view: { legal: ['d'] } });
  expect(actions()).toEqual(['a', 'b']);
  expect(client.scene.open).toBe(true);
  // What was left out is not made up for.
  client.choose('d');
  await answer(3, { view: { legal: ['c', 'd'] } });
  expect(actions()).toEqual(['a', 'b', 'd']);
});

it('forgets a plan when somebody else has to decide', async () => {
  const client = await connected();
  client.choose('a', ['b']);
  last().hear(step(1, { ack: last().sent[0]!['id'] as number, view: { player: 1, legal: [] } }));
  await vi.advanceTimersByTimeAsync(50);
  last().hear(step(2, { view: { player: 0, legal: ['b'] } }));
  await vi.advanceTimersByTimeAsync(50);
  expect(client.scene.open).toBe(true);
  expect(last().sent).toHaveLength(1);
});

it('celebrates a winner once the last step was shown, until somebody goes on', async () => {
  const client = await connected();
  const { settings } = await import('../src/lib/settings.svelte');
  settings.tempo = 'slow';
  const end = { over: true, player: null, winners: [1], legal: [] } as never;
  last().hear(step(1, { events: [{ event: 'e', seat: 1, say: ['e', {}] as never }], view: end }));
  await vi.advanceTimersByTimeAsync(10);
  expect(client.cheering).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect([client.scene.view.over, client.cheering]).toEqual([true, true]);
  client.catchUp();
  await vi.advanceTimersByTimeAsync(1);
  expect(client.cheering).toBe(false);
});

it('celebrates nothing at once, and nothing that was over before', async () => {
  const client = await connected();
  const over = { over: true, player: null, winners: [1], legal: [] } as never;
  last().hear(step(1, { view: over }));
  await vi.advanceTimersByTimeAsync(10);
  expect([client.scene.view.over, client.cheering]).toEqual([true, false]);
  const { settings } = await import('../src/lib/settings.svelte');
  settings.tempo = 'slow';
  last().hear({ ...welcome, version: 1, view: { ...view, ...(over as object) } as never });
  await vi.advanceTimersByTimeAsync(10);
  expect(client.cheering).toBe(false);
});
