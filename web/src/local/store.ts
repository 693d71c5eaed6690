/** What this browser keeps of its own tables: in IndexedDB, or in memory where that is forbidden or full. */

import type { Level, Setting } from '../lib/wire';

const NAME = 'vaka';
const SCHEMA = 1;

export interface KeptSeat {
  kind: 'person' | 'bot';
  name: string;
  level: Level | '';
  wins: number;
  left: boolean;
}

/** A table as it is kept. */
export interface KeptTable {
  id: string;
  game: string;
  options: Record<string, Setting>;
  /** The key of the deal, in hex. */
  key: string;
  hash: string;
  seats: KeptSeat[];
  hints: boolean;
  title: string;
  opened: number;
  over: number | null;
  winners: number[];
  /** Who decides now. */
  player: number | null;
  series: number;
  next: string | null;
  /** A game that was brought along goes on from its record. */
  record: string | null;
  analysis: string | null;
}

/** A decision; without an action, one that was taken back. */
export interface KeptEntry {
  table: string;
  version: number;
  seat: number;
  action: string | null;
  request: number | null;
}

/** Whether something is on disk; it is outdated if another tab has decided there meanwhile. */
export type Kept = 'kept' | 'unkept' | 'outdated';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser does not say why'));
  });
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = change.onerror = () => reject(change.error ?? new Error('the browser does not say why'));
  });
}

async function openDatabase(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, SCHEMA);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore('tables', { keyPath: 'id' });
    asked.result.createObjectStore('entries', { keyPath: ['table', 'version'] });
  };
  const database = await done(asked);
  // A newer page in another tab must not wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

/** The tables of this browser. What cannot be written is held in memory, and written later if that becomes possible. */
export class Store {
  #database: Promise<IDBDatabase> | null = null;
  /** Tables and decisions that are not on disk. */
  #tables = new Map<string, KeptTable>();
  #entries = new Map<string, KeptEntry[]>();
  #removed = new Set<string>();

  async #disk(): Promise<IDBDatabase> {
    this.#database ??= openDatabase();
    try {
      return await this.#database;
    } catch (reason) {
      this.#database = null;
      throw reason;
    }
  }

  /** Write a table and a decision, with all that could not be written before. */
  async keep(table: KeptTable, entry?: KeptEntry): Promise<Kept> {
    const entries = this.#entries.get(table.id) ?? [];
    if (entry) entries.push(entry);
    this.#tables.set(table.id, structuredClone(table));
    this.#entries.set(table.id, entries);
    try {
      const database = await this.#disk();
      const change = database.transaction(['tables', 'entries'], 'readwrite');
      const written = finished(change);
      change.objectStore('tables').put(table);
      for (const waiting of entries) change.objectStore('entries').add(waiting);
      await written;
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'ConstraintError') {
        this.#forget(table.id);
        return 'outdated';
      }
      console.info('Vaka: not kept on disk:', reason);
      // Another tab may have closed the database for a newer version.
      this.#database = null;
      return 'unkept';
    }
    this.#forget(table.id);
    return 'kept';
  }

  /** Whether all that is known of a table is on disk. */
  isKept(id: string): boolean {
    return !this.#tables.has(id);
  }

  #forget(id: string): void {
    this.#tables.delete(id);
    this.#entries.delete(id);
  }

  /** All tables, the newest first. */
  async tables(): Promise<KeptTable[]> {
    const found = new Map<string, KeptTable>();
    try {
      const database = await this.#disk();
      const all = database.transaction('tables').objectStore('tables').getAll();
      for (const table of (await done(all)) as KeptTable[]) found.set(table.id, table);
    } catch (reason) {
      console.info('Vaka: nothing can be read from disk:', reason);
    }
    for (const table of this.#tables.values()) found.set(table.id, table);
    for (const id of this.#removed) found.delete(id);
    return [...found.values()].sort((a, b) => b.opened - a.opened);
  }

  /** A table with its decisions. */
  async load(id: string): Promise<{ table: KeptTable; entries: KeptEntry[] } | null> {
    const waiting = this.#entries.get(id) ?? [];
    let table = this.#tables.get(id);
    let entries: KeptEntry[] = [];
    try {
      const read = (await this.#disk()).transaction(['tables', 'entries']);
      const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
      const [kept, decisions] = await Promise.all([
        done(read.objectStore('tables').get(id)),
        done(read.objectStore('entries').getAll(range)),
      ]);
      table ??= kept as KeptTable | undefined;
      entries = decisions as KeptEntry[];
    } catch (reason) {
      console.info('Vaka: nothing can be read from disk:', reason);
    }
    return table ? { table, entries: [...entries, ...waiting] } : null;
  }

  /** Forget a table. */
  async remove(id: string): Promise<void> {
    this.#forget(id);
    this.#removed.add(id);
    const change = (await this.#disk()).transaction(['tables', 'entries'], 'readwrite');
    const written = finished(change);
    change.objectStore('tables').delete(id);
    change.objectStore('entries').delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await written;
  }
}
