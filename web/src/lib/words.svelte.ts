/** Words in the reader's language: Fluent messages, the same files that the terminal uses. */

import { BOOKS, WORDS } from 'virtual:games';
import { Words } from './fluent';
import type { GameWords, Language } from './wire';

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
  return Promise.all([...shared.map((load) => load()), ...(game ? [textOf('words', game, lang)] : [])]);
}

/** A file of a game: in the page if it was built in, else at the server; in English if it lacks the language. */
async function textOf(kind: keyof GameWords, game: string, lang: Language): Promise<string> {
  const files = { words: WORDS, rulebook: BOOKS }[kind];
  const load = files[`${game}/${lang}`] ?? files[`${game}/en`];
  return load ? load() : (await asked(game, lang))[kind];
}

const answers = new Map<string, Promise<GameWords>>();

/** What the server says of a game: one answer for its words and its rulebook. */
function asked(game: string, lang: Language): Promise<GameWords> {
  const key = `${game}/${lang}`;
  let answer = answers.get(key);
  if (!answer) {
    answer = import('./api').then(({ api }) => api.words(game, lang));
    answer.catch(() => answers.delete(key));
    answers.set(key, answer);
  }
  return answer;
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
  const text = await textOf('rulebook', game, lang);
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
