import { fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { printTable } from './measure.ts';
import { gateFiles, instrumentGate, type Mutant } from './mutation/instrument.ts';
import { judgeMutants } from './mutation/judge-mutants.ts';
import { isOfThreads, judgeThreads } from './mutation/judge-threads.ts';

/**
 * `npm run mutation [-- file …] [--processes 2] [--thorough] [--every 4]`: the publish gate is changed in thousands of ways, one at a time, and
 * those that neither a test of its folder nor a labelled statement notices are written to SURVIVORS. A file may be named by a part
 * of its path. Of each change those tests are run that reach it, first what noticed others in its file, until tests of five
 * seconds have been run: what is printed is a lower bound, unless `--thorough` runs them all.
 */
const SURVIVORS = 'node_modules/.cache/mutants-survived.txt';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    processes: { type: 'string', default: '1' },
    thorough: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    part: { type: 'string' },
  },
});

const processes = Number(values.processes);
/** Of a sample, what did not change in a file is in it again when the rest has changed. */
const isInSample = ({ file, original, mutated }: Mutant) =>
  Number.parseInt(hash('sha256', `${file} ${original} ${mutated}`).slice(0, 8), 16) % Number(values.every) === 0;
const isChosen = (mutant: Mutant) =>
  (positionals.length === 0 || positionals.some((part) => mutant.file.includes(part))) && isInSample(mutant);
const maxMs = values.thorough ? Number.POSITIVE_INFINITY : 5000;

if (values.part) {
  const { mutants, script } = await instrumentGate();
  // A file's mutants stay together, as what noticed one of them often notices the next.
  const chosen = mutants
    .filter((mutant) => isChosen(mutant) && !isOfThreads(mutant))
    .toSorted((a, b) => a.file.localeCompare(b.file));
  const [part, of] = values.part.split('/').map(Number) as [number, number];
  const size = Math.ceil(chosen.length / of);
  await judgeMutants(mutants, script, chosen.slice(part * size, (part + 1) * size), maxMs, (id, isNoticed) =>
    process.send!([id, isNoticed]),
  );
  process.disconnect();
} else {
  const { mutants } = await instrumentGate();
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const noticed = new Map<number, boolean>();
  mkdirSync(dirname(SURVIVORS), { recursive: true });
  writeFileSync(SURVIVORS, '');
  const keep = (id: number, isNoticed: boolean) => {
    noticed.set(id, isNoticed);
    if (isNoticed) return;
    const { file, line, original, mutated } = byId.get(id)!;
    const short = (code: string) => code.replace(/\s+/g, ' ').slice(0, 200);
    appendFileSync(SURVIVORS, `${file}:${line} ${short(original)} → ${short(mutated)}\n`);
  };
  const children = Array.from({ length: processes }, (_, part) => {
    const args = [...process.argv.slice(2), '--part', `${part}/${processes}`];
    const child = fork(import.meta.filename, args, {
      execArgv: ['--always-sparkplug', '--max-semi-space-size=64', ...process.execArgv],
    });
    child.on('message', ([id, isNoticed]: [number, boolean]) => keep(id, isNoticed));
    return new Promise<void>((resolve, reject) =>
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A process ended with ${code}`)))),
    );
  });
  await Promise.all(children);
  judgeThreads(
    mutants.filter((mutant) => isChosen(mutant) && isOfThreads(mutant)),
    keep,
  );

  const share = (of: Mutant[]) => {
    const count = of.filter(({ id }) => noticed.get(id)).length;
    return [`${of.length}`, `${count}`, `${((100 * count) / of.length).toFixed(1)} %`];
  };
  const judged = mutants.filter(isChosen);
  const files = gateFiles().filter((name) => judged.some(({ file }) => file === name));
  const rows = files.map((name) => [name.split('claims/')[1]!, ...share(judged.filter(({ file }) => file === name))]);
  printTable(['file', 'mutants', 'noticed', 'share'], [...rows, ['all', ...share(judged)]]);
  const survivors = [...noticed.values()].filter((isNoticed) => !isNoticed).length;
  console.log(`${survivors} that nothing noticed: ${SURVIVORS}`);
}
