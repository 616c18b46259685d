import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { ADMIN } from './plans.ts';
import { STARTED_DATA, withServer } from './server.ts';

const LEARNING_MS = 300_000;
const SEARCH = { searchEngine: 'awards', query: 'battery' };

/**
 * A first start takes longer than most tests: it makes the workspace, loads the sample data and learns what its words
 * mean. It is done once in a run, and each server starts with a copy of what it left. `npm test` does it beside other steps.
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
    let cookie = '';
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json', origin: url, cookie };
      const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return answer;
    };
    const signedUp = await post('/auth/sign-up/email', { ...ADMIN, firstName: 'Ada', lastName: 'Example' });
    cookie = signedUp.headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .join('; ');
    const mode = async () => ((await (await post('/search/semantic', SEARCH)).json()) as { mode: string }).mode;
    await expect.poll(mode, { timeout: LEARNING_MS, intervals: [500] }).toBe('semantic');
  });
}

if (process.argv[1] === import.meta.filename) await startOnce(process.argv[2]!);
