import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gradesByProject, readProjects } from '../../../test/evaluation/relevance-labels.ts';
import { judgedIn, type Outcome, outcomeOf, summaryOf } from '../../../test/evaluation/relevance-measures.ts';
import { fixturesDir } from '../../../test/fixtures-dir.ts';
import { aboutOf } from '../../../test/subject.ts';
import { openEncoder } from '../encoder/open-encoder.ts';
import { importFiles } from '../import/import-files.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { openCatalogue } from '../open-catalogue.ts';
import { comparer } from './compare.ts';

/**
 * What people get: the labelled projects of bench/evaluation/relevance over all published records, by words alone. With vectors,
 * and with projects left out, `npm run evaluate -- relevance` measures it; this holds what was reached.
 */
describe.skipIf(!fixturesDir)('labelled projects over published records', () => {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const outcomes = new Map<string, Outcome>();
  let known = { asked: 0, byWords: 0, cited: 0, others: 0 };
  beforeAll(async () => {
    const index = await openCatalogue(folder, { readers: 1 });
    const { signal } = new AbortController();
    await importFiles({ index, locations: [`${fixturesDir}/data`], engine: null, source: null, signal });
    const grades = gradesByProject();
    for (const project of readProjects().filter(({ data }) => data === 'real')) {
      const found = await judgedIn(index, await aboutOf(index, project));
      outcomes.set(project.id, outcomeOf(project, grades.get(project.id) ?? new Map(), found));
    }
    known = await citedOfKnown(index);
    await index.close();
  }, 240_000);
  const inField = (wanted: string) =>
    new Set(readProjects().flatMap(({ id, field }) => (field === wanted ? [id] : [])));
  const [brief, unseen] = [inField('one sentence'), inField('never fitted to')];
  const summary = (isWanted: (id: string) => boolean) =>
    summaryOf([...outcomes].flatMap(([id, outcome]) => (isWanted(id) ? [outcome] : [])));

  test('[REL-02] what would be cited is about the project, and most of what is about it is found', () => {
    const described = summary((id) => !brief.has(id) && !unseen.has(id));
    expect(described.related).toBeGreaterThan(0.92);
    expect(described.onTopic).toBeGreaterThan(0.7);
    expect(described.citedRecall).toBeGreaterThan(0.47);
    expect(described.listedRecall).toBeGreaterThan(0.76);
    const inOneSentence = summary((id) => brief.has(id));
    expect(inOneSentence.related).toBeGreaterThan(0.77);
    expect(inOneSentence.listedRecall).toBeGreaterThan(0.65);
    const neverFittedTo = summary((id) => unseen.has(id));
    expect(neverFittedTo.related).toBeGreaterThan(0.85);
    expect(neverFittedTo.onTopic).toBeGreaterThan(0.34);
    expect(neverFittedTo.citedRecall).toBeGreaterThan(0.2);
  });

  test('[REL-02] best matches are about the project: what may be related is not shown as one', () => {
    const described = summary((id) => !brief.has(id) && !unseen.has(id));
    expect(described.shownRelated).toBeGreaterThan(0.89);
    expect(described.shownOnTopic).toBeGreaterThan(0.6);
  });

  test('[REL-02] told in a sentence of one’s own, a project is found the record that it is known to be about', () => {
    expect(known.asked).toBeGreaterThan(12);
    expect(known.cited).toBeGreaterThanOrEqual(known.asked / 3);
    expect(known.cited).toBeGreaterThan(2 * known.byWords);
    // And not by citing everything.
    expect(known.others).toBeLessThan(6 * known.asked);
  });

  test('[REL-03] for projects that nothing fits nothing is cited, whatever words they share with records', () => {
    const { noFit, noFitCited } = summary(() => true);
    expect(noFit).toBeGreaterThan(12);
    expect(noFitCited).toBe(0);
  });
});

/** Descriptions that were each written to one record, some of bench/evaluation/relevance/known.tsv: which have theirs cited. */
async function citedOfKnown(index: CatalogueIndex) {
  const file = new URL('../../../../../bench/evaluation/relevance/known.tsv', import.meta.url);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const encoder = openEncoder();
  const compare = comparer({ index, encoder }, (error) => {
    throw error;
  });
  const counts = { asked: 0, byWords: 0, cited: 0, others: 0 };
  for (const line of lines.filter((_, at) => at % 10 === 0)) {
    const [, key, description] = line.split('\t') as [string, string, string];
    const told = { title: description, description };
    const citedBy = async (by: typeof compare | null) =>
      Object.values((await judgedIn(index, await aboutOf(index, told, undefined, by))).cited).flat();
    const cited = await citedBy(compare);
    counts.asked++;
    if ((await citedBy(null)).includes(key)) counts.byWords++;
    if (cited.includes(key)) counts.cited++;
    counts.others += cited.filter((each) => each !== key).length;
  }
  await encoder.close();
  return counts;
}
