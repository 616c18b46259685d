import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';
import { test as base, copyStartedData } from './server.ts';

export type Alerts = { url: string; order(what: object): Promise<void> };

/** The real server with a clock and a catalogue that a test sets. */
export const test = base.extend<object, { alerts: Alerts; url: string }>({
  alerts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const dataDir = copyStartedData();
      const port = await freePort();
      const url = `http://localhost:${port}`;
      const child: ChildProcess = fork(join(import.meta.dirname, 'alerts-process.ts'), {
        env: { ...process.env, PORT: String(port), APP_URL: url, DATA_DIR: dataDir, DEFAULT_PLAN: 'pro' },
        execArgv: ['--disable-warning=ExperimentalWarning'],
      });
      await once(child, 'message');
      const order = async (what: object) => {
        const done = once(child, 'message');
        child.send(what);
        await done;
      };
      await use({ url, order });
      child.kill('SIGKILL');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  url: [({ alerts }, use) => use(alerts.url), { scope: 'worker' }],
});
