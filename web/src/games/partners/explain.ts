/** What a card does, as a sentence for those who have not learnt the cards yet. */

import type { Sentence } from '../../lib/wire';

const OWN: Record<string, string> = { heart: 'heart', '1': 'one', '-4': 'back', '7': 'seven', swap: 'swap' };

export function explain(card: string): Sentence {
  if (card in OWN) return [`board-card-${OWN[card]}`, {}];
  const id = card === '8' || card === '13' ? 'board-card-heart-steps' : 'board-card-steps';
  return [id, { steps: Number(card) }];
}
