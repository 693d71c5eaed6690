import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { games } from './games.plugin.ts';
import { offline, SERVICE } from './offline.plugin.ts';

/** MicroPython asks for these only where it runs in Node. */
const NODE_ONLY = ['fs', 'module', 'path', 'url'];

/** Modules of Node are nothing in a browser. */
function nodeless(): Plugin {
  return {
    name: 'vaka-nodeless',
    enforce: 'pre',
    resolveId: (id, from) => (from?.includes('micropython') && NODE_ONLY.includes(id) ? '\0nothing' : null),
    load: (id) => (id === '\0nothing' ? 'export default {};' : null),
  };
}

// The page is built into the Python package, whose server hands it out.
export default defineConfig({
  plugins: [svelte(), games(), offline()],
  // Files name each other by where they are, so that the folder can lie anywhere.
  base: './',
  // Pages of games in other packages find ours, and there is one Svelte for all.
  resolve: { alias: { $lib: resolve(import.meta.dirname, 'src/lib') }, dedupe: ['svelte'] },
  // Tables of this browser, and those who think at them, live in workers.
  worker: { format: 'es', plugins: () => [nodeless()] },
  // A busy machine takes long to load a game; a test that hangs still ends.
  test: { testTimeout: 30_000 },
  build: {
    outDir: process.env['VAKA_PAGE'] ?? '../src/vaka/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // A strict Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', SERVICE], checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8252', '/socket': { target: 'ws://127.0.0.1:8252', ws: true } },
  },
});
