/**
 * Choosing an action by tapping things.
 *
 * Every choice names the things that can be tapped for it, its targets, such as `hand:5`, `pile:A`, `draw`. Things
 * may be tapped in any order. What glows is whatever leads on to a legal choice.
 *
 * When is enough tapped?
 * 1. When all targets of a choice are picked.
 * 2. When only one choice fits what is picked, even if some of its targets are missing: a place that only one card
 *    reaches needs no tap on the card.
 *
 * The second rule never surprises. A card in hand or a piece is often touched only to see where it could go, so
 * one of them alone does not decide; a place, a pile or a player does. Somebody who has changed their mind, by
 * tapping a thing that does not go with what was picked, has begun again, and must pick all targets or tap once
 * more. Dropping a thing decides nothing.
 */

export interface Choice {
  notation: string;
  /** The decisions that follow the first one, where the rules ask for them one by one. */
  then?: string[];
  targets: string[];
}

/** Kinds of things that are touched to see where they could go; games may have more of them. */
export const LOOKED_AT: readonly string[] = ['hand'];

/** The choices that fit all that was picked. */
export function fitting(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((target) => choice.targets.includes(target)));
}

/** The targets that lead on from what was picked. */
export function leading(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const found = fitting(choices, picked).flatMap((choice) => choice.targets);
  return new Set(found.filter((target) => !picked.includes(target)));
}

/** The choice whose targets are all picked. */
export function complete(choices: readonly Choice[], picked: readonly string[]): Choice | null {
  return fitting(choices, picked).find(({ targets }) => targets.length === picked.length) ?? null;
}

/** The only choice that fits what was picked, if that says more than what somebody looks at. */
export function implied(
  choices: readonly Choice[],
  picked: readonly string[],
  lookedAt = LOOKED_AT,
): Choice | null {
  const [first, ...rest] = fitting(choices, picked);
  const looking = picked.length === 1 && lookedAt.includes(picked[0]!.split(':')[0]!);
  const sure = first && picked.length > 0 && !looking && rest.every((other) => decides(other, first));
  return sure ? first : null;
}

/** Whether two choices decide the same, as with two cards that are alike. */
function decides(one: Choice, other: Choice): boolean {
  const [all, rest] = [one, other].map(({ notation, then }) => [notation, ...(then ?? [])].join('; '));
  return all === rest;
}

/** What tapping a thing does to what was picked; null if the thing leads nowhere. */
export function tapped(
  choices: readonly Choice[],
  picked: readonly string[],
  target: string,
): string[] | null {
  if (picked.includes(target)) return picked.filter((other) => other !== target);
  if (leading(choices, picked).has(target)) return [...picked, target];
  return leading(choices, []).has(target) ? [target] : null;
}

export interface Outcome {
  picked: string[];
  /** What is decided by it. */
  choice: Choice | null;
}

/** What is picked and decided by tapping a thing; null if the thing leads nowhere. */
export function outcome(
  choices: readonly Choice[],
  before: readonly string[],
  target: string,
  lookedAt = LOOKED_AT,
): Outcome | null {
  const picked = tapped(choices, before, target);
  if (picked === null || before.includes(target)) return picked && { picked, choice: null };
  const whole = complete(choices, picked);
  const again = picked.length <= before.length;
  return { picked, choice: whole ?? (again ? null : implied(choices, picked, lookedAt)) };
}

/** The action, out of all there are, that somebody meant by tapping something that leads nowhere; `verbs` are due now. */
export function meant(
  all: readonly Choice[],
  picked: readonly string[],
  target: string,
  holds: (card: string) => boolean,
  verbs: ReadonlySet<string> = new Set(),
): string | null {
  const whole = fitting(all, [...picked, target]);
  const found = whole.length ? whole : fitting(all, [target]);
  // Nobody means a card that they do not hold.
  const likely = found.filter(({ targets }) =>
    targets.every((other) => !other.startsWith('hand:') || holds(other.slice(5))),
  );
  const now = likely.find(({ notation }) => verbs.has(notation.split(' ')[0]!));
  return (now ?? likely[0] ?? found[0])?.notation ?? null;
}
