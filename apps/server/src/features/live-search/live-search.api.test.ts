import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { askHosts } from '../../../test/ask-hosts/index.ts';
import { assistantsOf, keyOf } from '../../../test/assistant.ts';
import { joined } from '../../../test/collaborators.ts';
import { openReplayServer, type ReplayHost, type ReplayServer } from '../../../test/replay-server.ts';
import { listen } from '../../../test/stream.ts';
import type { Clock } from '../../platform/clock.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { askDueJob } from './live-search.jobs.ts';

const TOPIC = 'Sodium ion battery';
const DESCRIPTION =
  'A sodium ion battery with a hard carbon anode for stationary storage of solar energy. It keeps its charge for months and costs little.';
const WORDS = [
  { axis: 'technology', phrases: ['sodium ion battery', 'hard carbon anode'] },
  { axis: 'use', phrases: ['stationary storage'] },
];

let replay: ReplayServer;
let app: TestApp;
let owner: Visitor;
let projectId: string;
let now: Date;
let hosts: Record<string, ReplayHost>;
const clock: Clock = { now: () => now };

async function open(env: Record<string, string> = {}) {
  replay = await openReplayServer(
    Object.fromEntries(Object.keys(hosts).map((host) => [host, (request) => hosts[host]!(request)])),
  );
  app = await openTestApp({ clock, client: replay.client, env: { DEFAULT_PLAN: 'pro', LIVE_SEARCH: 'on', ...env } });
  owner = await app.signedUp();
  const { body } = await owner.post('/projects', { areaOfInterest: DESCRIPTION, persona: 'tech_developer' });
  projectId = body.newProject.id;
}

beforeEach(() => {
  now = new Date('2026-01-05T12:00:00Z');
  hosts = askHosts({ matches: 40, topic: TOPIC });
});
afterEach(async () => {
  await app.close();
  await replay.close();
  expect(app.faults).toEqual([]);
});

const path = (rest = '') => `/projects/${projectId}/live-search${rest}`;
const overview = async (who = owner) => (await who.get(path())).body;
const ask = (sources: string[], words = WORDS, who = owner) => who.post(path('/asks'), { words, sources });
const answersOf = async (askId: string) => (await owner.get(path(`/asks/${askId}`))).body;

const ended = (askId: string) =>
  vi.waitFor(
    async () => {
      const body = await answersOf(askId);
      expect(body.endedAt).not.toBeNull();
      return body;
    },
    { interval: 50 },
  );

test('[LIVE-01] the words come from the project’s subject by axis, the sources say what they are good for, and nothing is sent', async () => {
  await open();
  const body = await overview();
  expect(body).toMatchObject({ mode: 'on', consent: 'ask', mayAsk: true, asks: [], asksLeft: 30 });
  expect(body.words.map(({ axis }: { axis: string }) => axis)).toEqual(['technology', 'use']);
  const [technology, use] = body.words;
  expect(technology.phrases.join(' ')).toContain('sodium ion battery');
  expect(use.phrases.join(' ')).toMatch(/storage/);
  expect(body.sources.length).toBeGreaterThanOrEqual(21);
  for (const { goodFor, label, engines } of body.sources) {
    expect(goodFor).not.toBe('');
    expect(label).not.toBe('');
    expect(engines.length).toBeGreaterThan(0);
  }
  expect(body.sources.find(({ source }: { source: string }) => source === 'openalex').missing).toBe('OPENALEX_API_KEY');
  expect(replay.requests).toEqual([]);
});

