/** Choosing by tapping. */

import { describe, expect, it } from 'vitest';
import { complete, fitting, implied, leading, meant, outcome, tapped, type Choice } from '../src/lib/picking';

const CHOICES: Choice[] = [
  { notation: 'swap 5 A draw', targets: ['hand:5', 'lay:A', 'draw'] },
  { notation: 'swap 5 B draw', targets: ['hand:5', 'lay:B', 'draw'] },
  { notation: 'declare', targets: ['hut'] },
];

it('things may be tapped in any order', () => {
  expect(tapped(CHOICES, ['draw'], 'lay:A')).toEqual(['draw', 'lay:A']);
  expect(complete(CHOICES, ['draw', 'lay:A', 'hand:5'])?.notation).toBe('swap 5 A draw');
  expect(complete(CHOICES, ['hand:5', 'draw'])).toBeNull();
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

describe('what is enough', () => {
  const hill: Choice[] = [
    { notation: 'walk 3 cw', targets: ['hand:3', 'walk:3:cw'] },
    { notation: 'walk 3 ccw', targets: ['hand:3', 'walk:3:ccw'] },
    { notation: 'walk 3 ccw joker', targets: ['hand:joker', 'walk:3:ccw'] },
    { notation: 'toss joker', targets: ['hand:joker', 'discard'] },
  ];
  const decided = (before: string[], target: string): string | undefined =>
    outcome(hill, before, target)?.choice?.notation;

  it('is a place that only one card reaches', () => {
    expect(decided([], 'walk:3:cw')).toBe('walk 3 cw');
    expect(decided([], 'walk:3:ccw')).toBeUndefined();
    expect(decided(['walk:3:ccw'], 'hand:joker')).toBe('walk 3 ccw joker');
  });

  it('is never a card or a piece alone, unless it is all there is to tap', () => {
    const one = [{ notation: 'move y1 5 5', targets: ['hand:5', 'pawn:y1'] }];
    expect(outcome(one, [], 'hand:5')?.choice).toBeNull();
    expect(outcome(one, [], 'pawn:y1', ['hand', 'pawn'])?.choice).toBeNull();
    expect(outcome(one, [], 'pawn:y1')?.choice).toBe(one[0]);
    expect(implied(one, [])).toBeNull();
    expect(outcome([{ notation: 'play g4', targets: ['hand:g4'] }], [], 'hand:g4')?.choice?.notation).toBe(
      'play g4',
    );
  });

  it('is two things, if no choice remains', () => {
    const steps = [{ notation: 'move y1 14 1', targets: ['hand:1', 'pawn:y1', 'steps:14'] }];
    expect(outcome(steps, ['hand:1'], 'pawn:y1')?.choice?.notation).toBe('move y1 14 1');
  });

  it('is not a change of mind, nor a thing that is dropped', () => {
    expect(outcome(hill, ['hand:joker'], 'walk:3:cw')).toEqual({ picked: ['walk:3:cw'], choice: null });
    const pair = [...hill, { notation: 'both', targets: ['discard', 'raven', 'hand:3'] }];
    expect(outcome(pair, ['discard', 'raven'], 'discard')).toEqual({ picked: ['raven'], choice: null });
  });

  it('may come from things that are alike', () => {
    const alike = ['pay:5', 'pay:5:2'].map((target) => ({
      notation: 'pay 5',
      then: ['pay 2'],
      targets: [target, 'pay:2', 'brew'],
    }));
    expect(implied(alike, ['pay:2', 'brew'])?.then).toEqual(['pay 2']);
    expect(
      implied([...alike, { notation: 'pay 6', targets: ['pay:6', 'pay:2', 'brew'] }], ['pay:2', 'brew']),
    ).toBeNull();
  });
});
