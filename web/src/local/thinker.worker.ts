/** A worker that thinks about what it is asked, and nothing else. */

import { Desks } from './desks';
import { speech } from './speech';
import type { FromThinker, ToThinker } from './thinkers';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const tell = (message: FromThinker): void => scope.postMessage(message);
const desks = new Desks(speech);

async function think(asked: ToThinker): Promise<string> {
  const python = await desks.game(asked.game);
  const thinker = python.thinker;
  if (asked.t === 'choose') return thinker.choose(asked.game, asked.options, asked.question, asked.level);
  if (asked.t === 'hint') return thinker.hint(asked.game, asked.options, asked.question);
  return thinker.analyse(asked.record, (done, total) => tell({ t: 'progress', n: asked.n, done, total }));
}

scope.onmessage = ({ data }: MessageEvent<ToThinker>) => {
  think(data).then(
    (found) => tell({ t: 'found', n: data.n, found }),
    (reason: unknown) => tell({ t: 'failed', n: data.n, why: String(reason) }),
  );
};
