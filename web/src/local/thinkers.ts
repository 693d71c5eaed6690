/** Those who think: workers of their own, which can be stopped at any moment, and know only what they are asked. */

import type { Thinkers } from './table';

export type ToThinker =
  | { t: 'warm'; n: number; game: string; options: string }
  | { t: 'choose'; n: number; game: string; options: string; question: Uint8Array; level: string }
  | { t: 'hint'; n: number; game: string; options: string; question: Uint8Array }
  | { t: 'analyse'; n: number; game: string; options: string; record: string };

export type FromThinker =
  | { t: 'found'; n: number; found: string }
  | { t: 'failed'; n: number; why: string }
  | { t: 'progress'; n: number; done: number; total: number };

type Wish = ToThinker extends infer One ? (One extends ToThinker ? Omit<One, 'n'> : never) : never;

const HANGS = 60_000; // milliseconds without a word after which a thinker is given up

/** One worker, asked one thing after the other. */
class Thinker {
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #n = 0;
  #fail: (why: string) => void = () => {};

  /** Give up what is thought about now. */
  stop(): void {
    this.#fail('it was stopped');
  }

  ask(wish: Wish, report?: (done: number, total: number) => void): Promise<string> {
    const asked = this.#last.then(() => this.#asked(wish, report));
    this.#last = asked.catch(() => {});
    return asked;
  }

  #asked(wish: Wish, report?: (done: number, total: number) => void): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#worker ??= new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
      const worker = this.#worker;
      const n = ++this.#n;
      const fail = (why: string): void => {
        clearTimeout(timer);
        worker.terminate();
        this.#worker = null;
        this.#fail = () => {};
        reject(new Error(why));
      };
      this.#fail = fail;
      let timer = setTimeout(() => fail('a thinker hangs'), HANGS);
      worker.onerror = (event) => fail(event.message);
      worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
        if (data.n !== n) return;
        clearTimeout(timer);
        if (data.t === 'progress') {
          report?.(data.done, data.total);
          timer = setTimeout(() => fail('a thinker hangs'), HANGS);
          return;
        }
        this.#fail = () => {};
        if (data.t === 'found') resolve(data.found);
        else reject(new Error(data.why));
      };
      worker.postMessage({ ...wish, n });
    });
  }
}

/** One thinker for bots and hints, and one for analyses, which take long. */
export class ThinkerPool implements Thinkers {
  #quick = new Thinker();
  #slow = new Thinker();

  warm(game: string, options: string): void {
    const failed = (reason: unknown): void => console.info('Vaka: bots are not ready yet:', reason);
    this.#quick.ask({ t: 'warm', game, options }).catch(failed);
  }

  choose(game: string, options: string, question: Uint8Array, level: string): Promise<string> {
    return this.#quick.ask({ t: 'choose', game, options, question, level });
  }

  hint(game: string, options: string, question: Uint8Array): Promise<string> {
    return this.#quick.ask({ t: 'hint', game, options, question });
  }

  /** The analysis under way is not wanted any more. */
  stopAnalysing(): void {
    this.#slow.stop();
  }

  analyse(
    game: string,
    options: string,
    record: string,
    report: (done: number, total: number) => void,
  ): Promise<string> {
    return this.#slow.ask({ t: 'analyse', game, options, record }, report);
  }
}
