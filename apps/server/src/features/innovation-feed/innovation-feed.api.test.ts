import { FEED_ITEMS_AT_ONCE } from '@groundwork/contract/limits';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { newProject } from '../../../test/plan-people.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { SETTLING_MS } from './feed-times.ts';
import { lookAfterImport } from './innovation-feed.handlers.ts';
import { findItemsJob, lookForNewJob } from './innovation-feed.jobs.ts';

const BATTERIES =
  'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft. It replaces the liquid electrolyte.';
const ACCORDIONS =
  'Hand-made free reeds for diatonic accordions, cut from tempered ribbon and riveted to aluminium plates by luthiers.';

interface Item {
  id: string;
  kind: string;
  headline: string;
  body: string;
  sentences: { text: string; kind: string }[];
  hashtags: string[];
  searchEngine: string;
  recordId: string;
  reference: string;
  picture: { type: string; value?: number };
  isStarred: boolean;
  notes: string;
  notesVersion: number;
  notesBy: string | null;
}

const WAIT = { interval: 200 };
const clock = { at: new Date(), now: () => new Date(clock.at) };
let app: TestApp;
let owner: Visitor;
let batteries: string;
beforeAll(async () => {
  app = await openTestApp({ hasSample: true, env: { DEFAULT_PLAN: 'plus' }, clock });
  await app.signedUp();
  owner = await app.signedUp();
  batteries = await newProject(owner, BATTERIES);
  // The catalogue has settled when the feed begins.
  clock.at = new Date(Date.now() + SETTLING_MS + 1_000);
  await looked(batteries);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const listOf = async (projectId: string, more = '&pageLimit=100', who = owner) =>
  (await who.get(`/innovation-feed/all?projectId=${projectId}${more}`)).body as {
    items: Item[];
    total: number;
    generation: { state: string };
  };
async function looked(projectId: string) {
  expect((await owner.post('/innovation-feed', { projectId })).status).toBe(202);
  await vi.waitFor(async () => expect((await listOf(projectId)).generation.state).toBe('ready'), WAIT);
  return listOf(projectId);
}
/** The daily look, without its schedule. */
async function scheduled(projectId: string) {
  const { run } = await findItemsJob.load();
  const context = { signal: new AbortController().signal, isLastAttempt: true, jobId: '', attempt: 1 };
  await run({ projectId, isScheduled: true }, context, dependenciesOf(app.server.jobs, findItemsJob));
}
const recordOf = async ({ searchEngine, recordId }: Item): Promise<CatalogueRecord> =>
  (await app.index.get([{ engine: searchEngine as 'awards', id: recordId }]))[0]!;

test('[FEED-01] items tell records of the field, each with its source, in the record’s own words and figures', async () => {
  const { items } = await listOf(batteries);
  expect(items.length).toBeGreaterThan(5);
  expect(new Set(items.map(({ searchEngine }) => searchEngine)).size).toBeGreaterThan(3);
  for (const item of items) {
    const record = await recordOf(item);
    expect([item.headline, item.reference]).toEqual([record.title, record.source.name]);
    expect(item.body).toBe(item.sentences.map(({ text }) => text).join(' '));
    expect(item.hashtags.length).toBeGreaterThan(0);
    const quoted = item.sentences.filter(({ kind }) => kind === 'quotation');
    for (const { text } of quoted) expect(record.text).toContain(text.replace(/^“|”$/g, ''));
    if (item.picture.type === 'amount') expect(item.picture.value).toBe(record.amount);
    const { body } = await owner.get(
      `/projects/${batteries}/profile/judgements/${item.searchEngine}/${encodeURIComponent(item.recordId)}`,
    );
    expect(['direct', 'field']).toContain(body.scope);
  }
});

test('[FEED-01] one look tells so many, and of each data set in turn', async () => {
  const { items } = await listOf(batteries);
  expect(items).toHaveLength(FEED_ITEMS_AT_ONCE);
  const engines = items.map(({ searchEngine }) => searchEngine);
  const differing = new Set(engines).size;
  expect(new Set(engines.slice(0, differing)).size).toBe(differing);
});

test('[FEED-02] pages, order and filters are as asked', async () => {
  const whole = await listOf(batteries);
  const pages = await Promise.all([1, 2].map((page) => listOf(batteries, `&pageLimit=3&page=${page}`)));
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole.items.slice(0, 6).map(({ id }) => id));
  expect((await listOf(batteries, '&page=1000&pageLimit=10')).items).toEqual([]);
  expect((await owner.get(`/innovation-feed/all?projectId=${batteries}&filter=other`)).status).toBe(400);
});

test('[FEED-03] a star and notes stay, are found by their filters, and nobody’s notes are overwritten', async () => {
  const [first, second] = (await listOf(batteries)).items;
  await owner.patch('/innovation-feed/star', { itemId: first!.id, isStarred: true });
  expect((await listOf(batteries, '&filter=starred')).items.map(({ id }) => id)).toEqual([first!.id]);
  const itemId = second!.id;
  expect((await owner.patch('/innovation-feed/notes', { itemId, text: 'Call them', version: 0 })).body).toEqual({
    notes: 'Call them',
    notesVersion: 1,
    notesBy: null,
  });
  expect((await listOf(batteries, '&filter=has_notes')).items.map(({ id }) => id)).toEqual([itemId]);
  const editor = (await joined(app, owner, batteries, 'editor')).visitor;
  const refused = await editor.patch('/innovation-feed/notes', { itemId, text: 'Mine', version: 0 });
  expect([refused.status, refused.body.details]).toEqual([
    409,
    { notes: 'Call them', notesVersion: 1, notesBy: 'Ada Example' },
  ]);
  expect((await editor.patch('/innovation-feed/notes', { itemId, text: 'Mine', version: 1 })).status).toBe(200);
  // Others are told whose notes they are; sent twice, as when an answer got lost, they are stored once.
  expect((await listOf(batteries, '', editor)).items.find(({ id }) => id === itemId)!.notesBy).toBeNull();
  expect((await listOf(batteries)).items.find(({ id }) => id === itemId)!.notesBy).toBe('Ada Example');
  const again = await editor.patch('/innovation-feed/notes', { itemId, text: 'Mine', version: 1 });
  expect([again.status, again.body.notesVersion]).toEqual([200, 2]);
  await owner.patch('/innovation-feed/star', { itemId: first!.id, isStarred: false });
  expect((await listOf(batteries, '&filter=starred')).total).toBe(0);
});

test('[FEED-04] asked again, a feed goes on with what was not told, and tells no record twice', async () => {
  const before = await listOf(batteries);
  await app.database.pool.query(`update feed_item set created_at = created_at - interval '1 hour'`);
  const after = await looked(batteries);
  expect(after.total).toBeGreaterThan(before.total);
  const keys = after.items.map(({ searchEngine, recordId }) => `${searchEngine}/${recordId}`);
  expect(new Set(keys).size).toBe(keys.length);
  // Items told later stand first, and last when the oldest do; those of one look in the order that they were told.
  const ids = (of: { items: Item[] }) => of.items.map(({ id }) => id);
  expect(ids(after).slice(-before.total)).toEqual(ids(before));
  const oldestFirst = ids(await listOf(batteries, '&pageLimit=100&sort=asc'));
  expect(oldestFirst.slice(0, before.total)).toEqual(ids(before));
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from feed_item where project_id = $1 order by created_at desc, place',
    [batteries],
  );
  expect(ids(after)).toEqual(rows.map(({ id }) => id));
});

