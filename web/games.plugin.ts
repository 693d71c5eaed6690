/**
 * The games that are built into the page, as the module `virtual:games`.
 *
 * A game of this repository has its page in `src/games/NAME` and its words in `src/vaka/games/NAME`. A game of another
 * package is one folder with `page`, `words` and `rulebook` in it; the variable VAKA_GAMES names such folders.
 */

import { existsSync, readdirSync } from 'node:fs';
import { basename, delimiter, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:games';
const HERE = import.meta.dirname;

interface Folders {
  name: string;
  page: string;
  texts: string;
}

function found(): Folders[] {
  const own = readdirSync(resolve(HERE, 'src/games'))
    .filter((name) => existsSync(resolve(HERE, 'src/games', name, 'index.ts')))
    .map((name) => ({
      name,
      page: resolve(HERE, 'src/games', name),
      texts: resolve(HERE, '../src/vaka/games', name),
    }));
  const others = (process.env['VAKA_GAMES'] ?? '').split(delimiter).filter(Boolean);
  return [
    ...own,
    ...others.map((folder) => ({
      name: basename(folder),
      page: resolve(folder, 'page'),
      texts: resolve(folder),
    })),
  ];
}

/** The files of one kind, each loaded when it is needed, by game and language. */
function texts(folders: Folders[], kind: string): string {
  const entries = folders.flatMap(({ name, texts }) =>
    readdirSync(resolve(texts, kind))
      .filter((file) => file.endsWith('.ftl'))
      .map((file) => {
        const from = JSON.stringify(`${resolve(texts, kind, file)}?raw`);
        return `${JSON.stringify(`${name}/${basename(file, '.ftl')}`)}: () => import(${from}).then((m) => m.default)`;
      }),
  );
  return `{${entries.join(',\n')}}`;
}

function source(): string {
  const folders = found();
  const pages = folders.map(
    ({ name, page }) => `${name}: () => import(${JSON.stringify(`${page}/index.ts`)})`,
  );
  // The home page shows covers alone; it need not load the games for that.
  const covers = folders.map(({ name, page }) => {
    const own = existsSync(`${page}/Cover.svelte`);
    const from = JSON.stringify(own ? `${page}/Cover.svelte` : `${page}/index.ts`);
    return `${name}: () => import(${from}).then((m) => m.${own ? 'default' : 'page.Cover'})`;
  });
  const coloured = folders.filter(({ page }) => existsSync(`${page}/seats.ts`));
  const colours = coloured.map(({ page }, i) => `import c${i} from ${JSON.stringify(`${page}/seats.ts`)};`);
  return [
    ...colours,
    `export const PAGES = {${pages.join(',\n')}};`,
    `export const COVERS = {${covers.join(',\n')}};`,
    `export const WORDS = ${texts(folders, 'words')};`,
    `export const BOOKS = ${texts(folders, 'rulebook')};`,
    `export const COLOURS = {${coloured.map(({ name }, i) => `${name}: c${i}`).join(', ')}};`,
  ].join('\n');
}

export function games(): Plugin {
  return {
    name: 'vaka-games',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? source() : null),
  };
}
