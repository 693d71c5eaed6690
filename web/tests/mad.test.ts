/** The MAD card game: what is tapped for an action, which cards fly, and how a hand is laid out. */

import { describe, expect, it } from 'vitest';
import { places, ring, rows, step } from '../src/games/mad/layout';
import { flights, purpose, targets } from '../src/games/mad/targets';
import { COLOURS } from '../src/games/mad/shapes';
import { colourOf, faceOf, sorted } from '../src/games/mad/view';
import type { GameEvent } from '../src/lib/wire';

const FACES = ['1', '2', '3', '4', '5', '6', 'which', 'draw1', 'give2'];
const COLOURLESS = ['wild', 'wooly', 'worry', 'exchange', 'joker'];
const CARDS = [...COLOURS.flatMap((colour) => FACES.map((face) => colour[0] + face)), ...COLOURLESS];
const ACTIONS = new Set([
  ...CARDS.flatMap((card) => [`play ${card}`, `give ${card}`]),
  ...['draw', 'keep', 'cw', 'ccw', ...COLOURS, 'skip', 'end', 'colour', 'worry', 'accept'],
  ...[0, 1, 2, 3, 4, 5].map((seat) => `at ${seat}`),
]);

function event(name: string, seat: number, more: object = {}): GameEvent {
  return { event: name, seat, say: ['', {}], ...more };
}

describe('targets', () => {
  it('has things to tap for each of the 101 actions', () => {
    expect(ACTIONS.size).toBe(101);
    for (const action of ACTIONS) expect(targets(action), action).not.toHaveLength(0);
  });

  it('gives no action a part of what another needs', () => {
    const all = [...ACTIONS].map((action) => ({ action, set: targets(action) }));
    for (const one of all)
      for (const other of all)
        if (one !== other)
          expect(
            one.set.every((target) => other.set.includes(target)),
            `${one.action} in ${other.action}`,
          ).toBe(false);
  });

  it('takes one tap where there is one natural thing', () => {
    expect(targets('play rwhich')).toEqual(['hand:rwhich']);
    expect(targets('give g3')).toEqual(['gift:g3']);
    expect(targets('at 4')).toEqual(['seat:4']);
    expect(targets('ccw')).toEqual(['direction:ccw']);
    expect(targets('blue')).toEqual(['colour:blue']);
    expect(targets('worry')).toEqual(['reply:worry']);
    expect(targets('colour')).toEqual(['button:colour']);
  });

  it('agrees with what the cards of a hand are for', () => {
    expect(purpose('g3', 'turn')).toBe(targets('play g3')[0]);
    expect(purpose('g3', 'give')).toBe(targets('give g3')[0]);
    expect(purpose('worry', 'reply')).toBe(targets('worry')[0]);
    expect(purpose('worry', 'turn')).toBe(targets('play worry')[0]);
    expect(purpose('worry', 'give')).toBe(targets('give worry')[0]);
  });
});

describe('flights', () => {
  it('plays a card out of your hand, or from the plate of another player', () => {
    const play = event('play', 2, { card: 'g3' });
    expect(flights(play, 2)).toEqual([{ from: 'hand:g3', to: 'pile', card: 'g3' }]);
    expect(flights(play, 0)).toEqual([{ from: 'seat:2', to: 'pile', card: 'g3' }]);
    expect(flights(event('play', 0, { card: 'g3' }), null)[0]!.from).toBe('seat:0');
  });

  it('draws face up for you and face down for others', () => {
    expect(flights(event('draw', 1, { card: 'r2' }), 1)).toEqual([{ from: 'draw', to: 'drawn', card: 'r2' }]);
    expect(flights(event('draw', 1, { card: null }), 0)).toEqual([
      { from: 'draw', to: 'seat:1', card: null },
    ]);
  });

  it('lays gifts out and hands them over', () => {
    expect(flights(event('offer', 0, { card: 'y1' }), 0)).toEqual([
      { from: 'gift:y1', to: 'slot', card: 'y1' },
    ]);
    expect(flights(event('gift', 0, { card: null, target: 3 }), 1)).toEqual([
      { from: 'slot', to: 'seat:3', card: null },
    ]);
    expect(flights(event('gift', 0, { card: 'y1', target: 3 }), 3)[0]!.to).toBe('hand');
  });

  it('crosses two hands in an exchange', () => {
    expect(flights(event('swap', 0, { target: 2 }), 0)).toEqual([
      { from: 'hand', to: 'seat:2', card: null },
      { from: 'seat:2', to: 'hand', card: null },
    ]);
  });

  it('answers with the Worry card, and moves nothing for a word', () => {
    const worry = event('worry', 1, { card: 'worry', target: 0 });
    expect(flights(worry, 1)).toEqual([{ from: 'reply:worry', to: 'pile', card: 'worry' }]);
    expect(flights(event('colour', 1, { colour: 'red' }), 1)).toEqual([]);
  });
});

describe('a hand', () => {
  it('is sorted by colour, then face, with unseen cards last', () => {
    expect(sorted(['wild', null, 'b1', 'gwhich', 'g6'])).toEqual(['g6', 'gwhich', 'b1', 'wild', null]);
  });

  it('knows colours from words', () => {
    expect([colourOf('ggive2'), faceOf('ggive2')]).toEqual(['green', 'give2']);
    expect([colourOf('wooly'), faceOf('wooly')]).toEqual([null, 'wooly']);
  });

  it('breaks into rows that leave 40 pixels of every card', () => {
    expect(rows(8, 342, 60, 40)).toEqual([8]);
    expect(rows(15, 342, 60, 40)).toEqual([7, 8]);
    expect(rows(0, 342, 60, 40)).toEqual([0]);
    expect(step(8, 342, 60, 8)).toBeGreaterThanOrEqual(40);
    expect(step(3, 342, 60, 8)).toBe(68);
  });
});

describe('seats', () => {
  it('run clockwise from the lower edge: the left neighbour sits on the left', () => {
    for (const width of [360, 900])
      for (const players of [3, 4, 5, 6]) {
        const seats = places(players, { width, height: 400 });
        expect(seats[0]!.x).toBe(width / 2);
        expect(seats[1]!.x).toBeLessThan(width / 2);
        expect(seats[players - 1]!.x).toBeGreaterThan(width / 2);
      }
  });
});

it('has a ring of some size, even before the page is laid out', () => {
  const { rx, ry } = ring({ width: 0, height: 0 });
  expect(Math.min(rx - 15, ry - 13)).toBeGreaterThanOrEqual(0);
});
