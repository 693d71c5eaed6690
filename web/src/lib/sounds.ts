/** Sounds and vibration. Both are made here, by oscillators, noise and the device, and none until somebody wants them. */

import { settings } from './settings.svelte';

export type Sound = 'card' | 'turn' | 'win' | 'end';

/** A tone: its pitch, when it begins, how long it lasts and how loud it is. */
type Tone = [pitch: number, at: number, length: number, loudness: number];

const TONES: Record<Sound, Tone[]> = {
  // A card is noise, see below.
  card: [],
  turn: [
    [660, 0, 0.3, 0.2],
    [880, 0.13, 0.3, 0.2],
  ],
  win: [
    [523, 0, 0.25, 0.2],
    [659, 0.14, 0.25, 0.2],
    [784, 0.28, 0.25, 0.2],
    [1047, 0.42, 0.8, 0.25],
    [784, 0.42, 0.8, 0.12],
  ],
  end: [
    [523, 0, 0.4, 0.15],
    [392, 0.22, 0.7, 0.15],
  ],
};

/** Milliseconds of vibration and of rest, in turn. */
const PULSES: Record<Sound, number[]> = {
  card: [8],
  turn: [40, 60, 40],
  win: [60, 50, 60, 50, 160],
  end: [120],
};

const FALL = 0.09; // seconds that a card takes to land
const SILENCE = 0.0001; // what a loudness falls to: nothing falls to 0 by halves
let audio: AudioContext | undefined;

/** Let a sound be heard and felt, as far as the settings allow and the page was touched: browsers want both. */
export function sound(name: Sound): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  if (settings.haptics) navigator.vibrate?.(PULSES[name]);
  if (!settings.sound || settings.volume <= 0) return;
  audio ??= new AudioContext();
  if (name === 'card') land(audio);
  for (const tone of TONES[name]) ring(audio, tone);
}

function ring(audio: AudioContext, [pitch, at, length, loudness]: Tone): void {
  const source = audio.createOscillator();
  source.type = 'triangle';
  source.frequency.value = pitch;
  source.connect(fading(audio, audio.currentTime + at, length, loudness));
  source.start(audio.currentTime + at);
  source.stop(audio.currentTime + at + length);
}

/** A card that lands: a breath of noise, never twice the same. */
function land(audio: AudioContext): void {
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  const felt = audio.createBiquadFilter();
  felt.type = 'bandpass';
  felt.frequency.value = 1400 + 800 * Math.random();
  source.connect(felt).connect(fading(audio, audio.currentTime, FALL, 0.5));
  source.start();
}

function noise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * FALL), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** The way to the loudspeaker, at the volume that is wanted, falling silent. */
function fading(audio: AudioContext, start: number, length: number, loudness: number): GainNode {
  const way = audio.createGain();
  way.gain.setValueAtTime(loudness * settings.volume, start);
  way.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  way.connect(audio.destination);
  return way;
}
