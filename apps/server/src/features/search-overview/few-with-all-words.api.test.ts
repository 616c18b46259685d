import type { OverviewEvent } from '@groundwork/contract/search-overview';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject } from '../../../test/plan-people.ts';
import { aRecord } from '../../../test/records.ts';

const acme = { organisations: [{ name: 'Acme Ceramics', role: 'Applicant' }] };
const both = 'Zirconia membrane';
const one = 'Zirconia crucible';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  const records = [
    aRecord('awards', 'both', { title: both, ...acme }),
    aRecord('patents', 'one', { title: one, ...acme }),
    aRecord('publications', 'paper', { title: both }),
    aRecord('funding-opportunities', 'open', { title: both, closes: '2999-05-01' }),
    aRecord('funding-opportunities', 'closed', { title: both, closes: '2001-05-01' }),
    aRecord('funding-opportunities', 'other-words', { title: one, closes: '2999-01-01' }),
  ];
  app = await openTestApp({ records, env: { DEFAULT_PLAN: 'pro' } });
  visitor = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function ask(question: object): Promise<OverviewEvent[]> {
  const { body } = await visitor.post('/search/all', question);
  return [...String(body).matchAll(/^data: (.+)$/gm)].map(([, data]) => JSON.parse(data!));
}
async function joinedOf(query: string) {
  const last = (await ask({ query, mode: 'keyword' })).at(-1)!;
  if (last.kind !== 'joined') throw new Error('not the last');
  return last;
}

test('[SRCH-01] who has only some of the words does not appear in several data sets with who has all of them', async () => {
  expect((await joinedOf('zirconia membrane')).parties).toEqual([]);
  expect((await joinedOf('zirconia')).parties).toMatchObject([{ name: 'Acme Ceramics' }]);
});

test('[SRCH-05] open calls are those that have all the words and have not closed', async () => {
  const idsOf = async (query: string) => (await joinedOf(query)).calls.map(({ id }) => id);
  expect(await idsOf('zirconia membrane')).toEqual(['open']);
  expect(await idsOf('zirconia')).toEqual(['other-words', 'open']);
});

test('[SRCH-05] the mode and the filters of the question are those of each data set', async () => {
  const engines = (await ask({ query: '', mode: 'semantic' })).filter((event) => event.kind === 'engine');
  expect(new Set(engines.map(({ mode }) => mode))).toEqual(new Set(['semantic']));
  const ofAward = { query: 'zirconia', mode: 'keyword', filters: { seen: { min: '2999-01-01T00:00:00Z' } } };
  for (const event of await ask(ofAward)) if (event.kind === 'engine') expect(event.total).toBe(0);
  const { counts } = (await visitor.post('/search/counts', ofAward)).body;
  expect(counts.every(({ total }: { total: number }) => total === 0)).toBe(true);
});

test('[NAV-13] a paper’s title is no name to go to', async () => {
  const { records } = (await visitor.post('/search/names', { query: both })).body;
  expect(records.map(({ searchEngine }: { searchEngine: string }) => searchEngine)).not.toContain('publications');
  expect(records).toContainEqual({ searchEngine: 'awards', id: 'both', title: both });
});

test('[ERR-04] another’s project, one that never was and what is no id are unknown alike', async () => {
  const another = await newProject(await app.signedUp());
  const answers = [];
  for (const id of [another, crypto.randomUUID(), 'no-id']) {
    const { status, body } = await visitor.post('/search/all', { query: 'x', filters: { about: [id] } });
    answers.push([status, body.code, body.message]);
  }
  expect(answers[0]).toEqual([404, 'NOT_FOUND', expect.any(String)]);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});
