import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';
import { ofCollection } from '../../catalogue/own-id.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { run } from './check-saved-searches.worker.ts';
import { checkSavedSearchesJob } from './saved-searches.jobs.ts';

const HOUR_MS = 3_600_000;
/** In hours: a check tells what was stored until a minute ago. */
const JUST_AFTER_SETTLING = 61.5 / 3_600;
const SIGNAL = new AbortController().signal;

let app: TestApp;
let visitor: Visitor;
/** Hours from the machine's time, with which the catalogue stamps what it stores. */
let ahead: number;

const grant = (id: string, given = {}) =>
  aRecord('awards', id, { title: `Solid electrolyte ${id}`, date: '2026-01-01', amount: 100_000, ...given });

const deps = () => dependenciesOf(app.server.jobs, checkSavedSearchesJob);
async function checkAt(hours: number, given: Partial<ReturnType<typeof deps>> = {}) {
  ahead = hours;
  await run({}, { signal: SIGNAL }, { ...deps(), ...given });
}
const notified = async (): Promise<{ title: string; message: string; forwardUrl: string }[]> =>
  (await visitor.get('/notifications')).body.items;

/** The first check, which has seen all that is there; what is stored from then on comes behind it. */
async function firstCheck() {
  await checkAt(JUST_AFTER_SETTLING);
  await new Promise((done) => setTimeout(done, 2_600));
}

async function save(given: object = {}) {
  const search = { searchEngine: 'awards', query: 'solid electrolyte', filters: {}, mode: 'hybrid', name: 'Mine' };
  const { status, body } = await visitor.post('/search/saved', { ...search, alert: 'notify', ...given });
  expect([status, body]).toEqual([201, body]);
  return body;
}

/**
 * Looking through changes began before anything was saved, three days ago. The catalogue stamps what it stores with the machine's
 * time: what was there when a search was saved is left to the first check, which is told of it as new.
 */
