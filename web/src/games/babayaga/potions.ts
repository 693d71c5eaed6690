/** Seven potions: every number has its own bottle and its own brew. Paths stand in a card's box of 100 by 140. */

export interface Potion {
  brew: string;
  shade: string;
  body: string;
  /** Where the neck begins; it always ends at the cork. */
  neck: number;
  label: number;
}

export const POTIONS: Record<string, Potion> = {
  1: {
    brew: '#86b35c',
    shade: '#5b8a3c',
    body: 'M43 64h14v8c14 5 20 15 20 26c0 14-11 23-27 23s-27-9-27-23c0-11 6-21 20-26z',
    neck: 64,
    label: 97,
  },
  2: {
    brew: '#e7b53c',
    shade: '#b98720',
    body: 'M43 58h14v18l23 37q3 8-6 8H26q-9 0-6-8l23-37z',
    neck: 58,
    label: 101,
  },
  3: {
    brew: '#e2793a',
    shade: '#ac4f1d',
    body: 'M44 55h12v5c9 3 12 13 6 19c12 5 16 14 16 22c0 12-10 20-28 20s-28-8-28-20c0-8 4-17 16-22c-6-6-3-16 6-19z',
    neck: 55,
    label: 100,
  },
  4: {
    brew: '#cf4a68',
    shade: '#982a48',
    body: 'M42 56h16v10h12q8 0 8 8v39q0 8-8 8H30q-8 0-8-8V74q0-8 8-8h12z',
    neck: 56,
    label: 94,
  },
  5: {
    brew: '#9a63c4',
    shade: '#6a3a93',
    body: 'M44 50h12c0 16 22 28 22 48c0 14-11 23-28 23s-28-9-28-23c0-20 22-32 22-48z',
    neck: 50,
    label: 95,
  },
  6: {
    brew: '#4f83d1',
    shade: '#2f5a9e',
    body: 'M43 54h14v10l13 4l11 21l-11 27q-2 5-8 5H38q-6 0-8-5L19 89l11-21l13-4z',
    neck: 54,
    label: 92,
  },
  7: {
    brew: '#37a39a',
    shade: '#1f6f6c',
    body: 'M42 50h16v8c16 3 22 16 21 31c-1 14-7 24-15 28l3 4H33l3-4c-8-4-14-14-15-28c-1-15 5-28 21-31z',
    neck: 50,
    label: 91,
  },
};

const BUBBLES = [
  [66, 40],
  [76, 51],
  [80, 34],
  [70, 25],
  [84, 20],
  [58, 24],
  [74, 13],
] as const;

/** As many bubbles as the potion is worth. */
export function bubbles(number: number): readonly (readonly [number, number])[] {
  return BUBBLES.slice(0, number);
}
