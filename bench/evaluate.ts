import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isCollection, readCollection } from '../apps/server/test/evaluation/collection.ts';
import { mean } from '../apps/server/test/evaluation/metrics.ts';
import { fixturesDir } from '../apps/server/test/fixtures-dir.ts';
import { crossValidate } from './evaluation/cross-validation.ts';
import { gain, judge, MODES, type Mode, percent, row } from './evaluation/judge.ts';
import { judgeStress } from './evaluation/stress.ts';
import { type Answers, answersOf } from './evaluation/systems.ts';
import { printTable } from './measure.ts';

/**
 * `npm run evaluate -- [folder …] [--folder path] [--mode keyword,semantic,hybrid] [--json]`: how good search is on test
 * collections in BEIR's layout. Without a folder: on those of FIXTURES_DIR/ir, with cross-validation and harder cases.
 * `npm run evaluate -- relevance`: what projects get (`evaluation/relevance/evaluate-relevance.ts`).
 * `npm run evaluate -- axes <file>`: fits which words of a description tell of a technology, and which of a use.
 * `npm run evaluate -- names <file>`: fits which words of a description are names, which are not proposed to be sent.
 * `npm run evaluate -- asides <file>`: fits which words the idea is not about (what it replaces, plain business): not proposed either.
 * `npm run evaluate -- statements <file>`: fits which clauses of a description say what the thing is and does.
 * `npm run evaluate -- nearness <file> [folder]`: fits when a record comes near to what an idea says.
 * `npm run evaluate -- words <file> [folder]`: how many of ten thousand published records hold each ordinary word.
 * `npm run evaluate -- reading [--each]`: what records are read into (`evaluation/reading/evaluate-reading.ts`).
 * `npm run evaluate -- boundaries <file>`, `-- notes <file>`: fits where sentences begin, and of what kind they are.
 * `npm run evaluate -- reports`: what reports on real records hold (`evaluation/reports/evaluate-reports.ts`).
 * `npm run evaluate -- model [--of 40]`: how good a language model is at each step (`evaluation/model/evaluate-model.ts`).
 * `npm run evaluate -- grounding`: what the check of prose notices (`evaluation/grounding/evaluate-grounding.ts`).
 * `npm run evaluate -- tables [--files first|second|third|fourth] [--seed 1]`: whether files go in that were saved again (`evaluation/tables/evaluate-tables.ts`).
 */
const OTHERS: Record<string, () => Promise<(words: string[]) => Promise<void>>> = {
  model: async () => (await import('./evaluation/model/evaluate-model.ts')).evaluateModel,
  grounding: async () => (await import('./evaluation/grounding/evaluate-grounding.ts')).evaluateGrounding,
  reports: async () => (await import('./evaluation/reports/evaluate-reports.ts')).evaluateReports,
  axes: async () => (await import('./evaluation/relevance/fit-axes.ts')).fitAxes,
  reading: async () => (await import('./evaluation/reading/evaluate-reading.ts')).evaluateReading,
  boundaries: async () => (await import('./evaluation/reading/fit-boundaries.ts')).fitBoundaries,
  notes: async () => (await import('./evaluation/reading/fit-notes.ts')).fitNotes,
  relevance: async () => (await import('./evaluation/relevance/evaluate-relevance.ts')).evaluateRelevance,
  tables: async () => (await import('./evaluation/tables/evaluate-tables.ts')).evaluateTables,
  words: async () => (await import('./evaluation/relevance/fit-words.ts')).fitWords,
  asides: async () => (await import('./evaluation/relevance/fit-asides.ts')).fitAsides,
  nearness: async () => (await import('./evaluation/relevance/fit-nearness.ts')).fitNearness,
  statements: async () => (await import('./evaluation/relevance/fit-statements.ts')).fitStatements,
  names: async () => (await import('./evaluation/relevance/fit-names.ts')).fitNames,
};
const other = OTHERS[process.argv[2] ?? ''];
if (other) {
  await (await other())(process.argv.slice(3));
  process.exit();
}
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', multiple: true, default: [] },
    mode: { type: 'string', default: MODES.join(',') },
    json: { type: 'boolean', default: false },
  },
});
const modes = MODES.filter((mode) => values.mode.split(',').includes(mode));
const given = [...positionals, ...values.folder];
const folders = (given.length > 0 ? given : fixturesDir ? [join(fixturesDir, 'ir')] : []).flatMap(collectionsIn);
if (folders.length === 0 || modes.length === 0) {
  console.error(
    'Nothing to evaluate: name a folder with corpus.jsonl, queries.jsonl and qrels/test.tsv, or set FIXTURES_DIR.',
  );
  process.exitCode = 1;
} else await evaluate();