test('[FEED-01] [FEED-04] asked until nothing is left, a feed has told only what is of the field', async () => {
  const projectId = await newProject(owner, BATTERIES.replace('aircraft', 'scooters'));
  let all = await looked(projectId);
  for (let before = 0; all.total > before; ) {
    before = all.total;
    clock.at = new Date(clock.at.getTime() + 600_000);
    all = await looked(projectId);
  }
  const scopes = await Promise.all(
    all.items.map(async ({ searchEngine, recordId }) => {
      const path = `/projects/${projectId}/profile/judgements/${searchEngine}/${encodeURIComponent(recordId)}`;
      return (await owner.get(path)).body.scope;
    }),
  );
  expect(scopes.filter((scope) => scope !== 'direct' && scope !== 'field')).toEqual([]);
  for (const { sentences } of all.items) expect(sentences.length).toBeGreaterThan(0);
});

test('[FEED-04] the daily look tells what came since, once, and everybody in the project learns of it', async () => {
  const { items } = await listOf(batteries);
  const award = await recordOf(items.find(({ searchEngine }) => searchEngine === 'awards')!);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await app.index.upsert([{ ...award, id: 'came-later', title: `${award.title} continued` }]);
  // Neither what is long past, withdrawn, without a title or a word of its own, nor a call that has closed.
  const bare = { text: '', data: {}, organisations: [], date: null, amount: null };
  await app.index.upsert([
    { ...award, id: 'long-past', date: '1990-01-01' },
    { ...award, id: 'withdrawn', withdrawn: { at: null, reason: 'Retracted', isDeleted: false } },
    { ...award, id: 'untitled', title: 'Untitled award' },
    { ...award, id: 'bare', ...bare },
    { ...award, engine: 'funding-opportunities', id: 'closed', closes: '2020-01-01' },
  ]);
  const ferry = await recordOf(items[0]!);
  await app.index.upsert([{ ...ferry, id: 'off-topic', title: 'Reeds of cane', text: 'About reeds.', data: {} }]);
  clock.at = new Date(clock.at.getTime() + 120_000);
  await Promise.all([scheduled(batteries), scheduled(batteries)]);
  const after = await listOf(batteries);
  const fresh = after.items.filter(({ kind }) => kind === 'new');
  expect(fresh.map(({ recordId }) => recordId)).toEqual(['came-later']);
  const told = async () =>
    (await owner.get('/notifications')).body.items.filter(({ title }: { title: string }) => /new item/.test(title));
  expect(await told()).toEqual([
    expect.objectContaining({ title: expect.stringContaining('1 new item in the feed'), forwardUrl: '/feed' }),
  ]);
  clock.at = new Date(clock.at.getTime() + 86_400_000);
  await scheduled(batteries);
  expect((await listOf(batteries)).total).toBe(after.total);
  expect(await told()).toHaveLength(1);
});

