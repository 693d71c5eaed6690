/** Words in the reader's language: Fluent messages, the same files that the terminal uses. */

import { BOOKS, WORDS } from 'virtual:games';
import { Words } from './fluent';
import type { Language } from './wire';

export { Words, type Argument } from './fluent';

const ROOT = '../../../src/vaka';
const SHARED = import.meta.glob<string>('../../../src/vaka/{words,words/page}/*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

/** Load the words of a language, with those of a game. */
export async function loadWords(lang: Language, game?: string): Promise<Words> {
  return new Words(lang, await loadTexts(lang, game));
}

/** The files that words are made from. */
export function loadTexts(lang: Language, game?: string): Promise<string[]> {
  const shared = ['words', 'words/page'].map((folder) => SHARED[`${ROOT}/${folder}/${lang}.ftl`]!);
  const loaders = game ? [...shared, WORDS[`${game}/${lang}`]!] : shared;
  return Promise.all(loaders.map((load) => load()));
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
