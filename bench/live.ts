import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServerProcess, until } from '../apps/server/test/server-process.ts';
import { openStandIn } from '../apps/server/test/stand-in-sources.ts';

/** Twelve of those without a key, of all kinds of records. */
const TWELVE = [
  'clinicaltrials-gov',
  'nih-reporter',
  'nsf',
  'sbir',
  'grants-gov',
  'usaspending',
  'pubmed',
  'crossref',
  'europe-pmc',
  'arxiv',
  'isrctn',
  'drugs-fda',
];
const WORDS = [
  { axis: 'technology', phrases: ['sodium ion battery'] },
  { axis: 'use', phrases: ['stationary storage'] },
];
const DESCRIPTION = 'A sodium ion battery with a hard carbon anode for stationary storage of solar energy.';
const PROJECTS = 20;
const SEARCHES = 120;

type Person = Awaited<ReturnType<typeof signUp>>;

/** One server over an empty catalogue, the sources stood in for on this machine: 300 to 800 ms an answer. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-bench-live-'));
  const standIn = await openStandIn({ matches: 41_203, topic: 'Sodium ion battery' });
  const env = {
    DATA_DIR: folder,
    SAMPLE_DATA: 'off',
    DEFAULT_PLAN: 'pro',
    SOURCES_MIRROR: standIn.url,
    FETCH_ALLOW_HOSTS: '127.0.0.1',
    LIVE_REQUESTS_PER_HOST: '100000',
    SEARCHES_PER_MINUTE: '100000',
  };
  let server = await startServerProcess(env);
  try {
    const one = await signUp(server.url, 'one');
    const projectId = await one.project('One');
    const startedAt = Date.now();
    const { askId } = await one.ask(projectId, WORDS, TWELVE);
    let firstMs = 0;
    await until(async () => {
      const { answers, endedAt } = await one.state(projectId, askId);
      const taken = answers.reduce((sum: number, answer: { taken: number }) => sum + answer.taken, 0);
      if (firstMs === 0 && taken > 0) firstMs = Date.now() - startedAt;
      await wait(100);
      return endedAt !== null;
    });
    const allMs = Date.now() - startedAt;
    const { answers } = await one.state(projectId, askId);
    console.log(`first records after ${firstMs} ms; all of ${TWELVE.length} sources after ${allMs} ms`);
    for (const { source, state, asked, total, taken, added, reason } of answers)
      console.log(
        `  ${source}: ${state}, ${asked} of ${total}, taken ${taken}, new ${added}${reason ? `, ${reason}` : ''}`,
      );

    const other = await one.project('Killed');
    const killed = await one.ask(
      other,
      [{ axis: 'technology', phrases: ['killed battery'] }],
      ['pubmed', 'nsf', 'isrctn'],
    );
    let kills = 0;
    for (let step = 0; step < 4; step += 1) {
      await wait(900);
      await server.kill9();
      kills += 1;
      server = await startServerProcess({ ...env, PORT: new URL(server.url).port });
    }
    await until(async () => {
      await wait(200);
      return (await one.state(other, killed.askId)).endedAt !== null;
    });
    const after = await one.state(other, killed.askId);
    console.log(
      `killed ${kills} times: ${JSON.stringify(after.answers.map(({ source, state, taken }: Record<string, unknown>) => [source, state, taken]))}`,
    );

    const ids = [];
    for (let index = 0; index < PROJECTS; index += 1) {
      const person = await signUp(server.url, `p${index}`);
      ids.push({ person, id: await person.project(`Project ${index}`) });
    }
    // As many as afterwards, right before: of a few, the slowest is the p95.
    const quiet = await searchTimes(one, SEARCHES);
    standIn.askedAt.clear();
    const words = (index: number) => [{ axis: 'technology', phrases: [`battery number ${index}`] }];
    await Promise.all(ids.map(({ person, id }, index) => person.ask(id, words(index), TWELVE)));
    const busy = await searchTimes(one, SEARCHES);
    console.log(`searches beside ${PROJECTS} projects asked at once: p95 ${busy} ms, before ${quiet} ms`);
    for (const [host, times] of standIn.askedAt) {
      const gaps = times.slice(1).map((time, index) => time - times[index]!);
      console.log(`  ${host}: ${times.length} requests, shortest gap ${Math.min(...gaps)} ms`);
    }
  } finally {
    await server.stop();
    await standIn.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function signUp(url: string, name: string) {
  const data = { email: `${name}@example.org`, password: 'correct horse', firstName: name, lastName: 'Example' };
  const signedUp = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(data),
  });
  const cookie = signedUp.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: url, cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    search: () => call('POST', '/search/keyword', { searchEngine: 'publications', keyword: 'sodium battery' }),
    project: async (title: string) =>
      (await call('POST', '/projects', { areaOfInterest: DESCRIPTION, title, persona: 'tech_developer' })).newProject
        .id,
    ask: (id: string, words: unknown, sources: string[]) =>
      call('POST', `/projects/${id}/live-search/asks`, { words, sources }),
    state: (id: string, askId: string) => call('GET', `/projects/${id}/live-search/asks/${askId}`),
  };
}

async function searchTimes(person: Person, count: number): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    await person.search();
    times.push(performance.now() - startedAt);
    await wait(50);
  }
  times.sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * 0.95)]!);
}
