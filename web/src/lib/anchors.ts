/** Things on the board, by their names: what can be tapped has a target, what only lies there an anchor. */

/** The element of a thing; for one that is gone, such as a card played from the hand, where it was: the hand. */
export function anchored(name: string): Element | null {
  return exactly(name) ?? exactly(name.split(':')[0]!);
}

/** The element of a thing, if it is on the board now. */
export function exactly(name: string): Element | null {
  const safe = CSS.escape(name);
  return document.querySelector(`.board [data-target="${safe}"], .board [data-anchor="${safe}"]`);
}
