import { INSIGHT_TEXTS } from '@groundwork/contract/insights.texts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { newProject } from '../../../test/plan-people.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { answerQuestionsJob, generateInsightsJob } from './insights.jobs.ts';

const GLUCOSE =
  'A wearable sensor that measures glucose continuously under the skin of people with type 1 diabetes, with a closed insulin loop.';
const ACCORDIONS =
  'Hand-made free reeds for diatonic accordions, cut from tempered ribbon and riveted to aluminium plates by luthiers.';

interface Shown {
  id: string;
  title: string;
  response: string;
  state: string;
  sentences: { text: string; citations: number[]; figures: string[]; answers?: number }[];
  references: { citationNumber: number; title: string; searchEngine: string; id: string; link: string | null }[];
  figures: {
    id: string;
    value: number;
    query: { searchEngine: string; filters: Record<string, unknown> };
    basis?: object;
  }[];
  isLiked: boolean | null;
  isBookmarked: boolean;
  customQuery: string | null;
  kind: string;
  why: string | null;
  asOf: string;
}

const WAIT = { interval: 200 };
const clock = { at: new Date(), now: () => new Date(clock.at) };
let app: TestApp;
let owner: Visitor;
let glucose: string;
beforeAll(async () => {
  app = await openTestApp({ hasSample: true, env: { DEFAULT_PLAN: 'plus' }, clock });
  await app.signedUp();
  owner = await app.signedUp();
  glucose = await newProject(owner, GLUCOSE);
  await generated(glucose);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const listOf = async (projectId: string, more = '', who = owner) =>
  (await who.get(`/insights/all?projectId=${projectId}${more}`)).body as {
    items: Shown[];
    total: number;
    generation: { state: string };
  };
async function generated(projectId: string) {
  expect((await owner.post('/insights', { projectId })).status).toBe(202);
  await vi.waitFor(async () => expect((await listOf(projectId)).generation.state).toBe('ready'), WAIT);
  return listOf(projectId, '&pageLimit=100');
}
async function answered(projectId: string, questions: string[], who = owner): Promise<Shown> {
  const { status, body } = await who.post('/insights/custom', { projectId, questions });
  expect([status, body.message]).toEqual([202, undefined]);
  await vi.waitFor(async () => expect((await who.get('/insights/custom/pending')).body.items).toEqual([]), WAIT);
  return (await listOf(projectId, '&pageLimit=100')).items.find(({ id }) => id === body.insightId)!;
}

test('[INS-01] insights have a text whose every citation number is a source, and figures with the searches behind them', async () => {
  const { items, total } = await listOf(glucose, '&pageLimit=100');
  expect(total).toBeGreaterThan(4);
  expect(new Set(items.map(({ kind }) => kind)).size).toBeGreaterThan(2);
  for (const { title, response, references, sentences, figures } of items) {
    expect(title).not.toBe('');
    const cited = [...response.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number));
    expect(cited.length).toBeGreaterThan(0);
    const numbers = references.map(({ citationNumber }) => citationNumber);
    expect(numbers).toEqual(numbers.map((_, at) => at + 1));
    expect(cited.every((number) => numbers.includes(number))).toBe(true);
    const known = new Set(figures.map(({ id }) => id));
    expect(sentences.flatMap((sentence) => sentence.figures).every((id) => known.has(id))).toBe(true);
  }
  const [record] = items.flatMap(({ references }) => references);
  expect((await owner.get(`/records/${record!.searchEngine}/${encodeURIComponent(record!.id)}`)).body.title).toBe(
    record!.title,
  );
});

test('[INS-02] pages, order and bookmarks are as asked', async () => {
  const whole = await listOf(glucose, '&pageLimit=100');
  const pages = await Promise.all([1, 2].map((page) => listOf(glucose, `&pageLimit=3&page=${page}`)));
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole.items.slice(0, 6).map(({ id }) => id));
  const [, second] = whole.items;
  expect((await listOf(glucose, '&filter=bookmarked')).total).toBe(0);
  await owner.patch('/insights/bookmark', { insightId: second!.id, isBookmarked: true });
  expect((await listOf(glucose, '&filter=bookmarked')).items.map(({ id }) => id)).toEqual([second!.id]);
  await owner.patch('/insights/bookmark', { insightId: second!.id, isBookmarked: false });
  expect((await listOf(glucose, '&filter=bookmarked')).total).toBe(0);
});

