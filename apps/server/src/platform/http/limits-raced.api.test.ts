import {
  API_KEYS_MAX,
  COLLABORATORS_MAX,
  COMPANY_REQUESTS_MAX,
  FOLDERS_MAX,
  GENERATIONS_PER_TEN_MINUTES,
  SAVED_SEARCHES_MAX,
  WEBHOOKS_MAX,
} from '@groundwork/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/app.ts';
import { openReusedDatabase } from '../../../test/reused-database.ts';
import type { Database } from '../db/database.ts';

/** Two processes on one store, and a third that is started when both have ended. */
let database: Database;
let both: [TestApp, TestApp];
let userId: string;
let projects: string[];
const env = {
  DEFAULT_PLAN: 'pro',
  ROLE: 'web',
  SIGN_UPS_PER_HOUR: '5',
  SEARCHES_PER_MINUTE: '20',
  LIVE_ASKS_PER_DAY: '3',
};
const open = () => openTestApp({ database, env });
const AT_ONCE = 50;
/** As many of something as nearly reach the limit. */
const ROOM = 7;

let ada: Visitor;

beforeAll(async () => {
  database = await openReusedDatabase();
  both = [await open(), await open()];
  ada = await both[0].signedUp('ada@example.org');
  userId = (await ada.get('/auth/session')).body.user.id;
  projects = [];
  for (let at = 0; at < 6; at += 1)
    projects.push((await ada.post('/projects', { areaOfInterest: `Quiet pump ${at}` })).body.newProject.id);
  for (let at = 0; at < SAVED_SEARCHES_MAX - ROOM; at += 1)
    await ada.post('/search/saved', { ...search, name: `s${at}` });
  await database.pool.query(
    `INSERT INTO library_folder (owner_id, name, name_key) SELECT $1, 'f' || n, 'f' || n FROM generate_series(1, $2) n`,
    [userId, FOLDERS_MAX - 1 - ROOM],
  );
});
afterAll(async () => {
  for (const app of both) await app.close();
  await database.close();
});

type Fire = (at: number, post: Visitor['post']) => Promise<{ status: number }>;

/** The same person at another process. */
function through(app: TestApp): Visitor['post'] {
  return async (path, body = {}) => {
    const headers = { cookie: ada.cookie(), origin: 'http://groundwork.test', 'content-type': 'application/json' };
    const { status } = await app.visitor().request(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status, body: null, headers: new Headers() };
  };
}

/** Whatever is limited, how many of 50 at once succeed, and how the others are answered. */
const LIMITS: [what: string, allowed: number, refusal: number, fire: Fire][] = [
  ['API keys', API_KEYS_MAX, 409, (at, post) => post('/settings/api-keys', { name: `k${at}`, expiresInDays: null })],
  ['webhooks', WEBHOOKS_MAX, 409, (at, post) => post('/settings/webhooks', { ...hook, url: `${hook.url}/${at}` })],
  ['folders', ROOM, 409, (at, post) => post('/library/folders', { name: `raced ${at}` })],
  ['saved searches', ROOM, 409, (at, post) => post('/search/saved', { ...search, name: `raced ${at}` })],
  ['wishes for companies', COMPANY_REQUESTS_MAX, 409, (at, post) => post('/agents/company-requests', wish(at))],
  ['trackers', 10, 403, (at, post) => post('/agents/funding-opportunity-tracker', { ...of(at), agentName: `a${at}` })],
  ['reports', 10, 403, (at, post) => post('/reports/commercialization', of(at))],
  ['collaborators', COLLABORATORS_MAX, 409, (at, post) => post(`/projects/${of(0).projectId}/invitations`, guest(at))],
  ['searches', 20, 429, (_at, post) => post('/search/keyword', search)],
  ['asks of public sources', 3, 429, (at, post) => post(`/projects/${of(at).projectId}/live-search/asks`, ASK)],
  ['feeds', GENERATIONS_PER_TEN_MINUTES, 429, (at, post) => post('/innovation-feed', of(at))],
  ['insights', GENERATIONS_PER_TEN_MINUTES, 429, (at, post) => post('/insights', of(at))],
  [
    'new accounts of an address',
    5,
    429,
    (at) => visitorOf(at).from('203.0.113.9').post('/auth/sign-up/email', newcomer(at)),
  ],
  [
    'guesses of a password',
    5,
    429,
    (at) => visitorOf(at).from(`203.0.113.${at}`).post('/auth/sign-in/email', guess(at)),
  ],
];
const hook = { url: 'https://example.org', events: ['report.completed'] };
const search = { searchEngine: 'awards', query: 'pump' };
const ASK = { words: [{ axis: 'technology', phrases: ['pump'] }], sources: ['nsf'] };
const of = (at: number) => ({ projectId: projects[at % projects.length]! });
const visitorOf = (at: number) => both[at % 2]!.visitor();
const wish = (at: number) => ({ requestedCompanyName: `c${at}`, requestedCompanyUrl: 'https://example.org' });
const guest = (at: number) => ({ email: `guest${at}@example.org`, role: 'viewer' });
const guess = (at: number) => ({ email: 'ada@example.org', password: `wrong ${at}` });
const newcomer = (at: number) => ({ email: `new${at}@example.org`, password: PASSWORD, firstName: 'A', lastName: 'B' });

test.each(LIMITS)(
  '[SEC-04] of %s no more than %s come of a race in two processes',
  async (_what, allowed, refusal, fire) => {
    const times = Math.max(AT_ONCE, allowed + 5);
    const fired = Array.from({ length: times }, (_, at) => fire(at, through(both[at % 2]!)));
    const statuses = (await Promise.all(fired)).map(({ status }) => status);
    const taken = statuses.filter((status) => status < 300 || status === 401);
    expect([taken.length, statuses.filter((status) => status >= 500)]).toEqual([allowed, []]);
    expect(statuses.filter((status) => status === refusal).length).toBeGreaterThan(0);
  },
);

test('[SEC-04] what was used up stays used up after a restart', async () => {
  for (const app of both) await app.close();
  both = [await open(), await open()];
  for (const [what, , refusal, fire] of LIMITS) {
    const { status } = await fire(250, through(both[0]));
    expect([what, status]).toEqual([what, refusal]);
  }
  expect(both.flatMap(({ faults }) => faults)).toEqual([]);
});
