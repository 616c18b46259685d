import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutNotes } from '../../../test/read-notes.ts';
import { aRecord } from '../../../test/records.ts';
import { aboutOf } from '../../../test/subject.ts';
import { engineDeclaration, engineDeclarations } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { openSqliteIndex } from '../../catalogue/index/sqlite/sqlite-index.ts';
import { type Evidence, findSeries } from '../evidence.ts';
import { NOT_HELD } from '../idea/hold-idea.ts';
import { publishSection } from '../statements/publish.ts';
import { builtinWriter } from '../writer/builtin/builtin-writer.ts';
import { gatherEvidence } from './gather.ts';

/** Awards were imported of 1999 and of 2017 to 2019: nothing is known of the years between. */
const YEARS = [1999, 2017, 2018, 2019];
const project = {
  id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
  title: 'Garnet electrolyte for lithium batteries',
  description: 'A garnet electrolyte for lithium metal batteries.',
  persona: 'tech_developer' as const,
};

let index: CatalogueIndex;
let evidence: Evidence;

beforeAll(async () => {
  index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
  const award = (id: string, year: number, title: string) =>
    aRecord('awards', id, {
      title,
      text: `${title}. `.repeat(4),
      date: String(year),
      facets: { year: [String(year)] },
    });
  await index.upsert([award('stray', 2022, 'A stove that cleans itself')]);
  await index.upsert(
    YEARS.flatMap((year) => [
      ...Array.from({ length: 20 }, (_, at) => award(`other-${year}-${at}`, year, `A stove that burns clean ${at}`)),
      // Nothing on topic in 2018: a true zero.
      ...(year === 2018
        ? []
        : [1, 2, 3].map((at) =>
            award(`own-${year}-${at}`, year, `Garnet electrolyte for lithium metal batteries ${at}`),
          )),
    ]),
  );
  evidence = await gatherEvidence({
    ...withoutNotes,
    idea: NOT_HELD,
    index,
    engineOf: engineDeclaration,
    project,
    about: await aboutOf(index, project),
  });
});
afterAll(() => index.close());

test('[RPT-14] a year that the data set doesn’t cover is left open, and a quiet year that it covers is zero', () => {
  expect(evidence.totals.awards).toBe(9);
  const { rows } = findSeries(evidence, 'awards-by-year');
  expect(rows.map(({ key, count }) => [key, count])).toEqual([
    ['2017', 3],
    ['2018', 0],
    ['2019', 3],
  ]);
  expect(evidence.coverage?.awards).toEqual({ from: 1999, to: 2019, gaps: [{ from: 2000, to: 2016 }] });
});

test('[RPT-14] no chart shows the gap, and its note names it', async () => {
  const draft = await builtinWriter.write('funding-landscape', evidence);
  const { section, report } = publishSection(draft, evidence);
  expect(report.withheld).toEqual([]);
  const chart = section.blocks.find((block) => block.type === 'chart' && block.xLabel === 'Year');
  expect(chart).toMatchObject({
    categories: ['2017', '2018', '2019'],
    note: expect.stringContaining('left blank: 2000 to 2016 (awards)'),
  });
});

test('[READ-03] a reader is told which few years nearly all records are of, and how little there is after them', async () => {
  const { section, report } = publishSection(await builtinWriter.write('executive-summary', evidence), evidence);
  expect(report.withheld).toEqual([]);
  const told = JSON.stringify(section.blocks);
  expect(told).toContain('What has changed since is hardly on record here: the data sets hold 1 award after 2019.');
  expect(told).toContain(
    '89 of the 90 awards that the data sets hold are of 1999, 2017, 2018 and 2019: of the years between, hardly anything was compared.',
  );
});
