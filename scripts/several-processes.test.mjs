// Three web processes and two workers behind a proxy, over three nodes of OpenSearch: each of them, and the node that manages, is killed while people work, and started anew in turn.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { emptyServerDatabase, testServerUrl } from '../apps/server/test/database.ts';
import { startServerProcess } from '../apps/server/test/server-process.ts';
import { importPublications } from './commands.mjs';
import { freePort } from './free-port.mjs';
import { personAt } from './person.mjs';
import { startRoundRobin } from './round-robin.mjs';
import { startOpenSearch } from './test-opensearch.mjs';

const MINUTE = 60_000;
const PATIENT = { timeout: 4 * MINUTE, interval: 500 };
const RECORDS = 60;
/** How long searches may be turned away when a node of the search service is lost. */
const AWAY_MAX_MS = 10_000;
const REPORTS_A_ROUND = 1;
const STARTS_MAX = 5;
/** Searches that all nodes that are left have answered, so that none of them is still waiting for the one that is gone. */
const SETTLED = 40;

/** An open window: it connects again when it is cut off, after what it has had. */
function openWindow(url, cookie, signal) {
  const titles = [];
  let lastEventId = '';
  async function listen() {
    const headers = { cookie, 'last-event-id': lastEventId };
    const answer = await fetch(`${url}/api/notifications/stream`, { headers, signal });
    let text = '';
    for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n');
      text = blocks.pop();
      for (const block of blocks) {
        const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        lastEventId = field('id') ?? lastEventId;
        const { notification } = JSON.parse(field('data') ?? '{}');
        if (notification) titles.push(notification.id);
      }
    }
  }
  const ended = (async () => {
    for (; !signal.aborted; await sleep(200)) await listen().catch(() => undefined);
  })();
  return { titles, ended };
}

