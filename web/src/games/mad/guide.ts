/** The first turn of the MAD card game, explained. */

import type { GuideStep } from '../../lib/guide';
import type { MadView } from './shapes';

/** Whether a card does more than lie on the pile. */
const worded = (card: string | null): boolean => card !== null && !/^[gyrb][1-6]$/.test(card);

export const guide: GuideStep[] = [
  { remark: () => ({ say: 'guide-hand', at: ['hand'] }) },
  { remark: () => ({ say: 'guide-pile', at: ['pile'] }) },
  {
    asks: true,
    remark: ({ phase, legal }) => {
      if (phase !== 'turn') return 'later';
      const fits = legal.some((notation) => notation.startsWith('play '));
      return fits ? { say: 'guide-play', at: ['hand'] } : { say: 'guide-draw', at: ['draw'] };
    },
  },
  {
    remark: (view) => {
      const card = (view as MadView).hands[view.seat ?? 0]!.find(worded);
      return card ? { say: 'guide-text', at: [`hand:${card}`, `gift:${card}`] } : null;
    },
  },
  { remark: ({ seat, players }) => ({ say: 'guide-end', at: [`seat:${((seat ?? 0) + 1) % players}`] }) },
];
