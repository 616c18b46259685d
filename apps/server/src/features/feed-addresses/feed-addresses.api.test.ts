import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AGENT_CALLS, storeTold } from '../../../test/agent-calls.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';

let app: TestApp;
let who: Visitor;
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const call = (id: string, given = {}) =>
  aRecord('funding-opportunities', id, { title: `Call ${id}`, closes: inDays(20), ...given });

beforeAll(async () => {
  app = await openTestApp({
    env: { DEFAULT_PLAN: 'pro', LOG_LEVEL: 'debug' },
    records: [
      aRecord('awards', 'a-1', { title: 'Solid <b>electrolyte</b> & more', date: '2020-01-01' }),
      aRecord('awards', 'a-2', { title: 'Something else' }),
      call('one'),
      call('over', { closes: inDays(-100) }),
      call('month', { closes: '2030-05' }),
      call('other'),
    ],
  });
  await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});
beforeEach(async () => {
  who = await app.signedUp();
});

const SEARCH = { searchEngine: 'awards', query: 'electrolyte', name: 'Mine & <yours>' };
const saved = async (given = {}) => (await who.post('/search/saved', { ...SEARCH, ...given })).body;
const made = async (of: object, by = who) => (await by.post('/settings/feeds', of)).body;
const pathOf = (url: string) => url.replace('http://groundwork.test/api', '');
async function read(url: string, headers: Record<string, string> = {}) {
  const response = await app.visitor().request(pathOf(url), { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('[NTF-07] a saved search is an Atom feed at a secret address, asked for again only when it changed', async () => {
  const { id } = await saved();
  const { url, ...shown } = await made({ kind: 'search', targetId: id });
  expect(shown).toMatchObject({ kind: 'search', targetId: id, title: 'Mine & <yours>', readAt: null });
  expect(url).toMatch(/^http:\/\/groundwork\.test\/api\/feeds\/atom\/[\w-]{43}$/);
  const first = await read(url);
  expect(first.status).toBe(200);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'private, max-age=900',
    'x-robots-tag': 'noindex',
  });
  expect(first.text).toContain('Solid &lt;b&gt;electrolyte&lt;/b&gt; &amp; more');
  expect(first.text).toContain('<id>tag:groundwork.test,2025:awards/a-1</id>');
  expect(first.text).not.toContain('Something else');
  expect(first.text).not.toContain(url.split('/').at(-1));
  const etag = first.headers.get('etag')!;
  const again = await read(url, { 'if-none-match': `"x", W/${etag}` });
  expect([again.status, again.text]).toEqual([304, '']);
  await app.index.upsert([aRecord('awards', 'a-3', { title: 'Newer electrolyte' })]);
  const changed = await read(url, { 'if-none-match': etag });
  expect(changed.status).toBe(200);
  expect(changed.text).toContain('Newer electrolyte');
  expect((await who.get('/settings/feeds')).body.items).toMatchObject([{ readAt: expect.stringMatching(/^20/) }]);
});

test('[NTF-07] what a tracker told is an Atom feed for who sees its project', async () => {
  const projectId = (await who.post('/projects', { areaOfInterest: 'A membrane.' })).body.newProject.id;
  const userId = (await who.get('/auth/session')).body.user.id;
  const { companyTrackerId } = await AGENT_CALLS.store(app, projectId, userId);
  await storeTold(app, companyTrackerId);
  const { url, ...shown } = await made({ kind: 'tracker', targetId: companyTrackerId });
  expect(shown).toMatchObject({ kind: 'tracker', targetId: companyTrackerId, title: 'Companies' });
  const { status, text } = await read(url);
  expect(status).toBe(200);
  expect(text).toContain('Cells &lt;b&gt;&amp; more&lt;/b&gt;');
  expect(text).toContain('Awardee: Voltara Energy (same name).');
  expect(text).toContain('Amount: $1,000,000 → $1,500,000');
  expect(text).toContain(`http://groundwork.test/agents/company-tracker/${companyTrackerId}`);
  expect(text).not.toContain('Not told yet');
  const stranger = (await app.signedUp()) as Visitor;
  expect((await stranger.post('/settings/feeds', { kind: 'tracker', targetId: companyTrackerId })).status).toBe(404);
  // The same address is no calendar, and ends with the tracker.
  expect((await read(url.replace('/atom/', '/calendar/'))).status).toBe(404);
  await who.delete(`/agents/${companyTrackerId}`);
  expect((await read(url)).status).toBe(404);
});

test('[NTF-07] closing dates of saved opportunities are a calendar, of what its person sees now', async () => {
  const projectId = (await who.post('/projects', { areaOfInterest: 'A membrane.' })).body.newProject.id;
  const bookmark = (...ids: string[]) => {
    const items = ids.map((itemId) => ({ searchEngine: 'funding-opportunities', itemId }));
    return who.post('/bookmarks', { projectId, items });
  };
  await bookmark('one', 'over', 'month');
  const { url } = await made({ kind: 'calendar' });
  const events = async () => [...(await read(url)).text.matchAll(/SUMMARY:(.*)\r/g)].map(([, summary]) => summary);
  const { headers, text } = await read(url);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('cache-control')).toBe('private, max-age=900');
  expect(text).toContain(`DTSTART;VALUE=DATE:${inDays(20).replaceAll('-', '')}`);
  expect(await events()).toEqual(['Closes: Call one']);
  await bookmark('other');
  await app.index.upsert([call('one', { closes: inDays(30) })]);
  expect(await events()).toEqual(['Closes: Call other', 'Closes: Call one']);
  // Where the call says until when, the minute stands there.
  await app.index.upsert([call('one', { closes: `${inDays(30)}T17:00-05:00` })]);
  expect((await read(url)).text).toContain(`DTSTART:${inDays(30).replaceAll('-', '')}T220000Z`);
  await app.database.pool.query('delete from project where id = $1', [projectId]);
  expect(await events()).toEqual([]);
});

