import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHARED_PAGES_PER_MINUTE } from '@groundwork/contract/limits';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { newProject } from '../../../test/plan-people.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';
import { withHead } from '../../platform/http/page-head.ts';
import { webFiles } from '../../platform/http/web-files.ts';
import { cardSvg } from './picture/card-svg.ts';

const BATTERIES =
  'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft. It replaces the liquid electrolyte.';
const WAIT = { interval: 200 };
/** Runs where it is taken for markup. */
const MARKUP = '<img src=x onerror=alert(1)>"\'&';

let app: TestApp;
let owner: Visitor;
let projectId: string;
let itemId: string;
let insightId: string;
const feed = () => ({ kind: 'feed', itemId });
const insight = () => ({ kind: 'insights', itemId: insightId });
const tokenIn = (url: string) => url.split('/').at(-1)!;

beforeAll(async () => {
  app = await openTestApp({ env: { DEFAULT_PLAN: 'plus' } });
  const all = [...generateSample()].map((record, at) =>
    record.engine === 'awards' && at % 2 === 0 ? { ...record, title: `${record.title} ${MARKUP}` } : record,
  );
  for (let at = 0; at < all.length; at += 1000) await app.index.upsert(all.slice(at, at + 1000));
  await app.signedUp();
  owner = await app.signedUp();
  projectId = await newProject(owner, BATTERIES);
  await owner.post('/innovation-feed', { projectId });
  await owner.post('/insights', { projectId });
  for (const path of ['innovation-feed', 'insights'])
    await vi.waitFor(
      async () => expect((await owner.get(`/${path}/all?projectId=${projectId}`)).body.generation.state).toBe('ready'),
      WAIT,
    );
  const { items } = (await owner.get(`/innovation-feed/all?projectId=${projectId}&pageLimit=100`)).body;
  itemId = (items.find(({ headline }: { headline: string }) => headline.includes(MARKUP)) ?? items[0]).id;
  insightId = (await owner.get(`/insights/all?projectId=${projectId}`)).body.items[0].id;
  await owner.patch('/innovation-feed/notes', { itemId, text: 'A secret note' });
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

test('[SHARE-02] what is shared is read by anybody who has its link, without notes, ratings and bookmarks', async () => {
  const visitor = app.visitor();
  expect((await owner.get(`/sharing?kind=feed&itemId=${itemId}`)).body.link).toBeNull();
  const { url } = (await owner.post('/sharing', feed())).body;
  expect(url).toMatch(/^http:\/\/groundwork\.test\/feed\/share\/[\w-]{24}$/);
  expect((await owner.post('/sharing', feed())).body.url).toBe(url);
  const { status, body } = await visitor.get(`/sharing/feed/${tokenIn(url)}`);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(/secret|isStarred|notes|"id"|projectId/);
  expect(body.headline).toBe(
    (await owner.get(`/innovation-feed/all?projectId=${projectId}&pageLimit=100`)).body.items.find(
      ({ id }: { id: string }) => id === itemId,
    ).headline,
  );
  const shared = (await owner.post('/sharing', insight())).body;
  const read = (await visitor.get(`/sharing/insights/${tokenIn(shared.url)}`)).body;
  expect(read.response).not.toBe('');
  expect(read.figures.length).toBeGreaterThan(0);
  expect(JSON.stringify(read)).not.toContain(projectId);
  expect(read).not.toHaveProperty('isLiked');
  expect(read).not.toHaveProperty('isBookmarked');
  // A link is of one kind.
  expect((await visitor.get(`/sharing/insights/${tokenIn(url)}`)).status).toBe(404);
  expect((await visitor.get(`/sharing/feed/${tokenIn(shared.url)}`)).status).toBe(404);
});

test('[SHARE-02] a link that is taken back is as unknown as one that never was, and a new one is another', async () => {
  const { url } = (await owner.post('/sharing', insight())).body;
  expect((await owner.delete(`/sharing`, insight())).status).toBe(200);
  const [gone, never] = await Promise.all(
    [tokenIn(url), 'neverWas'].map((token) => app.visitor().get(`/sharing/insights/${token}`)),
  );
  expect(gone!.status).toBe(404);
  expect(gone!.body).toEqual(never!.body);
  expect((await app.visitor().get(`/sharing/insights/${tokenIn(url)}/picture`)).status).toBe(404);
  expect((await owner.post('/sharing', insight())).body.url).not.toBe(url);
});

test('[SHARE-02] who may change the project shares; who sees it does not, and strangers learn nothing', async () => {
  const viewer = (await joined(app, owner, projectId, 'viewer')).visitor;
  const stranger = await app.signedUp();
  for (const who of [viewer, stranger]) {
    const [seen, refused] = who === viewer ? [200, 403] : [404, 404];
    expect((await who.get(`/sharing?kind=feed&itemId=${itemId}`)).status).toBe(seen);
    expect((await who.post('/sharing', feed())).status).toBe(refused);
    expect((await who.patch('/sharing', { ...feed(), isIndexed: true })).status).toBe(refused);
    expect((await who.delete('/sharing', feed())).status).toBe(refused);
    expect((await who.post('/sharing/email', { ...feed(), email: 'a@example.org' })).status).toBe(refused);
  }
});

test('[SHARE-01] without mail the server says so, and an address must be one', async () => {
  const { mail } = (await owner.get(`/sharing?kind=feed&itemId=${itemId}`)).body;
  expect(mail).toEqual({
    isAvailable: false,
    reason: expect.stringContaining('does not send email'),
    reasonSaid: { key: 'contract/sharing.noMail', values: [] },
  });
  // Whoever shares can't set up a server.
  expect(mail.reason).not.toMatch(/SMTP_URL|MAIL_FROM/);
  const { status, body } = await owner.post('/sharing/email', { ...feed(), email: 'nobody' });
  expect([status, body.details]).toEqual([400, { email: ['Invalid email'] }]);
});

const SITE = { services: { google: false, openid: null }, proxies: 0, appUrl: 'http://groundwork.test' };
const CLIENT_PAGE = `<html><head>
    <meta property="og:title" content="Groundwork" />
    <meta property="og:image" content="/assets/preview.png" />
    <title>Groundwork</title></head><body></body></html>`;

test('[SHARE-02] [SHARE-03] the page of a link says in its head what is shared, as text; not listed unless wanted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-web-'));
  await writeFile(join(folder, 'index.html'), CLIENT_PAGE);
  const { url } = (await owner.post('/sharing', feed())).body;
  const { pageHead } = app.server;
  const files = new Hono().route('/', webFiles(folder, { pageHead, ...SITE }));
  const path = new URL(url).pathname;
  const page = await files.request(path);
  const html = await page.text();
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(html.match(/<meta property="og:title"/g)).toHaveLength(1);
  expect(html.match(/og:image"/g)).toHaveLength(1);
  expect(html).toContain(`<meta property="og:url" content="${url}"`);
  expect(html).toContain(
    `<meta property="og:image" content="http://groundwork.test/api/sharing/feed/${tokenIn(url)}/picture"`,
  );
  expect(html).not.toContain('<img');
  await owner.patch('/sharing', { ...feed(), isIndexed: true });
  const listed = await files.request(path);
  expect(listed.headers.get('x-robots-tag')).toBeNull();
  expect(await listed.text()).not.toContain('noindex');
  const gone = await files.request('/feed/share/neverWas');
  expect([gone.status, gone.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
  expect((await files.request('/feed')).status).toBe(200);
});

test('[SHARE-03] markup of a record’s title is text in the head and in the picture', () => {
  const page = '<html><head><title>Groundwork</title></head></html>';
  const head = {
    isFound: true as const,
    title: MARKUP,
    description: `$& ${MARKUP}`,
    url: 'u',
    image: 'i',
    isIndexed: true,
  };
  const html = withHead(page, head);
  expect(html).not.toContain('<img');
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  expect(
    cardSvg({ title: MARKUP, description: '', kicker: '<b>', source: '</svg><script>', figure: null }),
  ).not.toMatch(/<img|<b>|<script/);
});

test('[SHARE-02] the picture is a PNG of the size that sites show', async () => {
  const { url } = (await owner.post('/sharing', feed())).body;
  const response = await app.visitor().request(`/sharing/feed/${tokenIn(url)}/picture`, { method: 'GET' });
  expect(response.headers.get('content-type')).toBe('image/png');
  // A link that is taken back goes on in no cache for longer than some minutes.
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  const bytes = new DataView(await response.arrayBuffer());
  expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630]);
});

test('[SHARE-02] public pages are limited by address', async () => {
  const visitor = app.visitor().from('203.0.113.7');
  const statuses: number[] = [];
  for (let at = 0; at <= SHARED_PAGES_PER_MINUTE; at++)
    statuses.push((await visitor.get('/sharing/feed/neverWas')).status);
  expect([statuses.at(-2), statuses.at(-1)]).toEqual([404, 429]);
  expect((await app.visitor().from('203.0.113.8').get('/sharing/feed/neverWas')).status).toBe(404);
});
