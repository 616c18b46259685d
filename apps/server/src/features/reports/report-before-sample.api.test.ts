import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';

test('a report that is asked for while the sample data is being loaded waits for it', async () => {
  let state: 'loading' | 'ready' = 'loading';
  const app = await openTestApp({ sampleStatus: () => ({ state, done: 0, total: 4 }) });
  const owner = await app.signedUp();
  const projectId = await newProject(owner, 'A solid electrolyte for lithium metal batteries in electric aircraft.');
  const { reportId } = (await owner.post('/reports/commercialization', { projectId })).body;
  const report = `/reports/commercialization/${reportId}`;
  await wait(1_000);
  expect((await owner.get(`${report}/status`)).body.status).not.toBe('complete');
  await app.index.upsert(sampleRecords());
  state = 'ready';
  await vi.waitFor(async () => expect((await owner.get(`${report}/status`)).body.status).toBe('complete'));
  expect((await owner.get(report)).body.sources.length).toBeGreaterThan(0);
  await app.close();
});
