/** A socket that comes back: what is repeated, when, and when it gives up. */

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket } from '../src/lib/socket';
import type { ServerMessage } from '../src/lib/wire';
import { FakeSocket, last } from './fake';

// The settings, which may name a server, ask which colours the device prefers.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} })));

const PLAY = { t: 'play', id: 7, version: 3, action: 'draw' } as const;
const WELCOME = { t: 'welcome', version: 3 };

describe('a socket that comes back', () => {
  let version: number | null = null;
  let heard: ServerMessage[] = [];
  let states: string[] = [];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.stubGlobal('WebSocket', FakeSocket);
    [FakeSocket.made, heard, states, version] = [[], [], [], null];
    socket = new TableSocket('abc', {
      hear: (message) => heard.push(message),
      state: (state) => states.push(state),
      since: () => version,
    });
  });
  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('repeats a decision until it is answered, also by the step that it led to', () => {
    last().hear(WELCOME);
    socket.send(PLAY);
    expect(last().sent).toEqual([PLAY]);
    vi.advanceTimersByTime(4000);
    vi.advanceTimersByTime(4000);
    expect(last().sent).toEqual([PLAY, PLAY, PLAY]);
    last().hear({ t: 'step', version: 4, ack: 7 });
    vi.advanceTimersByTime(9000);
    expect(last().sent).toHaveLength(3);
  });

  it('does not repeat a decision that was refused, nor a question', () => {
    last().hear(WELCOME);
    socket.send(PLAY);
    last().hear({ t: 'refused', id: 7, reason: 'stale' });
    socket.send({ t: 'why', id: 8, action: 'draw' });
    vi.advanceTimersByTime(9000);
    expect(last().sent).toHaveLength(2);
  });

  it('connects again, says what it knows, and repeats only after the missed steps were heard', () => {
    last().hear(WELCOME);
    socket.send(PLAY);
    version = 3;
    last().close();
    expect(states).toEqual(['open', 'lost']);
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made).toHaveLength(2);
    expect(last().url).toMatch(/\/socket\/abc\?since=3$/);
    expect(last().sent).toEqual([]);
    last().hear(WELCOME);
    expect(heard.at(-1)!.t).toBe('welcome');
    expect(last().sent).toEqual([PLAY]);
  });

  it('waits longer each time, and starts over once it was welcomed', () => {
    const waits = [300, 600, 1200, 2400];
    for (const [i, wait] of waits.entries()) {
      last().close();
      vi.advanceTimersByTime(wait);
      expect(FakeSocket.made).toHaveLength(i + 2);
    }
    last().hear(WELCOME);
    last().close();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made).toHaveLength(waits.length + 2);
  });

  it('gives up a table that is not there', () => {
    last().close(4404);
    vi.advanceTimersByTime(60_000);
    expect(states).toEqual(['gone']);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it('asks after a long silence, and gives up a connection that does not answer', () => {
    last().hear(WELCOME);
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toEqual([{ t: 'ping' }]);
    last().hear({ t: 'pong' });
    vi.advanceTimersByTime(12_000);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(24_000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
  });

  it('connects at once when the network is back', () => {
    last().hear(WELCOME);
    for (let i = 0; i < 5; i++) last().close();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(0);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('hears nothing more of a connection that was replaced while it closed', () => {
    last().hear(WELCOME);
    const old = last();
    old.readyState = 2;
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(2);
    old.close();
    old.hear(WELCOME);
    vi.advanceTimersByTime(9000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(heard).toHaveLength(1);
  });

  it('stays closed', () => {
    socket.close();
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