test('[INS-01] found again, nothing stands twice and nothing moves', async () => {
  const before = (await listOf(glucose, '&pageLimit=100')).items.map(({ id }) => id);
  clock.at = new Date(clock.at.getTime() + 86_400_000);
  const after = (await generated(glucose)).items.map(({ id }) => id);
  expect(after).toEqual(before);
});

test('[INS-01] [INS-04] what no longer holds goes, and stays with who keeps it; what holds has the numbers of now', async () => {
  const { pool } = app.database;
  const insert = `insert into insight (project_id, key, state, content, created_at)
    select project_id, $2, state, content, created_at from insight where project_id = $1 and questions is null limit 1 returning id`;
  const idOf = async (key: string) => (await pool.query<{ id: string }>(insert, [glucose, key])).rows[0]!.id;
  const [gone, kept] = [await idOf('gone'), await idOf('kept')];
  await owner.patch('/insights/bookmark', { insightId: kept, isBookmarked: true });
  await pool.query(
    `update insight set content = jsonb_set(content, '{asOf}', '"2000-01-01T00:00:00.000Z"') where project_id = $1`,
    [glucose],
  );
  const { items } = await generated(glucose);
  const ids = items.map(({ id }) => id);
  expect([ids.includes(gone), ids.includes(kept)]).toEqual([false, true]);
  expect((await listOf(glucose, '&filter=bookmarked')).items.map(({ id }) => id)).toEqual([kept]);
  expect(items.filter(({ asOf }) => asOf.startsWith('2000')).map(({ id }) => id)).toEqual([kept]);
  await pool.query('delete from insight where id = any($1)', [[gone, kept]]);
});

test('[INS-01] what the daily look finds is told to everybody in the project, what somebody asked for to nobody', async () => {
  const told = async (who: Visitor) =>
    (await who.get('/notifications')).body.items.filter(({ title }: { title: string }) => /new insight/.test(title));
  const editor = (await joined(app, owner, glucose, 'editor')).visitor;
  const forget = () =>
    app.database.pool.query(
      'delete from insight where id = (select id from insight where project_id = $1 and questions is null limit 1)',
      [glucose],
    );
  await forget();
  await generated(glucose);
  expect([await told(owner), await told(editor)]).toEqual([[], []]);
  await forget();
  const { run } = await generateInsightsJob.load();
  const look = () =>
    run(
      { projectId: glucose, isScheduled: true },
      { signal: new AbortController().signal, isLastAttempt: true, jobId: '', attempt: 1 },
      dependenciesOf(app.server.jobs, generateInsightsJob),
    );
  await look();
  for (const who of [owner, editor])
    expect(await told(who)).toEqual([expect.objectContaining({ title: expect.stringMatching(/^1 new insight on /) })]);
  // With nothing new there is nothing to tell.
  clock.at = new Date(clock.at.getTime() + 86_400_000);
  await look();
  expect(await told(owner)).toHaveLength(1);
});

test('[INS-03] an insight is rated once, and stays so; each person rates for themselves', async () => {
  const [, , third] = (await listOf(glucose)).items;
  const insightId = third!.id;
  expect((await owner.get(`/insights/likes?insightId=${insightId}`)).body.likeValue).toBeNull();
  expect((await owner.patch('/insights/likes', { insightId, likeValue: false })).status).toBe(200);
  expect((await owner.patch('/insights/likes', { insightId, likeValue: true })).status).toBe(409);
  expect((await owner.patch('/insights/likes', { insightId, likeValue: null })).status).toBe(409);
  expect((await owner.get(`/insights/likes?insightId=${insightId}`)).body.likeValue).toBe(false);
  expect((await listOf(glucose)).items.find(({ id }) => id === insightId)!.isLiked).toBe(false);
  const editor = (await joined(app, owner, glucose, 'editor')).visitor;
  expect((await editor.get(`/insights/likes?insightId=${insightId}`)).body.likeValue).toBeNull();
});