/** The folder itself, or the collections in it. */
function collectionsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  if (isCollection(folder)) return [folder];
  const inside = readdirSync(folder).map((name) => join(folder, name));
  return inside.filter(isCollection).sort();
}

async function evaluate(): Promise<void> {
  const all: Answers[] = [];
  for (const folder of folders) all.push(await answersOf(readCollection(folder)));
  if (values.json) {
    const results = Object.fromEntries(all.map((answers) => [answers.collection.name, summary(answers, modes)]));
    console.log(JSON.stringify(all.length === 1 ? Object.values(results)[0] : results));
    return;
  }
  for (const answers of all) printCollection(answers);
  if (all.length > 1) printMean(all);
  if (given.length > 0) return;
  crossValidate(all);
  await judgeStress(all.map(({ collection }) => collection));
}

function summary(answers: Answers, of: readonly Mode[]) {
  const judged = (rankings: number[][]) => {
    const { ndcg10, recall100 } = judge(answers, rankings);
    return { ndcg10: mean(ndcg10), recall100: mean(recall100), queries: ndcg10.length };
  };
  return {
    reference: judged(answers.reference),
    ...Object.fromEntries(of.map((mode) => [mode, judged(answers[mode])])),
  };
}

function printCollection(answers: Answers): void {
  const { name, documents, queries } = answers.collection;
  const reference = judge(answers, answers.reference);
  console.log(`\n${name}: ${documents.length} documents, ${queries.length} queries\n`);
  printTable(
    ['system', 'nDCG@10', 'gain', 'p', 'recall@100', 'gain'],
    [
      row('reference BM25', reference, reference),
      ...modes.map((mode) => row(mode, judge(answers, answers[mode]), reference)),
    ],
  );
}

/** Gains of the collections' means, each collection counted once, and of the collections themselves. */
function printMean(all: Answers[]): void {
  const references = all.map((answers) => judge(answers, answers.reference));
  const meanOf = (judged: { ndcg10: number[]; recall100: number[] }[], key: 'ndcg10' | 'recall100') =>
    mean(judged.map((each) => mean(each[key])));
  console.log(`\nMean of ${all.length} collections\n`);
  printTable(
    ['system', 'nDCG@10', 'gain', 'smallest gain', 'recall@100', 'gain'],
    [
      [
        'reference BM25',
        meanOf(references, 'ndcg10').toFixed(3),
        '',
        '',
        meanOf(references, 'recall100').toFixed(3),
        '',
      ],
      ...modes.map((mode) => {
        const judged = all.map((answers) => judge(answers, answers[mode]));
        const gains = judged.map(({ ndcg10 }, i) => gain(ndcg10, references[i]!.ndcg10));
        const [quality, found] = [meanOf(judged, 'ndcg10'), meanOf(judged, 'recall100')];
        return [
          mode,
          quality.toFixed(3),
          percent(quality / meanOf(references, 'ndcg10') - 1),
          percent(Math.min(...gains)),
          found.toFixed(3),
          percent(found / meanOf(references, 'recall100') - 1),
        ];
      }),
    ],
  );
}
