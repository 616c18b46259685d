import { expect, test } from 'vitest';
import { openTestApp, testConfig } from '../test/app.ts';
import { createLog } from './platform/log/log.ts';
import { createServer } from './server.ts';

test('[SEC-06] searches and Pulse count at every process and after a restart', async () => {
  const env = { SEARCHES_PER_MINUTE: '1', DEFAULT_PLAN: 'pro' };
  const app = await openTestApp({ env });
  const ada = await app.signedUp();
  const { body } = await ada.post('/projects', { areaOfInterest: 'A solid electrolyte for lithium metal batteries.' });
  const other = createServer({
    config: testConfig(env),
    log: createLog('error'),
    stores: { database: app.database, index: app.index },
  });
  const search = { searchEngine: 'awards', query: 'laser' };
  expect((await ada.post('/search/keyword', search)).status).toBe(200);
  const pulse = { projectId: body.newProject.id };
  expect((await ada.post('/pulse/key-figures', pulse)).status).toBe(200);

  const headers = { cookie: ada.cookie(), origin: 'http://groundwork.test', 'content-type': 'application/json' };
  const elsewhere = async (path: string, body: object) => {
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await other.app.request(new Request(`http://groundwork.test/api${path}`, init))).status;
  };
  expect(await elsewhere('/search/keyword', search)).toBe(429);
  expect(await elsewhere('/pulse/key-figures', pulse)).toBe(429);
  await app.close();
});
