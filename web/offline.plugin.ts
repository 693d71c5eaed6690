/**
 * What the built page needs to be installed and to work without a network: icons, and a service worker that knows its files.
 *
 * The files of a build are known only once it is made, so the worker's list and version are written into it then.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

/** The source of the service worker, an entry of its own. */
export const SERVICE = 'src/service.ts';
const PUBLIC = resolve(import.meta.dirname, 'public');
const INDEX = 'index.html';
const WORKER = 'sw.js';
/** Files that are not kept for later: maps for developers. Everything else of a build is. */
const LEFT_OUT = /\.map$/;
const NIGHT = '#1d2a44';
/** Of a maskable icon systems may cut off a tenth on each side. */
const SAFE = 0.8;

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...args: never[]) => unknown>>[1];

async function icons(): Promise<Record<string, Uint8Array>> {
  const require = createRequire(import.meta.url);
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch(ignoreRepeated);
  const mark = readFileSync(resolve(PUBLIC, 'icon.svg'), 'utf-8');
  const edge = 64 * ((1 - SAFE) / 2);
  const inner = mark.replace(
    '<svg ',
    `<svg x="${edge}" y="${edge}" width="${64 * SAFE}" height="${64 * SAFE}" `,
  );
  const full = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${NIGHT}"/>${inner}</svg>`;
  return {
    'icon-180.png': drawn(full, 180),
    'icon-192.png': drawn(mark, 192),
    'icon-512.png': drawn(mark, 512),
    'icon-maskable-512.png': drawn(full, 512),
  };
}

/** The renderer is made ready once per process, however many builds there are. */
function ignoreRepeated(reason: Error): void {
  if (!reason.message.includes('Already initialized')) throw reason;
}

function drawn(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** A name for what the files hold: those in assets have it in their names, others are read. */
function versionOf(files: string[], contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256').update(files.join('\n'));
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 12);
}

function asset(bundle: Bundle, name: string): { source: string | Uint8Array } {
  const found = bundle[name];
  if (found?.type !== 'asset') throw new Error(`the build made no ${name}`);
  return found;
}

export function offline(): Plugin {
  return {
    name: 'vaka-offline',
    apply: 'build',
    outputOptions: (options) => ({
      ...options,
      entryFileNames: ({ facadeModuleId }) =>
        facadeModuleId?.endsWith(SERVICE) ? WORKER : 'assets/[name]-[hash].js',
    }),
    generateBundle: {
      // After the page itself was put together.
      order: 'post',
      async handler(_options, bundle) {
        const made = await icons();
        for (const [fileName, source] of Object.entries(made))
          this.emitFile({ type: 'asset', fileName, source });
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build made no ${WORKER}`);
        const index = asset(bundle, INDEX);
        // The server hands the page out at every address, so its files are named from the root.
        const page = String(index.source).replaceAll(/(href|src)="\.\//g, '$1="/');
        const plain = readdirSync(PUBLIC).filter((name) => !name.startsWith('.'));
        const built = Object.keys(bundle).filter((name) => ![INDEX, WORKER].includes(name));
        const files = [...new Set([...built, ...Object.keys(made), ...plain])]
          .filter((name) => !LEFT_OUT.test(name))
          .sort();
        const read = plain.map((name) => readFileSync(resolve(PUBLIC, name)));
        const version = versionOf(files, [page, worker.code, ...Object.values(made), ...read]);
        index.source = page.replace(
          '</title>',
          `</title>\n    <meta name="vaka-version" content="${version}" />`,
        );
        worker.code = worker.code
          .replace('__VERSION__', JSON.stringify(version))
          .replace('__FILES__', JSON.stringify(files));
      },
    },
  };
}
