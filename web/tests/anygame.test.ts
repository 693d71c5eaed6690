/** The board of games that have none of their own: what it reads in a view, and which things an action touches. */

import { describe, expect, it } from 'vitest';
import { french } from '../src/anygame/french';
import { forbidden, plans, read, targets, type Part } from '../src/anygame/reading';
import { Words } from '../src/lib/fluent';
import { complete } from '../src/lib/picking';
import type { Sentence, View } from '../src/lib/wire';

const NAMES = ['Anna', 'Boris'];
const words = new Words('en', [
  `page-board-yes = yes
page-board-no = no
card-Qh = the queen of hearts
card-9s = the nine of spades
card-minus-4 = the four backwards
stake-low = a low one
board-pot = In the pot
board-lead = { $who } leads
board-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
term-discard = Discard pile
term-held = { $count } held`,
]);
const lexicon = {
  has: (id: string) => words.has(id),
  say: (id: string, args = {}) => words.say(id, args, NAMES),
  name: (seat: number) => NAMES[seat]!,
};
const COMMON = {
  game: 'theirs', players: 2, phase: 'act', player: 0, turn: 0, over: false, winners: [], scores: [1, 2], seat: 0,
  legal: ['play 9s', 'draw'], hands: [['9s', 'Qh', null], [null, null]], prompt: ['describe-phase-act', {}], forced: false,
}; // prettier-ignore

function viewed(parts: Record<string, unknown>): View {
  return { ...COMMON, ...parts } as unknown as View;
}

function table(parts: Record<string, unknown>): Part[] {
  return read(viewed(parts), lexicon).table;
}

describe('what lies on the table', () => {
  it('shows nothing of what every view has, and nothing that is not there', () => {
    expect(read(viewed({ upcard: null }), lexicon)).toEqual({ seats: [[], []], table: [] });
  });

  it.each([
    ['a card', { upcard: 'Qh' }, { label: 'Upcard', kind: 'cards', cards: [{ card: 'Qh' }] }],
    ['a card by a number below zero', { up: '-4' }, { label: 'Up', kind: 'cards', cards: [{ card: '-4' }] }],
    ['a pile, though it has as many cards as there are players', { discard: ['9s', 'Qh'] },
      { label: 'Discard pile', kind: 'cards', cards: [{ card: '9s' }, { card: 'Qh' }] }],
    ['an empty pile', { discard: [] }, { label: 'Discard pile', kind: 'cards', cards: [] }],
    ['a card that does not show itself, by its back', { draw: { card: null, back: 'red' } },
      { label: 'Draw', kind: 'cards', cards: [{ card: null, back: 'red' }] }],
    ['a number', { pot: 4 }, { label: 'In the pot', kind: 'facts', facts: ['4'] }],
    ['a number in a sentence of its own', { tricks: 1 }, { label: 'one trick', kind: 'facts', facts: [] }],
    ['a seat in a sentence of its own', { lead: 1 }, { label: 'Boris leads', kind: 'facts', facts: [] }],
    ['a seat that everyone calls so', { dealer: 1 }, { label: 'Dealer', kind: 'facts', facts: ['Boris'] }],
    ['a value that the words name', { stake: 'low' }, { label: 'Stake', kind: 'facts', facts: ['a low one'] }],
    ['a value that they do not', { next_suit: 'S' }, { label: 'Next suit', kind: 'facts', facts: ['S'] }],
    ['a message that needs something, as no name', { held: 'x' }, { label: 'Held', kind: 'facts', facts: ['x'] }],
    ['what is so', { doubled: true }, { label: 'Doubled', kind: 'facts', facts: [] }],
    ['what is not', { doubled: false }, { label: 'Doubled', kind: 'facts', facts: ['no'] }],
    ['the rows of a board', { board: [['x', ''], ['', 'o'], ['', '']] },
      { label: 'Board', kind: 'grid', rows: [['x', ''], ['', 'o'], ['', '']] }],
    ['the rows of a board of as many as there are players', { board: [['x', null], ['', 'o']] },
      { label: 'Board', kind: 'grid', rows: [['x', ''], ['', 'o']] }],
    ['things with names', { left: { red: 2, blue: [1, 3], gone: null, more: { up: true } } },
      { label: 'Left', kind: 'facts', facts: ['Red: 2', 'Blue: 1, 3', 'More: Up yes'] }],
  ] as const)('shows %s', (_, parts, part) => {
    expect(table(parts)).toEqual([part]);
  }); // prettier-ignore

  it('tells cards from what stands beside them', () => {
    expect(table({ pile: { count: 3, top: 'Qh' }, rows: [['Qh'], ['9s', null], []] })).toEqual([
      { label: 'Pile', kind: 'facts', facts: ['Count: 3'] },
      { label: 'Pile: Top', kind: 'cards', cards: [{ card: 'Qh' }] },
      { label: 'Rows: 1', kind: 'cards', cards: [{ card: 'Qh' }] },
      { label: 'Rows: 2', kind: 'cards', cards: [{ card: '9s' }, { card: null }] },
      { label: 'Rows: 3', kind: 'cards', cards: [] },
    ]);
  });
});

