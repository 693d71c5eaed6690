/** The games that the page can draw, each loaded when it is needed. */

import type { GamePage } from '../lib/game';

export const GAMES: Record<string, () => Promise<{ page: GamePage }>> = {
  babayaga: () => import('./babayaga'),
  partners: () => import('./partners'),
  magichill: () => import('./magichill'),
  mad: () => import('./mad'),
};
