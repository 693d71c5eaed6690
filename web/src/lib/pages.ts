/** How each game is drawn: by the page that was built in for it, or, as any plug-in may be, by the one for all games. */

import { COVERS, PAGES } from 'virtual:games';
import type { GamePage } from './game';

/** Whether a page of its own, with the words of the game, was built in. */
export function isBuiltIn(game: string): boolean {
  return game in PAGES;
}

export async function pageOf(game: string): Promise<GamePage> {
  return PAGES[game] ? (await PAGES[game]()).page : pageFor(game);
}

export async function coverOf(game: string): Promise<GamePage['Cover']> {
  return COVERS[game]?.() ?? (await pageFor(game)).Cover;
}

async function pageFor(game: string): Promise<GamePage> {
  return (await import('../anygame/index')).pageFor(game);
}
