/** What is new since a player's last turn, and the arrows that show where things went. */

import { expect, it } from 'vitest';
import { arrow } from '../src/lib/arrow';
import { headlines, since, type Line } from '../src/lib/news';
import { ways } from '../src/games/partners/targets';

/** A line for each word such as `1draw`: who decided, and the event. */
function log(text: string): Line[] {
  return text.split(' ').map((word, i) => {
    const by = Number(word[0]);
    return { key: `${i}`, seat: by, by, event: { event: word.slice(1), say: ['', {}] } };
  });
}

function told(lines: Line[]): string {
  return lines.map(({ by, event }) => `${by}${event === 'undone' ? event : event.event}`).join(' ');
}

it('lists what the others did since my last decision, newest first', () => {
  const lines = log('0lay 1lay 1draw 2lay');
  expect(told(since(lines, 0, true))).toBe('2lay 1draw 1lay');
  expect(told(since(lines, 2, false))).toBe('');
});

it('keeps the news while I am in the middle of my turn', () => {
  const lines = log('0walk 1lead 1walk 0lead');
  expect(told(since(lines, 0, true))).toBe('1walk 1lead');
  expect(told(since(lines, 0, false))).toBe('');
});

it('has one headline a player, and leaves out what is minor', () => {
  const heads = headlines(since(log('0lay 1lay 1draw 2draw'), 0, true), ['draw']);
  expect(heads.map(({ seat, lines }) => `${seat}: ${told(lines)}`)).toEqual(['2: 2draw', '1: 1lay']);
});

it('draws an arrow from edge to edge, and none where things touch', () => {
  const spot = (x: number) => ({ x, y: 0, width: 20, height: 20 });
  expect(arrow([spot(0), spot(100)])!.line).toMatch(/^M20\.0 /);
  expect(arrow([spot(0), spot(24)])).toBeNull();
  expect(arrow([spot(0)])).toBeNull();
});

it('follows a pawn square by square, and sends one that is hit straight home', () => {
  const home = { g: ['home'], b: ['home'], r: ['home'] };
  const locked = { y: [false], g: [false], b: [false], r: [false] };
  const view = (y: string, g: string) => ({ pawns: { ...home, y: [y], g: [g] }, locked }) as never;
  expect(ways(view('Y13', 'G2'), view('G2', 'home'))).toEqual([
    ['place:Y13', 'place:Y14', 'place:G1', 'place:G2'],
    ['place:G2', 'place:g:home'],
  ]);
  expect(ways(view('Y1', 'Y4'), view('Y4', 'Y1'))).toEqual([
    ['place:Y1', 'place:Y4'],
    ['place:Y4', 'place:Y1'],
  ]);
});
