// A desk for `tests/test_desk.py`: it reads a question per line and answers each with a line.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { loadPython, unhex, type Desk, type Engine } from '../src/local/python.ts';

const [folder, url] = process.argv.slice(2) as [string, string];
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf-8'));
const python = await loadPython({
  shared: read('shared'),
  url,
  speaker: {
    say: (lang, game, message, values) => JSON.stringify([lang, game, message, values]),
    clause: (_g, _l, id) => id,
  },
});
const none = new Proxy({}, { get: (_, name) => (name === 'frameSize' ? 0 : () => 0) }) as Engine;
for (const { name } of python.games) python.addGame(read(name), none);

let desk: Desk | undefined;
for await (const line of createInterface({ input: process.stdin })) {
  const [method, ...given] = JSON.parse(line);
  let answer: unknown;
  try {
    if (method === 'restore') {
      desk?.close();
      desk = python.restore(given[0], given[1], unhex(given[2]), given[3]);
      answer = null;
    } else answer = (desk as never as Record<string, (...given: unknown[]) => unknown>)[method]!(...given);
  } catch (fault) {
    answer = String(fault);
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
