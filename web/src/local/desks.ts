/** Games in this worker: MicroPython, the Python of all games and of one, and its compiled rules, loaded when needed. */

import python from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import {
  loadPython,
  type Desk,
  type GameBundle,
  type Python,
  type SharedBundle,
  type Speaker,
} from './python';
import { Rules, type Facts } from './rules';

const MADE = import.meta.glob<string>('../../made/*.{wasm,json}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Told how many bytes have come, and how many there will be as far as is known. */
export type Report = (done: number, total: number) => void;

function made(name: string): string {
  const found = MADE[`../../made/${name}`];
  if (!found) throw new Error(`${name} is not part of this page`);
  return found;
}

/** A game that is being loaded, with its progress. */
class Loading {
  #done = 0;
  #total = 0;

  constructor(readonly report: Report) {}

  async bytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
    const answer = await fetch(address);
    if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status} ${answer.statusText}`);
    // Compressed files are longer than their header says.
    this.#total += Number(answer.headers.get('content-length') ?? 0);
    const parts: Uint8Array[] = [];
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      this.#done += part.value.length;
      this.report(Math.min(this.#done, this.#total), this.#total);
    }
    return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
  }

  async json<T>(address: string): Promise<T> {
    return JSON.parse(new TextDecoder().decode(await this.bytes(address)));
  }
}

/** Loads what games need, each once. */
export class Desks {
  #python: Promise<Python> | null = null;
  #games = new Map<string, Promise<Rules>>();
  #loading: Loading;

  constructor(
    readonly speaker: Speaker,
    report: Report = () => {},
  ) {
    this.#loading = new Loading(report);
  }

  async deal(game: string, options: Record<string, unknown>, key: string): Promise<Desk> {
    return (await this.game(game)).deal(game, options, key);
  }

  async replay(record: string): Promise<Desk> {
    const named = /^game (\S+)/m.exec(record)?.[1] ?? '';
    const python = Object.keys(MADE).includes(`../../made/${named}.wasm`)
      ? await this.game(named)
      : await this.#started();
    return python.replay(record);
  }

  /** Python with a game in it. */
  async game(name: string): Promise<Python> {
    const [python] = await Promise.all([this.#started(), this.rules(name)]);
    return python;
  }

  /** The compiled rules of a game; Python knows the game once they are there. */
  rules(name: string): Promise<Rules> {
    let found = this.#games.get(name);
    if (!found) {
      found = this.#load(name);
      this.#games.set(name, found);
      found.catch(() => this.#games.delete(name));
    }
    return found;
  }

  async #load(name: string): Promise<Rules> {
    const [code, facts, bundle, python] = await Promise.all([
      this.#loading.bytes(made(`${name}.wasm`)),
      this.#loading.json<Facts>(made(`${name}.json`)),
      this.#loading.json<GameBundle>(made(`${name}.python.json`)),
      this.#started(),
    ]);
    const rules = await Rules.load(await WebAssembly.compile(code), facts);
    python.addGame(bundle, rules);
    return rules;
  }

  #started(): Promise<Python> {
    if (!this.#python) {
      this.#python = this.#start();
      this.#python.catch(() => (this.#python = null));
    }
    return this.#python;
  }

  async #start(): Promise<Python> {
    const [shared] = await Promise.all([
      this.#loading.json<SharedBundle>(made('python.json')),
      this.#loading.bytes(python),
    ]);
    return loadPython({ shared, speaker: this.speaker, url: python });
  }
}
