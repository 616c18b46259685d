import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addFile } from '../apps/server/test/library.ts';
import { type ServerProcess, until } from '../apps/server/test/server-process.ts';
import { memoryOf, printTable } from './measure.ts';
import { type Account, accountAt } from './trust-ledger.ts';

const REQUESTS = Number(process.env['BENCH_REQUESTS'] ?? 20_000);
/** Until then what is kept in memory on purpose has been filled. */
const WARM = 2_000;
const AT_ONCE = 8;
const PEOPLE = 4;
const REST_MS = 60_000;

interface Person {
  account: Account;
  /** A project of theirs, and a key for assistants. */
  projectId: string;
  key: string;
}

type Work = (who: Person, random: () => number) => Promise<unknown>;

const WORDS = [
  'battery',
  'solid electrolyte',
  'infusion pump',
  'cancer therapy',
  '"machine learning"',
  'sensor AND water',
];
const ENGINES = ['awards', 'patents', 'publications', 'clinical-trials', 'companies', 'funding-opportunities'];

/** What people, programs and strangers ask in turn, with how often. Nothing stays: what is written is removed again. */
function mixOf(url: string): [share: number, Work][] {
  const pick = <One>(list: One[], random: () => number) => list[Math.floor(random() * list.length)]!;
  const search = (random: () => number) => ({
    searchEngine: pick(ENGINES, random),
    query: `${pick(WORDS, random)}${random() < 0.3 ? ` NOT ${Math.floor(random() * 1000)}` : ''}`,
  });
  const raw = (path: string, init: RequestInit = {}) => fetch(url + path, init).then((answer) => answer.arrayBuffer());
  const json = { 'content-type': 'application/json', origin: url };
  return [
    [20, ({ account }, random) => account.post('/search/keyword', search(random))],
    [5, ({ account, projectId }, random) => account.post('/search/all', { ...search(random), projectId })],
    [5, ({ account, projectId }) => account.get(`/projects/${projectId}`)],
    [5, ({ account }) => account.get('/projects?page=1&limit=20')],
    [5, ({ account }) => account.get('/notifications')],
    [5, ({ account }) => account.get('/auth/session')],
    [5, ({ account }, random) => account.get(`/search/names?query=${pick(WORDS, random)}`)],
    [
      6,
      async ({ account }, random) => {
        const { body } = await account.post('/search/saved', { name: `S ${random()}`, ...search(random) });
        await account.delete(`/search/saved/${body.id}`);
      },
    ],
    [
      5,
      async ({ account, projectId }) => {
        const { body } = await account.get(`/projects/${projectId}`);
        await account.patch('/projects/notes', { projectId, version: body.notesVersion, text: 'Note '.repeat(50) });
      },
    ],
    [
      2,
      async ({ account }, random) => {
        const { id } = await addFile(account, `${random()}.txt`, 'A quiet pump. '.repeat(500));
        await account.delete('/library/files', { id });
      },
    ],
    [
      0.5,
      async ({ account }, random) => {
        const { body } = await account.post('/projects', {
          areaOfInterest: `A quiet pump without valves, number ${random()}.`,
        });
        await account.delete('/projects', { id: body.newProject?.id });
      },
    ],
    [4, ({ account }, random) => account.post('/search/csv-data', search(random))],
    [4, ({ account, projectId }) => account.get(`/bookmarks/export/all?projectId=${projectId}`)],
    [
      10,
      ({ key }, random) => {
        const call = {
          name: 'search_data_set',
          arguments: { searchEngine: pick(ENGINES, random), query: pick(WORDS, random) },
        };
        const headers = { ...json, authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' };
        const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
        return raw('/mcp', { method: 'POST', headers, body });
      },
    ],
    // What is refused: nobody, another's, what never was, what cannot be read, a page of another site.
    [4, () => raw('/api/projects')],
    [4, ({ account }) => account.get(`/projects/${crypto.randomUUID()}`)],
    [4, ({ account }) => account.post('/search/keyword', { searchEngine: 'nothing', query: 7 })],
    [3, () => raw('/api/search/keyword', { method: 'POST', headers: json, body: '{"a":' })],
    [3, () => raw('/api/nothing/at/all')],
    [
      3,
      () => raw('/api/projects', { method: 'POST', headers: { ...json, origin: 'http://other.example' }, body: '{}' }),
    ],
  ];
}

/** Mixed requests, several at once, and what the process holds meanwhile; all answers by their status. */
export async function mixedRequests(server: ServerProcess, random: () => number): Promise<Map<number, number>> {
  await until(async () => (await (await fetch(`${server.url}/api/status`)).json()).sample.state === 'ready');
  const statuses = new Map<number, number>();
  let made = 0;
  const plain = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    made += 1;
    const answer = await plain(...asked);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    return answer;
  };
  const measured: string[][] = [];
  const measure = (at: string) => {
    const descriptors = readdirSync(`/proc/${server.pid}/fd`).length;
    measured.push([at, String(Math.round(memoryOf(server.pid).own)), String(descriptors)]);
    console.log(measured.at(-1)!.join(' | '));
  };
  try {
    const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => personAt(server.url, `r${at}`)));
    const mix = mixOf(server.url);
    const all = mix.reduce((sum, [share]) => sum + share, 0);
    const next = (): Work => {
      let left = random() * all;
      return mix.find(([share]) => {
        left -= share;
        return left < 0;
      })![1];
    };
    measure('before');
    for (let step = 1; step <= 10; step += 1) {
      const end = step === 1 ? WARM : WARM + ((REQUESTS - WARM) * (step - 1)) / 9;
      const work = async (who: Person) => {
        while (made < end) await next()(who, random);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(people[at % PEOPLE]!)));
      measure(`after ${made}`);
    }
    await sleep(REST_MS);
    measure(`${REST_MS / 1000} s later`);
  } finally {
    globalThis.fetch = plain;
  }
  printTable(['mixed requests', 'own memory, MB', 'open descriptors'], measured);
  const told = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  console.log(`answered: ${told.join(', ')}`);
  return statuses;
}

async function personAt(url: string, name: string): Promise<Person> {
  const account = await accountAt(url, name);
  const { body } = await account.post('/projects', { areaOfInterest: 'A quiet infusion pump for use at home.' });
  const { key } = (await account.post('/settings/api-keys', { name: 'Assistant', expiresInDays: 30 })).body;
  return { account, projectId: body.newProject.id, key };
}
