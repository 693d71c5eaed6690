/** The drawing kit: inks, the four shapes, comic letters as single strokes, bursts and halftone. */

import type { Colour } from './shapes';

export const INK = '#1b1430';
export const PAPER = '#fffaf0';

export interface Paint {
  base: string;
  light: string;
  dark: string;
}

export const PAINTS: Record<Colour, Paint> = {
  green: { base: '#22a45d', light: '#8fe6b0', dark: '#0a4f2c' },
  yellow: { base: '#ffc914', light: '#fff2a8', dark: '#9a5b00' },
  red: { base: '#ee3d3d', light: '#ffb0a3', dark: '#7c0d16' },
  blue: { base: '#2b7de9', light: '#a9d2ff', dark: '#0c2f73' },
};

/** A ring of spikes around the origin. The wobble makes it look drawn by hand. */
export function burst(spikes: number, outer: number, inner: number, wobble = 0): string {
  const points = Array.from({ length: spikes * 2 }, (_, i) => {
    const tip = outer * (1 - wobble * ((i * 7) % 5) * 0.1);
    const radius = i % 2 ? inner : tip;
    const angle = (i / spikes) * Math.PI - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

/** Every colour has a shape, in a box of 40 by 40 around the origin. */
export const SHAPES: Record<Colour, string> = {
  green:
    'M0 -20a9.5 9.5 0 0 1 8 14.6a9.5 9.5 0 1 1-5.6 16.6l3.6 8.8h-12l3.6-8.8a9.5 9.5 0 1 1-5.6-16.6a9.5 9.5 0 0 1 8-14.6z',
  yellow: burst(10, 20, 13.5),
  red: 'M6 -20L-15 4H-3L-8 20L16 -7H4L12 -20Z',
  blue: 'M0 -20C5 -10 15 -3 15 6A15 14 0 0 1 -15 6C-15 -3 -5 -10 0 -20Z',
};

/** A fat arrow to the right. */
export const ARROW = 'M-29 -6H6V-16L29 0L6 16V6H-29Z';

/** Letters and signs as one stroke each, in a box of 36 by 56 around the origin. */
export const GLYPHS: Record<string, string> = {
  '1': 'M-9 -17L3 -27V27',
  '2': 'M-15 -13C-15 -34 17 -34 15 -11C14 2 -4 12 -15 26H16',
  '3': 'M-14 -25H13L-2 -6C20 -8 20 27 -1 27C-9 27 -14 22 -15 17',
  '4': 'M7 27V-27L-17 11H17',
  '5': 'M14 -27H-11L-13 -4C-4 -10 17 -9 16 9C15 28 -8 31 -16 19',
  '6': 'M11 -26C-8 -22 -16 -4 -15 9C-14 32 16 32 16 9C16 -9 -10 -9 -15 8',
  which: 'M-12 -14C-12 -33 14 -33 13 -13C12 0 0 0 0 11M0 26v.1',
  draw1: 'M-24 2H-4M-14 -8V12M4 -16L14 -23V23',
  give2: 'M-26 2H-10M0 -11C0 -28 24 -28 23 -10C22 1 8 10 0 22H24',
  wild: 'M0 -27V6M0 26v.1',
  wooly: 'M-25 2H-7M-16 -7V11M2 -20H22L11 -5C30 -7 29 22 11 22C5 22 2 19 1 15',
  worry: 'M-8 -22L-20 -9L-8 4M-19 -9H6C24 -9 24 22 6 22H-10',
  exchange: 'M-20 -13H18M8 -23L20 -13L8 -3M20 13H-18M-8 3L-20 13L-8 23',
  joker: 'M-18 20V-16L-8 0L0 -24L8 0L18 -16V20Z',
};

/** Where the eyes of a digit sit: the middle between them. */
export const EYES: Record<string, [number, number]> = {
  '1': [2, -24],
  '2': [0, -24],
  '3': [3, -23],
  '4': [5, -22],
  '5': [2, -25],
  '6': [6, -21],
};

interface Row {
  d: string;
  width: number;
}

/** Rows of dots that shrink upwards: round line ends on dashes of no length. */
export function halftone(width: number, bottom: number, rows: number, step: number): Row[] {
  return Array.from({ length: rows }, (_, i) => ({
    d: `M${(i % 2) * (step / 2)} ${bottom - i * step * 0.8}H${width}`,
    width: step * 0.95 * (1 - i / rows),
  }));
}

/** Wedges that fan out from the origin. */
export function rays(count: number, radius: number): string {
  return Array.from({ length: count }, (_, i) => {
    const [a, b] = [(i / count) * 2 * Math.PI, ((i + 0.5) / count) * 2 * Math.PI];
    const point = (angle: number) =>
      `${(radius * Math.cos(angle)).toFixed(0)} ${(radius * Math.sin(angle)).toFixed(0)}`;
    return `M0 0L${point(a)}L${point(b)}Z`;
  }).join('');
}
