/** Requests to the server. */

import type { Analysis, GameInfo, MyTable, Opening, ReplayStep, TableInfo } from './wire';

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
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, body === undefined ? {} : post);
  } catch {
    throw new Fault('offline');
  }
  const found = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Fault(found.error ?? 'bad', found.text);
  return found;
}

export const api = {
  games: () => ask<GameInfo[]>('games'),
  tables: () => ask<MyTable[]>('tables'),
  open: (wish: Opening) => ask<{ id: string }>('tables', wish),
  table: (id: string) => ask<{ table: TableInfo; seats: number[] }>(`tables/${id}`),
  sit: (id: string, name: string, seat?: number) => ask<{ seat: number }>(`tables/${id}/sit`, { name, seat }),
  offer: (id: string) => ask<{ code: string }>(`tables/${id}/offer`, {}),
  take: (id: string, code: string) => ask<{ seats: number[] }>(`tables/${id}/take`, { code }),
  fill: (id: string, level: string) => ask<object>(`tables/${id}/fill`, { level }),
  rematch: (id: string) => ask<{ id: string }>(`tables/${id}/rematch`, {}),
  replay: (id: string, from: number, seat: number | null) =>
    ask<{ total: number; from: number; steps: ReplayStep[] }>(
      `tables/${id}/replay?from=${from}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  analysis: (id: string) =>
    ask<{ state: 'running' | 'done'; done?: number; total?: number; found?: Analysis }>(
      `tables/${id}/analysis`,
      {},
    ),
};