test('[REL-03] a project that nothing fits has no insights, and the look for them ends', async () => {
  const projectId = await newProject(owner, ACCORDIONS);
  expect((await generated(projectId)).items).toEqual([]);
});

test('[INS-05] a question is answered with the number that a search gives, and with its records', async () => {
  const insight = await answered(glucose, ['How many patents have been granted since 2018?']);
  expect(insight).toMatchObject({ state: 'ready', customQuery: 'How many patents have been granted since 2018?' });
  const [figure] = insight.figures;
  const { body } = await owner.post('/search/keyword', { ...figure!.query, projectId: glucose });
  expect(body.total).toBe(figure!.value);
  expect(insight.response).toContain(String(figure!.value));
  expect(insight.references.length).toBeGreaterThan(0);
});

test('[INS-02] [INS-05] whoever asked is told that it is answered; the newest stands first, or last', async () => {
  clock.at = new Date(clock.at.getTime() + 60_000);
  const { id } = await answered(glucose, ['How many awards are there?']);
  const { items } = (await owner.get('/notifications')).body;
  expect(items.map(({ message }: { message: string }) => message)).toContain('How many awards are there?');
  expect((await listOf(glucose, '&sort=desc')).items[0]!.id).toBe(id);
  expect((await listOf(glucose, '&sort=asc&pageLimit=100')).items.at(-1)!.id).toBe(id);
});

test('[INS-05] what waits is listed for who asked; what cannot be answered says so, and does not count', async () => {
  const editor = (await joined(app, owner, glucose, 'editor')).visitor;
  const { used } = (await editor.get('/insights/custom/count')).body;
  const { rows } = await app.database.pool.query<{ id: string }>(
    `with asked as (
       insert into insight (project_id, key, asked_by, questions, state, created_at)
       values ($1, 'asked:waits', $2, '["How many awards are there?"]', 'pending', $3) returning id)
     insert into insight_usage (insight_id, user_id, created_at) select id, $2, $3 from asked returning insight_id as id`,
    [glucose, (await editor.get('/auth/session')).body.user.id, clock.now()],
  );
  const insightId = rows[0]!.id;
  const pendingOf = async (who: Visitor) =>
    (await who.get('/insights/custom/pending')).body.items.map((each: { insightId: string }) => each.insightId);
  expect([await pendingOf(editor), await pendingOf(owner)]).toEqual([[insightId], []]);
  expect((await editor.get('/insights/custom/count')).body.used).toBe(used + 1);
  const { run } = await answerQuestionsJob.load();
  const context = { signal: new AbortController().signal, isLastAttempt: true, jobId: '', attempt: 1 };
  const broken = {
    ...dependenciesOf(app.server.jobs, answerQuestionsJob),
    matchesOf: () => Promise.reject(new Error('disk')),
  };
  await expect(run({ insightId }, context, broken)).rejects.toThrow('disk');
  expect((await listOf(glucose, '&pageLimit=100')).items.find(({ id }) => id === insightId)!.state).toBe('failed');
  expect(await pendingOf(editor)).toEqual([]);
  expect((await editor.get('/insights/custom/count')).body.used).toBe(used);
});

test('[INS-05] three questions are one insight, each with its own answer', async () => {
  const insight = await answered(glucose, [
    'Who holds the most patents?',
    'How many awards mention zeppelins?',
    'Which calls close next?',
  ]);
  expect(insight.customQuery?.split('\n')).toHaveLength(3);
  expect(new Set(insight.sentences.map(({ answers }) => answers))).toEqual(new Set([0, 1, 2]));
  const about = (at: number) => insight.sentences.filter(({ answers }) => answers === at);
  expect(about(0)[0]!.text).toMatch(/name .* most often|^“/);
  expect(about(1)).toEqual([
    {
      text: 'Nothing was found on “How many awards mention zeppelins?” in the records of all data sets.',
      kind: 'figure',
      citations: [],
      figures: [],
      answers: 1,
    },
  ]);
});

