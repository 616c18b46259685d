import { resolve } from 'node:path';
import type { groundOf } from '../../apps/server/src/evidence/claims/ground.ts';
import type { editJudge } from '../../apps/server/src/evidence/claims/judge-edit.ts';
import type { judgeStatement } from '../../apps/server/src/evidence/claims/judge-statement.ts';
import { citedOf, groundsShown } from '../../apps/server/test/evaluation/grounding.ts';
import { readRecords } from '../../apps/server/test/evaluation/grounding-records.ts';
import { readStatements } from '../../apps/server/test/evaluation/grounding-statements.ts';
import { type Gate, type gateScripts, openGate, openTestFile } from './gate.ts';
import { testFiles } from './instrument.ts';

/** A test, a labelled statement with why it is withheld, or one with what an editor is shown that it rests on. */
export interface Unit {
  /** The test's file. */
  file: string | null;
  text: string;
  /** What processor time it takes unmutated. */
  ms: number;
  /** By the mutants' numbers, which it reaches. */
  reaches: Uint8Array;
  /** Whether it sees what it sees unmutated. */
  isAsBefore: (gate: Gate) => boolean | Promise<boolean>;
}

/** Slower tests, and those over random texts, are left out: they would be most of the time. */
const SLOW_MS = 300;
const claims = (file: string) => resolve('apps/server/src/evidence/claims', file);
const judgeOf = ({ modules }: Gate) =>
  modules[claims('judge-statement.ts')]!['judgeStatement'] as typeof judgeStatement;
const editorOf = ({ modules }: Gate) => modules[claims('judge-edit.ts')]!['editJudge'] as typeof editJudge;
const readerOf = ({ modules }: Gate) => modules[claims('ground.ts')]!['groundOf'] as typeof groundOf;

/** The units, and which mutants are evaluated while the gate is loaded or a labelled statement's record is read. */
export async function readUnits(scripts: ReturnType<typeof gateScripts>, ids: number) {
  let reached = new Uint8Array(ids);
  const loading = reached;
  const covering = openGate(scripts.covering, -1, (...ids) => {
    for (const id of ids) reached[id] = 1;
  });
  const unmutated = openGate(scripts.mutating, -1);
  const units: Unit[] = [];
  const add = async (unit: Pick<Unit, 'file' | 'text' | 'isAsBefore'>, loaded = new Uint8Array(ids)) => {
    reached = new Uint8Array(loaded);
    await unit.isAsBefore(covering);
    const start = process.cpuUsage().user;
    const isAsBefore = await unit.isAsBefore(unmutated);
    const ms = (process.cpuUsage().user - start) / 1000;
    if (!isAsBefore) throw new Error(`Fails without a mutant: ${unit.text}`);
    if (ms < SLOW_MS) units.push({ ...unit, ms, reaches: reached });
  };

  for (const file of testFiles()) {
    const testsOf = await openTestFile(file);
    const loaded = new Uint8Array(ids);
    reached = loaded;
    for (const [i, { text }] of testsOf(covering).entries()) {
      if (text.includes('fast_check')) continue;
      const isAsBefore = (gate: Gate) => passes(() => testsOf(gate)[i]!.run());
      await add({ file, text, isAsBefore }, loaded);
    }
  }

  const statements = readStatements();
  const records = await readRecords(new Set(statements.flatMap(({ keys }) => keys)));
  if (!records) throw new Error('The labelled statements need the published files: set FIXTURES_DIR.');
  const cited = new Map([...records].map(([key, record]) => [key, citedOf(record)]));
  const reading = new Uint8Array(ids);
  reached = reading;
  for (const each of cited.values()) readerOf(covering)(each);
  const shown: Pick<Unit, 'file' | 'text' | 'isAsBefore'>[] = [];
  for (const { text, keys } of statements) {
    const of = keys.map((key) => cited.get(key)!);
    const reasons = (gate: Gate) => judgeOf(gate)(text, of).reasons.join('\n');
    const reasonsBefore = reasons(unmutated);
    await add({ file: null, text, isAsBefore: (gate) => reasons(gate) === reasonsBefore });
    if (reasonsBefore !== '') continue;
    const grounds = (gate: Gate) => groundsShown(editorOf(gate), text, of);
    const groundsBefore = grounds(unmutated);
    shown.push({ file: null, text, isAsBefore: (gate) => grounds(gate) === groundsBefore });
  }
  // They take longer.
  for (const each of shown) await add(each);
  return { units, loading, reading };
}

function passes(run: () => unknown): boolean | Promise<boolean> {
  try {
    const running = run();
    if (!(running instanceof Promise)) return true;
    return running.then(
      () => true,
      () => false,
    );
  } catch {
    return false;
  }
}
