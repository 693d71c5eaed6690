/** Tables of this browser as the protocol describes them. */

import { BOT_NAMES, type MyTable, type SeatInfo, type TableInfo } from '../lib/wire';
import type { KeptTable } from './store';

/** What the player of a seat is called; a bot by its seat. */
export function called({ seats }: KeptTable, seat: number): string {
  return seats[seat]!.kind === 'bot' ? BOT_NAMES[seat]! : seats[seat]!.name;
}

/** The seats as everyone may see them. */
export function seatsOf(
  table: KeptTable,
  here: boolean,
  helped: ReadonlySet<number> = new Set(),
): SeatInfo[] {
  return table.seats.map(({ kind, level, wins, left }, seat) => ({
    kind,
    name: called(table, seat),
    ...(level ? { level } : {}),
    ...(kind === 'person' ? { here } : {}),
    ...(left ? { left } : {}),
    ...(helped.has(seat) ? { helped: true } : {}),
    ...(wins ? { wins } : {}),
  }));
}

/** A table as everyone may see it. */
export function infoOf(table: KeptTable, here: boolean, helped?: ReadonlySet<number>): TableInfo {
  const { id, game, options, hash, hints, title, series, next, over, key } = table;
  return {
    id,
    game,
    options,
    seats: seatsOf(table, here, helped),
    hash,
    started: true,
    over: over !== null,
    hints,
    title,
    series,
    host: peopleAt(table)[0]!,
    ...(next ? { next } : {}),
    ...(over === null ? {} : { key }),
  };
}

/** The seats of people. */
export function peopleAt(table: KeptTable): number[] {
  return table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

/** A table in the list of one's own. */
export function listed(table: KeptTable): MyTable {
  return {
    id: table.id,
    game: table.game,
    seats: seatsOf(table, true),
    started: true,
    over: table.over !== null,
    opened: table.opened,
    turn: table.player !== null && table.seats[table.player]!.kind === 'person',
    title: table.title,
    ...(table.over === null ? {} : { ended: table.over }),
    winners: table.winners,
  };
}