test('[LIVE-01] [LIVE-03] [LIVE-04] what was agreed to is sent and nothing else; records come, are told and are found', async () => {
  await open();
  const stream = await listen(owner);
  const started = await ask(['nih-reporter', 'clinicaltrials-gov', 'openalex']);
  expect(started.status).toBe(202);
  expect(started.body).toMatchObject({ isWeekly: false, by: 'Ada Example', words: WORDS, endedAt: null });
  // A source without its key is not asked.
  expect(started.body.answers.map(({ source }: { source: string }) => source).sort()).toEqual([
    'clinicaltrials-gov',
    'nih-reporter',
  ]);
  const { answers } = await ended(started.body.askId);
  const of = (name: string) => answers.find(({ source }: { source: string }) => source === name);
  expect(of('nih-reporter')).toMatchObject({
    state: 'complete',
    label: 'NIH RePORTER',
    asked: 40,
    total: 40,
    taken: 40,
    added: 40,
    reason: null,
    address: 'https://reporter.nih.gov/search/madeup/projects',
    answeredAt: '2026-01-05T12:00:00.000Z',
  });
  expect(of('clinicaltrials-gov')).toMatchObject({ asked: 40, taken: 80, engines: { interventions: 40 } });
  expect(of('clinicaltrials-gov').years.counts).toHaveLength(10);
  expect(new Set(replay.requests.map(({ host }) => host))).toEqual(
    new Set(['api.reporter.nih.gov', 'clinicaltrials.gov']),
  );
  const sent = replay.requests.map(({ query, body }) => JSON.stringify(body ?? String(query))).join('\n');
  expect(sent).not.toContain('months');
  expect(sent).not.toContain('costs');

  const { body } = await owner.post('/search/keyword', { searchEngine: 'awards', keyword: 'sodium battery' });
  expect(body.total).toBe(40);
  const told = await vi.waitFor(() => {
    const changes = stream.changes();
    const kinds = new Set(changes.map(({ kind }) => kind));
    expect(kinds).toContain('live-search');
    expect(kinds).toContain('records');
    return changes;
  });
  expect(told.find(({ kind }) => kind === 'live-search')).toMatchObject({ projectId });
  await stream.leave();
});

test('[LIVE-02] a source that refuses says why beside the others’ results, and is asked again by itself', async () => {
  await open();
  const good = hosts['api.nsf.gov']!;
  hosts['api.nsf.gov'] = () => ({ status: 403, body: '<html><title>Blocked</title></html>' });
  const { body } = await ask(['nsf', 'isrctn']);
  const { answers } = await ended(body.askId);
  const failed = answers.find(({ source }: { source: string }) => source === 'nsf');
  expect(failed).toMatchObject({ state: 'failed', reason: 'api.nsf.gov answered 403: Blocked', taken: 0 });
  expect(answers.find(({ source }: { source: string }) => source === 'isrctn')).toMatchObject({ state: 'complete' });

  expect((await owner.post(path(`/asks/${body.askId}/sources/isrctn/retry`))).status).toBe(409);
  hosts['api.nsf.gov'] = good;
  expect((await owner.post(path(`/asks/${body.askId}/sources/nsf/retry`))).status).toBe(200);
  const again = await ended(body.askId);
  expect(again.answers.find(({ source }: { source: string }) => source === 'nsf')).toMatchObject({
    state: 'complete',
    reason: null,
    taken: 40,
  });
});

test('[LIVE-03] cancelled, it asks no further and keeps what it took; a second ask waits for the first', async () => {
  hosts = askHosts({ matches: 5_000, topic: TOPIC });
  await open();
  const pubmed = hosts['eutils.ncbi.nlm.nih.gov']!;
  let isHeld = true;
  hosts['eutils.ncbi.nlm.nih.gov'] = (request) =>
    request.path.endsWith('efetch.fcgi') && request.query.get('retstart') === '100' && isHeld
      ? { isSilent: true }
      : pubmed(request);
  const { body } = await ask(['pubmed']);
  await vi.waitFor(async () => expect((await answersOf(body.askId)).answers[0].taken).toBe(100));
  expect((await ask(['nsf'])).status).toBe(409);
  expect(await overview()).toMatchObject({ isSettling: true });
  const cancelled = await owner.post(path(`/asks/${body.askId}/cancel`));
  expect(cancelled.body.answers[0]).toMatchObject({ state: 'cancelled', taken: 100 });
  expect((await owner.post(path(`/asks/${body.askId}/cancel`))).status).toBe(409);

  isHeld = false;
  await owner.post(path(`/asks/${body.askId}/sources/pubmed/retry`));
  const { answers } = await ended(body.askId);
  expect(answers[0]).toMatchObject({
    state: 'complete',
    asked: 200,
    total: 5_000,
    taken: 200,
    added: 200,
    hasMore: true,
  });
  const starts = replay.requests
    .filter(({ path: at }) => at.endsWith('efetch.fcgi'))
    .map(({ query }) => query.get('retstart'));
  expect(starts.filter((start) => start === '0')).toHaveLength(1);
});

