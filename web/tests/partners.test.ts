/** Partners: what to tap for each action, which cards fly, and where pawns stand. */

import { describe, expect, it } from 'vitest';
import { page } from '../src/games/partners';
import { plans } from '../src/games/partners/swaps';
import { flights, targets } from '../src/games/partners/targets';
import { ahead, route, squarePoint, standing, wayOf } from '../src/games/partners/track';
import { outcome } from '../src/lib/picking';
import type { GameEvent, View } from '../src/lib/wire';

const CARDS = ['heart', '8', '13', '1', '-4', '7', 'swap', '2', '3', '5', '6', '9', '10', '12'];
const USES = ['8 8', '13 13', '1 1', '14 1', '2 2', '3 3', '5 5', '6 6', '9 9', '10 10', '12 12'];
const NUMBERS = [1, 2, 3, 4];
const pawnsOf = (colour: string) => NUMBERS.map((number) => `${colour}${number}`);

/** Every action when the pawns of one colour are moved. */
function voice(colour: string): string[] {
  const own = pawnsOf(colour);
  return [
    ...CARDS.map((card) => `give ${card}`),
    ...CARDS.slice(0, 3).map((card) => `start ${card}`),
    ...USES.flatMap((use) => own.map((pawn) => `move ${pawn} ${use}`)),
    ...own.map((pawn) => `back ${pawn}`),
    ...own.flatMap((pawn) => [1, 2, 3, 4, 5, 6, 7].map((steps) => `part ${pawn} ${steps}`)),
    ...[...'ygbr'].flatMap(pawnsOf).map((pawn) => `pick ${pawn}`),
    'split',
    'swap',
    'fold',
  ];
}

const event = (kind: string, more: Record<string, unknown>): GameEvent => ({
  event: kind,
  say: ['', {}],
  ...more,
});

describe('targets', () => {
  it.each([...'ygbr'])('tell all actions of %s apart', (colour) => {
    const sets = voice(colour).map((action) => targets(action));
    expect(sets).toHaveLength(112);
    for (const one of sets) {
      expect(one.length).toBeGreaterThan(0);
      expect(sets.filter((other) => one.every((target) => other.includes(target)))).toEqual([one]);
    }
  });

  it.each([
    ['give 5', ['give:5']],
    ['start heart', ['hand:heart']],
    ['start 13', ['hand:13', 'home']],
    ['move g2 13 13', ['hand:13', 'pawn:g2']],
    ['move y1 14 1', ['hand:1', 'pawn:y1', 'steps:14']],
    ['back b4', ['hand:-4', 'pawn:b4']],
    ['split', ['hand:7']],
    ['part r3 6', ['pawn:r3', 'part:6']],
    ['pick g1', ['swap:g1']],
    ['fold', ['button:fold']],
  ])('of %s', (notation, expected) => {
    expect(targets(notation)).toEqual(expected);
  });
});

describe('flights', () => {
  it('deal to every hand', () => {
    const found = flights(event('deal', { seat: 1, deal: 1 }), 2);
    expect(found.map(({ to }) => to)).toEqual(['seat:0', 'seat:1', 'hand', 'seat:3']);
  });

  it('lay a gift aside, and carry it across', () => {
    const gift = event('give', { seat: 0, card: '7' });
    expect(flights(gift, 0)).toEqual([{ from: 'give:7', to: 'gift:0', card: '7' }]);
    const cross = event('cross', { seat: 2, card: '5', to: 0 });
    expect(flights(cross, 0)).toEqual([{ from: 'gift:2', to: 'hand', card: '5' }]);
  });

  it('keep the gift of others face down', () => {
    const gift = event('give', { seat: 3, card: null });
    expect(flights(gift, 0)).toEqual([{ from: 'seat:3', to: 'gift:3', card: null }]);
  });

  it('lay a card on the used ones', () => {
    const move = event('move', { seat: 0, card: '-4', pawn: 'y1', place: 'Y1' });
    expect(flights(move, 0)).toEqual([{ from: 'hand:-4', to: 'used', card: '-4' }]);
    expect(flights(move, null)).toEqual([{ from: 'seat:0', to: 'used', card: '-4' }]);
  });

  it('put down a whole hand', () => {
    const fold = event('fold', { seat: 0, cards: ['5', '9'] });
    expect(flights(fold, 0).map(({ from }) => from)).toEqual(['hand:5', 'hand:9']);
    expect(flights(event('fold', { seat: 1, cards: [null] }), 0)[0]!.card).toBeNull();
  });

  it('leave the 7 where it lies while its parts are moved', () => {
    expect(flights(event('part', { seat: 0, card: '7', pawn: 'y1', place: 'Y3' }), 0)).toEqual([]);
  });
});

