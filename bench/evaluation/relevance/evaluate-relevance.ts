import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  type BoostedTrees,
  logOddsOf,
  probabilityOf,
} from '../../../apps/server/src/catalogue/matching/boosted-trees.ts';
import type { Models } from '../../../apps/server/src/catalogue/matching/judge-records.ts';
import { isWithin } from '../../../apps/server/src/catalogue/matching/matches.ts';
import { proposeTitle } from '../../../apps/server/src/catalogue/matching/propose-title.ts';
import { scopeOf } from '../../../apps/server/src/catalogue/matching/rings.ts';
import { printTable } from '../../measure.ts';
import { openLabelled } from './data-folders.ts';
import { fitModels, isExample } from './fit-models.ts';
import { dataSetOf, type JudgedRow, judgedRows, readIdeas, readTellings } from './judged-rows.ts';

const FOLDS = 5;

/**
 * `npm run evaluate -- relevance [--folder path] [--fit file] [--ideas]`: what projects get, judged by models that were fitted to other
 * projects; --fit writes the models fitted to all of them; --ideas prints what each of the ideas gets that nothing was fitted to.
 */
export async function evaluateRelevance(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { folder: { type: 'string' }, fit: { type: 'string' }, ideas: { type: 'boolean', default: false } },
  });
  const catalogue = await openLabelled('real', values.folder ?? null);
  if (!catalogue) {
    console.error('The published files are not at hand: set FIXTURES_DIR.');
    process.exitCode = 1;
    return;
  }
  try {
    if (values.ideas) return await printIdeas(catalogue);
    const rows: JudgedRow[] = [];
    for await (const some of judgedRows(catalogue, readTellings())) rows.push(...some.filter(isExample));
    if (values.fit) {
      writeFileSync(values.fit, JSON.stringify(fitModels(rows)));
      return;
    }
    printLeftOut(rows);
  } finally {
    await catalogue.close();
  }
}

interface Judged extends JudgedRow {
  related: number;
  onTopic: number;
}

/** Every project, however it is told, is judged by models that were fitted to others. */
function printLeftOut(rows: JudgedRow[]): void {
  const ids = [...new Set(rows.map(({ telling }) => telling.id))].sort();
  const foldOf = new Map(ids.map((id, at) => [id, at % FOLDS]));
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const models = fitModels(rows.filter(({ telling }) => foldOf.get(telling.id) !== fold));
    return rows.filter(({ telling }) => foldOf.get(telling.id) === fold).map((row) => judgedBy(models, row));
  }).flat();
  printTable(
    [
      'told',
      'pairs',
      'order: on topic',
      'related',
      'cosine alone',
      'direct: on topic',
      'related',
      'field: related',
      'recall in field',
      'no fit: direct / field',
    ],
    [...Map.groupBy(judged, ({ telling }) => telling.set)].map(([set, all]) => {
      const some = all.filter(({ grade }) => grade !== null);
      const scope = (row: Judged) => scopeOf({ ...row, isByWords: false });
      const direct = some.filter((row) => scope(row) === 'direct');
      const field = some.filter((row) => ['direct', 'field'].includes(scope(row) ?? ''));
      const share = (of: Judged[], least: number) =>
        (of.filter(({ grade }) => grade! >= least).length / Math.max(1, of.length)).toFixed(3);
      const onTopic = some.filter(({ grade }) => grade === 2).length;
      const noFit = all.filter(({ telling }) => !telling.fits);
      return [
        set,
        String(some.length),
        areaUnder(some, ({ onTopic: value }) => value, 2).toFixed(3),
        areaUnder(some, ({ related }) => related, 1).toFixed(3),
        areaUnder(some, ({ features }) => features[0]!, 2).toFixed(3),
        share(direct, 2),
        share(direct, 1),
        share(field, 1),
        (field.filter(({ grade }) => grade === 2).length / Math.max(1, onTopic)).toFixed(3),
        `${noFit.filter((row) => scope(row) === 'direct').length} / ${noFit.filter((row) => ['direct', 'field'].includes(scope(row) ?? '')).length}`,
      ];
    }),
  );
}

function judgedBy(models: Models, row: JudgedRow): Judged {
  const by = (model: BoostedTrees) =>
    probabilityOf(logOddsOf(model, row.features, 0) + (model.ofDataSet?.[dataSetOf(row)] ?? 0));
  const related = by(models.related);
  return { ...row, related, onTopic: Math.min(related, by(models.onTopic)) };
}

/** The probability that one that has the grade stands before one that hasn't. */
function areaUnder(rows: Judged[], scoreOf: (row: Judged) => number, least: number): number {
  const ordered = rows.toSorted((one, other) => scoreOf(one) - scoreOf(other));
  let [ranks, positive] = [0, 0];
  ordered.forEach(({ grade }, at) => {
    if (grade! < least) return;
    ranks += at + 1;
    positive++;
  });
  return (ranks - (positive * (positive + 1)) / 2) / (positive * (rows.length - positive));
}

async function printIdeas({ encoder, aboutOf }: NonNullable<Awaited<ReturnType<typeof openLabelled>>>): Promise<void> {
  const rows: string[][] = [];
  for (const { id, style, text, title } of readIdeas()) {
    const proposed = await proposeTitle(text, encoder);
    const { matches } = await aboutOf({ title: proposed, description: text });
    const count = (scope: 'direct' | 'field' | 'wide') =>
      String(matches.filter((match) => isWithin(match, scope)).length);
    rows.push([id, style, proposed, title, count('direct'), count('field'), count('wide')]);
  }
  printTable(['idea', 'style', 'proposed title', 'an editor’s', 'direct', 'field', 'wide'], rows);
}
