import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { addFile, processed } from '../../../test/library.ts';
import { sampleRecords } from '../../../test/records.ts';
import { builtinWriter } from '../../evidence/writer/builtin/builtin-writer.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { libraryFile } from '../library/library.table.ts';
import { run } from './generate-report.worker.ts';
import { generateReportJob } from './reports.jobs.ts';
import { report, reportStep } from './reports.table.ts';

let app: TestApp;
let owner: Visitor;
let projectId: string;

beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords() });
  owner = await app.signedUp();
  const areaOfInterest = 'A solid electrolyte for lithium metal batteries in electric aircraft.';
  projectId = (await owner.post('/projects', { areaOfInterest })).body.newProject.id;
});
afterAll(() => app.close());

const inputs = {
  title: 'Solid electrolyte',
  description: 'A solid electrolyte for lithium metal batteries in electric aircraft.',
  persona: 'tech_scout' as const,
};

const path = (id: string) => `/reports/commercialization/${id}`;

async function create(body: object = {}): Promise<string> {
  const answer = await owner.post('/reports/commercialization', { projectId, ...body });
  expect(answer.status, app.faults.join()).toBe(202);
  return answer.body.reportId;
}

async function ended(id: string, by: Visitor = owner): Promise<string> {
  for (;;) {
    const { body } = await by.get(`${path(id)}/status`);
    if (!['queued', 'running'].includes(body.status)) return body.status;
    await wait(50);
  }
}

test('[RPT-05] a report is written as a job with a status, and its document cites the records', async () => {
  const id = await create();
  const first = (await owner.get(`${path(id)}/status`)).body;
  expect(first).toMatchObject({ status: expect.stringMatching(/queued|running|complete/), step: expect.any(String) });
  expect(await ended(id)).toBe('complete');
  const COMPLETE = { key: 'contract/server-words.steps.complete', values: [] };
  const done = { projectId, status: 'complete', progress: 100, step: 'Complete', stepSaid: COMPLETE };
  expect((await owner.get(`${path(id)}/status`)).body).toEqual({ ...done, hasDocument: true });

  const { body: document } = await owner.get(path(id));
  expect(document).toMatchObject({ reportId: id, subtitle: 'Commercialization report', usesSample: false });
  expect(document.sections.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(['executive-summary', 'competitor-analysis', 'nothing-found']),
  );
  expect(document.claims.withheld).toBe(0);
  expect(document.sources.map((source: { id: string }) => source.id)).toEqual(
    expect.arrayContaining(['voltara', 'a-1', 'p-1']),
  );
  const list = (await owner.get(`/reports?projectId=${projectId}`)).body;
  expect(list.items[0]).toMatchObject({
    reportId: id,
    status: 'complete',
    completedAt: expect.any(String),
    asOf: document.asOf,
  });
});

test('[RPT-07] a complete report downloads as DOCX, PDF and Markdown under a plain file name', async () => {
  const id = await create();
  await ended(id);
  const starts = { docx: 'PK', pdf: '%PDF-', md: '# Solid' };
  for (const [format, start] of Object.entries(starts)) {
    const response = await owner.request(`${path(id)}/document?format=${format}`, {});
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      new RegExp(`commercialization-report-solid-electrolyte[a-z-]*-\\d{4}-\\d\\d-\\d\\d\\.${format}`),
    );
    expect(await response.text()).toMatch(new RegExp(`^${start}`));
  }
  expect((await owner.get(`${path(id)}/document?format=exe`)).status).toBe(400);
});

test('[RPT-16] its sources download as BibTeX, RIS and CSL JSON, with what the records said of themselves', async () => {
  const id = await create();
  await ended(id);
  const { body: document } = await owner.get(path(id));
  const file = async (format: string, extension: string) => {
    const response = await owner.request(`${path(id)}/document?format=${format}`, {});
    expect(response.headers.get('content-disposition')).toContain(`.${extension}`);
    return response.text();
  };
  const items = JSON.parse(await file('csl', 'json'));
  expect(items).toHaveLength(document.sources.length);
  const patent = items.find(({ type }: { type: string }) => type === 'patent');
  expect(patent.number).toBeTruthy();
  expect(patent.publisher).toBeTruthy();
  expect((await file('bib', 'bib')).match(/^@/gm)).toHaveLength(items.length);
  expect((await file('ris', 'ris')).match(/^ER {2}- $/gm)).toHaveLength(items.length);
});

