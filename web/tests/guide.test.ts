/** The guided first turn: which step comes next, and where its bubble goes. */

import { expect, it } from 'vitest';
import { around, placed } from '../src/lib/bubble';
import { alone, decided, upcoming, type GuideStep } from '../src/lib/guide';
import type { TableInfo, View } from '../src/lib/wire';

const steps: GuideStep[] = [
  { remark: () => ({ say: 'hand', at: [] }) },
  { asks: true, remark: ({ phase }) => (phase === 'turn' ? { say: 'play', at: [] } : 'later') },
  { remark: ({ phase }) => (phase === 'spell' ? { say: 'spell', at: [] } : null) },
  { remark: () => ({ say: 'end', at: [] }) },
];
const view = (phase: string) => ({ phase }) as View;
const said = (index: number, phase: string, open = true) => {
  const next = upcoming(steps, index, view(phase), open);
  return `${next.index} ${next.remark?.say}`;
};

it('shows what is of use now, waits for what comes later, and leaves out the rest', () => {
  expect(said(0, 'turn')).toBe('0 hand');
  expect(said(1, 'turn')).toBe('1 play');
  expect(said(1, 'turn', false)).toBe('1 undefined');
  expect(said(1, 'reply')).toBe('1 undefined');
  expect(said(2, 'turn')).toBe('3 end');
  expect(said(4, 'turn')).toBe('4 undefined');
});

it('goes past what was asked for once it is decided, read or not', () => {
  expect(decided(steps, 0, view('turn'))).toBe(2);
  expect(decided(steps, 1, view('turn'))).toBe(2);
  // An answer to somebody else is not the turn that the guide waits for.
  expect(decided(steps, 1, view('reply'))).toBe(1);
  expect(decided(steps, 3, view('turn'))).toBe(4);
});

it('is for those who sit alone with bots', () => {
  const info = (...kinds: string[]) => ({ seats: kinds.map((kind) => ({ kind })) }) as TableInfo;
  expect(alone(info('person', 'bot'), [0])).toBe(true);
  expect(alone(info('person', 'person'), [0])).toBe(false);
  expect(alone(info('person', 'person'), [0, 1])).toBe(false);
  expect(alone(info('bot', 'bot'), [])).toBe(false);
});

it('puts the bubble beside the thing, in the window, and off what can be tapped', () => {
  const room = { x: 0, y: 0, width: 360, height: 700 };
  const size = { x: 0, y: 0, width: 300, height: 100 };
  const thing = { x: 10, y: 300, width: 60, height: 60 };
  expect(placed(thing, size, room, [], 0)).toMatchObject({ side: 'below', x: 8, y: 374, tip: 32 });
  const below = { x: 0, y: 360, width: 360, height: 100 };
  expect(placed(thing, size, room, [below], 0)).toMatchObject({ side: 'above', y: 186 });
  // Above the page there is nothing, and a tall thing leaves no room beside it: then the page is scrolled.
  const tall = { x: 0, y: 50, width: 360, height: 640 };
  expect(placed(tall, size, room, [below], 0)).toMatchObject({ side: 'below', y: 704 });
  expect(around([thing, below])).toEqual({ x: 0, y: 300, width: 360, height: 160 });
});