test('[NTF-07] an address is told once, replaced by a new one, revoked, and leads nowhere without its person', async () => {
  const { id: targetId } = await saved();
  const of = { kind: 'search', targetId };
  const old = await made(of);
  const anew = await made(of);
  expect([(await read(old.url)).status, (await read(anew.url)).status]).toEqual([404, 200]);
  const { items } = (await who.get('/settings/feeds')).body;
  expect(items).toHaveLength(1);
  expect(JSON.stringify(items)).not.toContain(anew.url.split('/').at(-1));
  const { rows } = await app.database.pool.query('select * from feed_address');
  expect(JSON.stringify(rows)).not.toContain(anew.url.split('/').at(-1));
  // The secret of one kind opens no other.
  expect((await read(anew.url.replace('/atom/', '/calendar/'))).status).toBe(404);
  const email = (await who.get('/auth/session')).body.user.email;
  const set = (change: string) => app.database.pool.query(`update "user" set ${change} where email = $1`, [email]);
  await set('disabled_at = now()');
  expect((await read(anew.url)).status).toBe(404);
  await set(`disabled_at = null, plan = 'starter'`);
  expect((await read(anew.url)).status).toBe(404);
  await set(`plan = 'pro'`);
  expect((await read(anew.url)).status).toBe(200);
  expect((await who.delete(`/settings/feeds/${items[0].id}`)).status).toBe(200);
  expect((await read(anew.url)).status).toBe(404);
  const kept = await made(of);
  await who.delete(`/search/saved/${targetId}`);
  expect((await read(kept.url)).status).toBe(404);
  expect((await who.get('/settings/feeds')).body.items).toEqual([]);
});

test('[NTF-07] others’ searches and addresses are unknown, and keys of programs make none', async () => {
  const { id: targetId } = await saved();
  const { id } = await made({ kind: 'search', targetId });
  const stranger = await app.signedUp();
  expect((await made({ kind: 'search', targetId }, stranger)).code).toBe('NOT_FOUND');
  expect((await stranger.delete(`/settings/feeds/${id}`)).status).toBe(404);
  expect((await stranger.get('/settings/feeds')).body.items).toEqual([]);
  const { key } = (await who.post('/settings/api-keys', { name: 'a', expiresInDays: null })).body;
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  const byKey = await app
    .visitor()
    .request('/settings/feeds', { method: 'POST', headers, body: '{"kind":"calendar"}' });
  expect(byKey.status).toBe(403);
  expect((await app.visitor().get('/settings/feeds')).status).toBe(401);
});

test('[NTF-07] who tries out addresses is soon told to wait', async () => {
  const visitor = app.visitor().from('203.0.113.9');
  const answers = new Set<number>();
  for (let n = 0; n < 70; n += 1) answers.add((await visitor.get(`/feeds/atom/x${n}`)).status);
  expect(answers).toEqual(new Set([404, 429]));
});
