// One whole way over PostgreSQL and OpenSearch, by the real server and the real import; and what is told while OpenSearch is gone.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyServerDatabase, testServerUrl } from '../apps/server/test/database.ts';
import { startMailServer } from '../apps/server/test/mail-server.ts';
import { startServerProcess } from '../apps/server/test/server-process.ts';
import { importPublications } from './commands.mjs';
import { personAt } from './person.mjs';
import { startOpenSearch } from './test-opensearch.mjs';

const PATIENT = { timeout: 180_000, interval: 200 };
const RECORDS = 60;

test('[OPS-03] [OPS-04] from sign-up by mail over import and search to a report and its mail; without OpenSearch searches say so, nothing else ends, and it goes on by itself', {
  timeout: 10 * PATIENT.timeout,
  skip: !process.env.TEST_SEARCH_URL || !testServerUrl,
}, async () => {
  // One of its own: it is killed.
  const search = await startOpenSearch({ isShortLived: true });
  onTestFinished(search.stop);
  const database = await emptyServerDatabase();
  onTestFinished(database.drop);
  const mail = await startMailServer();
  onTestFinished(mail.close);
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-search-service-'));
  const env = {
    DATABASE_URL: database.url,
    SEARCH_URL: search.url,
    DATA_DIR: folder,
    AUTH_SECRET: 'a secret of the whole way over both services',
    SAMPLE_DATA: 'off',
    SENTENCE_ENCODER: 'off',
    DEFAULT_PLAN: 'pro',
    ...mail.env,
  };
  const server = await startServerProcess(env);
  onTestFinished(() => server.kill9());

  const ada = personAt(server.url);
  const { answer, call } = ada;
  const find = () => answer('POST', '/search/keyword', { searchEngine: 'publications', query: 'ceramic separators' });

  await ada.signUp('first@example.org');
  await ada.signUp('ada@example.org');
  const { link } = await mail.latest('ada@example.org', 'Finish signing up');
  await call('POST', '/auth/confirm-email', { token: new URL(link).searchParams.get('token') });

  await importPublications(env, RECORDS);
  const found = await find();
  expect([found.status, found.body.total]).toEqual([200, RECORDS]);

  const areaOfInterest = 'A solid ceramic electrolyte separator for lithium metal batteries of electric vehicles.';
  await call('PATCH', '/notifications/preferences', { kinds: [{ kind: 'report', choice: 'mail' }] });
  const { newProject } = await call('POST', '/projects', { areaOfInterest, persona: 'tech_developer' });
  const { reportId } = await call('POST', '/reports/commercialization', { projectId: newProject.id });
  const status = async () => (await call('GET', `/reports/commercialization/${reportId}/status`)).status;
  await expect.poll(status, PATIENT).toMatch(/^(complete|failed)$/);
  expect(await status(), server.output()).toBe('complete');
  const told = () => mail.mails.some(({ to, subject }) => to === 'ada@example.org' && subject !== 'Finish signing up');
  await expect.poll(told, PATIENT).toBe(true);

  await search.kill();
  for (let n = 0; n < 3; n += 1) {
    const away = await find();
    expect([away.status, Number(away.headers.get('retry-after')) > 0]).toEqual([503, true]);
  }
  await call('GET', '/projects');
  expect((await call('GET', `/reports/commercialization/${reportId}/status`)).status).toBe('complete');
  await search.start();
  await expect.poll(async () => (await find()).status, PATIENT).toBe(200);
  expect((await find()).body.total).toBe(RECORDS);
});
