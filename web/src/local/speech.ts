/** Words inside a worker, for descriptions that Python asks for; the page sends the files along. */

import { Words, type Argument } from '../lib/fluent';
import type { Language } from '../lib/wire';
import type { Speaker } from './python';

class Speech implements Speaker {
  #words = new Map<string, Words>();

  /** Take in the words of a game in a language. */
  learn(game: string, lang: string, texts: string[]): void {
    const key = `${lang}/${game}`;
    if (!this.#words.has(key)) this.#words.set(key, new Words(lang as Language, texts));
  }

  say(lang: string, game: string, message: string, values: Record<string, unknown>): string {
    const words = this.#words.get(`${lang}/${game}`);
    if (!words) throw new Error(`the words of ${game} in ${lang} were not sent along`);
    return words.say(message, values as Record<string, Argument>);
  }

  /** The page shows the texts of clauses itself, so a number is enough here. */
  clause(_game: string, _lang: string, id: string): string {
    return id;
  }
}

export const speech = new Speech();
