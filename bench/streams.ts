import { setTimeout as sleep } from 'node:timers/promises';
import { engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { checkSavedSearchesJob } from '../apps/server/src/features/saved-searches/saved-searches.jobs.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { openDatabase } from '../apps/server/src/platform/db/database.ts';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { serveHttp } from '../apps/server/src/platform/http/serve.ts';
import { dependenciesOf } from '../apps/server/src/platform/jobs/job.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { inEnglish } from '../apps/server/src/platform/messages.ts';
import { createServer } from '../apps/server/src/server.ts';
import { withFolder } from './catalogue.ts';
import { percentile, printTable, round } from './measure.ts';

const STREAMS = Number(process.env['BENCH_STREAMS'] ?? 200);
const ROUNDS = 20;

/** From a notification's transaction to the last of many open windows, over real connections, all in one process. */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const database = await openDatabase({ dir: `${folder}/workspace` });
    await migrate(database);
    const index = await openSqliteIndex({ file: ':memory:', engines: engineDeclarations, readers: 1 });
    const config = readConfig({
      DATA_DIR: folder,
      APP_URL: 'http://127.0.0.1',
      AUTH_SECRET: 'x'.repeat(40),
      LOG_LEVEL: 'error',
    });
    const server = createServer({ config, log: createLog('error'), stores: { database, index } });
    await server.start();
    const http = await serveHttp(server.app.fetch, { port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${http.port}/api`;
    const signUp = await fetch(`${url}/auth/sign-up/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'a@example.org', password: 'correct horse', firstName: 'A', lastName: 'B' }),
    });
    const cookie = signUp.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const session = (await (await fetch(`${url}/auth/session`, { headers: { cookie } })).json()) as {
      user: { id: string };
    };

    const leaving = new AbortController();
    let arrived: number[] = [];
    for (let at = 0; at < STREAMS; at += 1) {
      const { body } = await fetch(`${url}/notifications/stream`, { headers: { cookie }, signal: leaving.signal });
      void (async () => {
        for await (const text of body!.pipeThrough(new TextDecoderStream()))
          if (text.includes('"created"')) arrived.push(performance.now());
      })().catch(() => undefined);
    }
    const { raiseNotification } = dependenciesOf(server.jobs, checkSavedSearchesJob);
    const first: number[] = [];
    const last: number[] = [];
    for (let at = 0; at < ROUNDS; at += 1) {
      arrived = [];
      const raised = { userId: session.user.id, kind: 'report' as const, key: String(at), title: inEnglish('x') };
      const start = performance.now();
      await database.db.transaction((tx) => raiseNotification(raised, tx));
      while (arrived.length < STREAMS) await sleep(5);
      first.push(arrived[0]! - start);
      last.push(arrived.at(-1)! - start);
    }
    printTable(
      ['streams', 'first window p50 / max', 'last window p50 / max'],
      [
        [
          String(STREAMS),
          ...[first, last].map((each) => `${round(percentile(each, 0.5))} / ${round(Math.max(...each))} ms`),
        ],
      ],
    );
    leaving.abort();
    await http.drain({ graceMs: 500 });
    await server.stop({ graceMs: 500 });
    await index.close();
    await database.close();
  });
}
