/** The first turn of Magic Hill, explained. */

import type { GuideStep } from '../../lib/guide';
import type { MagicHillView } from './shapes';

export const guide: GuideStep[] = [
  { remark: () => ({ say: 'guide-summit', at: ['place:top'] }) },
  {
    asks: true,
    remark: ({ phase }) => (phase === 'place' ? { say: 'guide-place', at: ['roster'] } : null),
  },
  {
    asks: true,
    remark: ({ phase, legal }) => {
      if (phase !== 'lead') return 'later';
      const leads = legal.some((notation) => notation.startsWith('lead '));
      return leads ? { say: 'guide-lead', at: ['roster', 'hand'] } : { say: 'guide-exchange', at: ['hand'] };
    },
  },
  {
    asks: true,
    remark: ({ phase }) => (phase === 'move' ? { say: 'guide-walk', at: ['hand'] } : 'later'),
  },
  {
    remark: (view) => {
      const [tile] = Object.keys((view as MagicHillView).tiles);
      return tile ? { say: 'guide-tiles', at: [`tile:${tile}`] } : null;
    },
  },
  { remark: () => ({ say: 'guide-climb', at: ['place:2-4'] }) },
];
