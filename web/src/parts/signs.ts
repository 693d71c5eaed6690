/** Reactions, drawn in a box of 24 by 24: outlines only. */

import type { Sign } from '../lib/wire';

const FACE = 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM9 9.5v1M15 9.5v1';

export const DRAWN: Record<Sign, string> = {
  wave: 'M8 21c-3-2-4-6-3-9l2 3V6.5a1.3 1.3 0 0 1 2.6 0V11V4.5a1.3 1.3 0 0 1 2.6 0V11V5.5a1.3 1.3 0 0 1 2.6 0V12V7.5a1.3 1.3 0 0 1 2.6 0V15c0 4-3 6-6 6zM19 3c1 1 2 2.5 2 4M17 2l.5.5',
  clap: 'M6 13l6-6a1.3 1.3 0 0 1 2 2l-3 3l5-5a1.3 1.3 0 0 1 2 2l-5 5l4-4a1.3 1.3 0 0 1 2 2l-7 7a5 5 0 0 1-7 0a5 5 0 0 1-1-5zM4 5l2 2M8 2l.5 3M2 9l3 .5',
  laugh: `${FACE}M7.5 13.5h9c0 3-2 4.5-4.5 4.5s-4.5-1.5-4.5-4.5z`,
  wow: `${FACE}M12 13a2 2.5 0 1 1 0 5a2 2.5 0 1 1 0-5z`,
  think: `${FACE}M9 16c2-1.5 4-1.5 6-.5M14 7.5l3-1`,
  sad: `${FACE}M8.5 17c2-3 5-3 7 0`,
  heart: 'M12 20c-6-4.5-9-7.5-9-11.5a4.5 4.5 0 0 1 9-1.5a4.5 4.5 0 0 1 9 1.5c0 4-3 7-9 11.5z',
  hurry: 'M7 3h10M7 21h10M8 3c0 5 3 6 4 9c-1 3-4 4-4 9M16 3c0 5-3 6-4 9c1 3 4 4 4 9M10 19h4',
};
