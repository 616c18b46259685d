import type { ReportDocument } from '@groundwork/contract/report-document';
import type { ReportVersion } from '@groundwork/contract/report-editing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { changedProse, findSentence } from '../../../test/edits.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { completeReport, untilComplete } from '../../../test/reports.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { run } from './generate-report.worker.ts';
import { generateReportJob } from './reports.jobs.ts';
import { report } from './reports.table.ts';

let app: TestApp;
let owner: Visitor;
let projectId: string;
let path: string;
let document: ReportDocument;

beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
  projectId = await newProject(owner);
});
beforeEach(async () => {
  path = `/reports/commercialization/${await completeReport(owner, projectId)}`;
  document = (await owner.get(path)).body;
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const save = (prose: object[], { by = owner, version = 1 } = {}) => by.patch(path, { version, prose });
test('[RPT-06] every edit is a version; earlier ones are read, and taken up again', async () => {
  const { text } = findSentence(document, /\$4\.2 billion/);
  await save([changedProse(document, /\$4\.2 billion/, text.replace('4.2', '9.9'), true)]);
  const versions = async (): Promise<ReportVersion[]> => (await owner.get(`${path}/versions`)).body.items;
  expect(await versions()).toMatchObject([
    { version: 2, kind: 'edited', by: 'Ada Example', isCurrent: true },
    { version: 1, kind: 'written', by: null, isCurrent: false },
  ]);
  expect((await owner.get(`${path}/versions/1`)).body).toEqual(document);
  expect((await owner.get(`${path}/versions/2`)).body.claims.editors).toBe(1);
  expect((await owner.get(`${path}/versions/3`)).status).toBe(404);
  const restored = await owner.post(`${path}/versions/1/restore`, { current: 2 });
  expect(restored.body).toEqual({ ...document, version: 3 });
  expect((await versions()).map(({ version, kind }) => [version, kind])).toEqual([
    [3, 'restored'],
    [2, 'edited'],
    [1, 'written'],
  ]);
  expect((await owner.post(`${path}/versions/1/restore`, { current: 2 })).body).toMatchObject({ code: 'CONFLICT' });
});

test('[RPT-06] written anew, a report keeps the version that was edited, reads the project of today and counts once', async () => {
  const { text } = findSentence(document, /\$4\.2 billion/);
  await save([changedProse(document, /\$4\.2 billion/, text.replace('4.2', '9.9'), true)]);
  const used = async () => (await owner.get('/permissions/reports')).body;
  const before = await used();
  const answer = await owner.post(`${path}/regenerate`);
  expect(answer).toMatchObject({ status: 202, body: { status: 'queued', hasDocument: true } });
  expect((await owner.post(`${path}/regenerate`)).status).toBe(409);
  expect((await owner.get(path)).status).toBe(200);
  await untilComplete(owner, path.split('/').at(-1)!);
  expect((await owner.get(path)).body).toEqual({ ...document, version: 3 });
  expect((await owner.get(`${path}/versions/2`)).body.claims.editors).toBe(1);
  expect((await owner.get(`${path}/changes`)).body.isStale).toBe(false);
  expect(await used()).toEqual(before);
});

test('[RPT-07] of two who edit at once, the second is told, and nothing of the first is lost', async () => {
  const { text } = findSentence(document, /\$4\.2 billion/);
  const edits = ['$5.5 billion', '$6.6 billion'].map((amount) =>
    save([changedProse(document, /\$4\.2 billion/, text.replace('$4.2 billion', amount), true)]),
  );
  const answers = await Promise.all(edits);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('has since been changed'),
  });
  const stored = (await owner.get(path)).body;
  expect(stored).toEqual(answers.find(({ status }) => status === 200)!.body);
});

test('[GRD-08] what was withheld is listed with the reasons of each', async () => {
  expect((await owner.get(`${path}/withheld`)).body).toEqual({ items: [] });
  const deps = dependenciesOf(app.server.jobs, generateReportJob);
  const [row] = await app.database.db.select().from(report).where(eq(report.id, document.reportId));
  const id = crypto.randomUUID();
  const { ownerId, type, title, inputs } = row!;
  await app.database.db.insert(report).values({ id, ownerId, projectId, type, title, inputs });
  const claim = { text: 'Every maker buys it.', grounds: [], figures: [] };
  const writer: typeof deps.writer = {
    label: 'claims more',
    write: async (...asked) => {
      const section = await deps.writer.write(...asked);
      return section.id === 'risks'
        ? { ...section, blocks: [...section.blocks, { type: 'paragraph', sentences: [claim] }] }
        : section;
    },
  };
  const job = { signal: new AbortController().signal, isLastAttempt: true };
  await run({ reportId: id }, job, { ...deps, writer });
  const { items } = (await owner.get(`/reports/commercialization/${id}/withheld`)).body;
  const missingSaid = [{ key: 'contract/withheld-reasons.source', values: [] }];
  expect(items).toEqual([{ sectionTitle: 'Risks', text: claim.text, missing: ['a source'], missingSaid }]);
  expect((await owner.get(`/reports/commercialization/${id}`)).body.claims.withheld).toBe(1);
});