describe('track', () => {
  it('counts along the way of each colour', () => {
    expect(wayOf(0, 'Y1')).toBe(1);
    expect(wayOf(0, 'R14')).toBe(56);
    expect(wayOf(2, 'Y3')).toBe(31);
    expect(wayOf(3, 'Z4')).toBe(60);
    expect(wayOf(1, 'home')).toBeNull();
  });

  it('turns the board for the player who looks on', () => {
    expect(standing(2, 'B5', 0, 0, 1, 2)).toEqual(squarePoint(5, 0));
    expect(standing(2, 'Y5', 0, 0, 1, 2)).toEqual(squarePoint(5, 2));
  });

  it('knows where steps lead, unless the pawn may have to turn', () => {
    expect(ahead(0, ['Y14', 'home', 'home', 'home'], 0, 1, 0)).toEqual(squarePoint(1, 1));
    expect(ahead(0, ['R14', 'home', 'home', 'home'], 0, 5, 0)).toBeNull();
    expect(ahead(0, ['R14', 'Z2', 'home', 'home'], 0, 3, 0)).toBeNull();
  });

  it.each([
    ['start', 11],
    ['Y1', 11],
    ['Y4', 14],
  ])('leads back over its own start from %s', (place, number) => {
    expect(ahead(0, [place, 'home', 'home', 'home'], 0, -4, 0)).toEqual(squarePoint(number, 3));
  });

  it('walks square by square, also back over the start', () => {
    expect(route(0, 'Y1', 'Y4', 0)).toEqual([squarePoint(2, 0), squarePoint(3, 0)]);
    expect(route(0, 'Y2', 'R12', 0)).toEqual([squarePoint(1, 0), squarePoint(14, 3), squarePoint(13, 3)]);
    expect(route(0, 'Y2', 'B9', 0)).toEqual([]);
    expect(route(0, 'Y2', 'home', 0)).toEqual([]);
  });
});

describe('swaps', () => {
  const pawns = {
    y: ['Y3', 'start', 'Z1', 'home'],
    g: ['G5', 'G5', 'home', 'home'],
    b: ['R2', 'home', 'home', 'home'],
    r: ['home', 'home', 'home', 'B9'],
  };
  const locked = Object.fromEntries([...'ygbr'].map((colour) => [colour, [false, false, false, false]]));
  const view = { phase: 'pick', pawns, locked, legal: ['pick y1', 'pick b1'], pending: { picked: null } };

  it('take two pawns that stand alone in either order', () => {
    const found = plans(view as unknown as View)!;
    expect(found.map(({ targets }) => targets)).toEqual([
      ['swap:y1', 'swap:b1'],
      ['swap:y1', 'swap:r4'],
      ['swap:b1', 'swap:r4'],
    ]);
    const choice = { notation: 'pick y1', then: ['pick r4'] };
    expect(outcome(found, ['swap:r4'], 'swap:y1')!.choice).toMatchObject(choice);
    expect(outcome(found, ['swap:y1'], 'swap:r4')!.choice).toMatchObject(choice);
    expect(outcome(found, [], 'swap:y1', page.pieces)!.choice).toBeNull();
  });

  it('go on alone once the first pawn is picked', () => {
    expect(plans({ ...view, pending: { picked: 'y1' } } as unknown as View)).toBeNull();
    expect(plans({ ...view, phase: 'play' } as unknown as View)).toBeNull();
  });
});