test('[FEED-01] beside published records no sample is told', async () => {
  const { items } = await listOf(batteries);
  const award = await recordOf(items.find(({ searchEngine }) => searchEngine === 'awards')!);
  await app.index.upsert([
    { ...award, id: 'published', title: `${award.title}, for real`, source: { ...award.source, isSample: false } },
  ]);
  const projectId = await newProject(owner, BATTERIES.replace('aircraft', 'ships'));
  expect((await looked(projectId)).items.map(({ recordId }) => recordId)).toEqual(['published']);
  await app.index.delete([{ engine: 'awards', id: 'published' }]);
});

test('[FEED-04] an import has the feeds looked through that have not seen what it brought, once that has settled', async () => {
  const asked: object[] = [];
  const { run: afterImport } = await lookAfterImport.job.load();
  await afterImport(
    {} as never,
    {} as never,
    {
      jobs: {
        enqueue: async (job: { name: string }, _input: object, options: object) =>
          void asked.push({ ...options, job: job.name }),
      },
    } as never,
  );
  expect(asked).toEqual([
    { job: lookForNewJob.name, singletonKey: 'after-import', startAfter: SETTLING_MS / 1_000 + 1 },
  ]);
  const { run: lookForNew } = await lookForNewJob.load();
  const { feed } = dependenciesOf(app.server.jobs, lookForNewJob);
  const lookedAt = async () => {
    const ids: string[] = [];
    await lookForNew({}, {} as never, { feed, clock, lookAt: async (id) => ids.push(id) });
    return ids;
  };
  clock.at = new Date(clock.at.getTime() + 86_400_000);
  expect(await lookedAt()).toContain(batteries);
  await scheduled(batteries);
  expect(await lookedAt()).not.toContain(batteries);
});

test('[REL-03] a project that nothing fits has no feed', async () => {
  expect((await looked(await newProject(owner, ACCORDIONS))).items).toEqual([]);
});

test('[FEED-03] viewers read a feed and change nothing in it; strangers learn nothing', async () => {
  const viewer = (await joined(app, owner, batteries, 'viewer')).visitor;
  const { items } = await listOf(batteries, '', viewer);
  const itemId = items[0]!.id;
  expect((await viewer.patch('/innovation-feed/star', { itemId, isStarred: true })).status).toBe(403);
  expect((await viewer.patch('/innovation-feed/notes', { itemId, text: 'Mine' })).status).toBe(403);
  const stranger = await app.signedUp();
  expect((await stranger.patch('/innovation-feed/star', { itemId, isStarred: true })).status).toBe(404);
  expect((await stranger.patch('/innovation-feed/notes', { itemId, text: 'Mine' })).status).toBe(404);
});
