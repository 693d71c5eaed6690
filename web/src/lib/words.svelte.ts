/** Words in the reader's language: Fluent messages, the same files that the terminal uses. */

import { BOOKS, WORDS } from 'virtual:games';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language, SeatValue, Sentence, Value, WordValue } from './wire';

const ROOT = '../../../src/vaka';
const SHARED = import.meta.glob<string>('../../../src/vaka/{words,words/page}/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

/** An argument of a message: what the server sends, or a list of the page's own. */
export type Argument = Value | readonly (string | WordValue | SeatValue)[];

/** The messages of one language: the general ones, the page's, and those of one game. */
export class Words {
  #bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    texts: string[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message as text. Seats need names. */
  say(id: string, args: Record<string, Argument> = {}, names: readonly string[] = []): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id} in ${this.lang}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, this.#plain(args, names), errors);
    if (errors[0]) throw errors[0];
    return text;
  }

  /** An attribute of a message as text, if the message has it. */
  attribute(id: string, name: string): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern && this.#bundle.formatPattern(pattern);
  }

  /** A sentence from the server as text. */
  tell([id, args]: Sentence, names: readonly string[]): string {
    return this.say(id, args, names);
  }

  #plain(args: Record<string, Argument>, names: readonly string[]): Record<string, FluentVariable> {
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      plain[name] = this.#text(value, names);
      if (typeof value === 'object' && 'word' in value) {
        // Languages with cases have more than one form of a word.
        const attributes = this.#bundle.getMessage(value.word)?.attributes ?? {};
        for (const [form, pattern] of Object.entries(attributes))
          plain[`${name}-${form}`] = this.#bundle.formatPattern(pattern);
      }
    }
    return plain;
  }

  #text(value: Argument, names: readonly string[]): string | number {
    if (typeof value !== 'object') return value;
    if ('word' in value) return this.say(value.word);
    if ('seat' in value) return names[value.seat] ?? this.say('seat-name', { seat: value.seat });
    return value.map((part) => this.#text(part, names)).join(', ');
  }
}

/** Load the words of a language, with those of a game. */
export async function loadWords(lang: Language, game?: string): Promise<Words> {
  const shared = ['words', 'words/page'].map((folder) => SHARED[`${ROOT}/${folder}/${lang}.ftl`]!);
  const loaders = game ? [...shared, WORDS[`${game}/${lang}`]!] : shared;
  return new Words(lang, await Promise.all(loaders.map((load) => load())));
}

export interface Clause {
  id: string;
  text: string;
  /** A ruling, an amendment, a fact or a difference between editions: for the second reading. */
  ruling: boolean;
  /** It goes past the letter of a printed sheet, or against it, and says so. */
  reading: boolean;
}

export interface Chapter {
  title: string;
  clauses: Clause[];
}

/** Ids of rulings: B-R59, BY-A8, M-F11 and A40; in Partners all that have no sign §. */
const RULING = /^(?:[A-Z]+-)?[RADF]\d+$|^(?:CD|WA|LA|GO|MF|SV|SW|DU|FI)-\d+$/;
/** Tells how games are written down: for programs, not for players. */
const UNSHOWN = 'chapter-notation';

/** Load a game's rulebook, as far as it concerns players. */
export async function loadBook(lang: Language, game: string): Promise<Chapter[]> {
  const text = await BOOKS[`${game}/${lang}`]!();
  const words = new Words(lang, [text]);
  const chapters = new Map<string, Chapter>();
  let chapter: Chapter | undefined;
  for (const [, message] of text.matchAll(/^([A-Za-z][\w-]*) =/gm)) {
    if (message!.startsWith('chapter-')) {
      chapter = { title: words.say(message!), clauses: [] };
      chapters.set(message!, chapter);
    } else chapter!.clauses.push(clauseOf(words, message!));
  }
  chapters.delete(UNSHOWN);
  return [...chapters.values()];
}

function clauseOf(words: Words, message: string): Clause {
  const id = message.replace('par-', '§');
  const reading = words.attribute(message, 'reading');
  const text = words.say(message);
  return {
    id,
    text: reading ? `${text} ${reading}` : text,
    ruling: RULING.test(id),
    reading: reading !== undefined,
  };
}