it('gives each player what is theirs', () => {
  const { seats, table } = read(
    viewed({ stakes: ['low', null], passed: [false, true], melds: [[['9s', 'Qh']], []], bets: [1, 0] }),
    lexicon,
  );
  expect(table).toEqual([]);
  expect(seats).toEqual([
    [
      { label: 'Stakes', kind: 'facts', facts: ['a low one'] },
      { label: 'Melds: 1', kind: 'cards', cards: [{ card: '9s' }, { card: 'Qh' }] },
      { label: 'Bets', kind: 'facts', facts: ['1'] },
    ],
    [
      { label: 'Passed', kind: 'facts', facts: [] },
      { label: 'Bets', kind: 'facts', facts: ['0'] },
    ],
  ]);
});

describe('choosing', () => {
  const card = (name: string): Sentence => ['action-play', { card: { word: `card-${name}` } }];
  const ACTIONS: Record<string, Sentence> = {
    'play 9s': card('9s'),
    'play Qh': card('Qh'),
    'play Qh twice': card('Qh'),
    'play 2c': card('2c'),
    draw: ['action-draw', {}],
    pass: ['action-pass', {}],
  };
  const view = viewed({ legal: ['play 9s', 'play Qh', 'play Qh twice', 'draw'] });

  it('needs only the card, where no other choice names it', () => {
    expect(plans(view, ACTIONS)).toEqual([
      { notation: 'play 9s', targets: ['hand:9s'] },
      { notation: 'play Qh', targets: ['hand:Qh', 'choice:play Qh'] },
      { notation: 'play Qh twice', targets: ['hand:Qh', 'choice:play Qh twice'] },
      { notation: 'draw', targets: ['choice:draw'] },
    ]);
  });

  it('reaches every choice by its things, and begins with exactly what is legal', () => {
    const found = plans(view, ACTIONS);
    for (const choice of found) expect(complete(found, [...choice.targets].reverse())).toEqual(choice);
    expect(found.map(({ notation }) => notation)).toEqual(view.legal);
  });

  it('finds what somebody means by a card that cannot be played', () => {
    expect(targets('play 9s', view, ACTIONS['play 9s'])).toContain('hand:9s');
    expect(targets('play 2c', view, ACTIONS['play 2c'])).toEqual(['choice:play 2c']);
    expect(targets('play 9s')).toEqual(['choice:play 9s']);
  });

  it('lists what is forbidden, but for the cards of others', () => {
    expect(forbidden(view, ACTIONS)).toEqual(['pass']);
    expect(forbidden(viewed({ legal: ['draw'] }), ACTIONS)).toEqual([
      'play 9s',
      'play Qh',
      'play Qh twice',
      'pass',
    ]);
    expect(plans(viewed({ seat: null, legal: [] }), ACTIONS)).toEqual([]);
  });
});

it.each([
  ['Qh', 'Q', '♥', true],
  ['10S', '10', '♠', false],
  ['D7', '7', '♦', true],
  ['CT', '10', '♣', false],
  ['A♠', 'A', '♠', false],
])('knows the card %s of the common pack', (name, rank, suit, red) => {
  expect(french(name)).toEqual({ rank, suit, red });
});

it.each(['owl', '7', 'h', '1s', 'Qhh', '-4', 'g5', ''])('takes %j for none of them', (name) => {
  expect(french(name)).toBeNull();
});
