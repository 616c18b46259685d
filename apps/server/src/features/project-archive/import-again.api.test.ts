import { strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { sendArchive, smallArchive, withManifest, zipped } from '../../../test/archives.ts';
import { planPeople } from '../../../test/plan-people.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { run as clearImports } from './clear-imports.worker.ts';
import { run } from './import-project.worker.ts';
import { clearImportsJob, importProjectJob } from './project-archive.jobs.ts';

const FILES = 5;

let app: TestApp;
let ada: Visitor;
beforeAll(async () => {
  // No worker: the tests run the job by hand.
  app = await openTestApp({ env: { ROLE: 'web' } });
  ada = await (await planPeople(app)).on('pro');
});
afterAll(() => app.close());

function archiveWithFiles(): Uint8Array {
  const names = Array.from({ length: FILES }, (_, at) => `${at}.txt`);
  const listed = names.map((name) => ({
    path: `files/A/${name}`,
    folder: 'A',
    name,
    createdAt: '2026-01-01T00:00:00Z',
  }));
  const files = Object.fromEntries(names.map((name) => [`files/A/${name}`, strToU8(`Text of ${name}`)]));
  return zipped(withManifest({ ...smallArchive(), ...files, 'files.json': strToU8(JSON.stringify(listed)) }));
}

/** The job's dependencies, with a storage that breaks at the nth file. */
function breakingAt(nth: number) {
  const deps = dependenciesOf(app.server.jobs, importProjectJob);
  let count = 0;
  const put = async (key: string, bytes: Uint8Array) => {
    count += 1;
    if (count === nth) throw new Error('the process is killed here');
    await deps.archiveParts.files.put(key, bytes);
  };
  return { ...deps, archiveParts: { ...deps.archiveParts, files: { ...deps.archiveParts.files, put } } };
}

const context = (isLastAttempt = false) => ({ signal: new AbortController().signal, isLastAttempt });
const projects = async () => (await ada.get('/projects')).body.total;

test('[PRJ-07] [LIB-02] an import that was killed begins anew and makes one project; before its end nothing is to be seen', async () => {
  const { body } = await sendArchive(ada, archiveWithFiles());
  await expect(run({ importId: body.id }, context(), breakingAt(4))).rejects.toThrow('killed here');
  expect(await projects()).toBe(0);
  expect((await ada.get('/library/folders/A')).status).toBe(404);
  expect((await ada.get(`/projects/imports/${body.id}`)).body.status).toBe('running');

  await run({ importId: body.id }, context(), dependenciesOf(app.server.jobs, importProjectJob));
  await run({ importId: body.id }, context(), dependenciesOf(app.server.jobs, importProjectJob));
  expect(await projects()).toBe(1);
  const { status, summary } = (await ada.get(`/projects/imports/${body.id}`)).body;
  expect({ status, files: summary.files }).toEqual({ status: 'complete', files: FILES });
  const folder = (await ada.get('/library/folders/A')).body;
  const { items } = (await ada.get(`/library/files?folderId=${folder.id}`)).body;
  const texts = await Promise.all(
    items.map(async ({ id }: { id: string }) => (await ada.get(`/library/files/${id}/content`)).body),
  );
  expect(texts.sort()).toEqual(Array.from({ length: FILES }, (_, at) => `Text of ${at}.txt`));
});

test('[PRJ-07] [LIB-02] what fails to the end says so, keeps nothing, and may be tried again; what is left goes after a day', async () => {
  const before = await projects();
  const removals = async () =>
    (await app.database.pool.query(`select data from pgboss.job where name = 'library.remove-stored'`)).rows.flatMap(
      ({ data }) => JSON.stringify(data),
    );
  const { body } = await sendArchive(ada, archiveWithFiles().slice());
  const deps = breakingAt(2);
  const failing = {
    ...deps,
    archiveParts: { ...deps.archiveParts, files: { ...deps.archiveParts.files, findSame: async () => null } },
  };
  await expect(run({ importId: body.id }, context(true), failing)).rejects.toThrow('killed here');
  expect((await ada.get(`/projects/imports/${body.id}`)).body).toMatchObject({
    status: 'failed',
    message: expect.stringContaining('Nothing was imported'),
  });
  expect(await projects()).toBe(before);
  const noted = (await removals()).join();
  for (let at = 0; at < FILES; at += 1) expect(noted).toContain(`/${body.id}/${at}"`);

  const begun = await ada.post('/projects/imports', { fileName: 'left.zip', fileSize: 100 });
  await clearImports({}, {}, dependenciesOf(app.server.jobs, clearImportsJob));
  expect((await ada.get(`/projects/imports/${begun.body.importId}`)).status).toBe(200);
  const clock = { now: () => new Date(Date.now() + 2 * 86_400_000) };
  await clearImports({}, {}, { ...dependenciesOf(app.server.jobs, clearImportsJob), clock });
  expect((await ada.get(`/projects/imports/${begun.body.importId}`)).status).toBe(404);
  expect((await removals()).join()).toContain(`imports/${begun.body.importId}`);
  expect((await ada.get(`/projects/imports/${body.id}`)).status).toBe(200);
});
