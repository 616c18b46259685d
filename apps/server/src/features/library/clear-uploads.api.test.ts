import { UPLOAD_KEPT_MS } from '@groundwork/contract/limits';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { addFile, factsOf, sendParts } from '../../../test/library.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { run as clearUploads } from './clear-uploads.worker.ts';
import { clearUploadsJob } from './library.jobs.ts';

const signal = new AbortController().signal;

test('[LIB-02] an upload that was begun and left is cleared away after a day, its bytes too; a registered one stays', async () => {
  const now = { at: Date.now() };
  const app = await openTestApp({ clock: { now: () => new Date(now.at) } });
  onTestFinished(() => app.close());
  const ada = await app.signedUp();
  const facts = factsOf('left.txt', 'left behind');
  const { body: upload } = await ada.post('/library/uploads', facts);
  await sendParts(ada, upload, 'left behind');
  await addFile(ada, 'kept.txt', 'kept');
  const clear = () => clearUploads({}, { signal }, dependenciesOf(app.server.jobs, clearUploadsJob));
  const ids = async () => {
    const { body } = await ada.get(`/library/files?folderId=${upload.folderId}`);
    return body.items.map(({ name }: { name: string }) => name).sort();
  };
  now.at += UPLOAD_KEPT_MS - 60_000;
  await clear();
  expect(await ids()).toEqual(['kept.txt', 'left.txt']);
  now.at += 120_000;
  await clear();
  expect(await ids()).toEqual(['kept.txt']);
  expect((await ada.post('/library/files', { files: [{ ...facts, uploadId: upload.uploadId }] })).status).toBe(404);
});
