/** Requests to the server. */

import { STATIC } from './home';
import { atServer, server } from './server';
import { GAMES } from './wire';
import type {
  AnalysisDone,
  AnalysisRunning,
  Begin,
  Done,
  Free,
  GameInfo,
  GameWords,
  MyTable,
  Offered,
  Opened,
  Opening,
  PutBot,
  Replay,
  SeatTaken,
  ServerInfo,
  Shuffle,
  Swap,
  TableAndSeats,
  Taken,
} from './wire';

export type Arranging = Begin | Shuffle | PutBot | Free | Swap;

/** What went wrong; `code` has a message of its own. */
export class Fault extends Error {
  constructor(
    readonly code: string,
    text = '',
  ) {
    super(text);
  }
}

/** The code of whatever was thrown. */
export function codeOf(reason: unknown): string {
  return reason instanceof Fault ? reason.code : 'bad';
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  if (server() === null) throw new Fault('server');
  // The seat's cookie goes along to a server that was named, too.
  const credentials = STATIC ? 'include' : 'same-origin';
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await fetch(atServer(`/api/${path}`), { credentials, ...(body === undefined ? {} : post) });
  } catch {
    throw new Fault('offline');
  }
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Fault(found.error ?? 'bad', found.text);
  return found;
}

export const api = {
  games: () => (STATIC ? Promise.resolve(GAMES) : ask<GameInfo[]>('games')),
  words: (game: string, lang: string) => ask<GameWords>(`games/${game}/words/${lang}`),
  tables: () => (server() === null ? Promise.resolve([]) : ask<MyTable[]>('tables')),
  open: (wish: Opening) => ask<Opened>('tables', wish),
  table: (id: string) => ask<TableAndSeats>(`tables/${id}`),
  sit: (id: string, name: string, seat?: number) => ask<SeatTaken>(`tables/${id}/sit`, { name, seat }),
  offer: (id: string) => ask<Offered>(`tables/${id}/offer`, {}),
  take: (id: string, code: string) => ask<Taken>(`tables/${id}/take`, { code }),
  fill: (id: string, level: string) => ask<Done>(`tables/${id}/fill`, { level }),
  arrange: (id: string, wish: Arranging) => ask<Done>(`tables/${id}/arrange`, wish),
  server: () => ask<ServerInfo>('server'),
  rematch: (id: string) => ask<Opened>(`tables/${id}/rematch`, {}),
  replay: (id: string, from: number, seat: number | null) =>
    ask<Replay>(`tables/${id}/replay?from=${from}${seat === null ? '' : `&seat=${seat}`}`),
  analysis: (id: string) => ask<AnalysisDone | AnalysisRunning>(`tables/${id}/analysis`, {}),
};
