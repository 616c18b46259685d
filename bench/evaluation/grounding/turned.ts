import { judgeStatement } from '../../../apps/server/src/evidence/claims/judge-statement.ts';
import { citedOf } from '../../../apps/server/test/evaluation/grounding.ts';
import { readRecords } from '../../../apps/server/test/evaluation/grounding-records.ts';
import type { LabelledStatement } from '../../../apps/server/test/evaluation/grounding-statements.ts';
import { printTable } from '../../measure.ts';

/** What makes a true sentence say something else. The first place is taken. */
const TURNS: [name: string, words: RegExp, turned: string][] = [
  ['denied', /\b(is|are|was|were|can|could|will|has|have|may|must)\b(?! not)/, '$1 not'],
  ['not denied', /\b(is|are|was|were|can|could|will|has|have|may|must) not\b/, '$1'],
  ['with, without', /\bwith\b/, 'without'],
  ['after, before', /\bafter\b/, 'before'],
  ['before, after', /\bbefore\b/, 'after'],
  ['more, less than', /\bmore than\b/, 'less than'],
  ['less, more than', /\bless than\b/, 'more than'],
  ['at least, at most', /\bat least\b/, 'at most'],
  ['at most, at least', /\bat most\b/, 'at least'],
  ['some of them, all', /\b(?:some|many|several|most)\b/i, 'all'],
  ['often, always', /\b(?:often|usually|sometimes)\b/, 'always'],
  ['one of them, the only one', /\bone of the\b|\bamong the\b/, 'the only'],
  ['planned, done', /\b(?:is|are) to be\b|\bwill be\b/, 'has been'],
  ['may, will', /\b(?:may|might|could)\b/, 'will'],
  ['Phase II, Phase I', /\bPhase II\b/, 'Phase I'],
  ['Phase I, Phase II', /\bPhase I\b/, 'Phase II'],
];

const CONTRARIES =
  `increased decreased|higher lower|larger smaller|longer shorter|faster slower|early late|open closed|positive negative|primary secondary
prospective retrospective|observational interventional|able unable|known unknown|expected unexpected|available unavailable|internal external
single multiple|included excluded|easy difficult|strong weak|safe unsafe|complete incomplete|direct indirect|better worse|maximum minimum
public private|active inactive|excellent poor|rising falling|accepted rejected|cheap expensive|common rare|domestic foreign|dry wet`
    .split(/[|\n]/)
    .flatMap((pair): [string, string][] => {
      const [one, other] = pair.split(' ') as [string, string];
      return [
        [one, other],
        [other, one],
      ];
    });

/**
 * True statements that pass, each with one word turned so that it says something else. Some of them stay true and some read as nobody
 * would write them: the share that passes is a bound to compare changes by.
 */
export async function evaluateTurned(statements: LabelledStatement[], isEach: boolean): Promise<void> {
  const plain = statements.filter(({ isTrue, keys, text }) => isTrue && keys.length === 1 && !/["“]/.test(text));
  const records = (await readRecords(new Set(plain.flatMap(({ keys }) => keys))))!;
  const tally = new Map<string, { passed: number; all: number }>();
  for (const { text, keys } of plain) {
    const cited = citedOf(records.get(keys[0]!)!);
    if (!judgeStatement(text, [cited]).isSupported) continue;
    for (const [name, made] of turnedOf(text)) {
      const { isSupported } = judgeStatement(made, [cited]);
      const known = tally.get(name) ?? { passed: 0, all: 0 };
      tally.set(name, { passed: known.passed + (isSupported ? 1 : 0), all: known.all + 1 });
      if (isSupported && isEach) console.log(`${name} [${keys[0]}] ${made}`);
    }
  }
  printTable(
    ['turned', 'withheld'],
    [...tally].map(([name, { passed, all }]) => [name, `${all - passed} of ${all}`]),
  );
}

function turnedOf(text: string): [name: string, made: string][] {
  return [
    ...TURNS.map(([name, words, turned]): [string, string] => [name, text.replace(words, turned)]),
    ...CONTRARIES.map(([one, other]): [string, string] => [
      'contraries',
      text.replace(new RegExp(`\\b${one}\\b`), other),
    ]),
  ].filter(([, made]) => made !== text);
}
