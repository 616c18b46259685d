import { afterEach, expect, test } from 'vitest';
import { testServerUrl } from '../test/database.ts';
import { type ServerProcess, startServerProcess, until } from '../test/server-process.ts';
import { sharedStore } from '../test/shared-store.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';

const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill9()));
});

const call = async (server: ServerProcess, path: string, cookie = '', body?: object) => {
  const headers = { 'content-type': 'application/json', cookie };
  const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
  const answer = await fetch(`${server.url}/api${path}`, init);
  const cookies = answer.headers.getSetCookie().map((set) => set.split(';')[0]);
  return { body: await answer.json(), cookie: cookies.join('; ') };
};
const signUp = async (server: ServerProcess, email: string) =>
  (await call(server, '/auth/sign-up/email', '', { email, password: 'correct horse', firstName: 'A', lastName: 'B' }))
    .cookie;

/** An open window of a person: what its stream has said so far. */
async function openWindow(server: ServerProcess, cookie: string, lastEventId = '') {
  const window = { titles: [] as string[], lastEventId, isOpen: false };
  const answer = await fetch(`${server.url}/api/notifications/stream`, {
    headers: { cookie, 'last-event-id': lastEventId },
  });
  void (async () => {
    let text = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2);
        const data = JSON.parse(field('data') ?? '{}');
        if (data.type === 'connected') window.isOpen = true;
        if (data.notification) window.titles.push(data.notification.title);
        window.lastEventId = field('id') ?? window.lastEventId;
      }
    }
  })().catch(() => undefined);
  await until(() => window.isOpen);
  return window;
}

test.skipIf(!testServerUrl)(
  '[OPS-04] [NTF-04] [SEC-06] limits count at both; what one process raises reaches windows at another; either is killed, and nothing is lost or comes twice',
  async () => {
    const { args } = await sharedStore();
    const env = {
      DATABASE_URL: args[1]!,
      DATA_DIR: temporaryFolder(),
      AUTH_SECRET: 'the same secret for all of the processes',
      SAMPLE_DATA: 'off',
      DEFAULT_PLAN: 'pro',
      SEARCHES_PER_MINUTE: '1',
    };
    const start = async () => {
      const server = await startServerProcess(env);
      running.push(server);
      return server;
    };
    const first = await start();
    const second = await start();
    const owner = await signUp(first, 'owner@example.org');
    const guest = await signUp(second, 'guest@example.org');
    const searched = async (by: ServerProcess) =>
      (await call(by, '/search/keyword', owner, { searchEngine: 'awards', query: 'laser' })).body;
    expect(await searched(first)).toMatchObject({ total: 0 });
    expect(await searched(second)).toMatchObject({ code: 'RATE_LIMITED' });
    const invite = async (by: ServerProcess) => {
      const areaOfInterest = 'A solid electrolyte for lithium metal batteries in electric aircraft.';
      const { newProject } = (await call(by, '/projects', owner, { areaOfInterest })).body;
      const invited = { email: 'guest@example.org', role: 'viewer' };
      await call(by, `/projects/${newProject.id}/invitations`, owner, invited);
    };

    const window = await openWindow(second, guest);
    await invite(first);
    await until(() => window.titles.length === 1);

    const totalAt = async (server: ServerProcess) => (await call(server, '/notifications', guest)).body.total;
    await second.kill9();
    await invite(first);
    // It is there before anyone listens again: only what is told once more brings it.
    await until(async () => (await totalAt(first)) === 2);
    const moved = await openWindow(first, guest, window.lastEventId);
    await until(() => moved.titles.length === 1);

    const third = await start();
    await first.kill9();
    const last = await openWindow(third, guest, moved.lastEventId);
    await invite(third);
    await until(() => last.titles.length === 1);
    // Each window had its own, and nothing that another had before.
    expect([window.titles, moved.titles, last.titles].map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(await totalAt(third)).toBe(3);
  },
  120_000,
);
