/** Messages in one language, as Fluent writes them. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language, SeatValue, Sentence, Value, WordValue } from './wire';

/** An argument of a message: what the server sends, or a list of the page's own. */
export type Argument = Value | readonly (string | WordValue | SeatValue)[];

/** The messages of one language: the general ones, the page's, and those of one game. */
export class Words {
  #bundle: FluentBundle;

  constructor(
    readonly lang: Language,
    texts: string[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message as text. Seats need names. */
  say(id: string, args: Record<string, Argument> = {}, names: readonly string[] = []): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) throw new Error(`no message ${id} in ${this.lang}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, this.#plain(args, names), errors);
    if (errors[0]) throw errors[0];
    return text;
  }

  /** An attribute of a message as text, if the message has it. */
  attribute(id: string, name: string): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern && this.#bundle.formatPattern(pattern);
  }

  /** A sentence from the server as text. */
  tell([id, args]: Sentence, names: readonly string[]): string {
    return this.say(id, args, names);
  }

  #plain(args: Record<string, Argument>, names: readonly string[]): Record<string, FluentVariable> {
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      plain[name] = this.#text(value, names);
      if (typeof value === 'object' && 'word' in value) {
        // Languages with cases have more than one form of a word.
        const attributes = this.#bundle.getMessage(value.word)?.attributes ?? {};
        for (const [form, pattern] of Object.entries(attributes))
          plain[`${name}-${form}`] = this.#bundle.formatPattern(pattern);
      }
    }
    return plain;
  }

  #text(value: Argument, names: readonly string[]): string | number {
    if (typeof value !== 'object') return value;
    if ('word' in value) return this.say(value.word);
    if ('seat' in value) return names[value.seat] ?? this.say('seat-name', { seat: value.seat });
    return value.map((part) => this.#text(part, names)).join(', ');
  }
}
