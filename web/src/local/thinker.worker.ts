/** A worker that thinks about what it is asked, and nothing else. */

import { Desks } from './desks';
import type { Thinker } from './python';
import { speech } from './speech';
import type { FromThinker, ToThinker } from './thinkers';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const tell = (message: FromThinker): void => scope.postMessage(message);
const desks = new Desks(speech);

/** One thinker for each game with its options: it keeps its bots, and they their trees. */
const thinkers = new Map<string, Thinker>();

async function thinkerOf(game: string, options: string): Promise<Thinker> {
  const key = `${game} ${options}`;
  const found = thinkers.get(key) ?? (await desks.game(game)).thinker(game, JSON.parse(options));
  thinkers.set(key, found);
  return found;
}

async function think(asked: ToThinker): Promise<string> {
  const thinker = await thinkerOf(asked.game, asked.options);
  if (asked.t === 'warm') return '';
  if (asked.t === 'choose') return thinker.choose(asked.question, asked.level, null);
  if (asked.t === 'hint') return thinker.hint(asked.question);
  return thinker.analyse(asked.record, (done, total) => tell({ t: 'progress', n: asked.n, done, total }));
}

scope.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  think(data).then(
    (found) => tell({ t: 'found', n: data.n, found }),
    (reason: unknown) => tell({ t: 'failed', n: data.n, why: String(reason) }),
  );
};
