/** The server that keeps the tables: the one that handed out the page, or the one that the person named. */

import { STATIC } from './home';
import { settings } from './settings.svelte';

/** Where the server is, without a slash at its end; null if there is none. */
export function server(): string | null {
  return STATIC ? settings.server || null : location.origin;
}

/** Something of the server, by its path. */
export function atServer(path: string): string {
  return `${server() ?? location.origin}${path}`;
}

/** The address of a socket. */
export function socketAt(path: string): string {
  return atServer(path).replace(/^http/, 'ws');
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a server is on this very machine, so that its address leads every other device to itself. */
export function isOwnMachine(address: string): boolean {
  return LOOPBACK.includes(new URL(address).hostname);
}

/** What is wrong with an address that was typed in; each has a message. */
export type Wrong = 'address' | 'insecure' | 'silent' | 'origin' | 'other';

/** The server that a person means, from what they typed; a `Wrong` if it cannot be one. */
export function meant(typed: string): URL | Wrong {
  const text = typed.trim();
  let found: URL;
  try {
    found = new URL(text.includes('://') ? text : `${location.protocol}//${text}`);
  } catch {
    return 'address';
  }
  if (!['http:', 'https:'].includes(found.protocol) || found.username || found.search || found.hash)
    return 'address';
  if (found.pathname !== '/') return 'address';
  const secret = found.protocol === 'https:' || isOwnMachine(found.origin);
  return location.protocol === 'https:' && !secret ? 'insecure' : found;
}

/** Ask whether a server of Vaka is there and admits this page; the reason if not. */
export async function wrongWith(address: string): Promise<Wrong | null> {
  const asked = `${address}/healthz`;
  let answer: Response;
  try {
    answer = await fetch(asked, { credentials: 'omit', cache: 'no-store' });
  } catch {
    // Whatever answers without letting us read it is something else.
    return fetch(asked, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
      () => 'other',
      () => 'silent',
    );
  }
  const found = await answer.json().catch(() => ({}));
  if (found?.error === 'origin') return 'origin';
  return typeof found?.version === 'string' && found.games ? null : 'other';
}
