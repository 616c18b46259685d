import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { completeReport } from '../../../test/reports.ts';

let app: TestApp;
let owner: Visitor;
const made = sampleRecords().map((record) => ({ ...record, source: { ...record.source, isSample: true } }));

beforeAll(async () => {
  app = await openTestApp({ records: made, env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

test('[GRD-04] [BKM-05] removed sample data leaves what reports and bookmarks cite to be read, and marks the reports', async () => {
  const made = sampleRecords().map((record) => ({ ...record, source: { ...record.source, isSample: true } }));
  await app.index.upsert(made);
  const projectId = await newProject(owner);
  const path = `/reports/commercialization/${await completeReport(owner, projectId)}`;
  const report = (await owner.get(path)).body;
  const cited = report.sources.filter(({ isSample }: { isSample: boolean }) => isSample);
  const uncited = made.find(
    ({ engine, id }) =>
      !cited.some((source: { searchEngine: string; id: string }) => source.searchEngine === engine && source.id === id),
  )!;
  expect(cited.length).toBeGreaterThan(1);
  await owner.post('/bookmarks', { projectId, items: [{ searchEngine: uncited.engine, itemId: uncited.id }] });
  const reportOf = async () => (await owner.get(`/reports?projectId=${projectId}`)).body.items[0];
  expect((await reportOf()).isStale).toBe(false);

  expect((await owner.delete('/admin/sample-data')).body).toEqual({ deleted: made.length });
  expect((await app.index.stats()).every(({ count, sampleCount }) => count + sampleCount === 0)).toBe(true);
  for (const { searchEngine, id } of [...cited, { searchEngine: uncited.engine, id: uncited.id }])
    expect((await owner.get(`/records/${searchEngine}/${id}`)).body).toMatchObject({
      id,
      withdrawn: { reason: expect.stringContaining('sample data was removed'), isDeleted: true },
    });
  expect((await reportOf()).isStale).toBe(true);
  const { sources } = (await owner.get(`${path}/changes`)).body;
  expect(sources.map(({ kind }: { kind: string }) => kind)).toEqual(sources.map(() => 'withdrawn'));
  expect((await owner.get(path)).body.sections).toEqual(report.sections);
  const { items } = (await owner.get(`/bookmarks?projectId=${projectId}&searchEngine=${uncited.engine}`)).body;
  expect(items).toMatchObject([{ itemId: uncited.id, title: uncited.title, state: 'withdrawn', isSample: true }]);
});
