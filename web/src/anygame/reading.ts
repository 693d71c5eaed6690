/**
 * Reads the view of a game that nobody has drawn a board for: what each player has, and what lies on the table.
 *
 * A view is plain data, and the game's words say what it means. A list as long as there are players belongs to them,
 * one entry each; a name for which there is a message `card-NAME` is a card. `board-PART` names a part of the view, or
 * tells it with `$who`, if it is a seat, or `$count`; `PART-VALUE` names a value, such as `stake-low`. Where there is no
 * such message, the name itself is shown.
 */

import type { Choice } from '../lib/picking';
import type { Argument } from '../lib/fluent';
import type { Sentence, View } from '../lib/wire';

/** What is asked of the words of a game. */
export interface Lexicon {
  has: (id: string) => boolean;
  /** Fails if a message needs something that is not put in. */
  say: (id: string, args?: Record<string, Argument>) => string;
  /** What the player of a seat is called. */
  name: (seat: number) => string;
}

/** A card as it lies there: null is one whose face is not known. */
export interface Card {
  card: string | null;
  back?: string;
}

/** A part of a view, under its name. */
export type Part = { label: string } & (
  { kind: 'cards'; cards: Card[] } | { kind: 'grid'; rows: string[][] } | { kind: 'facts'; facts: string[] }
);

export interface Reading {
  /** What belongs to each seat, besides its hand. */
  seats: Part[][];
  table: Part[];
}

/** What every view has, and the page shows in its own places. */
const COMMON = new Set(
  'game players phase player turn over winners scores seat legal hands prompt forced'.split(' '),
);
/** Numbers that are seats, by what they are usually called; others are said to be by `board-PART` with `$who`. */
const ROLES = new Set(
  'dealer starter leader bidder caller declarer attacker defender owner judge first'.split(' '),
);

/** The message that names a card. */
export function cardId(card: string): string {
  return `card-${card.replace(/^-/, 'minus-')}`;
}

/** The cards of a hand. */
export function cardsOf(hand: unknown): Card[] {
  return Array.isArray(hand) ? hand.map(cardOf) : [];
}

function cardOf(entry: unknown): Card {
  if (!isThing(entry)) return { card: entry === null ? null : String(entry) };
  const { card, back } = entry;
  return { card: typeof card === 'string' ? card : null, ...(typeof back === 'string' && { back }) };
}

