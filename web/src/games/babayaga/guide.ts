/** The first turn of Baba Yaga, explained. */

import type { GuideStep } from '../../lib/guide';
import { SPELLS, type BabaYagaView } from './shapes';

export const guide: GuideStep[] = [
  { remark: () => ({ say: 'guide-hand', at: ['hand'] }) },
  { remark: () => ({ say: 'guide-piles', at: ['pile:A', 'pile:B'] }) },
  {
    asks: true,
    remark: (view) => (view.phase === 'act' ? { say: 'guide-swap', at: ['hand'] } : 'later'),
  },
  {
    remark: (view) => {
      const hand = (view as BabaYagaView).hands[view.seat ?? 0]!;
      const spell = SPELLS.find((kind) => hand.some(({ card }) => card === kind));
      return spell ? { say: 'guide-spell', at: [`hand:${spell}`] } : null;
    },
  },
  { remark: () => ({ say: 'guide-declare', at: ['hut'] }) },
];
