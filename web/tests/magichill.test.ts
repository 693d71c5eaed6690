/** Magic Hill on the page: things to tap, cards that fly, and where steps lead. */

import { describe, expect, it } from 'vitest';
import book from '../../src/vaka/games/magichill/rulebook/en.ftl?raw';
import { landing, lodging, middle, nearest, turned } from '../src/games/magichill/hill';
import { shown, spots } from '../src/games/magichill/spots';
import { about, flights, targets } from '../src/games/magichill/targets';
import type { MagicHillEvent, MagicHillView } from '../src/games/magichill/shapes';
import type { GameEvent } from '../src/lib/wire';

interface Recorded {
  actions: Record<string, unknown>;
  steps: { view: MagicHillView; events: GameEvent[] }[];
}

const { actions, steps } = (await import('./made/magichill.json')).default as unknown as Recorded;
const catalogue = Object.keys(actions);

function event(data: Record<string, unknown>): GameEvent {
  return { say: ['x', {}], ...data } as GameEvent;
}

describe('targets', () => {
  it('every action has some', () => {
    expect(catalogue.length).toBeGreaterThan(100);
    for (const notation of catalogue) expect(targets(notation).length, notation).toBeGreaterThan(0);
  });

  it("no action's are part of another's", () => {
    const sets = catalogue.map((action) => targets(action));
    sets.forEach((one, i) =>
      sets.forEach((other, j) => {
        if (i !== j)
          expect(
            one.every((target) => other.includes(target)),
            `${catalogue[i]} in ${catalogue[j]}`,
          ).toBe(false);
      }),
    );
  });

  it.each([
    ['place 2 NW', ['goblin:2', 'place:NW']],
    ['lead 3 card', ['hand:3', 'goblin:3']],
    ['lead 3 joker', ['hand:joker', 'goblin:3']],
    ['walk 4 ccw card', ['hand:4', 'walk:4:ccw']],
    ['climb 2 cw joker', ['hand:joker', 'climb:2:cw']],
    ['toss joker', ['hand:joker', 'discard']],
    ['drop 5', ['hand:5', 'raven']],
    ['reveal 2-14', ['tile:2-14']],
    ['raven 1', ['seat:1']],
    ['turn ccw', ['turn:ccw']],
    ['village SE', ['village:SE']],
    ['stop', ['button:stop']],
    ['done', ['button:done']],
  ])('%s', (notation, expected) => expect(targets(notation)).toEqual(expected));
});

describe('flights', () => {
  it('a card that I play leaves my hand', () => {
    const walk = event({ event: 'walk', seat: 0, card: '4', goblin: [0, 1], place: '1-9' });
    expect(flights(walk, 0)).toEqual([{ from: 'hand:4', to: 'played', card: '4' }]);
    expect(flights(walk, 1)).toEqual([{ from: 'seat:0', to: 'played', card: '4' }]);
    expect(flights(walk, null)).toEqual([{ from: 'seat:0', to: 'played', card: '4' }]);
  });

  it('a card put away goes to the discard pile', () => {
    expect(flights(event({ event: 'toss', seat: 2, card: 'joker' }), 0)).toEqual([
      { from: 'seat:2', to: 'discard', card: 'joker' },
    ]);
  });

  it('a drawn card is seen by its owner alone', () => {
    expect(flights(event({ event: 'draw', seat: 1, card: '2' }), 1)).toEqual([
      { from: 'draw', to: 'hand', card: '2' },
    ]);
    expect(flights(event({ event: 'draw', seat: 1, card: null }), 0)).toEqual([
      { from: 'draw', to: 'seat:1', card: null },
    ]);
  });

  it('three cards are dealt to me', () => {
    expect(flights(event({ event: 'deal', seat: 1 }), 0)).toHaveLength(3);
    expect(flights(event({ event: 'deal', seat: 1 }), null)).toEqual([]);
  });

  it('goblins do not fly', () => {
    expect(flights(event({ event: 'shove', seat: 1, goblin: [1, 2], place: '1-6' }), 1)).toEqual([]);
  });
});

describe('the mountain', () => {
  it('places lie clockwise from the north-western corner', () => {
    const corner = middle(11, '1-0');
    expect(corner.x).toBe(corner.y);
    expect(middle(11, '1-10')).toEqual({ x: -corner.x, y: corner.y });
    expect(middle(11, '1-20').y).toBeGreaterThan(0);
    expect(turned({ x: -1, y: -2 }, 1)).toEqual({ x: 2, y: -1 });
    expect(lodging('SE', 0, 1).x).toBeGreaterThan(0);
  });

  it('turns the short way', () => {
    expect(nearest(270, 0)).toBe(360);
    expect(nearest(0, 3)).toBe(-90);
    expect(nearest(-90, 3)).toBe(-90);
  });

  it.each([
    [0, 'NE', 'walk', 3, 'cw', '1-12'],
    [1, 'NE', 'walk', 3, 'ccw', '1-38'],
    [0, '1-39', 'walk', 2, 'cw', '1-1'],
    [0, '1-15', 'climb', 2, 'cw', '2-13'],
    [0, '1-39', 'climb', 1, 'cw', '2-0'],
    [0, '4-5', 'climb', 5, 'cw', 'top'],
    [0, '1-20', 'climb', 1, 'cw', null],
  ] as const)('turned %s, %s %s %s %s', (rotation, from, verb, steps, way, end) => {
    expect(landing(11, rotation, from, verb, steps, way)).toBe(end);
  });

  it('has a spot for every legal move, where the move then ends', () => {
    steps.forEach(({ view }, i) => {
      const moves = view.legal.filter((notation) => /^(walk|climb)/.test(notation));
      const found = spots(view, view.hands[view.seat!]!);
      const leading = shown(found, (spot) =>
        moves.some((notation) => targets(notation, view).includes(spot.target)),
      );
      for (const notation of moves) {
        const spot = leading.find(({ target }) => targets(notation, view).includes(target));
        expect(spot, `${notation} at ${i}`).toBeTruthy();
      }
      const moved = steps[i + 1]?.events.find((e) => /^(walk|climb)$/.test(e.event) && e.seat === view.seat);
      if (moves.length && moved)
        expect(found.map(({ place }) => place)).toContain((moved as MagicHillEvent).place);
    });
  });
});

describe('what a thing is', () => {
  const clause = (id: string | null) => new RegExp(`^${id} = (.*)$`, 'm').exec(book)?.[1];
  const view = (kind: string | null) =>
    ({ tiles: { '1-2': { kind, up: false } } }) as unknown as MagicHillView;

  it.each([
    ['passage', 'Secret passage'], ['ghost', 'Ghost'], ['raven', 'Raven'], ['ball', 'Crystal ball'],
    ['whirlwind', 'Whirlwind'], ['flying', 'Flying card'], ['trapdoor', 'Trapdoor'], [null, 'lands on a tile'],
  ])('a tile that is a %s has its own clause', (kind, name) => {
    expect(clause(about('tile:1-2', view(kind)))).toContain(name);
  }); // prettier-ignore

  it('nothing is said of what an action explains better', () => {
    expect(about('hand:5', view(null))).toBeNull();
    expect(clause(about('seat:1', view(null)))).toContain('stones');
  });
});
