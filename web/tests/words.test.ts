/** Words on the page. */

import { PAGES } from 'virtual:games';
import { expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/lib/wire';
import { loadBook, loadWords, type Clause } from '../src/lib/words.svelte';

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

it.each(Object.keys(PAGES))('shows players of %s no clause that is for programs', async (game) => {
  for (const lang of Object.keys(LANGUAGES) as Language[])
    for (const { clauses } of await loadBook(lang, game))
      for (const { text } of clauses) expect(text).not.toMatch(/\b(null|pending)\b|[Ww]ritten position/);
});

it('tells rulings from the clauses of the printed text, and marks our readings', async () => {
  const rulings = async (game: string, wanted: (clause: Clause) => boolean): Promise<string[]> =>
    (await loadBook('en', game)).flatMap(({ clauses }) => clauses.filter(wanted).map(({ id }) => id));
  const [folded, shown] = [({ ruling }: Clause) => ruling, ({ ruling }: Clause) => !ruling];
  expect(await rulings('babayaga', folded)).toEqual(
    expect.arrayContaining(['B-R59', 'BY-A8', 'B-D11', 'B-F7']),
  );
  expect(await rulings('mad', folded)).toEqual(expect.arrayContaining(['M-R12', 'MD-A9', 'M-F11']));
  expect(await rulings('magichill', folded)).toEqual(expect.arrayContaining(['A40', 'MH-A2']));
  expect(await rulings('partners', folded)).toEqual(expect.arrayContaining(['GO-4', 'SV-4', 'PA-A1']));
  expect(await rulings('mad', shown)).toHaveLength(20);
  expect(await rulings('magichill', shown)).toHaveLength(60);
  expect(await rulings('partners', shown)).toHaveLength(38);
  expect(await rulings('babayaga', shown)).toHaveLength(20);
  expect(await rulings('mad', ({ reading }) => reading)).toContain('M-R12');
});
