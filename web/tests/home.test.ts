/** The page in a folder on any web host: places behind `#`, a server that is named, and what a browser lacks. */

// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { missing } from '../src/local/able';

async function home(kind: 'static' | 'served', address = '/games/vaka/') {
  document.head.innerHTML = kind === 'static' ? '<meta name="vaka-home" content="static">' : '';
  history.replaceState(null, '', address);
  const router = await import('../src/lib/router.svelte');
  const { settings } = await import('../src/lib/settings.svelte');
  return { ...router, ...(await import('../src/lib/server')), ...(await import('../src/lib/api')), settings };
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => vi.unstubAllGlobals());

it('has its places in the path when a server hands it out', async () => {
  const { place, href, file, shared, go, unmark } = await home('served', '/t/abc?x=1#take=code');
  expect({ ...place }).toEqual({ path: '/t/abc', query: '?x=1', mark: '#take=code' });
  unmark();
  expect(location.href).toBe(`${location.origin}/t/abc?x=1`);
  expect([href('/rules/mad'), file('icon.svg')]).toEqual(['/rules/mad', '/icon.svg']);
  expect(shared('/t/abc')).toBe(`${location.origin}/t/abc`);
  go('/rules/mad');
  expect([place.path, location.pathname]).toEqual(['/rules/mad', '/rules/mad']);
});

it('has its places behind # in a folder, wherever that lies', async () => {
  const { place, href, file, shared, go, unmark } = await home('static', '/games/vaka/#/t/abc?x=1#take=code');
  expect({ ...place }).toEqual({ path: '/t/abc', query: '?x=1', mark: '#take=code' });
  unmark();
  expect(location.hash).toBe('#/t/abc?x=1');
  expect([href('/rules/mad'), file('icon.svg')]).toEqual(['#/rules/mad', '/games/vaka/icon.svg']);
  expect(shared('/t/abc')).toBe(`${location.origin}/games/vaka/#/t/abc`);
  go('/rules/mad');
  expect([place.path, location.pathname, location.hash]).toEqual([
    '/rules/mad',
    '/games/vaka/',
    '#/rules/mad',
  ]);
});

it('takes other hashes for home', async () => {
  const { place } = await home('static', '/games/vaka/#main');
  expect(place.path).toBe('/');
});

it('asks the server that was named, with the cookie, and none before', async () => {
  const { api, settings, socketAt, shared } = await home('static');
  const asked = vi.fn(async () => new Response('[]'));
  vi.stubGlobal('fetch', asked);
  expect((await api.games()).map(({ name }) => name)).toContain('mad');
  expect(await api.tables()).toEqual([]);
  await expect(api.table('abc')).rejects.toMatchObject({ code: 'server' });
  expect(asked).not.toHaveBeenCalled();
  settings.server = 'https://games.example';
  await api.tables();
  expect(asked).toHaveBeenCalledWith('https://games.example/api/tables', { credentials: 'include' });
  expect(socketAt('/socket/abc')).toBe('wss://games.example/socket/abc');
  expect(shared('/t/abc')).toBe('https://games.example/t/abc');
});

it.each([
  ['https://games.example', 'https://games.example'],
  [' games.example:8252/ ', 'http://games.example:8252'],
  ['HTTP://Games.Example', 'http://games.example'],
])('takes %j for a server', async (typed, origin) => {
  const { meant } = await home('static');
  expect(meant(typed)).toMatchObject({ origin });
});

it.each(['ftp://games.example', 'https://games.example/vaka', 'https://me@games.example', 'http://', 'a b'])(
  'takes %j for none',
  async (typed) => {
    const { meant } = await home('static');
    expect(meant(typed)).toBe('address');
  },
);

it('reaches only secure servers from a secure page, or this machine', async () => {
  vi.stubGlobal('location', new URL('https://host.example/vaka/'));
  const { meant } = await import('../src/lib/server');
  expect(meant('http://games.example')).toBe('insecure');
  expect(meant('games.example')).toMatchObject({ origin: 'https://games.example' });
  expect(meant('http://localhost:8252')).toMatchObject({ origin: 'http://localhost:8252' });
});

it('tells what a browser lacks', () => {
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('Worker', class {});
  expect(missing()).toEqual([]);
  vi.stubGlobal('WebAssembly', undefined);
  vi.stubGlobal('indexedDB', null);
  vi.stubGlobal('BigInt', undefined);
  vi.stubGlobal('Worker', undefined);
  expect(missing()).toEqual(['WebAssembly', 'IndexedDB', 'BigInt', 'Web Workers']);
});
