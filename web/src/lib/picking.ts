/**
 * Choosing an action by tapping things.
 *
 * Every action names the things that must be tapped for it, its targets, such as `hand:5`, `pile:A`, `draw`. Things
 * may be tapped in any order. What glows is whatever leads on to a legal action.
 */

export interface Choice {
  notation: string;
  targets: string[];
}

/** The choices that fit all that was picked. */
export function fitting(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((target) => choice.targets.includes(target)));
}

/** The targets that lead on from what was picked. */
export function leading(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const found = fitting(choices, picked).flatMap((choice) => choice.targets);
  return new Set(found.filter((target) => !picked.includes(target)));
}

/** The choice whose targets are all picked, once no other fits too. */
export function settled(choices: readonly Choice[], picked: readonly string[]): Choice | null {
  const found = fitting(choices, picked);
  const only = found.length === 1 ? found[0]! : null;
  return only && only.targets.length === picked.length ? only : null;
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
