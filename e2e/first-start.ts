import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ADMIN } from './plans.ts';
import { BATTERY, STARTED_DATA, withServer } from './server.ts';

const LEARNING_MS = 300_000;
const SEARCH = { searchEngine: 'awards', query: 'battery' };

/**
 * A first start takes longer than most tests: it makes the workspace, loads the sample data, learns what its words mean, and
 * measures what projects are compared with. It is done once in a run, and each server starts with a copy of what it left.
 * `npm test` does it beside other steps.
 */
export default async function firstStart(): Promise<() => void> {
  if (process.env[STARTED_DATA]) return () => undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-e2e-started-'));
  await startOnce(dataDir);
  process.env[STARTED_DATA] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

async function startOnce(dataDir: string): Promise<void> {
  await withServer({ dataDir }, async ({ url }) => {
    const call = await signedUp(url);
    const until = async (isDone: () => Promise<boolean>) =>
      expect.poll(isDone, { timeout: LEARNING_MS, intervals: [500] }).toBe(true);
    await until(async () => (await call('POST', '/search/semantic', SEARCH)).mode === 'semantic');
    // What a server finds to be learned, it learns: each one that starts with a copy would.
    await until(async () => {
      const { serving, work } = (await call('GET', '/admin/data-sets')).semantics;
      return !work && serving.embedded === serving.listed;
    });
    const { id: projectId } = (await call('POST', '/projects', { areaOfInterest: BATTERY })).newProject;
    const assessment = () => call('POST', '/pulse/opportunities/opportunity-assessment', { projectId });
    await until(async () => (await assessment()).state !== 'measuring');
    await until(async () => (await call('GET', '/trending-areas')).computedAt !== null);
    await call('DELETE', '/projects', { id: projectId });
  });
}

/** Calls the server as its admin, who is its first account. */
async function signedUp(url: string) {
  let cookie = '';
  const request = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', origin: url, cookie };
    const answer = await fetch(`${url}/api${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const answer = await request('POST', '/auth/sign-up/email', { ...ADMIN, firstName: 'Ada', lastName: 'Example' });
  cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  // biome-ignore lint/suspicious/noExplicitAny: answers are read where they are asked for
  return async (...asked: Parameters<typeof request>): Promise<any> => (await request(...asked)).json();
}

if (process.argv[1] === import.meta.filename) await startOnce(process.argv[2]!);
