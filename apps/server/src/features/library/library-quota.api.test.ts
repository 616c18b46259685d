import { FILE_SIZE_MAX_BYTES, UPLOAD_KEPT_MS } from '@groundwork/contract/limits';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { addFile } from '../../../test/library.ts';
import { type planPeople as People, planPeople } from '../../../test/plan-people.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { run as clearUploads } from './clear-uploads.worker.ts';
import { clearUploadsJob } from './library.jobs.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof People>>;
let starter: Visitor;
let ahead = 0;
beforeEach(async () => {
  ahead = 0;
  app = await openTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
  people = await planPeople(app);
  starter = await people.on('starter');
});
afterEach(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const begin = (who: Visitor, fileName: string, fileSize = FILE_SIZE_MAX_BYTES) =>
  who.post('/library/uploads', { fileName, fileSize });

/** Leaves room for `bytes`, as after years of use. */
async function leaveRoom(who: Visitor, bytes: number) {
  const { id } = await addFile(who, 'first.txt', 'A file.');
  const size = PLAN_PERMISSIONS[(await who.get('/auth/session')).body.user.plan as 'starter'].libraryBytes - bytes;
  await app.database.pool.query('alter table library_file alter column size type bigint');
  await app.database.pool.query('update library_file set size = $1 where id = $2', [size, id]);
}

test('[SEC-04] a library holds no more bytes than the plan has, counted with what is on its way', async () => {
  await leaveRoom(starter, 2 * FILE_SIZE_MAX_BYTES + 10);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => begin(starter, `${n}.txt`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining(`Your plan includes 500 MB of files`),
  });
  expect((await begin(starter, 'small.txt', 10)).status).toBe(201);
  expect((await begin(starter, 'one-more.txt', 1)).status).toBe(409);
});

test('what is on its way and never arrives is given up, and its room with it', async () => {
  await leaveRoom(starter, FILE_SIZE_MAX_BYTES);
  expect((await begin(starter, 'left.txt')).status).toBe(201);
  expect((await begin(starter, 'next.txt')).status).toBe(409);
  ahead = UPLOAD_KEPT_MS + 1_000;
  await clearUploads({}, { signal: new AbortController().signal }, dependenciesOf(app.server.jobs, clearUploadsJob));
  expect((await begin(starter, 'next.txt')).status).toBe(201);
});

test('going on with an upload takes no more room; a removed file gives its room back; a better plan has more', async () => {
  await leaveRoom(starter, 10);
  const { body } = await begin(starter, 'a.txt', 10);
  expect((await begin(starter, 'a.txt', 10)).body.uploadId).toBe(body.uploadId);
  expect((await begin(starter, 'b.txt', 1)).status).toBe(409);
  await starter.delete('/library/files', { id: body.uploadId });
  expect((await begin(starter, 'b.txt', 1)).status).toBe(201);
  expect((await begin(starter, 'c.txt', 100)).status).toBe(409);
  await people.setPlan(starter, 'plus');
  expect((await begin(starter, 'c.txt', 100)).status).toBe(201);
});
