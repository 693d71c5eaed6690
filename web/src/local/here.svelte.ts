/** The tables of this browser, as the page asks for them: a worker is started when the first one is needed. */

import { Fault } from '../lib/api';
import { Unanswered, type Link, type Listener } from '../lib/socket';
import { settings, TEMPOS } from '../lib/settings.svelte';
import type { ClientMessage, Describe, MyTable } from '../lib/wire';
import { loadTexts } from '../lib/words.svelte';
import type { Asked, FromWorker, ToWorker } from './messages';
import { listed } from './seats';
import { Store } from './store';

const PACE = 1000; // milliseconds that a bot takes at least

type Answer = { resolve: (found: never) => void; reject: (reason: Fault) => void };

/** How much of what a first game needs is loaded, from 0 to 1. */
export const loading = $state<{ share: number }>({ share: 0 });

let worker: Worker | null = null;
let last = 0;
const asked = new Map<number, Answer>();
const guests = new Map<number, LocalLink>();

function post(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => heard(data);
    worker.onerror = () => failed();
  }
  worker.postMessage({ t: 'pace', milliseconds: PACE * TEMPOS[settings.tempo] } satisfies ToWorker);
  worker.postMessage(message);
}

function heard(message: FromWorker): void {
  if (message.t === 'progress') loading.share = message.done / message.total;
  else if (message.t === 'answer' || message.t === 'fault') {
    const waiting = asked.get(message.n);
    asked.delete(message.n);
    if (message.t === 'answer') waiting?.resolve(message.found as never);
    else waiting?.reject(new Fault(message.code, message.text));
  } else guests.get(message.guest)?.hear(message);
}

/** The worker could not be started, or has ended. What was asked will not be answered; the next question starts anew. */
function failed(): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of asked.values()) reject(new Fault('worker'));
  asked.clear();
  for (const link of guests.values()) link.lost();
}

function ask<Name extends keyof Asked>(what: Name): Asked[Name] {
  const asking = (...given: unknown[]): Promise<never> =>
    new Promise((resolve, reject) => {
      const n = ++last;
      asked.set(n, { resolve, reject });
      post({ t: 'ask', n, what, with: given });
    });
  return asking as Asked[Name];
}

export const here: Asked = {
  open: ask('open'),
  tables: ask('tables'),
  table: ask('table'),
  rematch: ask('rematch'),
  replay: ask('replay'),
  analysis: ask('analysis'),
  record: ask('record'),
  bring: ask('bring'),
  remove: ask('remove'),
};

const disk = new Store();

/** The tables of this browser; the worker is not started to list them. */
export async function ownTables(): Promise<MyTable[]> {
  return worker ? here.tables() : (await disk.tables()).map(listed);
}

/** A page at a table of this browser. */
export class LocalLink implements Link {
  #guest = ++last;
  #unanswered = new Unanswered();

  constructor(
    readonly table: string,
    readonly game: string,
    readonly listener: Listener,
  ) {
    guests.set(this.#guest, this);
    this.#join();
  }

  #join(): void {
    post({ t: 'join', guest: this.#guest, table: this.table, since: this.listener.since() });
  }

  hear(message: Extract<FromWorker, { guest: number }>): void {
    if (message.t === 'gone') this.listener.state('gone', message.code);
    else if (message.t === 'kept') this.listener.kept?.(message.kept);
    else {
      const heard = message.message;
      if (heard.t === 'welcome') this.listener.state('open');
      this.#unanswered.hear(heard);
      this.listener.hear(heard);
      // Another tab may hold the table now, and not have heard what this one decided.
      if (heard.t === 'welcome') for (const decision of this.#unanswered.all()) this.#say(decision);
    }
  }

  lost(): void {
    this.listener.state('lost');
    setTimeout(() => guests.has(this.#guest) && this.#join(), PACE);
  }

  send(message: ClientMessage): void {
    this.#unanswered.note(message);
    if (message.t === 'describe') void this.#describe(message);
    else this.#say(message);
  }

  #say(message: ClientMessage): void {
    post({ t: 'said', guest: this.#guest, message });
  }

  async #describe(message: Describe): Promise<void> {
    const texts = await loadTexts(message.lang, this.game);
    post({ t: 'said', guest: this.#guest, message, texts });
  }

  /** Be told everything again. */
  refresh(): void {
    post({ t: 'left', guest: this.#guest });
    this.#join();
  }

  close(): void {
    guests.delete(this.#guest);
    post({ t: 'left', guest: this.#guest });
  }
}
