/** Choosing by tapping. */

import { expect, it } from 'vitest';
import { fitting, leading, meant, settled, tapped, type Choice } from '../src/lib/picking';

const CHOICES: Choice[] = [
  { notation: 'swap 5 A draw', targets: ['hand:5', 'lay:A', 'draw'] },
  { notation: 'swap 5 B draw', targets: ['hand:5', 'lay:B', 'draw'] },
  { notation: 'declare', targets: ['hut'] },
];

it('things may be tapped in any order', () => {
  expect(tapped(CHOICES, ['draw'], 'lay:A')).toEqual(['draw', 'lay:A']);
  expect(settled(CHOICES, ['draw', 'lay:A', 'hand:5'])?.notation).toBe('swap 5 A draw');
  expect(settled(CHOICES, ['hand:5', 'draw'])).toBeNull();
});

it('what leads on glows', () => {
  expect([...leading(CHOICES, ['hand:5', 'lay:A'])]).toEqual(['draw']);
  expect(leading(CHOICES, []).has('hut')).toBe(true);
  expect(fitting(CHOICES, ['hand:7'])).toEqual([]);
});

it('tapping again drops it, tapping elsewhere starts over', () => {
  expect(tapped(CHOICES, ['hand:5'], 'hand:5')).toEqual([]);
  expect(tapped(CHOICES, ['hand:5'], 'hut')).toEqual(['hut']);
  expect(tapped(CHOICES, [], 'seat:1')).toBeNull();
});

it('a forbidden thing stands for an action with cards that are held', () => {
  const all = [
    { notation: 'swap 7 A take', targets: ['hand:7', 'lay:A', 'take:B'] },
    { notation: 'swap 5 A take', targets: ['hand:5', 'lay:A', 'take:B'] },
  ];
  expect(meant(all, [], 'take:B', (card) => card === '5')).toBe('swap 5 A take');
  expect(meant(all, [], 'take:B', () => false)).toBe('swap 7 A take');
  expect(meant(all, ['hand:7'], 'take:B', () => true)).toBe('swap 7 A take');
  expect(meant(all, [], 'seat:1', () => true)).toBeNull();
});
