/** Cards of the pack that most of the world knows, by what they are usually called: `Qh`, `10S`, `D7`. */

export interface French {
  rank: string;
  suit: string;
  red: boolean;
}

const SUITS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const RANK = '(10|[2-9TJQKA])';
const SUIT = '([SHDC♠♥♦♣])';
const NAMES = [
  new RegExp(`^(?<rank>${RANK})(?<suit>${SUIT})$`, 'i'),
  new RegExp(`^(?<suit>${SUIT})(?<rank>${RANK})$`, 'i'),
];

/** The card that a name means; null if it is none of that pack. */
export function french(name: string): French | null {
  const found = NAMES.map((pattern) => pattern.exec(name)?.groups).find(Boolean);
  if (!found) return null;
  const rank = found['rank']!.toUpperCase().replace('T', '10');
  const suit = SUITS[found['suit']!.toUpperCase()] ?? found['suit']!;
  return { rank, suit, red: '♥♦'.includes(suit) };
}

/** A number from 0 to 359 that a text always has: a hue. */
export function hueOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + letter.codePointAt(0)!) % 9973;
  return (hash * 47) % 360;
}