test.each([
  ['good morning', /can’t be read as a question/],
  ['xyzzy', /can’t be read as a question/],
  ['How many patents does my other project have?', /this project alone/],
  ['Which users here work on insulin?', /public records/],
])('[INS-05] “%s” gets an honest refusal, and does not count', async (question, message) => {
  const { used } = (await owner.get('/insights/custom/count')).body;
  const { status, body } = await owner.post('/insights/custom', { projectId: glucose, questions: [question] });
  expect(status).toBe(400);
  expect(JSON.stringify(body.details)).toMatch(message);
  expect((await owner.get('/insights/custom/count')).body.used).toBe(used);
});

test('[INS-05] a question that names another of one’s projects is refused', async () => {
  const title = (await owner.get('/projects')).body.items.find(({ id }: { id: string }) => id !== glucose).title;
  const { status } = await owner.post('/insights/custom', {
    projectId: glucose,
    questions: [`How many patents are there on ${title}?`],
  });
  expect(status).toBe(400);
});

/** A question that is answered, however long. */
const questionOf = (length: number) =>
  `${'How many awards are there on glucose sensors '.repeat(9).slice(0, length - 1)}?`;

test('[INS-05] a question of 200 characters is taken, one of 201 is refused for its length', async () => {
  const asking = async (length: number) =>
    owner.post('/insights/custom', { projectId: glucose, questions: [questionOf(length)] });
  const { status, body } = await asking(201);
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(INSIGHT_TEXTS.questionTooLong)]);
  expect((await asking(200)).status).toBe(202);
  await vi.waitFor(async () => expect((await owner.get('/insights/custom/pending')).body.items).toEqual([]), WAIT);
});

test.each([[[]], [['']], [['Who?', 'Who?', 'Who?', 'Who?']]])(
  '[INS-05] one to three questions: %j',
  async (questions) => {
    expect((await owner.post('/insights/custom', { projectId: glucose, questions })).status).toBe(400);
  },
);

test('[INS-05] the month’s limit of the plan holds, counted once for each insight, and begins anew with the month', async () => {
  const other = await app.signedUp();
  const projectId = await newProject(other, GLUCOSE);
  const ask = () => other.post('/insights/custom', { projectId, questions: ['How many awards are there?'] });
  const asked = await Promise.all(Array.from({ length: 12 }, ask));
  expect(asked.filter(({ status }) => status === 202)).toHaveLength(10);
  expect(asked.filter(({ status }) => status === 403)).toHaveLength(2);
  const { used, max, renewsAt } = (await other.get('/insights/custom/count')).body;
  expect([used, max]).toEqual([10, 10]);
  expect((await other.get(`/insights/custom/queries?projectId=${projectId}`)).body.items).toHaveLength(10);
  clock.at = new Date(renewsAt);
  expect((await other.get('/insights/custom/count')).body.used).toBe(0);
  expect((await ask()).status).toBe(202);
  clock.at = new Date();
});

test('[INS-03] [INS-04] viewers read insights and change nothing; strangers learn nothing', async () => {
  const viewer = (await joined(app, owner, glucose, 'viewer')).visitor;
  const { items } = await listOf(glucose, '', viewer);
  const insightId = items[0]!.id;
  expect((await viewer.patch('/insights/likes', { insightId, likeValue: true })).status).toBe(403);
  expect((await viewer.patch('/insights/bookmark', { insightId, isBookmarked: true })).status).toBe(403);
  expect((await viewer.post('/insights', { projectId: glucose })).status).toBe(403);
  const stranger = await app.signedUp();
  expect((await stranger.get(`/insights/likes?insightId=${insightId}`)).status).toBe(404);
  expect((await stranger.patch('/insights/bookmark', { insightId, isBookmarked: true })).status).toBe(404);
  expect((await stranger.get(`/insights/all?projectId=${glucose}`)).status).toBe(404);
});