test('[LIVE-01] what was struck out is not proposed again: the words that were agreed to last stand, but for a search’s', async () => {
  await open();
  const proposed = (await overview()).words;
  const agreed = [
    { axis: 'technology', phrases: ['sodium cell'] },
    { axis: 'use', phrases: [] },
  ];
  expect(proposed).not.toEqual(agreed);
  await ended((await ask(['nsf'], agreed)).body.askId);
  expect((await overview()).words).toEqual(agreed);
  const ofSearch = [{ axis: 'technology', phrases: ['electrolyte'] }];
  const { body } = await owner.post(path('/asks'), { words: ofSearch, sources: ['nsf'], isForSearch: true });
  await ended(body.askId);
  expect((await overview()).words).toEqual(agreed);
});

test('[LIVE-01] [REL-01] words that somebody puts in are held against the records too, but for a search’s', async () => {
  await open();
  const phrases = async () =>
    (await owner.get(`/projects/${projectId}/profile`)).body.phrases.map(({ phrase }: { phrase: string }) => phrase);
  const before = await phrases();
  const words = (phrase: string) => [{ axis: 'use', phrases: [before[0], before[0].replace(/^\S+ /, ''), phrase] }];
  await ended((await ask(['nsf'], words('peak shaving'))).body.askId);
  expect((await phrases()).toSorted()).toEqual([...before, 'peak shaving'].toSorted());
  const ofSearch = { words: words('something else'), sources: ['nsf'], isForSearch: true };
  await ended((await owner.post(path('/asks'), ofSearch)).body.askId);
  expect((await phrases()).toSorted()).toEqual([...before, 'peak shaving'].toSorted());
});

test('[LIVE-04] more on demand, behind what was taken', async () => {
  hosts = askHosts({ matches: 450, topic: TOPIC });
  await open();
  const { body } = await ask(['pubmed']);
  await ended(body.askId);
  const more = () => owner.post(path(`/asks/${body.askId}/sources/pubmed/more`));
  expect((await more()).status).toBe(200);
  expect((await ended(body.askId)).answers[0]).toMatchObject({ asked: 400, added: 400, hasMore: true });
  await more();
  expect((await ended(body.askId)).answers[0]).toMatchObject({ asked: 450, added: 450, hasMore: false });
  expect((await more()).status).toBe(409);
});

test('[LIVE-03] two projects that ask the same within a day share the answer', async () => {
  await open();
  await ended((await ask(['isrctn'])).body.askId);
  const requests = replay.requests.length;
  const other = (
    await owner.post('/projects', { areaOfInterest: DESCRIPTION, persona: 'tech_developer', title: 'Two' })
  ).body;
  const first = projectId;
  projectId = other.newProject.id;
  const { answers } = await ended((await ask(['isrctn'])).body.askId);
  expect(answers[0]).toMatchObject({ state: 'complete', asked: 40, total: 40 });
  expect(replay.requests).toHaveLength(requests);
  projectId = first;
  now = new Date('2026-01-06T13:00:00Z');
  await ended((await ask(['isrctn'])).body.askId);
  expect(replay.requests.length).toBeGreaterThan(requests);
});

