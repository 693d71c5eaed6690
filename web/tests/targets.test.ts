/** What holds for every game: each action is reached by tapping, and recorded games can be told and drawn. */

import { describe, expect, it } from 'vitest';
import { PAGES } from 'virtual:games';
import { complete } from '../src/lib/picking';
import type { GameEvent, Sentence, View } from '../src/lib/wire';
import { LANGUAGES, type Language } from '../src/lib/wire';
import { loadBook, loadWords } from '../src/lib/words.svelte';

interface Recorded {
  actions: Record<string, Sentence>;
  steps: { view: View; events: GameEvent[] }[];
}

const made = import.meta.glob<Recorded>('./made/*.json', { eager: true, import: 'default' });
const LOADED = await Promise.all(
  Object.entries(PAGES).map(async ([name, load]) => [name, (await load()).page] as const),
);
/** Some cards, and where the rulebook explains them. */
const EXPLAINED: Record<string, Record<string, string>> = {
  babayaga: { 'hand:cats': 'BY-12', 'hand:5': 'BY-2', 'pay:mortar': 'BY-15' },
  mad: { 'hand:worry': 'MD-14', 'gift:rgive2': 'MD-9', 'hand:b6': 'MD-5' },
  magichill: { 'hand:joker': 'C19', 'hand:3': 'C17' },
  partners: { 'hand:-4': '§V5', 'give:1': '§V6', 'hand:12': '§V1' },
};
const NAMES = ['Anna', 'Björn', 'Carmen', 'Dušan', 'Elín', 'Frida'];

describe.each(LOADED)('%s', (name, page) => {
  const { actions, steps } = made[`./made/${name}.json`]!;

  it('reaches every legal action by tapping its things, in any order', () => {
    for (const { view } of steps) {
      const legal = view.legal.map((notation) => ({ notation, targets: page.targets(notation, view) }));
      const plans = page.plans?.(view, actions);
      for (const choice of plans ?? legal)
        expect(complete(plans ?? legal, [...choice.targets].reverse())).toEqual(choice);
      // Whole rows of decisions begin with exactly what is legal.
      if (plans)
        expect([...new Set(plans.map(({ notation }) => notation))].sort()).toEqual([...view.legal].sort());
    }
  });

  it.each(Object.keys(LANGUAGES) as Language[])('tells everything in %s', async (lang) => {
    const words = await loadWords(lang, name);
    for (const sentence of Object.values(actions)) expect(words.tell(sentence, NAMES)).toBeTruthy();
    for (const { view, events } of steps) {
      if (view.prompt) expect(words.tell(view.prompt, NAMES)).toBeTruthy();
      for (const event of events) expect(words.tell(event.say, NAMES)).not.toMatch(/[{}]/);
    }
  });

  it('explains every card that can be tapped', async () => {
    const chapters = await loadBook('en', name);
    const clauses = chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id));
    const cards = new Set(Object.keys(actions).flatMap((notation) => page.targets(notation))).values();
    const known = [...cards].filter((target) => /^(hand|gift|give|reply|pay):/.test(target));
    expect(known.length).toBeGreaterThan(0);
    for (const target of known) expect(clauses).toContain(page.does(target));
    for (const [target, clause] of Object.entries(EXPLAINED[name] ?? {}))
      expect(page.does(target)).toBe(clause);
    expect(page.does('button:fold')).toBeNull();
  });

  it('moves cards between things that have names', () => {
    const flights = steps.flatMap(({ events }) => events.flatMap((event) => page.flights(event, 0)));
    expect(flights.length).toBeGreaterThan(0);
    for (const { from, to } of flights) expect(from).not.toBe(to);
  });
});
