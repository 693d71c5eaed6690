/** The words in use: loaded for a language and a game, once. */

import { settings } from './settings.svelte';
import type { Say } from './scene.svelte';
import { loadWords, type Words } from './words.svelte';

const AGAIN = 3000; // milliseconds until words that could not be loaded are asked for again
const loaded = $state<{ words: Record<string, Words> }>({ words: {} });
const loading = new Map<string, Promise<void>>();

/** Make sure that the words of the chosen language, and of a game, are there. */
export function needWords(game = ''): Promise<void> {
  const key = `${settings.lang}/${game}`;
  let load = loading.get(key);
  if (!load) {
    const found = (words: Words): void => {
      loaded.words = { ...loaded.words, [key]: words, [`/${game}`]: words };
    };
    const failed = (): void => {
      loading.delete(key);
      setTimeout(() => void needWords(game), AGAIN);
    };
    load = loadWords(settings.lang, game || undefined).then(found, failed);
    loading.set(key, load);
  }
  return load;
}

/** The words of the chosen language, with those of a game; until they are loaded, those of the language before. */
export function words(game = ''): Words | undefined {
  return loaded.words[`${settings.lang}/${game}`] ?? loaded.words[`/${game}`];
}

/** Text of the page, or of a game. */
export function saying(game = '', names: readonly string[] = []): Say {
  const found = words(game);
  return (id, args) => found?.say(id, args, names) ?? '';
}

/** Text that only some games have; nothing for the others. */
export function maybe(game: string, id: string): string {
  const found = words(game);
  return found?.has(id) ? found.say(id) : '';
}
