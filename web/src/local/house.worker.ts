/** The worker with the tables of this browser. The page asks and is answered; bots think in workers of their own. */

import { House, HouseFault } from './house';
import type { FromWorker, ToWorker } from './messages';
import { Places } from './places';
import { Desks } from './desks';
import { speech } from './speech';
import { Store } from './store';
import { ThinkerPool } from './thinkers';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const tell = (message: FromWorker): void => scope.postMessage(message);
let pace = 1000;

const desks = new Desks(speech, (done, total) => tell({ t: 'progress', done, total }));
const store = new Store();
const house = new House(desks, store, {
  store,
  thinkers: new ThinkerPool(),
  pace: () => pace,
  learn: (game, lang, texts) => speech.learn(game, lang, texts),
  outdated: (table) => places.reload(table),
});
const places = new Places(house, tell);

async function answer(message: Extract<ToWorker, { t: 'ask' }>): Promise<void> {
  const { n, what } = message;
  try {
    const work = house[what] as (...given: unknown[]) => Promise<unknown>;
    tell({ t: 'answer', n, found: await work.apply(house, message.with) });
    const [table] = message.with;
    if (typeof table === 'string' && !places.holds(table)) await house.rest(table);
  } catch (reason) {
    if (!(reason instanceof HouseFault)) console.error(reason);
    const code = reason instanceof HouseFault ? reason.code : 'bad';
    tell({ t: 'fault', n, code, text: reason instanceof Error ? reason.message : String(reason) });
  }
}

scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === 'ask') void answer(data);
  else if (data.t === 'join') places.join(data.guest, data.table, data.since);
  else if (data.t === 'said') places.said(data.guest, data.message, data.texts);
  else if (data.t === 'left') places.left(data.guest);
  else pace = data.milliseconds;
};
