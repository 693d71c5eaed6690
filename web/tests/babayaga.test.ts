/** Baba Yaga on the page: what to tap for an action, what a pile means, which cards an event moves. */

import { describe, expect, it } from 'vitest';
import { page } from '../src/games/babayaga';
import { coin, plans } from '../src/games/babayaga/payments';
import { flights, pileVerb, targets } from '../src/games/babayaga/targets';
import { arrivals, byBack, handWorth, others, paidSum, showdown } from '../src/games/babayaga/view';
import { outcome } from '../src/lib/picking';
import type { GameEvent, View } from '../src/lib/wire';

const CARDS = ['yaga', ...'1234567', 'pelican', 'cats', 'wand', 'garlic', 'mortar', 'owl'];
const ACTIONS = [
  ...CARDS.flatMap((card) => ['A draw', 'A take', 'B draw', 'B take'].map((way) => `swap ${card} ${way}`)),
  ...['pelican', 'cats', 'wand', 'owl'].flatMap((spell) => [`cast ${spell} A`, `cast ${spell} B`]),
  'declare',
  ...[...'1234567', 'mortar'].map((card) => `pay ${card}`),
  'done',
  'take yaga',
  'take owl',
  ...[0, 1, 2, 3, 4].flatMap((seat) => ['yaga', 'owl', 'card'].map((aim) => `rob ${seat} ${aim}`)),
  'dispel yaga',
  'dispel owl',
  'nothing',
  'garlic A',
  'garlic B',
  'submit',
];

function event(name: string, rest: Record<string, unknown> = {}): GameEvent {
  return { event: name, say: [`event-${name}`, {}], ...rest };
}

describe('targets', () => {
  it('has things to tap for all 97 actions', () => {
    expect(ACTIONS).toHaveLength(97);
    for (const action of ACTIONS) expect(targets(action), action).not.toHaveLength(0);
  });

  it('never makes one action part of another', () => {
    const within = (one: string, two: string) =>
      targets(one).every((target) => targets(two).includes(target));
    for (const one of ACTIONS)
      expect(
        ACTIONS.filter((two) => within(one, two)),
        one,
      ).toEqual([one]);
  });

  it.each([
    ['swap 5 A draw', ['hand:5', 'lay:A', 'draw']],
    ['swap 5 A take', ['hand:5', 'lay:A', 'take:B']],
    ['swap owl B take', ['hand:owl', 'lay:B', 'take:A']],
    ['cast pelican A', ['hand:pelican', 'cauldron', 'lay:A']],
    ['pay mortar', ['pay:mortar']],
    ['done', ['brew']],
    ['take owl', ['fetch:owl']],
    ['dispel owl', ['dispel:owl']],
    ['rob 2 card', ['rob:2:card']],
    ['garlic B', ['hand:garlic', 'ward:B']],
    ['declare', ['hut']],
    ['submit', ['button:submit']],
  ])('%s', (action, things) => expect(targets(action)).toEqual(things));
});

describe('what a pile means', () => {
  const all = () => true;

  it('is reached for with an empty hand, laid on with a card', () => {
    expect(pileVerb('A', 'act', [], all)).toBe('take');
    expect(pileVerb('A', 'act', ['hand:5'], all)).toBe('lay');
    expect(pileVerb('A', 'act', ['draw'], all)).toBe('lay');
  });

  it('is taken from once the card lies on the other', () => {
    expect(pileVerb('A', 'act', ['hand:5', 'lay:A'], all)).toBe('lay');
    expect(pileVerb('B', 'act', ['hand:5', 'lay:A'], all)).toBe('take');
    expect(pileVerb('A', 'act', ['take:B'], all)).toBe('lay');
    expect(pileVerb('B', 'act', ['take:B'], all)).toBe('take');
  });

  it('is laid on while a spell is cast, and takes Garlic in a reply', () => {
    expect(pileVerb('B', 'act', ['cauldron', 'lay:A'], all)).toBe('lay');
    expect(pileVerb('A', 'reply', ['hand:garlic'], all)).toBe('ward');
  });

  it('offers the one thing that leads on', () => {
    expect(pileVerb('B', 'act', [], (target) => target === 'lay:B')).toBe('lay');
    expect(pileVerb('B', 'act', ['hand:5'], (target) => target === 'take:B')).toBe('take');
  });
});

