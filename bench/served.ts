import { setTimeout as sleep } from 'node:timers/promises';
import { startServerProcess } from '../apps/server/test/server-process.ts';

const SEMANTIC_MS = 1_200_000;

export interface RunningServer {
  /** Below /api, as somebody who has signed up; rejects for what is refused. */
  ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown>;
  /** A part of a file, to the address that was given for it. */
  send(path: string, bytes: Uint8Array): Promise<void>;
  untilSemantic(engine: string): Promise<void>;
  stop(): Promise<void>;
}

/** The whole server as a process of its own over a data folder. */
export async function startServer(folder: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServerProcess({
    DATA_DIR: folder,
    DEFAULT_PLAN: 'pro',
    SEARCHES_PER_MINUTE: '1000000',
    SENTENCE_ENCODER: process.env['SENTENCE_ENCODER'] ?? 'off',
    ...settings,
  });
  const base = server.url;
  let cookie = '';
  const ask: RunningServer['ask'] = async (method, path, body, signal) => {
    const response = await fetch(`${base}/api${path}`, {
      method,
      headers: { origin: base, cookie, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    const set = response.headers.getSetCookie().map((each) => each.split(';')[0]);
    if (set.length > 0) cookie = set.join('; ');
    if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const email = `bench${Date.now()}@example.org`;
  await ask('POST', '/auth/sign-up/email', {
    email,
    password: 'correct horse 9',
    firstName: 'Ada',
    lastName: 'Example',
  });
  return {
    ask,
    async send(path, bytes) {
      const headers = { origin: base, cookie };
      const { ok, status } = await fetch(new URL(path, base), { method: 'PUT', headers, body: bytes as BodyInit });
      if (!ok) throw new Error(`PUT ${path}: ${status}`);
    },
    async untilSemantic(engine) {
      const query = { searchEngine: engine, query: 'anything at all', mode: 'semantic' };
      const end = Date.now() + SEMANTIC_MS;
      while (((await ask('POST', '/search/semantic', query)) as { mode: string }).mode !== 'semantic') {
        if (Date.now() > end) throw new Error('Searching by meaning did not begin.');
        await sleep(500);
      }
    },
    async stop() {
      await server.stop();
    },
  };
}
