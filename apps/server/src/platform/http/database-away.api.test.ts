import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { testServerUrl } from '../../../test/database.ts';
import { sharedStore } from '../../../test/shared-store.ts';
import { startTcpProxy } from '../../../test/tcp-proxy.ts';
import { openDatabase } from '../db/database.ts';

test.skipIf(!testServerUrl)(
  '[OPS-04] [OPS-11] while the database is away every call is told to come back, and it comes back by itself',
  async () => {
    const { args } = await sharedStore();
    const proxy = await startTcpProxy(new URL(args[1]!));
    const database = await openDatabase({ url: proxy.url.href, onError: () => undefined });
    const app = await openTestApp({ database });
    onTestFinished(async () => {
      await app.close();
      await database.close();
      await proxy.stop();
    });
    const ada = await app.signedUp();
    const calls = () =>
      Promise.all([
        ada.get('/projects'),
        ada.get('/auth/session'),
        ada.post('/search/keyword', { searchEngine: 'awards', query: 'laser' }),
        app.visitor().post('/auth/sign-in/email', { email: 'user1@example.org', password: 'correct horse' }),
        app.visitor().get('/ready'),
      ]);
    expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);

    await proxy.cut();
    // The first calls meet connections that have just broken, later ones find none.
    for (let round = 0; round < 3; round++)
      for (const { status, headers } of await calls()) {
        expect(status).toBe(503);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    expect((await app.visitor().get('/health')).status).toBe(200);
    expect(app.faults.filter((line) => line.includes('"fault"'))).toEqual([]);

    await proxy.comeBack();
    await vi.waitFor(
      async () => expect((await calls()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]),
      10_000,
    );
  },
);