test('the same key asked twice at once gives one report', async () => {
  const idempotencyKey = crypto.randomUUID();
  const ids = await Promise.all([create({ idempotencyKey }), create({ idempotencyKey })]);
  expect(ids[0]).toBe(ids[1]);
  await ended(ids[0]);
});

test('[RPT-05] killed after its third section, a report goes on from its checkpoints, on the evidence gathered first', async () => {
  const id = crypto.randomUUID();
  const [{ ownerId }] = (await app.database.db.select({ ownerId: report.ownerId }).from(report)) as [
    { ownerId: string },
  ];
  await app.database.db
    .insert(report)
    .values({ id, ownerId, projectId, type: 'commercialization', title: 'Killed', inputs });
  const asked: string[] = [];
  const job = { signal: new AbortController().signal, isLastAttempt: false };
  const deps = dependenciesOf(app.server.jobs, generateReportJob);
  const dying = {
    label: 'dying',
    write: async (sectionId: string, ...rest: [never]) => {
      if (asked.length === 3) throw new Error('the process dies here');
      asked.push(sectionId);
      return builtinWriter.write(sectionId, ...rest);
    },
  };
  await expect(run({ reportId: id }, job, { ...deps, writer: dying })).rejects.toThrow('dies here');
  expect((await owner.get(`${path(id)}/status`)).body).toMatchObject({
    status: 'running',
    progress: expect.any(Number),
  });

  // The written part can be read, by those who may read the report.
  const { body: written } = await owner.get(`${path(id)}/written`);
  expect(written.document.sections.map((section: { id: string }) => section.id)).toEqual(asked);
  expect(written.document.sources.length).toBeGreaterThan(0);
  expect((await (await app.signedUp()).get(`${path(id)}/written`)).status).toBe(404);

  await app.index.delete([{ engine: 'companies', id: 'voltara' }]);
  const again: string[] = [];
  const counting = {
    label: 'second life',
    write: (sectionId: string, ...rest: [never]) => {
      again.push(sectionId);
      return builtinWriter.write(sectionId, ...rest);
    },
  };
  await run({ reportId: id }, job, { ...deps, writer: counting });
  expect(again).toHaveLength(7);
  expect(again.filter((each) => asked.includes(each))).toEqual([]);
  const { body: document } = await owner.get(path(id));
  expect(document.sources.map((source: { id: string }) => source.id)).toContain('voltara');
  expect(await app.database.db.select().from(reportStep).where(eq(reportStep.reportId, id))).toEqual([]);
  expect((await owner.get(`${path(id)}/written`)).body).toEqual({ document: null });
  await app.index.upsert(sampleRecords());
});

test('[RPT-05] a failure says why and can be retried', async () => {
  const id = crypto.randomUUID();
  const [{ ownerId }] = (await app.database.db.select({ ownerId: report.ownerId }).from(report)) as [
    { ownerId: string },
  ];
  await app.database.db
    .insert(report)
    .values({ id, ownerId, projectId, type: 'commercialization', title: 'Failing', inputs });
  const writer = { label: 'x', write: () => Promise.reject(new Error('secret internals')) };
  const deps = { ...dependenciesOf(app.server.jobs, generateReportJob), writer };
  const job = { signal: new AbortController().signal, isLastAttempt: true };
  await expect(run({ reportId: id }, job, deps)).rejects.toThrow();
  const failed = (await owner.get(`${path(id)}/status`)).body;
  expect(failed).toMatchObject({ status: 'failed', message: expect.stringContaining('try again') });
  expect(failed.message).not.toContain('secret');
  expect((await owner.get(path(id))).status).toBe(409);
  expect((await owner.post(`${path(id)}/retry`)).body).toMatchObject({ status: 'queued' });
  expect(await ended(id)).toBe('complete');
});