describe('payments', () => {
  const due = (cards: string[], legal: string[], paid: string[] = []): View =>
    ({
      phase: 'pay',
      player: 0,
      legal,
      hands: [cards.map((card) => ({ card, back: 'black' }))],
      pending: { spell: 'pelican', paid },
    }) as unknown as View;

  /** The decisions that follow from tapping these things, one after the other. */
  function tapping(view: View, things: string[]): string[] | null {
    let picked: string[] = [];
    for (const thing of things) {
      const found = outcome(plans(view)!, picked, thing, page.pieces)!;
      if (found.choice) return [found.choice.notation, ...found.choice.then!];
      picked = found.picked;
    }
    return null;
  }

  it('take potions in any order, and pay the highest first', () => {
    const view = due(['2', '3', '5', '4'], ['pay 4', 'pay 5']);
    expect(tapping(view, ['pay:2', 'pay:5'])).toEqual(['pay 5', 'pay 2']);
    expect(tapping(view, ['pay:5', 'pay:2'])).toEqual(['pay 5', 'pay 2']);
    expect(tapping(view, ['pay:3', 'pay:4'])).toEqual(['pay 4', 'pay 3']);
    expect(tapping(view, ['pay:5'])).toBeNull();
  });

  it('tell potions apart that are alike', () => {
    expect(coin(['3', '1', '3'], 2)).toBe('pay:3:2');
    const view = due(['3', '3', '1'], ['pay 3']);
    expect(tapping(view, ['pay:3:2', 'pay:1'])).toEqual(['pay 3', 'pay 3', 'pay 1']);
  });

  it('let a Mortar stand for the rest, whenever it is tapped', () => {
    const view = due(['5', '3', 'mortar'], ['pay mortar']);
    expect(tapping(view, ['pay:5', 'pay:mortar', 'brew'])).toEqual(['pay mortar', 'pay 5', 'done']);
    expect(tapping(view, ['pay:mortar', 'brew'])).toEqual(['pay mortar', 'done']);
    // 1 of the Mortar, and 6.
    expect(tapping(due(['6', 'mortar'], ['pay mortar']), ['pay:6', 'pay:mortar'])).toEqual([
      'pay mortar',
      'pay 6',
    ]);
  });

  it('go on where they were left', () => {
    expect(tapping(due(['2', '1'], ['pay 2'], ['5']), ['pay:2'])).toEqual(['pay 2']);
    expect(tapping(due(['2'], ['pay 2', 'done'], ['mortar']), ['brew'])).toEqual(['done']);
    expect(plans({ ...due([], []), phase: 'aim' })).toBeNull();
  });
});

describe('flights', () => {
  it('starts at your card and ends in your hand', () => {
    expect(flights(event('discard', { seat: 0, card: '5', pile: 'A' }), 0)).toMatchObject([
      { from: 'hand:5', to: 'pile:A', card: '5' },
    ]);
    expect(flights(event('draw', { seat: 0, card: '4', back: 'black' }), 0)).toMatchObject([
      { from: 'draw', to: 'hand', card: '4', back: 'black' },
    ]);
  });

  it('goes by the plates of other players, and shows no hidden card', () => {
    expect(flights(event('take', { seat: 1, card: '7', pile: 'B' }), 0)).toMatchObject([
      { from: 'pile:B', to: 'seat:1', card: '7' },
    ]);
    expect(flights(event('stolen', { seat: 1, card: null, caster: 2 }), 0)).toMatchObject([
      { from: 'seat:1', to: 'seat:2', card: null, back: 'black' },
    ]);
    expect(flights(event('discard', { seat: 0, card: '5', pile: 'A' }), null)).toMatchObject([
      { from: 'seat:0', to: 'pile:A', card: '5' },
    ]);
  });

  it('passes a spell through the cauldron', () => {
    expect(flights(event('pay', { seat: 0, card: '4' }), 0)[0]).toMatchObject({
      from: 'hand:4',
      to: 'cauldron',
    });
    expect(flights(event('active', { seat: 0, card: 'wand', pile: 'A' }), 0)).toMatchObject([
      { from: 'cauldron', to: 'pile:A', card: 'wand' },
    ]);
  });

  it('shuffles both piles, and moves nothing for words', () => {
    expect(flights(event('reshuffle', { seat: 1 }), 0).map(({ from }) => from)).toEqual(['pile:A', 'pile:B']);
    expect(flights(event('declare', { seat: 1 }), 0)).toEqual([]);
  });
});

describe('reading a view', () => {
  it('counts a hand once all of it is seen', () => {
    expect(
      handWorth([
        { card: 'yaga', back: 'red' },
        { card: 'mortar', back: 'black' },
      ]),
    ).toBe(10);
    expect(handWorth([{ card: null, back: 'black' }])).toBeNull();
    expect(paidSum(['mortar', '4', '1'])).toBe(5);
  });

  it('puts the backs together and the players in order', () => {
    const hand = [
      { card: null, back: 'black' as const },
      { card: 'yaga', back: 'red' as const },
    ];
    expect(byBack(hand).map(({ back }) => back)).toEqual(['red', 'black']);
    expect(others(4, 2)).toEqual([3, 0, 1]);
  });

  it('knows what has just arrived and what was laid open', () => {
    const stolen = event('stolen', { seat: 1, card: 'owl', caster: 0 });
    expect(arrivals([stolen, event('draw', { seat: 1, card: '3' })], 0)).toEqual(['owl']);
    const shown = [event('show', { seat: 1, cards: ['yaga', '2'] }), event('score', { seat: 1, points: 2 })];
    expect(showdown(shown)).toEqual([{ seat: 1, cards: ['yaga', '2'], points: 2 }]);
  });
});

it('is what the page asks for', () => {
  expect(page.targets).toBe(targets);
  expect(page.flights).toBe(flights);
});
