import { randomUUID } from 'node:crypto';
import type { FileImport } from '@groundwork/contract/table-imports';
import { expect, onTestFinished, test } from 'vitest';
import { preparedDataFolder } from '../../../test/prepared-folder.ts';
import { startServerProcess, until } from '../../../test/server-process.ts';

const ROWS = 12_000;
const IMPORTS = '/admin/data-sets/imports';

test('[DATA-19] [DATA-22] killed by kill -9 in the middle of an import, the server goes on with it: each row once, the bad one told, and all of it can be undone', async () => {
  const env = {
    DATA_DIR: await preparedDataFolder(),
    SAMPLE_DATA: 'off',
    SENTENCE_ENCODER: 'off',
    AUTH_SECRET: randomUUID() + randomUUID(),
  };
  let server = await startServerProcess(env);
  onTestFinished(() => server.kill9());
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(`${server.url}/api${path}`, sent);
    const set = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    return response.json();
  };
  const ada = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Example' };
  await call('POST', '/auth/sign-up/email', ada);

  const rows = Array.from({ length: ROWS }, (_, at) => `t-${at},${at === 7 ? '' : `Quiet pump ${at}`}`);
  const bytes = Buffer.from(['Tech ID,Technology title', ...rows].join('\n'));
  const { importId, parts } = await call('POST', IMPORTS, { fileName: 'many.csv', fileSize: bytes.length });
  await fetch(new URL(parts[0].url, server.url), { method: 'PUT', headers: { cookie }, body: bytes });
  const { proposal } = await call('POST', `${IMPORTS}/${importId}/look`, {});
  const query = { searchEngine: 'university-technologies', query: 'pump' };
  const found = async () => (await call('POST', '/search/keyword', query)).total as number;
  const shown = async () => (await call('GET', IMPORTS)).imports[0] as FileImport;

  await call('POST', `${IMPORTS}/${importId}/run`, { mapping: proposal.mapping });
  await until(async () => (await found()) > 0);
  await server.kill9();
  server = await startServerProcess(env);
  const kept = await found();
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(ROWS - 1);

  await until(async () => (await shown()).state !== 'running');
  const { state, counts, rejections } = await shown();
  expect({ state, counts }).toMatchObject({
    state: 'complete',
    counts: { read: ROWS, added: ROWS - 1, changed: 0, unchanged: 0, rejected: 1 },
  });
  expect(rejections).toEqual([{ at: expect.stringContaining('9'), reason: 'No title' }]);
  expect(await found()).toBe(ROWS - 1);

  await call('POST', `${IMPORTS}/${importId}/undo`);
  await until(async () => (await shown()).state === 'undone');
  expect(await found()).toBe(0);
});
