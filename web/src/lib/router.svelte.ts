/** Where in the page we are: the address is the whole state. */

export const place = $state({ path: location.pathname, query: location.search });

/** Go somewhere in the page. */
export function go(path: string): void {
  history.pushState(null, '', path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
}

addEventListener('popstate', arrive);

/** Follow links inside the page without loading it again. */
export function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return;
  if (link.hash || link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
