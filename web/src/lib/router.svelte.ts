/** Where in the page we are: the address is the whole state. */

import { ROOT, STATIC } from './home';
import { server } from './server';

/** Path, query and mark (`#take=…`) of the place, whichever home the page has. */
export const place = $state(here());

function here(): { path: string; query: string; mark: string } {
  if (!STATIC) return { path: location.pathname, query: location.search, mark: location.hash };
  const { pathname, search, hash } = new URL(placeOf(location.hash) ?? '/', location.origin);
  return { path: pathname, query: search, mark: hash };
}

/** The place that a hash names in a static folder; null if it is an ordinary one. */
function placeOf(hash: string): string | null {
  return hash.startsWith('#/') ? hash.slice(1) : null;
}

/** The address of a place in the page, for links. */
export function href(path: string): string {
  return STATIC ? `#${path}` : path;
}

/** A file of the page. */
export function file(name: string): string {
  return ROOT + name;
}

/** The whole address of a place, for other people: at the server, if there is one, because they find it there too. */
export function shared(path: string, base: string | null = server()): string {
  return base === null ? new URL(href(path), location.href).href : base + path;
}

/** Go somewhere in the page. */
export function go(path: string): void {
  history.pushState(null, '', href(path));
  arrive();
  scrollTo(0, 0);
}

/** Take the mark out of the address: it was followed. */
export function unmark(): void {
  history.replaceState(null, '', href(place.path + place.query));
  arrive();
}

function arrive(): void {
  Object.assign(place, here());
}

addEventListener('popstate', arrive);

/** Follow links inside the page without loading it again. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  const to = STATIC ? placeOf(link.hash) : pathOf(link);
  if (to !== null) {
    event.preventDefault();
    go(to);
  } else if (STATIC && link.hash && link.pathname === location.pathname) {
    // An ordinary hash would take the place of the place.
    event.preventDefault();
    focusOn(link.hash.slice(1));
  }
}

function pathOf(link: HTMLAnchorElement): string | null {
  return link.hash || link.pathname.startsWith('/api/') ? null : link.pathname + link.search;
}

function focusOn(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  part.focus();
}