test('[LIVE-01] [LIVE-06] never, ask and weekly: kept for the project, held by the server, in the audit log', async () => {
  await open();
  const consent = (value: string, who = owner) => who.put(path('/consent'), { consent: value });
  expect((await consent('never')).body.consent).toBe('never');
  expect((await ask(['nsf'])).status).toBe(409);
  expect(replay.requests).toEqual([]);
  expect((await consent('weekly')).body).toMatchObject({ consent: 'weekly', nextAskAt: '2026-01-12T12:00:00.000Z' });
  await ended((await ask(['nsf', 'isrctn'])).body.askId);

  now = new Date('2026-01-12T12:30:00Z');
  const { asking } = dependenciesOf(app.server.jobs, askDueJob);
  await asking.askDue();
  await asking.askDue();
  const { asks } = await overview();
  expect(asks).toHaveLength(2);
  expect(asks[0]).toMatchObject({ isWeekly: true, by: null, words: WORDS });
  await ended(asks[0].askId);
  expect((await overview()).nextAskAt).toBe('2026-01-19T12:30:00.000Z');

  const log = (await owner.get('/admin/audit-log')).body.items;
  const asked = log.filter(({ action }: { action: string }) => action === 'live-search.ask');
  expect(asked).toHaveLength(2);
  expect(asked.at(-1)).toMatchObject({
    actor: 'user1@example.org',
    target: projectId,
    details: { words: 'sodium ion battery; hard carbon anode; stationary storage', sources: 'nsf, isrctn' },
  });
  expect(log.filter(({ action }: { action: string }) => action === 'live-search.consent')).toHaveLength(2);
});

test('[LIVE-06] the operator’s switch, list of sources and limits hold', async () => {
  await open({
    LIVE_SEARCH: 'ask',
    LIVE_SOURCES: 'nsf, isrctn',
    LIVE_ASKS_PER_DAY: '1',
    LIVE_RECORDS_PER_SOURCE: '20',
  });
  const body = await overview();
  expect(body.mode).toBe('ask');
  expect(body.sources.map(({ source }: { source: string }) => source)).toEqual(['nsf', 'isrctn']);
  expect((await owner.put(path('/consent'), { consent: 'weekly' })).status).toBe(409);
  expect((await ask(['pubmed'])).status).toBe(409);
  expect((await ask(['nsf'], [{ axis: 'use', phrases: [] }])).status).toBe(409);
  expect((await ask(['isrctn'], [{ axis: 'use', phrases: [DESCRIPTION] }])).status).toBe(400);
  const { answers } = await ended((await ask(['isrctn'])).body.askId);
  expect(answers[0]).toMatchObject({ asked: 20, total: 40, hasMore: true });
  const refused = await ask(['nsf']);
  expect(refused.status).toBe(429);
  expect(refused.body.message).toContain('(1)');
  expect((await overview()).asksLeft).toBe(0);
});

test('[LIVE-02] without a network the sources say so, and everything else works', async () => {
  hosts = {};
  await open();
  replay.interrupt('api.nsf.gov');
  await replay.close();
  const { body } = await ask(['nsf']);
  const { answers } = await ended(body.askId);
  expect(answers[0]).toMatchObject({ state: 'failed', isUnreachable: true, taken: 0 });
  expect((await owner.post('/search/keyword', { searchEngine: 'awards', keyword: 'battery' })).status).toBe(200);
});

test('[LIVE-06] off: nothing is asked, and the panel says so', async () => {
  await open({ LIVE_SEARCH: 'off' });
  expect((await overview()).mode).toBe('off');
  expect((await ask(['nsf'])).status).toBe(409);
  expect(replay.requests).toEqual([]);
});

