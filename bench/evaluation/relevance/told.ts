import { readFileSync } from 'node:fs';
import { titleOf } from '../../../apps/server/src/features/projects/rewrite/title-of.ts';
import { type Project, readProjects } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import {
  type Found,
  type Grades,
  judgedIn,
  type Outcome,
  outcomeOf,
  summaryOf,
} from '../../../apps/server/test/evaluation/relevance-measures.ts';
import { printTable } from '../../measure.ts';
import type { LabelledCatalogue } from './data-folders.ts';

const linesOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

/** As whoever types it gets it: the title is the one that is proposed. */
async function foundFor({ index, aboutOf }: LabelledCatalogue, description: string): Promise<Found> {
  return judgedIn(index, await aboutOf({ title: titleOf(description), description }));
}

/**
 * What people get who put a project in words of their own: the labelled projects retold by others, other projects whose cited records
 * were read one by one, and projects that one record is known to be about. Weights and rules are as shipped; "unseen" tellings, and what
 * is known of records, were not looked at while rules were chosen.
 */
export async function printTold(catalogue: LabelledCatalogue, gradesOf: (project: Project) => Grades): Promise<void> {
  const projects = new Map(readProjects().map((project) => [project.id, project]));
  const bySet = new Map<string, Outcome[]>();
  for (const [id, set, telling] of linesOf('tellings.tsv') as [string, string, string][]) {
    const project = projects.get(id)!;
    const outcome = outcomeOf(project, gradesOf(project), await foundFor(catalogue, telling));
    bySet.set(set, [...(bySet.get(set) ?? []), outcome]);
  }
  console.log('\nreal: labelled projects, told by others in a sentence or two\n');
  printTable(
    [
      'tellings',
      'cited',
      'related or on topic',
      'on topic',
      'recall cited',
      'recall listed',
      'something on topic cited',
      'no fit, yet cited',
    ],
    [...bySet].map(([set, outcomes]) => {
      const { cited, related, onTopic, citedRecall, listedRecall, noFitCited, noFit } = summaryOf(outcomes);
      const some = outcomes.filter(({ allOnTopic }) => allOnTopic > 0);
      const met = some.filter(({ citedOnTopic }) => citedOnTopic > 0).length;
      const shares = [related, onTopic, citedRecall, listedRecall, met / some.length].map((share) => share.toFixed(3));
      return [`${outcomes.length} ${set}`, String(cited), ...shares, `${noFitCited} of ${noFit}`];
    }),
  );
  await printOthers(catalogue);
  await printKnown(catalogue);
}

async function printOthers(catalogue: LabelledCatalogue): Promise<void> {
  const grades = new Map<string, Map<string, number>>();
  for (const [id, key, grade] of linesOf('others-judged.tsv') as [string, string, string][])
    grades.set(id, (grades.get(id) ?? new Map()).set(key, Number(grade)));
  const others = linesOf('others.tsv') as [string, string][];
  const outcomes: Outcome[] = [];
  for (const [id, description] of others)
    outcomes.push(outcomeOf({ fits: true }, grades.get(id) ?? new Map(), await foundFor(catalogue, description)));
  const { cited, unjudged, related, onTopic } = summaryOf(outcomes);
  const silent = outcomes.filter((outcome) => outcome.cited === 0).length;
  console.log(
    `\nreal: ${others.length} other projects, of which the records hold little: ${cited} cited (${unjudged} never judged), ${related.toFixed(3)} related or on topic, ${onTopic.toFixed(3)} on topic; ${silent} cite nothing`,
  );
}

async function printKnown(catalogue: LabelledCatalogue): Promise<void> {
  const known = linesOf('known.tsv') as [string, string, string][];
  const counts = { cited: 0, listed: 0, shown: 0 };
  for (const [, key, description] of known) {
    const found = await foundFor(catalogue, description);
    for (const name of ['cited', 'listed', 'shown'] as const)
      if (Object.values(found[name]).some((keys) => keys.includes(key))) counts[name]++;
  }
  console.log(
    `real: ${known.length} projects that one record is known to be about: cited ${counts.cited}, on the dashboard ${counts.shown}, listed ${counts.listed}`,
  );
}
