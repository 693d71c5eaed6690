/**
 * Tables in several tabs: one tab holds a table, for all of them.
 *
 * Whoever has the browser's lock of a table plays it from what is kept; the guests of other tabs speak to it over a
 * channel. When that tab is closed the next one takes over. Where a browser has no locks every tab holds its tables,
 * and notices by what is kept if another one was faster.
 */

import type { ClientMessage, ServerMessage } from '../lib/wire';
import { HouseFault, type House } from './house';
import type { BetweenTabs, FromWorker } from './messages';
import type { Guest, LocalTable } from './table';

type Tell = (message: FromWorker) => void;

/** One table as this tab has it. */
class Place {
  #own = new Map<number, Guest>();
  #others = new Map<string, Guest>();
  #table: LocalTable | null = null;
  #channel: BroadcastChannel;
  #release!: () => void;
  /** Until nobody of this tab is there any more, which may be before the table is loaded. */
  #needed = new Promise<void>((done) => (this.#release = done));
  #waiting = new AbortController();

  constructor(
    readonly id: string,
    readonly tab: string,
    readonly house: House,
    readonly tell: Tell,
  ) {
    this.#channel = new BroadcastChannel(`vaka-${id}`);
    this.#channel.onmessage = ({ data }: MessageEvent<BetweenTabs>) => this.#heard(data);
  }

  get empty(): boolean {
    return !this.#own.size;
  }

  /** Hold the table as soon as no other tab does. */
  begin(): void {
    if (!('locks' in navigator)) void this.#hold();
    else
      navigator.locks
        .request(`vaka-${this.id}`, { signal: this.#waiting.signal }, () => this.#hold())
        .catch((reason: unknown) => {
          if (!this.#waiting.signal.aborted) throw reason;
        });
  }

  async #hold(): Promise<void> {
    await this.#load();
    await this.#needed;
    this.#table = null;
    await this.house.putAway(this.id);
  }

  async #load(): Promise<void> {
    try {
      // Another tab may have gone on with what was read before.
      await this.house.putAway(this.id);
      this.#table = await this.house.find(this.id);
    } catch (reason) {
      const code = reason instanceof HouseFault ? reason.code : 'bad';
      for (const guest of this.#own.keys()) this.tell({ t: 'gone', guest, code });
      if (!(reason instanceof HouseFault)) throw reason;
      return;
    }
    for (const guest of this.#own.values()) this.#table.join(guest, null);
    this.#post({ t: 'here' });
  }

  /** What is known of the table is outdated: it is read again. */
  async reload(): Promise<void> {
    if (!this.#table) return;
    this.#table = null;
    this.#others.clear();
    await this.#load();
  }

  #post(message: BetweenTabs): void {
    if (!this.#waiting.signal.aborted) this.#channel.postMessage(message);
  }

  #name(guest: number): string {
    return `${this.tab}/${guest}`;
  }

  // --- Guests of this tab.

  join(guest: number, since: number | null): void {
    const own: Guest = {
      facing: null,
      send: (message) => this.tell({ t: 'heard', guest, message }),
      kept: (kept) => this.tell({ t: 'kept', guest, kept }),
    };
    this.#own.set(guest, own);
    if (this.#table) this.#table.join(own, since);
    else this.#post({ t: 'join', guest: this.#name(guest), since });
  }

  said(guest: number, message: ClientMessage, texts?: string[]): void {
    const own = this.#own.get(guest);
    if (!own) return;
    if (this.#table) void this.#table.hear(own, message, texts);
    else this.#post({ t: 'said', guest: this.#name(guest), message, texts });
  }

  left(guest: number): void {
    const own = this.#own.get(guest);
    if (!own) return;
    this.#own.delete(guest);
    if (this.#table) this.#table.leave(own);
    else this.#post({ t: 'left', guest: this.#name(guest) });
  }

  // --- Guests of other tabs, and the tab that holds the table.

  #heard(message: BetweenTabs): void {
    if (message.t === 'here') this.#rejoin();
    else if (message.t === 'heard' || message.t === 'kept') this.#pass(message);
    else if (this.#table) this.#serve(this.#table, message);
  }

  /** Another tab holds the table from now on. */
  #rejoin(): void {
    if (this.#table) return;
    for (const guest of this.#own.keys()) this.#post({ t: 'join', guest: this.#name(guest), since: null });
  }

  #pass(
    message: { guest: string } & ({ t: 'heard'; message: ServerMessage } | { t: 'kept'; kept: boolean }),
  ): void {
    const [tab, number] = message.guest.split('/') as [string, string];
    const guest = Number(number);
    if (tab === this.tab && this.#own.has(guest)) this.tell({ ...message, guest });
  }

  #serve(
    table: LocalTable,
    message: { guest: string } & (
      | { t: 'join'; since: number | null }
      | { t: 'said'; message: ClientMessage; texts?: string[] }
      | { t: 'left' }
    ),
  ): void {
    const { guest } = message;
    if (message.t === 'join') {
      const known = this.#others.get(guest);
      if (known) table.leave(known);
      const other: Guest = {
        facing: known?.facing ?? null,
        send: (heard) => this.#post({ t: 'heard', guest, message: heard }),
        kept: (kept) => this.#post({ t: 'kept', guest, kept }),
      };
      this.#others.set(guest, other);
      table.join(other, message.since);
      return;
    }
    const other = this.#others.get(guest);
    if (!other) return;
    if (message.t === 'said') void table.hear(other, message.message, message.texts);
    else {
      table.leave(other);
      this.#others.delete(guest);
    }
  }

  /** Nobody of this tab is there any more: another tab may hold the table. */
  end(): void {
    this.#waiting.abort();
    this.#release();
    this.#channel.close();
  }
}

/** The tables that guests of this tab sit at. */
export class Places {
  #places = new Map<string, Place>();
  #of = new Map<number, Place>();
  #tab = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(
    readonly house: House,
    readonly tell: Tell,
  ) {}

  holds(table: string): boolean {
    return this.#places.has(table);
  }

  join(guest: number, table: string, since: number | null): void {
    let place = this.#places.get(table);
    if (!place) {
      place = new Place(table, this.#tab, this.house, this.tell);
      this.#places.set(table, place);
      place.begin();
    }
    this.#of.set(guest, place);
    place.join(guest, since);
  }

  said(guest: number, message: ClientMessage, texts?: string[]): void {
    this.#of.get(guest)?.said(guest, message, texts);
  }

  left(guest: number): void {
    const place = this.#of.get(guest);
    this.#of.delete(guest);
    place?.left(guest);
    if (place?.empty) {
      place.end();
      this.#places.delete(place.id);
    }
  }

  reload(table: string): void {
    void this.#places.get(table)?.reload();
  }
}
