/** The first turn of Partners, explained. */

import type { GuideStep } from '../../lib/guide';
import { COLOURS } from './shapes';
import { placeAnchor } from './targets';
import { partnerOf } from './view';

const RINGS = ['Z1', 'Z2', 'Z3', 'Z4'];
const colourOf = (seat: number | null): string => COLOURS[seat ?? 0]!;

export const guide: GuideStep[] = [
  { remark: ({ seat }) => ({ say: 'guide-partner', at: [`seat:${partnerOf(seat ?? 0)}`] }) },
  {
    remark: ({ seat }) => ({ say: 'guide-goal', at: RINGS.map((ring) => placeAnchor(colourOf(seat), ring)) }),
  },
  {
    asks: true,
    remark: ({ phase }) => (phase === 'give' ? { say: 'guide-give', at: ['hand'] } : null),
  },
  {
    asks: true,
    remark: ({ phase, legal }) => {
      if (phase !== 'play') return 'later';
      return { say: legal.includes('fold') ? 'guide-fold' : 'guide-play', at: ['hand'] };
    },
  },
  { remark: ({ seat }) => ({ say: 'guide-wall', at: [placeAnchor(colourOf(seat), 'start')] }) },
];