test('[LIVE-06] a host’s budget of the day ends, and the source says so', async () => {
  await open({ LIVE_REQUESTS_PER_HOST: '2' });
  const { body } = await ask(['nsf']);
  const { answers } = await ended(body.askId);
  expect(answers[0]).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('api.nsf.gov has been asked 2 times'),
  });
  expect(answers[0].taken).toBeGreaterThan(0);
  expect(replay.requests).toHaveLength(2);
});

test('[LIVE-01] viewers see who asked what and may not ask; other people’s projects are not there', async () => {
  await open();
  await ended((await ask(['isrctn'])).body.askId);
  const { visitor: viewer } = await joined(app, owner, projectId, 'viewer');
  const { visitor: editor } = await joined(app, owner, projectId, 'editor');
  const seen = await overview(viewer);
  expect(seen).toMatchObject({ mayAsk: false });
  expect(seen.asks[0]).toMatchObject({ by: 'Ada Example', words: WORDS });
  const { askId } = seen.asks[0];
  expect((await ask(['nsf'], WORDS, viewer)).status).toBe(403);
  expect((await viewer.put(path('/consent'), { consent: 'never' })).status).toBe(403);
  expect((await viewer.post(path(`/asks/${askId}/cancel`))).status).toBe(403);
  expect((await viewer.post(path(`/asks/${askId}/sources/isrctn/retry`))).status).toBe(403);
  const { body } = await ask(['nsf'], WORDS, editor);
  await ended(body.askId);
  const stranger = await app.signedUp();
  for (const answer of [
    await stranger.get(path()),
    await stranger.get(path(`/asks/${askId}`)),
    await ask(['nsf'], WORDS, stranger),
    await stranger.put(path('/consent'), { consent: 'never' }),
    await stranger.post(path(`/asks/${askId}/cancel`)),
    await stranger.post(path(`/asks/${askId}/sources/isrctn/more`)),
  ])
    expect(answer.status).toBe(404);
});

test('[LIVE-01] two members who ask at once: one ask goes out, and the other hears that it does', async () => {
  await open();
  const { visitor: editor } = await joined(app, owner, projectId, 'editor');
  const both = await Promise.all([owner, editor, owner, editor].map((who) => ask(['isrctn'], WORDS, who)));
  expect(both.map(({ status }) => status).sort()).toEqual([202, 409, 409, 409]);
  await ended(both.find(({ status }) => status === 202)!.body.askId);
  expect((await overview()).asks).toHaveLength(1);
});

test('[LIVE-01] an assistant asks only with words that a person has agreed to', async () => {
  await open();
  const assistants = await assistantsOf(app);
  const client = await assistants.connect((await keyOf(owner)).key);
  const use = async (name: string) => {
    const { isError, content, structuredContent } = await client.callTool({ name, arguments: { projectId } });
    return isError
      ? (content as unknown as [{ text: string }])[0].text
      : (structuredContent as Record<string, unknown>);
  };
  expect(await use('ask_public_sources')).toContain('Nobody in this project has agreed');
  expect(replay.requests).toEqual([]);
  // Words of a search are agreed to for that search alone.
  const ofSearch = { words: [{ axis: 'technology', phrases: ['vineyard'] }], sources: ['nsf'], isForSearch: true };
  await ended((await owner.post(path('/asks'), ofSearch)).body.askId);
  expect(await use('ask_public_sources')).toContain('Nobody in this project has agreed');
  await ended((await ask(['isrctn'])).body.askId);
  now = new Date('2026-01-07T12:00:00Z');
  const asked = await use('ask_public_sources');
  expect(asked).toMatchObject({ words: WORDS, sources: ['isrctn'] });
  await ended((asked as { askId: string }).askId);
  expect(await use('get_public_answers')).toMatchObject({
    isOver: true,
    words: WORDS,
    answers: [{ source: 'isrctn', state: 'complete', asked: 40, total: 40, taken: 40, added: 0 }],
  });
  await owner.put(path('/consent'), { consent: 'never' });
  expect(await use('ask_public_sources')).toContain('never to ask the public sources');
  await assistants.close();
});
