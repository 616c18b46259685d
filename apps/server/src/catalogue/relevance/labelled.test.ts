import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gradesByProject, readProjects } from '../../../test/evaluation/relevance-labels.ts';
import { judgedIn, type Outcome, outcomeOf, summaryOf } from '../../../test/evaluation/relevance-measures.ts';
import { fixturesDir } from '../../../test/fixtures-dir.ts';
import { aboutOf } from '../../../test/subject.ts';
import { importFiles } from '../import/import-files.ts';
import { openCatalogue } from '../open-catalogue.ts';

/**
 * What people get: the labelled projects of bench/evaluation/relevance over all published records, by words alone. With vectors,
 * and with projects left out, `npm run evaluate -- relevance` measures it; this holds what was reached.
 */
describe.skipIf(!fixturesDir)('labelled projects over published records', () => {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const outcomes = new Map<string, Outcome>();
  beforeAll(async () => {
    const index = await openCatalogue(folder, { readers: 1 });
    const { signal } = new AbortController();
    await importFiles({ index, locations: [`${fixturesDir}/data`], engine: null, source: null, signal });
    const grades = gradesByProject();
    for (const project of readProjects().filter(({ data }) => data === 'real')) {
      const found = await judgedIn(index, await aboutOf(index, project));
      outcomes.set(project.id, outcomeOf(project, grades.get(project.id) ?? new Map(), found));
    }
    await index.close();
  }, 240_000);
  const inField = (wanted: string) =>
    new Set(readProjects().flatMap(({ id, field }) => (field === wanted ? [id] : [])));
  const [brief, unseen] = [inField('one sentence'), inField('never fitted to')];
  const summary = (isWanted: (id: string) => boolean) =>
    summaryOf([...outcomes].flatMap(([id, outcome]) => (isWanted(id) ? [outcome] : [])));

  test('[REL-02] what would be cited is about the project, and most of what is about it is found', () => {
    const described = summary((id) => !brief.has(id) && !unseen.has(id));
    expect(described.related).toBeGreaterThan(0.88);
    expect(described.onTopic).toBeGreaterThan(0.65);
    expect(described.citedRecall).toBeGreaterThan(0.5);
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

  test('[REL-03] for projects that nothing fits nothing is cited, whatever words they share with records', () => {
    const { noFit, noFitCited } = summary(() => true);
    expect(noFit).toBeGreaterThan(12);
    expect(noFitCited).toBe(0);
  });
});