test('[OPS-03] [OPS-04] [NTF-04] three web processes, two workers and the managing node of three are killed under load and started anew in turn: nothing that was acknowledged is lost, nothing comes twice', {
  timeout: 15 * MINUTE,
  skip: !process.env.TEST_SEARCH_URL || !testServerUrl,
}, async () => {
  const search = await startOpenSearch({ nodes: 3, isShortLived: true, heapMb: 384 });
  onTestFinished(search.stop);
  const managing = await search.managing();
  const database = await emptyServerDatabase();
  onTestFinished(database.drop);
  const env = {
    DATABASE_URL: database.url,
    // The one that is killed is asked first.
    SEARCH_URL: [search.urls[managing], ...search.urls.filter((_, at) => at !== managing)].join(','),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-several-')),
    AUTH_SECRET: 'the same secret for all of the processes',
    SAMPLE_DATA: 'off',
    SENTENCE_ENCODER: 'off',
    DEFAULT_PLAN: 'pro',
    SEARCHES_PER_MINUTE: '100000',
    PROXIES: '1',
  };
  const processes = [];
  for (const ROLE of ['web', 'web', 'web', 'worker', 'worker'])
    processes.push({ env: { ...env, ROLE, PORT: String(await freePort()) } });
  // One that ends before it runs, since the database is slow to answer, is started again, as whoever supervises it would.
  const start = async (each) => {
    for (let tries = 0; tries < STARTS_MAX; tries++) {
      each.server = await startServerProcess(each.env);
      if (each.server.output().includes('Groundwork runs at')) return;
    }
    expect.fail(each.server.output());
  };
  onTestFinished(() => Promise.all(processes.map(({ server }) => server?.kill9())));
  const web = processes.slice(0, 3);
  const workers = processes.slice(3);
  // The first makes the tables; the others need not wait for each other.
  await start(processes[0]);
  await Promise.all(processes.slice(1).map(start));
  const proxy = await startRoundRobin(web.map((each) => Number(each.env.PORT)));
  onTestFinished(proxy.stop);
  const ada = personAt(proxy.url);
  await ada.signUp('ada@example.org');
  await importPublications(env, RECORDS);

  const over = new AbortController();
  const window = openWindow(proxy.url, ada.cookie(), over.signal);
  onTestFinished(() => over.abort());
  const kept = new Set();
  const reports = [];
  const failed = [];
  const away = [];
  const areaOfInterest = 'A solid ceramic electrolyte separator for lithium metal batteries of electric vehicles.';
  async function loop(what, run) {
    while (!over.signal.aborted) {
      const answer = await run().catch((error) => ({ status: 0, body: error.message }));
      if (answer.status >= 300 || answer.status === 0) failed.push({ what, status: answer.status, body: answer.body });
      await sleep(100);
    }
  }
  const find = (query) => ada.answer('POST', '/search/keyword', { searchEngine: 'publications', query });
  let answered = 0;
  const load = [
    loop('write', async () => {
      const answer = await ada.answer('POST', '/projects', { areaOfInterest });
      if (answer.status === 201) kept.add(answer.body.newProject.id);
      return answer;
    }),
    loop('read', async () => {
      const [id] = [...kept].slice(-1);
      return id ? ada.answer('GET', `/projects/${id}`) : ada.answer('GET', '/notifications');
    }),
    loop('search', async () => {
      const answer = await find('ceramic separators');
      if (answer.status === 200 && answer.body.total !== RECORDS) throw new Error(`${answer.body.total} are found`);
      if (answer.status === 200) answered++;
      if (answer.status === 503) away.push(Date.now());
      return answer;
    }),
  ];
  async function askForReports() {
    for (let n = 0; n < REPORTS_A_ROUND; n++) {
      const { newProject } = await ada.call('POST', '/projects', { areaOfInterest });
      kept.add(newProject.id);
      const { reportId } = await ada.call('POST', '/reports/commercialization', { projectId: newProject.id });
      reports.push(reportId);
    }
  }
  const statusOf = async (id) => (await ada.answer('GET', `/reports/commercialization/${id}/status`)).body.status;
  const allComplete = async () => (await Promise.all(reports.map(statusOf))).every((status) => status === 'complete');

  // Killed while they work. Who was in the middle of a call hears that it failed; nobody else does.
  for (const each of [workers[0], web[0]]) {
    await askForReports();
    await sleep(1_000);
    await each.server.kill9();
    await sleep(2_000);
    await start(each);
  }
  await expect.poll(allComplete, PATIENT).toBe(true);
  const broken = failed.splice(0);
  // Broken off before its answer had begun, or in the middle of it.
  const isBrokenOff = ({ status }) => status === 502 || status === 0;
  expect(broken.filter((each) => !isBrokenOff(each))).toEqual([]);
  expect(broken.length).toBeLessThan(5);

  // The node of the search service that manages the others: found are all records as before, and new ones as well.
  await search.kill(managing);
  answered = 0;
  await expect.poll(() => answered, PATIENT).toBeGreaterThan(SETTLED);
  await importPublications(env, RECORDS, { words: 'woven glass fibers', name: 'later' });
  await expect.poll(async () => (await find('woven glass')).body.total, PATIENT).toBe(RECORDS);
  expect(failed.splice(0).filter(({ what, status }) => what !== 'search' || status !== 503)).toEqual([]);
  expect((away.at(-1) ?? 0) - (away[0] ?? 0)).toBeLessThan(AWAY_MAX_MS);
  await search.start(managing);

  // A new version, say: one after the other, and nobody notices.
  failed.splice(0);
  await askForReports();
  for (const each of processes) {
    expect(await each.server.stop()).toBe(0);
    await start(each);
  }
  await expect.poll(allComplete, PATIENT).toBe(true);
  expect(failed).toEqual([]);

  const { total } = await ada.call('GET', '/notifications');
  expect(total).toBe(reports.length);
  await expect.poll(() => window.titles.length, PATIENT).toBe(reports.length);
  over.abort();
  await Promise.all([...load, window.ended]);
  expect(new Set(window.titles).size).toBe(reports.length);
  for (const id of kept) expect((await ada.answer('GET', `/projects/${id}`)).status).toBe(200);
  console.log(
    `${kept.size} projects, ${reports.length} reports, ${broken.length} calls broken off, ${away.length} searches turned away.`,
  );
});
