/** Where a table is: at a server, or in this browser. The page speaks to both alike. */

import { here, LocalLink } from '../local/here.svelte';
import { isHere } from '../local/ids';
import { missing } from '../local/able';
import { api } from './api';
import { GAMES, type Opened, type Opening } from './wire';
import { TableSocket, type Link, type Listener } from './socket';

export { isHere };

/** What can be asked about a table, wherever it is. */
export function about(table: string): Pick<typeof api, 'table' | 'rematch' | 'replay' | 'analysis'> {
  return isHere(table) ? here : api;
}

/** Whether a game can be played in this browser alone. */
export function playsHere(game: string): boolean {
  return !missing().length && GAMES.some(({ name }) => name === game);
}

/** Open a table: in this browser, or at the server. */
export function open(wish: Opening, inside: boolean): Promise<Opened> {
  return inside ? here.open(wish) : api.open(wish);
}

/** Sit down at a table. */
export function connect(table: string, game: string, listener: Listener): Link {
  return isHere(table) ? new LocalLink(table, game, listener) : new TableSocket(table, listener);
}

/** The record of a game of this browser, to be saved as a file. */
export function recordOf(table: string): Promise<string> {
  return here.record(table);
}