beforeEach(async () => {
  ahead = -72;
  const clock = { now: () => new Date(Date.now() + ahead * HOUR_MS) };
  app = await openTestApp({ clock, env: { DEFAULT_PLAN: 'pro' } });
  visitor = await app.signedUp();
  await checkAt(-71);
  ahead = -48;
});
afterEach(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

test('[AGT-08] [SRCH-13] of all alerts only those are searched for which something changed', async () => {
  await save({ name: 'Hit' });
  for (let at = 0; at < 20; at++) await save({ name: `Miss ${at}`, query: `unheard${at}` });
  await save({ name: 'Filtered out', filters: { agency: ['Nobody'] } });
  await app.index.upsert([grant('new')]);
  const searched = vi.spyOn(app.index, 'search');
  await checkAt(1);
  expect(searched).toHaveBeenCalledTimes(1);
  expect((await notified()).map(({ title }) => title)).toEqual(['1 new award for “Hit”']);
  const rows: { lastCheckedAt: string }[] = (await visitor.get('/search/saved')).body.items;
  expect(rows.map(({ lastCheckedAt }) => Date.parse(lastCheckedAt) > Date.now())).toEqual(rows.map(() => true));
  await checkAt(30);
  expect(searched).toHaveBeenCalledTimes(1);
  expect(await notified()).toHaveLength(1);
});

test('[AGT-08] [SRCH-13] every alert tells what its search finds', async () => {
  const asked = [
    { query: 'electrolyte' },
    { query: '"solid electrolyte" -ceramic' },
    { query: 'electro* OR ceramic' },
    { query: '', filters: { agency: ['NASA'] } },
    { query: 'ceramic', filters: { amount: { min: 150_000 } } },
    { query: 'title:ceramic date:2026..2027' },
    { query: 'NOT electrolyte' },
    { query: 'nothing of the kind' },
  ];
  for (const [at, each] of asked.entries()) await save({ ...each, name: String(at) });
  await app.index.upsert([
    grant('1'),
    grant('2', { title: 'Solid electrolytes, ceramic', amount: 200_000 }),
    grant('3', { title: 'Ceramic membranes', facets: { agency: ['NASA'] } }),
    grant('4', { title: 'Something else', facets: { agency: ['NASA'] } }),
  ]);
  await checkAt(1);
  const told = new Map((await notified()).map(({ title }) => [/“(.*)”/.exec(title)![1]!, Number.parseInt(title, 10)]));
  const found: Record<string, number> = {};
  for (const { name, total } of (await visitor.get('/search/saved')).body.items) if (total > 0) found[name] = total;
  expect(Object.fromEntries(told)).toEqual(found);
  expect(Object.keys(found)).toEqual(['0', '1', '2', '3', '4', '5', '6']);
});

test('[AGT-08] [SRCH-13] a known record that has changed is told as a change, once, with before and after', async () => {
  const { id } = await save({ frequency: 'daily' });
  await app.index.upsert([grant('known'), grant('other')]);
  await firstCheck();
  expect((await notified()).map(({ title }) => title)).toEqual(['2 new awards for “Mine”']);
  await app.index.upsert([grant('known', { amount: 250_000 }), grant('other', { text: 'Said in other words.' })]);
  await checkAt(30);
  await checkAt(30);
  const [news, ...rest] = await notified();
  expect(rest).toHaveLength(1);
  expect(news).toMatchObject({
    title: '1 changed award for “Mine”',
    message: 'Changed: Solid electrolyte known (amount: $100,000 → $250,000)',
    forwardUrl: expect.stringContaining('known'),
  });
  expect((await visitor.get('/search/saved')).body.items).toMatchObject([{ id, total: 2 }]);
  await checkAt(60);
  expect(await notified()).toHaveLength(2);
});

test('[SRCH-13] [DATA-23] who has left an organization since its record changed is told nothing of it', async () => {
  const { id } = (await visitor.post('/admin/organisations', { name: 'Acme' })).body;
  const userId = (await visitor.get('/auth/session')).body.user.id;
  const belongs = (organisationId: string | null) =>
    visitor.put(`/admin/users/${userId}/organisation`, { organisationId });
  await belongs(id);
  await save({ frequency: 'daily' });
  await app.index.upsert([ofCollection(grant('own'), id)]);
  await firstCheck();
  expect((await notified()).map(({ title }) => title)).toEqual(['1 new award for “Mine”']);
  await app.index.upsert([ofCollection(grant('own', { amount: 250_000 }), id)]);
  // Found, and not yet due.
  await checkAt(2);
  await belongs(null);
  await checkAt(30);
  expect(await notified()).toHaveLength(1);
});

test('[AGT-08] [SRCH-13] what changes forth and back between two alerts is told by none', async () => {
  const { id } = await save();
  await app.index.upsert([grant('known')]);
  await firstCheck();
  await app.index.upsert([grant('known', { amount: 1 })]);
  await checkAt(2);
  expect(await deps().alertChanges.waiting([id])).toEqual(new Set([id]));
  await app.index.upsert([grant('known', { amount: 100_000 })]);
  await checkAt(30);
  expect(await notified()).toHaveLength(1);
});

test('[AGT-08] [SRCH-13] killed after looking or before the alert is stored, the next run tells all, once', async () => {
  await save();
  await app.index.upsert([grant('known')]);
  await firstCheck();
  await app.index.upsert([grant('known', { amount: 5 })]);
  const killed = { raiseNotification: async () => Promise.reject(new Error('killed')) };
  await expect(checkAt(30, killed)).rejects.toThrow('killed');
  expect(await notified()).toHaveLength(1);
  const alertChanges = { ...deps().alertChanges, waiting: async () => Promise.reject(new Error('killed')) };
  await expect(checkAt(30, { alertChanges })).rejects.toThrow('killed');
  await checkAt(30);
  await checkAt(30);
  expect((await notified()).map(({ title }) => title)).toEqual([
    '1 changed award for “Mine”',
    '1 new award for “Mine”',
  ]);
});

test('[AGT-08] [SRCH-13] two processes that look at once miss nothing and tell nothing twice', async () => {
  await save();
  await app.index.upsert([grant('a'), grant('b')]);
  await Promise.all([checkAt(1), checkAt(1), checkAt(1)]);
  expect((await notified()).map(({ title }) => title)).toEqual(['2 new awards for “Mine”']);
});
