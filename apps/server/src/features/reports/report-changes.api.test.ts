import type { ReportChanges } from '@groundwork/contract/report-changes';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { nextSecond } from '../../../test/next-second.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { completeReport } from '../../../test/reports.ts';
import { reportSource } from './reports.table.ts';

let app: TestApp;
let owner: Visitor;
let projectId: string;
let path: string;
let document: ReportDocument;

beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
  projectId = await newProject(owner);
  path = `/reports/commercialization/${await completeReport(owner, projectId)}`;
  document = (await owner.get(path)).body;
});
afterEach(() => app.index.upsert(sampleRecords()));
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const award = () => sampleRecords().find(({ id }) => id === 'a-1')!;
const numberOf = (id: string) => document.sources.find((source) => source.id === id)!.number;
const changes = async (): Promise<ReportChanges> => (await owner.get(`${path}/changes`)).body;
const isMarked = async () => (await owner.get(`/reports?projectId=${projectId}`)).body.items[0].isStale;

test('[GRD-04] a report whose records are as they were is not stale', async () => {
  expect(await changes()).toEqual({ isStale: false, sources: [], deletedFiles: [] });
  expect(await isMarked()).toBe(false);
  // Fetched again without a change.
  await app.index.upsert([{ ...award(), source: { ...award().source, retrievedAt: '2026-06-01T00:00:00.000Z' } }]);
  expect((await changes()).isStale).toBe(false);
});

test('[GRD-04] a changed record marks the report, names the statements on it and says what was and what is', async () => {
  const changed = { ...award(), amount: 2_300_000, data: { ...award().data, amount: 2_300_000 } };
  await app.index.upsert([changed]);
  const { isStale, sources } = await changes();
  expect(isStale).toBe(true);
  expect(sources).toHaveLength(1);
  expect(sources[0]).toMatchObject({ number: numberOf('a-1'), searchEngine: 'awards', id: 'a-1', kind: 'changed' });
  expect(sources[0]!.differences).toContainEqual({ label: 'Award amount', before: '$1,100,000', after: '$2,300,000' });
  const affected = sources[0]!.statements.filter((statement) => statement.isAffected);
  expect(affected.map(({ text }) => text).join('\n')).toContain('$1,100,000');
  const others = sources[0]!.statements.filter((statement) => !statement.isAffected);
  expect(others.length).toBeGreaterThan(0);
  for (const { place } of affected)
    expect(document.sections.find(({ id }) => id === place.sectionId)!.blocks[place.block]).toBeDefined();
  expect(await isMarked()).toBe(true);

  await app.index.upsert([award()]);
  expect((await changes()).isStale).toBe(false);
  expect(await isMarked()).toBe(false);
});

test('[GRD-04] cited words that left a record’s text are told with what stands there now', async () => {
  const company = sampleRecords().find(({ id }) => id === 'voltara')!;
  const text = company.text.replace('$4.2 billion', '$6.8 billion');
  await app.index.upsert([{ ...company, text }]);
  const [source] = (await changes()).sources;
  const [difference] = source!.differences;
  expect(difference).toEqual({
    label: null,
    before: expect.stringContaining('$4.2 billion'),
    after: expect.stringContaining('$6.8 billion'),
  });
  const affected = source!.statements.filter(({ isAffected }) => isAffected);
  expect(affected.map((statement) => statement.text).join()).toContain('$4.2 billion');
});

test('[GRD-04] withdrawn and removed records mark all that rests on them; the report stays as it was, and its files say so', async () => {
  const withdrawn = { at: '2026-10-01', reason: 'Retracted by the authors', isDeleted: false };
  await app.index.upsert([{ ...award(), withdrawn }]);
  expect((await changes()).sources).toMatchObject([{ kind: 'withdrawn', reason: 'Retracted by the authors' }]);
  await app.index.upsert([award()]);
  await app.index.markWithdrawn([{ engine: 'awards', id: 'a-1' }], 'No longer listed');
  await app.index.delete([{ engine: 'companies', id: 'voltara' }]);
  const { sources } = await changes();
  expect(Object.fromEntries(sources.map(({ id, kind, reason }) => [id, [kind, reason]]))).toEqual({
    'a-1': ['withdrawn', 'No longer listed'],
    voltara: ['removed', null],
  });
  expect(sources.flatMap(({ statements }) => statements).every(({ isAffected }) => isAffected)).toBe(true);
  expect((await owner.get(path)).body).toEqual(document);

  const file = async (format: string) =>
    new Uint8Array(await (await owner.request(`${path}/document?format=${format}`, {})).arrayBuffer());
  expect(strFromU8(await file('md'))).toMatch(
    /Data as of .+; since then, 2 of the cited records have changed or gone\./,
  );
  expect(strFromU8(unzipSync(await file('docx'))['word/document.xml']!)).toContain(
    'since then, 2 of the cited records',
  );
});

test('[GRD-04] reports from before their records were kept are compared by the words that they cite', async () => {
  await app.database.db.delete(reportSource);
  expect((await changes()).isStale).toBe(false);
  await app.index.upsert([{ ...award(), title: 'Another title', data: { ...award().data, title: 'Another title' } }]);
  const [source] = (await changes()).sources;
  expect(source).toMatchObject({ id: 'a-1', kind: 'changed' });
  expect(source!.differences).toContainEqual({ label: 'Title', before: award().title, after: 'Another title' });
});

test('[ERR-01] what changed in another’s report is as unknown as the report', async () => {
  const other = await app.signedUp();
  const absent = `/reports/commercialization/${crypto.randomUUID()}`;
  for (const each of ['changes', 'versions', 'versions/1', 'withheld'])
    expect((await other.get(`${path}/${each}`)).body).toEqual((await other.get(`${absent}/${each}`)).body);
  expect((await other.get(`${path}/changes`)).status).toBe(404);
});

test('[RPT-05] the list says how many records the data sets have gained since the report’s data', async () => {
  const since = async () => (await owner.get(`/reports?projectId=${projectId}`)).body.items[0].addedSince;
  const before = await since();
  const held = (await app.index.stats()).reduce((sum, { count }) => sum + count, 0);
  // Records that were there when the report was written are no gain.
  expect(before).toBeLessThan(held);
  // Records that came within the second of the report's data are in the report.
  await nextSecond();
  await app.index.upsert(['gained-1', 'gained-2'].map((id) => ({ ...award(), id })));
  expect((await since()) - before).toBe(2);
});
