import type { ReportChanges } from '@groundwork/contract/report-changes';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { DocumentFormat } from '@groundwork/contract/reports';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { changedProse } from '../../../test/edits.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { completeReport } from '../../../test/reports.ts';
import { report, reportSource } from './reports.table.ts';

const query = { searchEngine: 'awards', query: 'electrolyte', filters: {} };
const source = (number: number, searchEngine: string, engineLabel: string, id: string, title: string) => ({
  number,
  searchEngine,
  engineLabel,
  id,
  title,
  parties: ['Voltara Energy, Inc.'],
  date: '2021-03-12',
  url: null,
  publisher: 'SBIR.gov',
  licence: 'Public domain',
  retrievedAt: '2026-01-01T00:00:00.000Z',
  isSample: false,
});
const fact = (text: string, number: number, quote: string) => ({
  text,
  citations: [{ source: number, quote }],
  figures: [],
});

/** As the first versions stored it: no language, no kinds and places of parts, no basis of figures, no records kept beside it. */
const stored = (reportId: string, projectId: string) => ({
  reportId,
  reportType: 'commercialization',
  title: 'Solid electrolyte',
  subtitle: 'Commercialization report',
  project: { id: projectId, title: 'Solid electrolyte', description: 'A solid electrolyte.' },
  asOf: '2026-01-01T00:00:00.000Z',
  writer: 'Built-in writer',
  claims: { made: 4, supported: 4, withheld: 0 },
  usesSample: false,
  sections: [
    {
      id: 'funding-landscape',
      title: 'Funding landscape',
      blocks: [
        {
          type: 'paragraph',
          sentences: [
            fact('Voltara Energy received $1.1 million.', 1, 'Award amount: $1,100,000'),
            { text: 'The search found 2 awards on this topic.', citations: [], figures: ['awards:count'] },
          ],
        },
        {
          type: 'list',
          items: [
            [fact('“Dendrites degrade lithium metal batteries”', 1, 'Dendrites degrade lithium metal batteries')],
          ],
        },
        {
          type: 'table',
          caption: 'Patents',
          columns: [{ label: 'Title', unit: 'text' }],
          rows: [{ cells: ['Garnet electrolyte separator'], source: 2 }],
          note: 'Source: the 1 patent found for this topic.',
        },
        {
          type: 'chart',
          kind: 'column',
          title: 'Awards by year',
          xLabel: 'Year',
          yLabel: 'Awards',
          unit: 'count',
          categories: ['2021'],
          series: [{ name: 'Awards', values: [2] }],
          note: 'Source: 2 awards.',
        },
        { type: 'nothing-found', text: 'Nothing was found on trials.' },
      ],
    },
  ],
  figures: [{ id: 'awards:count', label: 'awards on this topic', value: 2, unit: 'count', query }],
  sources: [
    source(1, 'awards', 'Awards', 'a-1', 'Solid electrolyte for lithium metal cells'),
    source(2, 'patents', 'Patents', 'p-1', 'Garnet electrolyte separator'),
  ],
});

let app: TestApp;
let owner: Visitor;
let path: string;

beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
  const projectId = await newProject(owner);
  const id = await completeReport(owner, projectId);
  path = `/reports/commercialization/${id}`;
  const document = stored(id, projectId) as unknown as ReportDocument;
  await app.database.db.update(report).set({ document }).where(eq(report.id, id));
  await app.database.db.delete(reportSource).where(eq(reportSource.reportId, id));
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const read = async (): Promise<ReportDocument> => (await owner.get(path)).body;

test('[GRD-03] a report as the first versions stored it opens with all that it says', async () => {
  const { sections, figures, sources, language, version, claims } = await read();
  const before = stored('', '');
  expect(sections).toEqual(before.sections);
  expect([figures, sources]).toEqual([before.figures, before.sources]);
  expect({ language, version, claims }).toMatchObject({ language: 'en', version: 1, claims: { made: 4, editors: 0 } });
});

test.each(DocumentFormat.options)('[RPT-04] it is exported as %s', async (format) => {
  const answer = await owner.request(`${path}/document?format=${format}`, {});
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.length).toBeGreaterThan(200);
  if (['md', 'bib', 'ris', 'csl'].includes(format))
    expect(new TextDecoder().decode(bytes)).toContain('Solid electrolyte for lithium metal cells');
});

test('[GRD-04] it is compared with the records of today: what lacks the words that it cites, and what has gone, is told', async () => {
  const told = async () => {
    const { sources } = (await owner.get(`${path}/changes`)).body as ReportChanges;
    return sources.map(({ id, kind }) => [id, kind]);
  };
  expect(await told()).toEqual([]);
  const award = sampleRecords().find(({ id }) => id === 'a-1')!;
  await app.index.upsert([{ ...award, amount: 2_300_000, data: { ...award.data, amount: 2_300_000 } }]);
  await app.index.delete([{ engine: 'patents', id: 'p-1' }]);
  expect(await told()).toEqual([
    ['a-1', 'changed'],
    ['p-1', 'removed'],
  ]);
  await app.index.upsert(sampleRecords());
});

test('[RPT-06] it is edited, and the version of before is read and taken up again', async () => {
  const before = await read();
  const prose = [changedProse(before, /1\.1 million/, 'Voltara Energy received $1.1 million in 2021.', true)];
  const edited = await owner.patch(path, { version: 1, prose });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  expect((await read()).version).toBe(2);
  expect((await owner.get(`${path}/versions/1`)).body).toEqual(before);
  expect((await owner.post(`${path}/versions/1/restore`, { current: 2 })).body).toEqual({ ...before, version: 3 });
});
