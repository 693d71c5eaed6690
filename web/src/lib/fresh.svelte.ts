/** The service worker from the page's side: works offline after the first visit, and tells when a new version is here. */

import { ROOT, VERSION } from './home';

/** Whether a newer version is kept and ready. Nothing reloads by itself, except at home. */
export const fresh = $state({ here: false });

const HOUR = 3_600_000; // milliseconds
/** What the worker's store of this build is called, as `service.ts` does. */
const STORE = `vaka-page-${VERSION}`;
const QUIET = 1000; // milliseconds
let registration: ServiceWorkerRegistration | undefined;
let taking = false;

/** Keep the page for later, once it has all it needs for now. Without service workers nothing happens. */
export function keepOffline(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !VERSION) return;
  workers.addEventListener('message', (event) => {
    if (event.data === 'which-version') event.ports[0]?.postMessage(VERSION);
  });
  let kept = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (taking) location.reload();
    else void changed(kept);
    kept = true;
  });
  whenQuiet(() => void register(workers));
}

/**
 * Another tab let a new version take over, or one came between this page and its worker. This tab goes on with its own
 * files until it is told.
 */
async function changed(kept: boolean): Promise<void> {
  fresh.here = kept || !(await caches.has(STORE));
}

/** Once, when nothing more was loaded for a while: the page has what it needs now. */
function whenQuiet(work: () => void): void {
  const begin = (): void => {
    observer.disconnect();
    work();
  };
  let timer = setTimeout(begin, QUIET);
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(begin, QUIET);
  });
  observer.observe({ type: 'resource' });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  try {
    registration = await workers.register(`${ROOT}sw.js`, { scope: ROOT, updateViaCache: 'none' });
  } catch {
    return; // a browser that is told to keep nothing
  }
  const found = registration;
  found.active?.postMessage('tidy');
  if (found.waiting && workers.controller) fresh.here = true;
  found.addEventListener('updatefound', () => follow(found.installing));
  follow(found.installing);
  setInterval(lookForNew, HOUR);
}

/** A worker that is being installed beside a running one is a new version. */
function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) fresh.here = true;
  });
}

/** Ask the host whether there is a new version; what comes of it is told in `fresh`. */
export function lookForNew(): void {
  registration?.update().catch(() => {}); // offline
}

/** Let the new version take over, and load it. */
export function takeOver(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  taking = true;
  waiting.postMessage('take-over');
}
