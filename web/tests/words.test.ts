/** Words on the page. */

import { expect, it } from 'vitest';
import { loadBook, loadWords } from '../src/lib/words.svelte';

it('puts names, words and their forms into sentences', async () => {
  const words = await loadWords('sk', 'babayaga');
  const told = words.say('event-fetch', { who: { seat: 1 }, card: { word: 'card-owl' } }, ['Anna', 'Boris']);
  expect(told).toContain('Boris');
  expect(told).toContain('Sovu');
  expect(
    words.say('event-show', { who: 'Eva', cards: [{ word: 'card-1' }, { word: 'card-owl' }] }),
  ).toContain(', ');
});

it('knows the plurals of Slovak', async () => {
  const words = await loadWords('sk');
  const forms = [1, 3, 7].map((count) => words.say('page-watchers', { count }).replace(/\d+/, ''));
  expect(new Set(forms).size).toBe(3);
});

it('says what is missing', async () => {
  const words = await loadWords('en');
  expect(() => words.say('page-nothing-like-this')).toThrow('page-nothing-like-this');
  expect(() => words.say('page-players')).toThrow();
  expect(words.has('page-home')).toBe(true);
});

it('reads a rulebook in chapters', async () => {
  const book = await loadBook('is', 'partners');
  expect(book.length).toBeGreaterThan(3);
  expect(book.flatMap(({ clauses }) => clauses).some(({ id }) => id.startsWith('§'))).toBe(true);
});
