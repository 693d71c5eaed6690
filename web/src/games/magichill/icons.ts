/** Signs of the tiles and the stone, each in a box of 24 by 24: lines, and parts that are filled. */

import type { Kind } from './shapes';

export interface Sign {
  lines?: string;
  solid?: string;
}

export const SIGNS: Record<Kind, Sign> = {
  passage: {
    lines: 'M3.5 21.5V11a8.5 8.5 0 0 1 17 0v10.5',
    solid: 'M6.5 21.5v-3.6h3.2v-3.4h3.2v-3.4h3.2v-3.3a6.6 6.6 0 0 1 1.9 4.6v9.1z',
  },
  ghost: {
    solid:
      'M4.5 22V11a7.5 7.5 0 0 1 15 0v11l-2.6-2.3l-2.4 2.3l-2.5-2.3l-2.5 2.3l-2.4-2.3zM9.2 9.2a1.5 1.9 0 1 0 .01 0zM14.8 9.2a1.5 1.9 0 1 0 .01 0z',
  },
  raven: {
    lines: 'M10.8 17l-.6 4.6M13.6 17.4l-.2 4.2',
    solid:
      'M1.5 9.6l5-1.9c.8-2.7 3-4.1 5.4-3.7c2 .3 3.2 1.8 3.6 3.7l7 9.4l-4.3-.5l1.3 3.9l-4.9-2.6c-4.3.6-7.6-2-7.7-6.4zM10.9 6.5a1.2 1.2 0 1 0 .01 0z',
  },
  ball: {
    lines: 'M12 2a7.8 7.8 0 1 1 0 15.6a7.8 7.8 0 1 1 0-15.6zM8 9.2a4.2 4.2 0 0 1 3.2-3.6',
    solid: 'M7 18.8h10l2 3.2h-14zM14.6 8.6l.8 2l2 .8l-2 .8l-.8 2l-.8-2l-2-.8l2-.8z',
  },
  whirlwind: {
    lines:
      'M2.5 4.5c5 2.6 14 2.6 19 0M4.5 9c4.5 2.2 11 2.2 15 0M7.5 13.3c3.2 1.6 7 1.6 10 0M10 17.3c1.8.9 4 .9 5.5 0M12.2 21.3h1',
  },
  flying: {
    lines:
      'M8.5 6h7v13h-7zM8.2 8.5c-2-3.6-4.5-4.5-7-4c.4 4.5 2.6 8 7 9M15.8 8.5c2-3.6 4.5-4.5 7-4c-.4 4.5-2.6 8-7 9',
    solid: 'M12 9.5l2 3l-2 3l-2-3z',
  },
  trapdoor: {
    lines: 'M2 5.5h6M16 5.5h6M8 5.5l2.5 9M16 5.5l-2.5 9',
    solid: 'M12 22.5l-4-4.5h2.5v-5h3v5h2.5z',
  },
};

/** A stone. */
export const GEM = 'M12 2l8 6l-3 11l-5 3l-5-3l-3-11z';
