/** A scene: one view on the board, with what can be done in it. Boards draw it and tell it what was tapped. */

import type { GamePage } from './game';
import type { Person } from './names';
import { fitting, leading, LOOKED_AT, meant, outcome, type Choice, type Outcome } from './picking';
import type { GameEvent, Sentence, View } from './wire';
import type { Argument } from './words.svelte';

export type Glow = 'choice' | 'picked' | 'hint' | '';
export type Say = (id: string, args?: Record<string, Argument>) => string;

/** Attributes of an element that can be tapped; spread them: `<g {...scene.thing('pile:A', label)}>`. */
export interface Thing {
  role: 'button';
  tabindex: number;
  'data-target': string;
  'data-glow': Glow;
  'aria-label': string;
  'aria-disabled': boolean;
  'aria-pressed': boolean | undefined;
}

/** What a scene needs of a game's page. */
type Shown = Pick<GamePage, 'targets' | 'plans' | 'pieces' | 'about' | 'does' | 'helps' | 'asks'>;

export interface Wishes {
  /** Decide, also what follows from it. */
  choose: (notation: string, then?: string[]) => void;
  /** Ask why an action is not allowed; null if no action at all touches the thing. */
  ask: (notation: string | null) => void;
  /** Show a clause, where there is a place for it; something short may be said first. */
  explain: ((clause: string, short?: Sentence) => void) | null;
  /** Have the view described in words, where somebody can. */
  describe: (() => void) | null;
  /** Something was picked or dropped, or nothing is wanted any more. */
  touched: () => void;
}

export class Scene {
  view = $state.raw<View>({} as View);
  /** The seat whose view this is; null for a spectator. */
  seat = $state<number | null>(null);
  /** The name of a seat's player, and whether it is a bot. */
  person(seat: number): Person {
    return this.#people()[seat] ?? { name: this.t('seat-name', { seat }), bot: false, absent: false };
  }
  /** The events of the step just shown, for boards that mark what is new. */
  fresh = $state.raw<GameEvent[]>([]);
  /** Whether the player may decide now. */
  open = $state(false);
  /** The targets of the best choice, while a hint is shown. */
  hinted = $state.raw<string[]>([]);
  picked = $state.raw<string[]>([]);
  /** The situation in words, once it was asked for. */
  description = $state('');
  /** All actions of the game, with their sentences. */
  actions = $state.raw<Record<string, Sentence>>({});

  #page: Shown;
  #wishes: Wishes;
  #say: () => Say;
  #people: () => readonly Person[];

  constructor(page: Shown, wishes: Wishes, say: () => Say, people: () => readonly Person[]) {
    this.#page = page;
    this.#wishes = wishes;
    this.#say = say;
    this.#people = people;
  }

  #choices = $derived.by<Choice[]>(() =>
    this.open ? (this.#page.plans?.(this.view, this.actions) ?? this.#touching(this.view.legal)) : [],
  );
  #all = $derived.by<Choice[]>(() => this.#touching(Object.keys(this.actions)));
  #leading = $derived(leading(this.#choices, this.picked));

  /** Text in the reader's language. */
  get t(): Say {
    return this.#say();
  }

  /** The legal actions that fit what was picked. */
  get choices(): Choice[] {
    return fitting(this.#choices, this.picked);
  }

  #touching(actions: string[]): Choice[] {
    return actions.map((notation) => ({ notation, targets: this.#targets(notation) }));
  }

  #targets(notation: string): string[] {
    return this.#page.targets(notation, this.view, this.actions[notation]);
  }

  /** The targets that have no place on the board and are drawn as buttons below it: those named `button:…`. */
  get buttons(): string[] {
    const found = [...this.#leading, ...this.picked].filter((target) => target.startsWith('button:'));
    return found.sort();
  }

  glow(target: string): Glow {
    if (this.picked.includes(target)) return 'picked';
    if (this.hinted.includes(target) && this.#leading.has(target)) return 'hint';
    return this.#leading.has(target) ? 'choice' : '';
  }

  thing(target: string, label: string): Thing {
    const glow = this.glow(target);
    return {
      role: 'button',
      tabindex: glow ? 0 : -1,
      'data-target': target,
      'data-glow': glow,
      'aria-label': label,
      'aria-disabled': !glow,
      'aria-pressed': glow ? glow === 'picked' : undefined,
    };
  }

  #outcome(target: string): Outcome | null {
    return outcome(this.#choices, this.picked, target, [...LOOKED_AT, ...(this.#page.pieces ?? [])]);
  }

  /** Whether tapping a thing is all that a choice still needs. */
  decides(target: string): boolean {
    return this.#outcome(target)?.choice != null;
  }

  /** Tap a thing: picks it, drops it, decides, or asks why it cannot be picked. */
  tap(target: string): void {
    const found = this.#outcome(target);
    if (found === null) {
      if (this.#page.about?.(target, this.view)) this.explain(target);
      else this.#wishes.ask(this.#meant(target));
      return;
    }
    const { choice } = found;
    this.picked = choice ? [] : found.picked;
    this.#wishes.touched();
    if (choice) this.#wishes.choose(choice.notation, choice.then);
  }

  /** The action that somebody meant by tapping a thing that leads nowhere: rather one like those that are legal. */
  #meant(target: string): string | null {
    const verbs = new Set(this.#choices.map(({ notation }) => notation.split(' ')[0]!));
    return meant(this.#all, this.picked, target, (card) => this.#holds(card), verbs);
  }

  /** The thing that the open question is about, if it can explain itself. */
  get question(): string | null {
    const target = this.view.over ? null : (this.#page.asks?.(this.view) ?? null);
    return target && this.help(target) ? target : null;
  }

  /** What a thing is or does, in a short sentence; nothing where there is none. */
  help(target: string): string {
    const found = this.#page.helps?.(target, this.view);
    return found ? this.t(...found) : '';
  }

  /** Show what a thing is or does; returns whether there is something to say. */
  explain(target: string): boolean {
    const clause = this.#page.does(target) ?? this.#page.about?.(target, this.view);
    if (!clause || !this.#wishes.explain) return false;
    this.#wishes.explain(clause, this.#page.helps?.(target, this.view) ?? undefined);
    return true;
  }

  #holds(card: string): boolean {
    const hand = (this.seat === null ? [] : (this.view.hands?.[this.seat] ?? [])) as (
      string | { card: string } | null
    )[];
    return hand.some((entry) => (typeof entry === 'object' ? entry?.card : entry) === card);
  }

  /** Have the view described; returns whether somebody can. */
  describe(): boolean {
    this.#wishes.describe?.();
    return this.#wishes.describe !== null;
  }

  /** Mark the things of an action. */
  showHint(notation: string): void {
    this.picked = [];
    this.hinted = this.#targets(notation);
  }

  /** Drop everything that was picked. */
  drop(): void {
    this.picked = [];
    this.hinted = [];
    this.#wishes.touched();
  }
}
