/**
 * The service worker: keeps a build's files, so that the page opens without a network.
 *
 * Every build has a store of its own, filled as a whole before the build may take over. A tab goes on with the build
 * that it began with: a new one waits until it is told, and an old store is emptied only when every open tab has said
 * that it is of the new build. What is asked of a server is never kept.
 */

/// <reference lib="webworker" />

declare const __VERSION__: string;
declare const __FILES__: string[];

const worker = self as unknown as ServiceWorkerGlobalScope;
const VERSION = __VERSION__;
const FILES = __FILES__;
const PREFIX = 'vaka-page-';
const STORE = PREFIX + VERSION;
const ROOT = new URL('./', location.href);
/** Addresses that show the page; anything else below it belongs to its host. */
const PLACES = /^(index\.html|(open|t|replay|rules)\/.*)?$/;
const PATIENCE = 3000; // milliseconds that a tab has to say of which build it is

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => {
  // The tab of a first visit can lose its network too.
  event.waitUntil(worker.clients.claim());
  event.waitUntil(tidy());
});
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy());
});
worker.addEventListener('fetch', (event) => {
  const name = nameOf(event.request);
  if (name !== null) event.respondWith(answer(event.request, name));
});

/** Which of the build's files a request is for, by its path below the page; null if it is for none. */
function nameOf(request: Request): string | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== ROOT.origin || !url.pathname.startsWith(ROOT.pathname))
    return null;
  const name = decodeURI(url.pathname.slice(ROOT.pathname.length));
  if (request.mode === 'navigate') return PLACES.test(name) ? '' : null;
  // Files of an earlier build, for a tab that goes on with it, are in its own store.
  return name.startsWith('assets/') || FILES.includes(name) ? name : null;
}

async function answer(request: Request, name: string): Promise<Response> {
  const address = new URL(name, ROOT).href;
  const kept = (await (await caches.open(STORE)).match(address)) ?? (await caches.match(address));
  return kept ?? fetch(request);
}

/** Keep every file of this build; if one is missing the build is not there as a whole, and it is tried again later. */
async function fill(): Promise<void> {
  const store = await caches.open(STORE);
  const page = await fetched('', 'reload');
  const text = await page.clone().text();
  if (!text.includes(VERSION))
    throw new Error('the page is of another version: it is being replaced just now');
  await store.put(ROOT.href, page);
  await Promise.all(FILES.map((name) => keep(store, name)));
}

async function keep(store: Cache, name: string): Promise<void> {
  const address = new URL(name, ROOT).href;
  // What is in assets has its hash in its name: an earlier build's file is the same.
  const hashed = name.startsWith('assets/');
  const known = hashed ? await caches.match(address) : undefined;
  await store.put(address, known ?? (await fetched(name, hashed ? 'default' : 'reload')));
}

async function fetched(name: string, cache: RequestCache): Promise<Response> {
  const found = await fetch(new URL(name, ROOT), { cache, credentials: 'same-origin', priority: 'low' });
  if (!found.ok) throw new Error(`${name || 'the page'}: status ${found.status}`);
  return found;
}

/** Empty the stores of other builds, if this one runs and no tab needs them any more. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== STORE);
  // One of them may belong to a build that is about to come.
  if (!others.length || worker.registration.installing || worker.registration.waiting) return;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const versions = await Promise.all(tabs.map(versionIn));
  if (versions.every((version) => version === VERSION))
    await Promise.all(others.map((name) => caches.delete(name)));
}

/** Of which build a tab is; null if it does not say, as one that sleeps. */
function versionIn(tab: WindowClient): Promise<string | null> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => done(String(event.data));
    setTimeout(() => done(null), PATIENCE);
    tab.postMessage('which-version', [port2]);
  });
}
