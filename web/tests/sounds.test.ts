/** Sounds and vibration: none until somebody wants them, as loud as they want. */

// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

const made: string[] = [];
const loudness: number[] = [];
const pulses: number[][] = [];

/** A part of the sound that connects to anything. */
function part(kind: string): object {
  made.push(kind);
  const node = {
    frequency: { value: 0 },
    gain: {
      setValueAtTime: (value: number) => loudness.push(value),
      exponentialRampToValueAtTime: () => {},
    },
    connect: (next: object) => next,
    start: () => {},
    stop: () => {},
  };
  return node;
}

class FakeAudio {
  currentTime = 0;
  sampleRate = 1000;
  destination = {};
  createOscillator = () => part('tone');
  createGain = () => part('gain');
  createBiquadFilter = () => part('filter');
  createBufferSource = () => part('noise');
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

async function prepared(wanted: { sound?: boolean; volume?: number; haptics?: boolean }, touched = true) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('AudioContext', FakeAudio);
  Object.assign(navigator, {
    userActivation: { hasBeenActive: touched },
    vibrate: (pattern: number[]) => pulses.push(pattern),
  });
  const { settings } = await import('../src/lib/settings.svelte');
  Object.assign(settings, { sound: false, haptics: false, volume: 0.6, ...wanted });
  return (await import('../src/lib/sounds')).sound;
}

beforeEach(() => {
  for (const list of [made, loudness, pulses]) list.length = 0;
});

it('is silent and still until somebody wants more', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  localStorage.clear();
  vi.resetModules();
  const { settings } = await import('../src/lib/settings.svelte');
  expect([settings.sound, settings.haptics]).toEqual([false, false]);
  const sound = await prepared({});
  for (const name of ['card', 'turn', 'win', 'end'] as const) sound(name);
  expect([made, pulses]).toEqual([[], []]);
});

it('makes noise of cards and tones of the rest, as loud as wanted', async () => {
  const sound = await prepared({ sound: true, volume: 1 });
  sound('card');
  expect(made).toEqual(['noise', 'filter', 'gain']);
  made.length = loudness.length = 0;
  sound('turn');
  expect(made.filter((kind) => kind === 'tone')).toHaveLength(2);
  const loud = loudness[0]!;
  const softly = await prepared({ sound: true, volume: 0.5 });
  loudness.length = 0;
  softly('turn');
  expect(loudness[0]).toBeCloseTo(loud / 2);
  const off = await prepared({ sound: true, volume: 0 });
  made.length = 0;
  off('win');
  expect([made, pulses]).toEqual([[], []]);
});

it('vibrates by a setting of its own', async () => {
  const sound = await prepared({ haptics: true });
  sound('turn');
  expect(pulses).toHaveLength(1);
  expect(made).toEqual([]);
});

it('waits until the page was touched', async () => {
  const sound = await prepared({ sound: true, haptics: true }, false);
  sound('win');
  expect([made, pulses]).toEqual([[], []]);
});
