import { ENGINES } from '@groundwork/contract/engines';
import type { EngineOverview, OverviewEvent } from '@groundwork/contract/search-overview';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject } from '../../../test/plan-people.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await openTestApp({ hasSample: true, env: { DEFAULT_PLAN: 'pro' } });
  visitor = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function ask(question: object): Promise<OverviewEvent[]> {
  const { body, headers } = await visitor.post('/search/all', question);
  expect(headers.get('content-type')).toBe('text/event-stream');
  return [...String(body).matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!));
}
const enginesOf = (events: OverviewEvent[]) =>
  events.flatMap((event): EngineOverview[] => (event.kind === 'engine' ? [event] : []));

test.each(['keyword', 'hybrid'] as const)(
  '[SRCH-05] one question (%s): each data set answers as its own search does, and the tabs count the same',
  async (mode) => {
    const question = { query: 'battery electrolyte', mode };
    const overviews = enginesOf(await ask(question));
    expect(overviews.map(({ searchEngine }) => searchEngine).sort()).toEqual([...ENGINES].sort());
    const { counts } = (await visitor.post('/search/counts', question)).body;
    for (const { searchEngine, total, withWords, isRelaxed, results, years } of overviews) {
      const own = (await visitor.post('/search/keyword', { searchEngine, ...question, pageLimit: 3 })).body;
      expect({ total, withWords, isRelaxed, results }, searchEngine).toEqual({
        total: own.total,
        withWords: own.withWords,
        isRelaxed: own.isRelaxed,
        results: own.results,
      });
      expect(counts).toContainEqual({ searchEngine, total });
      expect(years.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(total);
    }
    expect(overviews.some(({ total }) => total > 3)).toBe(true);
    expect(overviews.some(({ years }) => years.length > 1)).toBe(true);
  },
);

test('[SRCH-05] after the last data set: who appears in several, and open calls, the next to close first', async () => {
  const events = await ask({ query: 'battery', mode: 'keyword' });
  const joined = events.at(-1)!;
  if (joined.kind !== 'joined') throw new Error('not the last');
  expect(joined.parties.length).toBeGreaterThan(0);
  for (const { records } of joined.parties)
    expect(new Set(records.map(({ searchEngine }) => searchEngine)).size).toBeGreaterThan(1);
  const today = new Date().toISOString().slice(0, 10);
  const closing = joined.calls.map(({ closes }) => closes!);
  expect(closing.length).toBeGreaterThan(0);
  expect(closing.every((date) => date >= today)).toBe(true);
  expect(closing).toEqual([...closing].sort());
});

test('[SRCH-01] few records have all words: the answer says how many, and how many have some', async () => {
  const { body } = await visitor.post('/search/keyword', { searchEngine: 'awards', query: 'battery xyzzyplugh' });
  expect(body).toMatchObject({ isRelaxed: true, withWords: 0 });
  expect(body.total).toBeGreaterThan(0);
  const all = (await visitor.post('/search/keyword', { searchEngine: 'awards', query: 'battery' })).body;
  expect(all).toMatchObject({ isRelaxed: false, withWords: null });
});

test('[PRJ-16] a question to all data sets stands once in the project’s history, and leads back to it', async () => {
  const projectId = await newProject(visitor);
  await ask({ query: 'lidar', mode: 'hybrid', projectId });
  const { items } = (await visitor.get(`/projects/history?projectId=${projectId}`)).body;
  const searches = items.filter(({ kind }: { kind: string }) => kind === 'searched');
  expect(searches).toMatchObject([{ text: 'All data sets: lidar', path: '/search?engine=all&query=lidar' }]);
});

test('a question to all data sets is one search of the minute', async () => {
  const limited = await openTestApp({ env: { SEARCHES_PER_MINUTE: '1', DEFAULT_PLAN: 'pro' } });
  const hasty = await limited.signedUp();
  expect((await hasty.post('/search/all', { query: 'laser' })).status).toBe(200);
  const refused = await hasty.post('/search/all', { query: 'laser' });
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  await limited.close();
});

test('[ERR-04] about another’s project nothing is asked', async () => {
  const projectId = await newProject(await app.signedUp());
  for (const question of [
    { query: 'x', projectId },
    { query: 'x', filters: { about: [projectId] } },
  ])
    expect((await visitor.post('/search/all', question)).body).toMatchObject({ code: 'NOT_FOUND' });
});

test('[NAV-13] records are found by what they are called, while it is typed, and by their number', async () => {
  const names = async (query: string) => (await visitor.post('/search/names', { query })).body.records;
  const [company] = (await visitor.post('/search/keyword', { searchEngine: 'companies', pageLimit: 1 })).body.results;
  const typed = company.title.slice(0, -1);
  expect(await names(typed)).toContainEqual({ searchEngine: 'companies', id: company.id, title: company.title });
  expect(await names(company.id)).toMatchObject([{ id: company.id }]);
  expect(await names(' ')).toEqual([]);
  expect(await names('"*(')).toEqual([]);
});