test('[RPT-05] a report cancelled while it is written stops at once and stays cancelled, can be tried again, and a complete one cannot be cancelled', async () => {
  const { search } = app.index;
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const held = vi.spyOn(app.index, 'search').mockImplementation(async (...query) => {
    await gate;
    return search(...query);
  });
  onTestFinished(() => held.mockRestore());
  const id = await create();
  await expect.poll(() => held.mock.calls.length).toBeGreaterThan(0);
  const cancelled = await owner.post(`${path(id)}/cancel`);
  expect(cancelled).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  // The work under way is told to stop, and not only what would come next.
  const signals = held.mock.calls.flat().filter((each) => each instanceof AbortSignal);
  await expect.poll(() => signals.some(({ aborted }) => aborted)).toBe(true);
  goOn();
  await wait(300);
  expect((await owner.get(`${path(id)}/status`)).body.status).toBe('cancelled');
  await owner.post(`${path(id)}/retry`);
  expect(await ended(id)).toBe('complete');
  expect((await owner.post(`${path(id)}/cancel`)).body).toMatchObject({ code: 'CONFLICT' });
  expect((await owner.post(`${path(id)}/retry`)).body).toMatchObject({ code: 'CONFLICT' });
});

test('[RPT-05] a report that is cancelled between two sections asks for no other', async () => {
  const id = crypto.randomUUID();
  const [{ ownerId }] = (await app.database.db.select({ ownerId: report.ownerId }).from(report)) as [
    { ownerId: string },
  ];
  await app.database.db
    .insert(report)
    .values({ id, ownerId, projectId, type: 'commercialization', title: 'Cancelled', inputs });
  const asked: string[] = [];
  const writer = {
    label: 'interrupted',
    write: async (sectionId: string, ...rest: [never]) => {
      asked.push(sectionId);
      if (asked.length === 2) expect((await owner.post(`${path(id)}/cancel`)).status).toBe(200);
      return builtinWriter.write(sectionId, ...rest);
    },
  };
  const job = { signal: new AbortController().signal, isLastAttempt: false };
  await run({ reportId: id }, job, { ...dependenciesOf(app.server.jobs, generateReportJob), writer });
  expect(asked).toHaveLength(2);
  expect((await owner.get(`${path(id)}/status`)).body.status).toBe('cancelled');
});

test('[ERR-01] another’s report is as unknown as one that never was, whatever is asked of it', async () => {
  const id = await create();
  await ended(id);
  const other = await app.signedUp();
  const absent = crypto.randomUUID();
  for (const call of [
    (each: string) => other.get(path(each)),
    (each: string) => other.get(`${path(each)}/status`),
    (each: string) => other.get(`${path(each)}/document?format=md`),
    (each: string) => other.post(`${path(each)}/cancel`),
    (each: string) => other.post(`${path(each)}/retry`),
    (each: string) => other.delete(path(each)),
  ]) {
    expect((await call(id)).body).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    expect((await call(id)).body).toEqual((await call(absent)).body);
  }
  expect((await owner.delete(path(id))).status).toBe(200);
  expect((await owner.get(path(id))).status).toBe(404);
});

test('deleting a project while its report is written deletes both and harms nothing', async () => {
  const areaOfInterest = 'Garnet electrolyte separators for lithium metal batteries.';
  const doomed = (await owner.post('/projects', { areaOfInterest })).body.newProject.id;
  const { reportId } = (await owner.post('/reports/commercialization', { projectId: doomed })).body;
  await owner.delete('/projects', { id: doomed });
  expect((await owner.get(`${path(reportId)}/status`)).status).toBe(404);
  const next = await create();
  expect(await ended(next)).toBe('complete');
});

test('[RPT-04] a file that could not be read, or is gone, is named before anything is written', async () => {
  const file = await addFile(owner, 'unread.txt', 'The separator costs 14 dollars per square metre.');
  await processed(owner, file.id);
  const { reportId } = (await owner.post('/reports/custom', { projectId })).body;
  const data = { prompts: [{ title: 'A', prompt: 'Why?' }], scope: 'documents', fileIds: [file.id] };
  await owner.patch(`/reports/custom/${reportId}/data`, data);
  await app.database.db.update(libraryFile).set({ status: 'failed' }).where(eq(libraryFile.id, file.id));
  const refused = async () => {
    const { status, body } = await owner.post(`/reports/custom/${reportId}/generate`, {});
    expect(status).toBe(400);
    return body.details.fileIds[0] as string;
  };
  expect(await refused()).toContain(`“${file.name}” is not ready`);
  await owner.delete('/library/files', { id: file.id });
  expect(await refused()).toBe('A file that was chosen is no longer in your library.');
});
