import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { preparedDataFolder } from '../test/prepared-folder.ts';
import { aRecord } from '../test/records.ts';
import { type ServerProcess, startServerProcess, until } from '../test/server-process.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';

const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill9()));
});

const folder = () => mkdtempSync(join(tmpdir(), 'groundwork-process-'));

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  running.push(server);
  return server;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the tests that read them
async function call(server: ServerProcess, path: string, body?: object, cookie = ''): Promise<any> {
  const response = await fetch(`${server.url}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', cookie },
  });
  return { status: response.status, body: await response.json(), cookie: response.headers.getSetCookie().join('; ') };
}

const person = { email: 'ada@example.org', password: 'correct horse', firstName: 'Ada', lastName: 'Example' };

describe('[OPS-02] what keeps the server from starting is said, and it exits with 1', () => {
  test.each([
    ['a setting that is not valid', { PORT: 'eighty' }, ['PORT is "eighty"', 'a port']],
    ['a secret that is too short, without printing it', { AUTH_SECRET: 'hunter2' }, ['AUTH_SECRET', 'at least 32']],
    ['a role that is unknown', { ROLE: 'king' }, ['ROLE is "king"', 'web, worker or all']],
    [
      'a database that does not answer, without its password',
      { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' },
      ['127.0.0.1'],
    ],
  ])('%s', async (_what, env, messages) => {
    const server = await start({ DATA_DIR: folder(), ...env });
    expect(await server.exited).toBe(1);
    for (const message of messages) expect(server.output()).toContain(message);
    expect(server.output()).not.toMatch(/hunter2|node:internal/);
  });

  test('a data folder that cannot be one', async () => {
    const file = join(folder(), 'a-file');
    writeFileSync(file, '');
    const server = await start({ DATA_DIR: join(file, 'data') });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/Cannot write to .*a-file/);
    expect(server.output()).toContain('DATA_DIR');
  });

  test('a disk without room', async (context) => {
    const disk = folder();
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]);
    if (status !== 0) return context.skip('A small disk can only be made by root on Linux.');
    onTestFinished(() => void spawnSync('umount', ['-l', disk]));
    const server = await start({ DATA_DIR: disk });
    expect(await server.exited).toBe(1);
    expect(server.output()).toContain(disk);
    expect(server.output()).toMatch(/full|space|room|free/i);
    expect(server.output()).not.toContain('node:internal');
  });

  test('a folder that may only be read', async (context) => {
    const disk = folder();
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', disk]);
    if (status !== 0) return context.skip('A read-only disk can only be made by root on Linux.');
    onTestFinished(() => void spawnSync('umount', ['-l', disk]));
    const server = await start({ DATA_DIR: join(disk, 'data') });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(/Cannot write to .*data/);
  });

  test('a second process on the same data folder, or on the same port', async () => {
    const DATA_DIR = await preparedDataFolder();
    const PORT = String(await freePort());
    const first = await start({ DATA_DIR, PORT, SAMPLE_DATA: 'off' });
    const onFolder = await start({ DATA_DIR, SAMPLE_DATA: 'off' });
    expect(await onFolder.exited).toBe(1);
    expect(onFolder.output()).toMatch(/in use by another process/i);
    const onPort = await start({ DATA_DIR: await preparedDataFolder(), PORT, SAMPLE_DATA: 'off' });
    expect(await onPort.exited).toBe(1);
    expect(onPort.output()).toContain(`Port ${PORT} is in use`);
    expect((await call(first, '/health')).status).toBe(200);
  });
});

test('[DATA-15] killed while it loads the sample data, it goes on after the restart and every record is there once', async () => {
  const env = { DATA_DIR: await preparedDataFolder(), SENTENCE_ENCODER: 'off' };
  const first = await start(env);
  await until(async () => (await call(first, '/status')).body.sample.done > 0);
  await first.kill9();

  const second = await start(env);
  await until(async () => (await call(second, '/status')).body.sample.state === 'ready');
  const { cookie } = await call(second, '/auth/sign-up/email', person);
  const { engines } = (await call(second, '/search/engines', undefined, cookie)).body;
  const counts = engines.map(({ count }: { count: number }) => count);
  const { total } = (await call(second, '/status')).body.sample;
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(300);
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(total);
});

test('[RPT-05] killed while it writes a report, it goes on after the restart; what was acknowledged is still there', async () => {
  const env = { DATA_DIR: await preparedDataFolder(), SENTENCE_ENCODER: 'off' };
  const first = await start(env);
  await until(async () => (await call(first, '/status')).body.sample.state === 'ready');
  const { cookie } = await call(first, '/auth/sign-up/email', person);
  const areaOfInterest = 'A solid electrolyte for lithium metal batteries in electric aircraft.';
  const { newProject } = (await call(first, '/projects', { areaOfInterest }, cookie)).body;
  const { reportId } = (await call(first, '/reports/commercialization', { projectId: newProject.id }, cookie)).body;
  await first.kill9();

  const second = await start(env);
  const path = `/reports/commercialization/${reportId}`;
  await until(async () => (await call(second, `${path}/status`, undefined, cookie)).body.status === 'complete');
  const { body } = await call(second, path, undefined, cookie);
  // All ten, but what has nothing to tell: that stands in one at the end.
  expect(body.sections).toHaveLength(9);
  expect((await call(second, `/reports?projectId=${newProject.id}`, undefined, cookie)).body.total).toBe(1);
  expect(await second.stop()).toBe(0);
});

test('[OPS-11] asked to stop, it finishes the answers in flight, ends streams and takes no new calls', async () => {
  const env = { DATA_DIR: await preparedDataFolder(), SAMPLE_DATA: 'off', SENTENCE_ENCODER: 'off' };
  const index = await openCatalogue(env.DATA_DIR);
  // Hardly packs, so that an export of it does not fit into the buffers on its way.
  const abstract = () => randomBytes(3_000).toString('base64');
  const records = Array.from({ length: 5_000 }, (_, n) =>
    aRecord('publications', `made-${n}`, {
      title: `Madeup ${n}`,
      data: { title: `Madeup ${n}`, abstract: abstract() },
    }),
  );
  for (let at = 0; at < records.length; at += 1_000) await index.upsert(records.slice(at, at + 1_000));
  await index.close();

  const server = await start(env);
  const { cookie } = await call(server, '/auth/sign-up/email', person);
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify({ searchEngine: 'publications', query: 'madeup', bundle: true });
  const post = { method: 'POST', headers, body };
  const answers = await Promise.all([1, 2].map(() => fetch(`${server.url}/api/search/csv-data`, post)));
  const stream = await fetch(`${server.url}/api/notifications/stream`, { headers });
  const stopped = server.stop();
  await until(() => server.output().includes('"message":"stopping"'));
  // A connection that was kept open may still be answered once, and is told that there will be no next time.
  const answered = () => fetch(`${server.url}/api/health`).then(Boolean, () => false);
  for (let left = 10; left > 0 && (await answered()); left--);
  await expect(fetch(`${server.url}/api/health`)).rejects.toThrow();
  expect(await stream.text()).toContain('connected');
  for (const answer of answers) {
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(JSON.parse(strFromU8(files['manifest.json']!))).toMatchObject({ rows: records.length, isComplete: true });
  }
  expect(await stopped).toBe(0);
});
