/** The guided first turn: what a game explains, step by step, on whatever was dealt. */

import type { TableInfo, View } from './wire';

/** What a step says now, and the things on the board that it points at, as far as they are there. */
export interface Remark {
  say: string;
  at: string[];
}

export interface GuideStep {
  /** Whether the step asks the player to decide: it goes on by itself once they have. */
  asks?: boolean;
  /** What is said about a view; `later` if its moment has not come, null if this game has no use for it. */
  remark: (view: View) => Remark | 'later' | null;
}

/** Whether a player sits alone with bots: the only table where time can be taken to explain. */
export function alone(info: TableInfo, seats: readonly number[]): boolean {
  return seats.length === 1 && info.seats.every(({ kind }, seat) => kind === 'bot' || seat === seats[0]);
}

/**
 * The step after a decision. It goes past the step that asked for the decision, even if the player did not read on
 * until there; a decision that no step asks for changes nothing, and after the last question it counts as “next”.
 */
export function decided(steps: readonly GuideStep[], index: number, before: View): number {
  const asking = steps.findIndex(({ asks }, i) => i >= index && asks);
  if (asking < 0) return index + 1;
  const asked = steps[asking]!.remark(before);
  return asked !== null && asked !== 'later' ? asking + 1 : index;
}

/** The first step, from an index on, that is of use, and what it says; none if its moment has not come. */
export function upcoming(
  steps: readonly GuideStep[],
  index: number,
  view: View,
  open: boolean,
): { index: number; remark: Remark | null } {
  while (index < steps.length) {
    const { asks, remark } = steps[index]!;
    const found = remark(view);
    if (found !== null) return { index, remark: found === 'later' || (asks && !open) ? null : found };
    index++;
  }
  return { index, remark: null };
}