function isThing(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a view shows besides what all views have. */
export function read(view: View, lexicon: Lexicon): Reading {
  const reader = new Reader(view, lexicon);
  const seats = Array.from({ length: view.players }, (): Part[] => []);
  const table: Part[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (COMMON.has(key)) continue;
    if (!reader.isSeatwise(value)) table.push(...reader.parts(key, value));
    else
      for (const [seat, entry] of value.entries())
        if (saysSomething(entry)) seats[seat]!.push(...reader.parts(key, entry));
  }
  return { seats, table };
}

/** Whether an entry is worth a place beside a name: not what a player has not, or has not done. */
function saysSomething(entry: unknown): boolean {
  return entry !== null && entry !== false && !(Array.isArray(entry) && !entry.length);
}

class Reader {
  #held: Set<string | null>;

  constructor(
    readonly view: View,
    readonly lexicon: Lexicon,
  ) {
    this.#held = new Set((view.hands ?? []).flatMap((hand) => cardsOf(hand).map(({ card }) => card)));
  }

  /** Whether a list has an entry for each seat. */
  isSeatwise(value: unknown): value is unknown[] {
    if (!Array.isArray(value) || value.length !== this.view.players) return false;
    return !value.some((entry) => this.#isCard(entry)) && !this.#isGrid(value);
  }

  parts(key: string, value: unknown, above = ''): Part[] {
    if (value === null) return [];
    const label = above + this.#label(key);
    if (this.#areCards(value))
      return [{ label, kind: 'cards', cards: Array.isArray(value) ? cardsOf(value) : [cardOf(value)] }];
    if (this.#isGrid(value))
      return [{ label, kind: 'grid', rows: value.map((row) => row.map((cell) => this.#text(key, cell))) }];
    const told = this.#told(key, value);
    if (told) return [{ label: told, kind: 'facts', facts: [] }];
    if (typeof value === 'object') return this.#collected(label, key, value);
    // Whoever has passed has passed: that needs no yes.
    return [{ label, kind: 'facts', facts: value === true && !above ? [] : [this.#text(key, value)] }];
  }

  /** A list or an object: its cards one by one, and the rest together. */
  #collected(label: string, key: string, value: object): Part[] {
    const listed = Array.isArray(value);
    const cards: Part[] = [];
    const facts: string[] = [];
    const piles = this.#holdsCards(value);
    for (const [inner, part] of Object.entries(value)) {
      const name = listed ? String(Number(inner) + 1) : inner;
      const empty = Array.isArray(part) && !part.length;
      if (this.#holdsCards(part) || (piles && empty)) cards.push(...this.parts(name, part, `${label}: `));
      else if (part !== null && !empty)
        facts.push(listed ? this.#text(key, part) : `${this.#label(inner)}: ${this.#text(inner, part)}`);
    }
    return facts.length ? [{ label, kind: 'facts', facts }, ...cards] : cards;
  }

  #areCards(value: unknown): boolean {
    if (!Array.isArray(value)) return this.#isCard(value);
    return value.every((entry) => entry === null || this.#isCard(entry));
  }

  #holdsCards(value: unknown): boolean {
    if (this.#isCard(value)) return true;
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.values(value).some((part) => this.#holdsCards(part))
    );
  }

  /** Whether a value is the rows of a board: at least two, as long as each other, and no cards. */
  #isGrid(value: unknown): value is unknown[][] {
    if (!Array.isArray(value) || value.length < 2 || !Array.isArray(value[0]) || value[0].length < 2)
      return false;
    return value.every(
      (row) =>
        Array.isArray(row) &&
        row.length === value[0].length &&
        row.every((cell) => !this.#isCard(cell) && (cell === null || typeof cell !== 'object')),
    );
  }

  #isCard(value: unknown): boolean {
    if (isThing(value)) return 'card' in value;
    return typeof value === 'string' && (this.#held.has(value) || this.lexicon.has(cardId(value)));
  }

  /** What a part of the view is called. */
  #label(key: string): string {
    const id = key.replaceAll('_', '-');
    const plain = key.replaceAll('_', ' ');
    return (
      this.#said(`board-${id}`) ??
      this.#said(`term-${id}`) ??
      plain.slice(0, 1).toUpperCase() + plain.slice(1)
    );
  }

  /** A number in a sentence of its own, where the words have one. */
  #told(key: string, value: unknown): string | undefined {
    const id = `board-${key.replaceAll('_', '-')}`;
    if (typeof value !== 'number' || !this.lexicon.has(id) || this.#said(id)) return undefined;
    return this.lexicon.say(id, { who: { seat: value }, count: value });
  }

  #text(key: string, value: unknown): string {
    if (Array.isArray(value)) return value.map((entry) => this.#text(key, entry)).join(', ');
    if (isThing(value))
      return Object.entries(value)
        .filter(([, part]) => part !== null)
        .map(([inner, part]) => `${this.#label(inner)} ${this.#text(inner, part)}`)
        .join(', ');
    if (value === null) return '';
    if (typeof value === 'boolean') return this.lexicon.say(value ? 'page-board-yes' : 'page-board-no');
    if (typeof value === 'number' && ROLES.has(key) && value in this.#seats) return this.lexicon.name(value);
    if (typeof value !== 'string') return String(value);
    const id = key.replaceAll('_', '-');
    return this.#said(`${id}-${value}`) ?? this.#said(`${id.replace(/s$/, '')}-${value}`) ?? value;
  }

  get #seats(): null[] {
    return Array.from({ length: this.view.players }, () => null);
  }

  /** A message that needs nothing put in, if there is one. */
  #said(id: string): string | undefined {
    try {
      return this.lexicon.has(id) ? this.lexicon.say(id) : undefined;
    } catch {
      return undefined;
    }
  }
}

// --- Choices.

/** The cards of one's own hand that a sentence names. */
function named(sentence: Sentence | undefined, view: View): string[] {
  const hand = view.seat === null ? [] : cardsOf(view.hands?.[view.seat]);
  const values = Object.values(sentence?.[1] ?? {}).flat();
  const words = new Set(
    values.map((value) => (typeof value === 'object' && 'word' in value ? value.word : '')),
  );
  return [...new Set(hand.map(({ card }) => card))].filter(
    (card): card is string => card !== null && words.has(cardId(card)),
  );
}

/** The things to tap for an action: the cards that its sentence names, and its line in the list of choices. */
export function targets(notation: string, view?: View, sentence?: Sentence): string[] {
  const cards = view ? named(sentence, view) : [];
  return [...cards.map((card) => `hand:${card}`), `choice:${notation}`];
}

/** The legal actions. The only one that names a card needs no more than the card. */
export function plans(view: View, actions: Record<string, Sentence>): Choice[] {
  const choices = view.legal.map((notation) => ({
    notation,
    targets: targets(notation, view, actions[notation]),
  }));
  const naming = (card: string) => choices.filter((choice) => choice.targets.includes(card)).length;
  return choices.map((choice) => {
    const [card, line, ...more] = choice.targets;
    return line && !more.length && naming(card!) === 1 ? { ...choice, targets: [card!] } : choice;
  });
}

/** What somebody might want to do that is forbidden now: no action with cards of others. */
export function forbidden(view: View, actions: Record<string, Sentence>): string[] {
  const legal = new Set(view.legal);
  return Object.keys(actions).filter((notation) => {
    const sentence = actions[notation]!;
    const values = Object.values(sentence[1]).flat();
    const cards = values.filter(
      (value) => typeof value === 'object' && 'word' in value && value.word.startsWith('card-'),
    );
    return !legal.has(notation) && named(sentence, view).length === cards.length;
  });
}
