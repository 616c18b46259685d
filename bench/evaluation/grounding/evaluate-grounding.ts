import { parseArgs } from 'node:util';
import { checkProse } from '../../../apps/server/src/evidence/prose/check-prose.ts';
import {
  checkLabelled,
  isBorrowed,
  type Judged,
  shareFlagged,
} from '../../../apps/server/test/evaluation/grounding.ts';
import {
  LATER_FILES,
  readStatements,
  TRUE_KINDS,
  WRONG_RELATIONS,
  WRONG_VALUES,
} from '../../../apps/server/test/evaluation/grounding-statements.ts';
import { printTable } from '../../measure.ts';

/**
 * `npm run evaluate -- grounding [--each]`: of labelled statements over published records, how many true ones the check of an
 * editor's and a model's own words flags, and how many with wrong values and quotations it notices. Wrong relations are not
 * its business: they are counted to see what a second look has to find. --each prints what it takes wrongly.
 */
export async function evaluateGrounding(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { each: { type: 'boolean', default: false } } });
  const statements = readStatements();
  const judged = await checkLabelled(statements);
  if (!judged) {
    console.log('\nThe published files are not at hand: set FIXTURES_DIR.');
    return;
  }
  const of = (isTrue: boolean, kinds: readonly string[]) =>
    judged.filter(({ statement }) => statement.isTrue === isTrue && kinds.includes(statement.kind));
  const rows = (isTrue: boolean, kinds: readonly string[], all: string) => [
    ...kinds.map((kind) => [kind, cellOf(of(isTrue, [kind]))]),
    [all, cellOf(of(isTrue, kinds))],
  ];
  printTable(['flagged', 'statements'], rows(true, TRUE_KINDS, 'all true ones'));
  console.log();
  printTable(['noticed', 'statements'], rows(false, WRONG_VALUES, 'all wrong values'));
  const [borrowed, foreign] = [isBorrowed, (each: Judged) => !isBorrowed(each)].map((is) =>
    of(false, WRONG_VALUES).filter(is),
  );
  console.log();
  printTable(
    ['noticed', 'statements'],
    [
      ['values that stand nowhere in the record', cellOf(foreign!)],
      ['values that stand elsewhere in the record', cellOf(borrowed!)],
    ],
  );
  console.log();
  printTable(['noticed', 'statements'], rows(false, WRONG_RELATIONS, 'all wrong relations'));
  console.log();
  printTable(
    ['half', 'true ones flagged', 'wrong values noticed'],
    ['choosing', 'judging', ...LATER_FILES].map((half) => {
      const inHalf = ({ statement }: Judged) => statement.half === half;
      return [half, cellOf(of(true, TRUE_KINDS).filter(inHalf)), cellOf(of(false, WRONG_VALUES).filter(inHalf))];
    }),
  );
  console.log(`\n${statements.length} statements over ${new Set(statements.flatMap(({ keys }) => keys)).size} records`);
  printSpeed(judged);
  if (values.each) printMistakes(judged);
}

const cellOf = (judged: readonly Judged[]): string =>
  judged.length === 0
    ? ''
    : `${Math.round(shareFlagged(judged) * judged.length)} of ${judged.length}, ${(shareFlagged(judged) * 100).toFixed(1)} %`;

const ROUNDS = 5;

/** Of processor time, since other work may share the machine; with the records' texts read once, as a report reads them. */
function printSpeed(judged: readonly Judged[]): void {
  const since = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++)
    for (const { statement, cited } of judged) checkProse(statement.text, cited);
  const { user, system } = process.cpuUsage(since);
  console.log(
    `${Math.round((judged.length * ROUNDS * 1e6) / (user + system))} statements per second of processor time`,
  );
}

function printMistakes(judged: readonly Judged[]): void {
  for (const { statement, lacks } of judged) {
    const isWrongValue = (WRONG_VALUES as readonly string[]).includes(statement.kind);
    if (statement.isTrue ? lacks.length === 0 : !isWrongValue || lacks.length > 0) continue;
    const said = lacks.map(({ kind, text }) => `${kind}: ${text}`).join(' | ');
    console.log(
      `${statement.isTrue ? '+' : '-'}${statement.kind} [${statement.keys[0]}] ${statement.text}  →  ${said}`,
    );
  }
}
