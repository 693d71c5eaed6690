/** The page's words inside a worker, for descriptions that Python asks for. */

import { loadBook, loadWords, type Argument, type Words } from '../lib/words.svelte';
import type { Language } from '../lib/wire';
import type { Speaker } from './python';

class Speech implements Speaker {
  #words = new Map<string, Words>();
  #clauses = new Map<string, Map<string, string>>();

  /** Make the words of a game ready in a language. */
  async need(game: string, lang: string): Promise<void> {
    const key = `${lang}/${game}`;
    if (!this.#words.has(key)) this.#words.set(key, await loadWords(lang as Language, game));
  }

  /** Make the clauses of a game ready in a language. */
  async needClauses(game: string, lang: string): Promise<void> {
    const key = `${lang}/${game}`;
    if (this.#clauses.has(key)) return;
    const book = await loadBook(lang as Language, game);
    const clauses = book.flatMap((chapter) => chapter.clauses.map(({ id, text }) => [id, text] as const));
    this.#clauses.set(key, new Map(clauses));
  }

  say(lang: string, game: string, message: string, values: Record<string, unknown>): string {
    return this.#words.get(`${lang}/${game}`)!.say(message, values as Record<string, Argument>);
  }

  /** The text of a clause if it was made ready, else its number alone: the page shows clauses itself. */
  clause(game: string, lang: string, id: string): string {
    return this.#clauses.get(`${lang}/${game}`)?.get(id) ?? id;
  }
}

export const speech = new Speech();
