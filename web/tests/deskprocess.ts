// Desks and thinkers for `tests/test_desk.py`: a question per line, answered with a line.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { loadPython, unhex, type Desk } from '../src/local/python.ts';
import { Rules } from '../src/local/rules.ts';

// The folder of the bundles and modules, where MicroPython is, and the texts of all clauses in English by game.
const [folder, url, clauses] = process.argv.slice(2) as [string, string, string];
const read = (name: string) => JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf-8'));
const texts: Record<string, Record<string, string>> = JSON.parse(readFileSync(clauses, 'utf-8'));
const python = await loadPython({
  shared: read('python'),
  url,
  speaker: {
    say: (lang, game, message, values) =>
      JSON.stringify([
        lang,
        game,
        message,
        Object.keys(values)
          .sort()
          .map((name) => [name, values[name]]),
      ]),
    clause: (game, _lang, id) => texts[game]![id]!,
  },
});
for (const { name } of python.games) {
  const module = await WebAssembly.compile(readFileSync(`${folder}/${name}.wasm`));
  python.addGame(read(`${name}.python`), await Rules.load(module, read(name)));
}

let desk: Desk | undefined;
const make: Record<string, (...given: never[]) => Desk> = {
  deal: (game: string, options: Record<string, unknown>, key: string) => python.deal(game, options, key),
  replay: (record: string) => python.replay(record),
  restore: (game: string, options: Record<string, unknown>, saved: string, key: string) =>
    python.restore(game, options, unhex(saved), key),
};

async function answered(method: string, given: unknown[]): Promise<unknown> {
  if (method in make) {
    const made = make[method]!(...(given as never[]));
    desk?.close();
    desk = made;
    return null;
  }
  if (method === 'choose' || method === 'hint') {
    const { game, options } = desk!.facts();
    const thinker = python.thinker(game, options);
    const question = desk!.question();
    return method === 'choose'
      ? thinker.choose(question, given[0] as string, given[1] as number)
      : thinker.hint(question, given[0] as number, given[1] as number);
  }
  if (method === 'analyse') {
    const { game, options } = desk!.facts();
    return python.thinker(game, options).analyse(given[0] as string, () => undefined, given[1] as number);
  }
  if (method === 'memory') return python.memory;
  return (desk as never as Record<string, (...given: unknown[]) => unknown>)[method]!(...given);
}

for await (const line of createInterface({ input: process.stdin })) {
  const [method, ...given] = JSON.parse(line);
  let answer: unknown;
  try {
    const found = (await answered(method, given)) ?? null;
    answer = { told: found instanceof Uint8Array ? Buffer.from(found).toString('hex') : found };
  } catch (fault) {
    const { name, message, code, line } = fault as Error & { code?: string; line?: number };
    answer = { fault: name === 'Fault' ? [code, line, message] : String(fault) };
  }
  process.stdout.write(JSON.stringify(answer) + '\n');
}
