import { parseArgs } from 'node:util';
import { judgeStatement } from '../../../apps/server/src/evidence/claims/judge-statement.ts';
import {
  citedOf,
  type Judged,
  judgeLabelled,
  keepLines,
  shareWithheld,
} from '../../../apps/server/test/evaluation/grounding.ts';
import { readRecords } from '../../../apps/server/test/evaluation/grounding-records.ts';
import {
  LATER_FILES,
  type LabelledStatement,
  readStatements,
  TRUE_KINDS,
  WRONG_RELATIONS,
  WRONG_VALUES,
} from '../../../apps/server/test/evaluation/grounding-statements.ts';
import { printTable } from '../../measure.ts';
import { evaluateExchanged } from './exchanged.ts';
import { judgedTwice } from './second-look.ts';
import { evaluateTurned } from './turned.ts';

/**
 * `npm run evaluate -- grounding [--judge] [--each] [--keep]`: what the publish gate withholds of labelled statements, by kind and by half.
 * --judge adds columns of all of them, and of what a second look by a model (a stand-in) withholds in addition. --each prints those of the choosing half that it takes wrongly, --of <half> those of another one.
 * --exchanged prints instead how many true ones pass with a value of another place of their record, and with --each which.
 * --turned does the same with one word that says the contrary, or more.
 * --keep writes down which ones it takes wrongly and why it withholds what it withholds, as `labelled.test.ts` expects it to.
 */
export async function evaluateGrounding(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      exchanged: { type: 'boolean', default: false },
      turned: { type: 'boolean', default: false },
      each: { type: 'boolean', default: false },
      judge: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      of: { type: 'string', default: 'choosing' },
    },
  });
  const statements = readStatements();
  const judged = await judgeLabelled(statements);
  if (!judged) {
    console.log('\nThe published files are not at hand: set FIXTURES_DIR.');
    return;
  }
  if (values.exchanged) return evaluateExchanged(statements, values.each);
  if (values.turned) return evaluateTurned(statements, values.each);
  const again = values.judge ? new Map((await judgedTwice(judged)).map((each) => [each.statement, each])) : null;
  const rowsOf = (isTrue: boolean, kinds: readonly string[], all: string) => {
    const of = judged.filter(({ statement }) => statement.isTrue === isTrue && kinds.includes(statement.kind));
    const cells = (each: Judged[]) => [
      ...HALVES.map((half) => cellOf(each.filter(({ statement }) => statement.half === half))),
      ...(again ? [cellOf(each), cellOf(each.map(({ statement }) => again.get(statement)!))] : []),
    ];
    return [
      ...kinds.map((kind) => [kind, ...cells(of.filter(({ statement }) => statement.kind === kind))]),
      [all, ...cells(of)],
    ];
  };
  const head = ['withheld', ...HALVES, ...(again ? ['all', 'all, with a second look'] : [])];
  printTable(head, rowsOf(true, TRUE_KINDS, 'all true ones'));
  console.log();
  printTable(head, rowsOf(false, WRONG_VALUES, 'all wrong values'));
  console.log();
  printTable(head, rowsOf(false, WRONG_RELATIONS, 'all wrong relations'));
  console.log(`\n${statements.length} statements over ${new Set(statements.flatMap(({ keys }) => keys)).size} records`);
  await printSpeed(statements);
  if (values.keep) keepLines(judged);
  if (values.each) printMistakes(judged, values.of);
}

const HALVES = ['choosing', 'judging', ...LATER_FILES] as const;

const cellOf = (judged: Judged[]): string =>
  judged.length === 0
    ? ''
    : `${Math.round(shareWithheld(judged) * judged.length)} of ${judged.length}, ${(shareWithheld(judged) * 100).toFixed(1)} %`;

const ROUNDS = 5;

/** Of processor time, since other work may share the machine; with the records' texts read once, as a report reads them. */
async function printSpeed(statements: LabelledStatement[]): Promise<void> {
  const records = (await readRecords(new Set(statements.flatMap(({ keys }) => keys))))!;
  const cited = new Map([...records].map(([key, record]) => [key, citedOf(record)]));
  const since = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++)
    for (const { text, keys } of statements)
      judgeStatement(
        text,
        keys.map((key) => cited.get(key)!),
      );
  const { user, system } = process.cpuUsage(since);
  const seconds = (user + system) / 1e6;
  console.log(`${Math.round((statements.length * ROUNDS) / seconds)} statements per second of processor time`);
}

function printMistakes(judged: Judged[], half: string): void {
  for (const { statement, judgement } of judged) {
    if (statement.half !== half || judgement.isSupported === statement.isTrue) continue;
    const { kind, isTrue, keys, text } = statement;
    console.log(`${isTrue ? '+' : '-'}${kind} [${keys[0]}] ${text}  →  ${judgement.reasons.join(' | ')}`);
  }
}
