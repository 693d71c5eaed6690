/** The tables of this browser: opened, found again, listed, brought along and taken away. It lives in a worker. */

import type {
  AnalysisDone,
  AnalysisRunning,
  MyTable,
  Opened,
  Opening,
  Replay,
  TableAndSeats,
} from '../lib/wire';
import { Fault, type Desk } from './python';
import { PREFIX } from './ids';
import { infoOf, listed, peopleAt } from './seats';
import { isLevel, LocalTable, replayed, type Around } from './table';
import type { KeptSeat, KeptTable, Store } from './store';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'; // no letters that look alike
const STEPS = 50; // of a replay that are told at once

/** Why something was not done; the page has a message for each code. */
export class HouseFault extends Error {
  constructor(
    readonly code: string,
    text = '',
  ) {
    super(text);
  }
}

/** Where games come from. */
export interface Desks {
  deal(game: string, options: Record<string, unknown>, key: string): Promise<Desk>;
  replay(record: string): Promise<Desk>;
}

export class House {
  #tables = new Map<string, Promise<LocalTable>>();

  constructor(
    readonly desks: Desks,
    readonly store: Store,
    readonly around: Around,
  ) {}

  // --- Tables.

  /** Open a table; who plays at it are the people at this device, and bots. */
  async open(wish: Opening): Promise<Opened> {
    const seats = wish.seats.map(({ kind, name, level }): KeptSeat => {
      if (kind === 'friend') throw new HouseFault('server');
      const person = kind !== 'bot';
      return {
        kind: person ? 'person' : 'bot',
        name: name ?? '',
        level: person ? '' : (level ?? 'normal'),
        wins: 0,
        left: false,
      };
    });
    const { hints = true, title = '' } = wish;
    return this.#add({ game: wish.game, options: wish.options ?? {}, seats, hints, title });
  }

  async #add(wish: {
    game: string;
    options: Record<string, unknown>;
    seats: KeptSeat[];
    hints: boolean;
    title: string;
    key?: string;
    series?: number;
  }): Promise<Opened> {
    const key = wish.key ?? newKey();
    const desk = await this.desks.deal(wish.game, wish.options, key).catch((reason: unknown) => {
      throw reason instanceof Fault ? new HouseFault('option', reason.message) : reason;
    });
    const { seats, hints, title, series = 0 } = wish;
    return this.#begin(desk, { seats, hints, title, series, record: null });
  }

  /** Keep a new table, whose game is dealt or was brought along. */
  async #begin(
    desk: Desk,
    wish: Pick<KeptTable, 'seats' | 'hints' | 'title' | 'series' | 'record'>,
  ): Promise<Opened> {
    const { game, options, key_hex, deal_hash, over, winners, player } = desk.facts();
    const now = Date.now();
    const saved: KeptTable = {
      ...wish,
      id: newId(),
      game,
      options: options as KeptTable['options'],
      key: key_hex,
      hash: deal_hash,
      opened: now,
      over: over ? now : null,
      winners,
      player,
      next: null,
      analysis: null,
    };
    await this.store.keep(saved);
    this.#tables.set(saved.id, Promise.resolve(new LocalTable(saved, [], desk, this.around)));
    return { id: saved.id };
  }

  /** A table, as it was left. */
  find(id: string): Promise<LocalTable> {
    let found = this.#tables.get(id);
    if (!found) {
      found = this.#load(id);
      this.#tables.set(id, found);
      found.catch(() => this.#tables.delete(id));
    }
    return found;
  }

  async #load(id: string): Promise<LocalTable> {
    const kept = await this.store.load(id);
    if (!kept) throw new HouseFault('missing');
    const { table, entries } = kept;
    try {
      const desk = table.record
        ? await this.desks.replay(table.record)
        : await this.desks.deal(table.game, table.options, table.key);
      return new LocalTable(table, entries, desk, this.around);
    } catch (reason) {
      // The rules of this version do not allow what was decided, or its options.
      throw reason instanceof Fault ? new HouseFault('unreadable', reason.message) : reason;
    }
  }

  /** Let go of a table that another tab has taken over, or where nobody is any more. */
  async putAway(id: string): Promise<void> {
    const table = this.#tables.get(id);
    this.#tables.delete(id);
    (await table?.catch(() => null))?.close();
  }

  // --- What is asked for.

  async tables(): Promise<MyTable[]> {
    return (await this.store.tables()).map(listed);
  }

  async table(id: string): Promise<TableAndSeats> {
    const kept = await this.store.load(id);
    if (!kept) throw new HouseFault('missing');
    return { table: infoOf(kept.table, true), seats: peopleAt(kept.table) };
  }

  async rematch(id: string): Promise<Opened> {
    const table = await this.#finished(id);
    if (table.saved.next) return { id: table.saved.next };
    let key = newKey();
    while (!table.follows(key)) key = newKey();
    const { game, options, seats, hints, title, series, winners } = table.saved;
    const again = seats.map((seat, i) => ({
      ...seat,
      left: false,
      wins: seat.wins + Number(winners.includes(i)),
    }));
    const wish = {
      game,
      options,
      seats: again,
      hints,
      title,
      key,
      series: series + 1,
    };
    const opened = await this.#add(wish);
    await table.goOn(opened.id);
    return opened;
  }

  async replay(id: string, from: number, seat: number | null): Promise<Replay> {
    const table = await this.#finished(id);
    const { history } = table;
    const desk = table.beginning();
    try {
      const first = Math.min(from, history.length);
      return { total: history.length, from: first, steps: replayed(desk, history, seat, first, STEPS) };
    } finally {
      desk.close();
    }
  }

  async analysis(id: string): Promise<AnalysisDone | AnalysisRunning> {
    return (await this.#finished(id)).analysis();
  }

  async record(id: string): Promise<string> {
    return (await this.find(id)).record();
  }

  /** Bring a game along, from its record; one that is not over goes on here. */
  async bring(record: string): Promise<Opened> {
    const desk = await this.desks.replay(record).catch((reason: unknown) => {
      throw reason instanceof Fault ? new HouseFault('record', reason.message) : reason;
    });
    const seats = seatsIn(record, Number(desk.facts().options['players']));
    return this.#begin(desk, { seats, hints: true, title: '', series: 0, record });
  }

  /** Forget a game under way that another tab may go on with. */
  async rest(id: string): Promise<void> {
    const table = await this.#tables.get(id)?.catch(() => null);
    if (table && !table.over) await this.putAway(id);
  }

  async remove(id: string): Promise<void> {
    await this.putAway(id);
    await this.store.remove(id);
  }

  async #finished(id: string): Promise<LocalTable> {
    const table = await this.find(id);
    if (!table.over) throw new HouseFault('waiting');
    return table;
  }
}

/** Who sat where, as the notes of a record tell it: a bot is noted by its level. Without notes, I sit first. */
function seatsIn(record: string, players: number): KeptSeat[] {
  const notes = new Map(
    [...record.matchAll(/^note seat(\d+) (.*)$/gm)].map(([, seat, text]) => [Number(seat), text!]),
  );
  return Array.from({ length: players }, (_, seat): KeptSeat => {
    const noted = notes.get(seat) ?? (seat ? 'normal' : '');
    const bot = isLevel(noted);
    return {
      kind: bot ? 'bot' : 'person',
      name: bot ? '' : noted,
      level: bot ? noted : '',
      wins: 0,
      left: false,
    };
  });
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function newId(): string {
  const numbers = crypto.getRandomValues(new Uint8Array(10));
  return PREFIX + [...numbers].map((number) => LETTERS[number % LETTERS.length]).join('');
}
