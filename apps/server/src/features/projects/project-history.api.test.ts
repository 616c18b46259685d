import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject } from '../../../test/plan-people.ts';
import { aRecord, sampleRecords } from '../../../test/records.ts';

const opportunity = (id: string, closes: string | null) =>
  aRecord('funding-opportunities', id, { title: `Opportunity ${id}`, date: '2026-01-01', closes });

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  const opportunities = [
    opportunity('soon', '2099-02-01'),
    opportunity('later', '2099-06-01'),
    opportunity('over', '2020-01-01'),
    opportunity('just-over', '2024-01-01'),
    opportunity('open-end', null),
  ];
  app = await openTestApp({ records: [...sampleRecords(), ...opportunities], env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const bookmark = (projectId: string, searchEngine: string, ...ids: string[]) =>
  owner.post('/bookmarks', { projectId, items: ids.map((itemId) => ({ searchEngine, itemId })) });
const historyOf = async (projectId: string, more = '') =>
  (await owner.get(`/projects/history?projectId=${projectId}${more}`)).body;

test('[PRJ-16] the history tells what happened, newest first, and each entry leads to its place', async () => {
  const projectId = await newProject(owner);
  await owner.patch('/projects', { id: projectId, title: 'New title', description: 'New text about batteries' });
  const search = { searchEngine: 'awards', query: 'lithium', filters: { year: ['2021'] }, projectId };
  for (const page of [1, 2, 1]) await owner.post('/search/keyword', { ...search, page });
  await owner.post('/search/keyword', { searchEngine: 'awards', projectId });
  // The product's own search: all that is about the project.
  await owner.post('/search/keyword', { searchEngine: 'awards', filters: { about: [projectId] }, projectId });
  await bookmark(projectId, 'awards', 'a-1');
  await bookmark(projectId, 'awards', 'a-1');
  await bookmark(projectId, 'funding-opportunities', 'soon', 'later');
  const { reportId } = (await owner.post('/reports/commercialization', { projectId })).body;
  const { items, total, page, pageLimit } = await historyOf(projectId);
  expect({ total, page, pageLimit }).toEqual({ total: 6, page: 1, pageLimit: 10 });
  expect(items.map(({ kind, text, path, by }: Record<string, string>) => [kind, text, path, by])).toEqual([
    ['report-made', 'Commercialization report', `/reports/commercialization/${reportId}`, 'Ada Example'],
    [
      'bookmarked',
      'Opportunity soon and 1 more',
      '/library?tab=bookmarks&category=government&engine=funding-opportunities',
      'Ada Example',
    ],
    ['bookmarked', 'Solid electrolyte for lithium metal cells', '/awards/a-1', 'Ada Example'],
    ['searched', 'Awards: lithium', '/search?engine=awards&query=lithium&mode=keyword&f.year=2021', 'Ada Example'],
    ['edited', 'Changed: title, description', '/dashboard', 'Ada Example'],
    ['created', 'Solid electrolyte for lithium metal batteries in electric aircraft', '/dashboard', 'Ada Example'],
  ]);
});

test('[PRJ-16] the history is paged and sorted, and says what is wrong with a question', async () => {
  const projectId = await newProject(owner);
  for (let n = 1; n <= 4; n += 1)
    await owner.patch('/projects', { id: projectId, title: `Title ${n}`, description: `Text ${n}` });
  const oldest = await historyOf(projectId, '&page=2&pageSize=2&sortValue=asc');
  expect(oldest).toMatchObject({ total: 5, page: 2, pageLimit: 2 });
  const newest = await historyOf(projectId, '&pageSize=100');
  expect(oldest.items).toEqual(newest.items.toReversed().slice(2, 4));
  for (const [query, field] of [
    ['page=0', 'page'],
    ['pageSize=0', 'pageSize'],
    ['sortValue=up', 'sortValue'],
  ]) {
    const answer = await owner.get(`/projects/history?projectId=${projectId}&${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(answer.body.details).toHaveProperty(field!);
  }
  expect((await owner.get('/projects/history?projectId=x')).status).toBe(400);
});

test('[PRJ-13] an edit from an opportunity of Pulse is kept as such', async () => {
  const projectId = await newProject(owner);
  const { title, description } = (await owner.get(`/projects/${projectId}`)).body;
  await owner.patch('/projects', { id: projectId, title, description });
  expect((await historyOf(projectId)).total).toBe(1);
  await owner.patch('/projects', { id: projectId, title, description, isFromPulseOpportunity: true });
  expect((await historyOf(projectId)).items[0]).toMatchObject({
    kind: 'edited',
    text: 'Nothing changed; from a Pulse opportunity',
  });
});

test('[PRJ-17] saved opportunities come by closing date: open ones, those without a date, closed ones', async () => {
  const projectId = await newProject(owner);
  await bookmark(projectId, 'funding-opportunities', 'over', 'later', 'open-end', 'just-over', 'soon');
  await bookmark(projectId, 'awards', 'a-1');
  const saved = async (more: string) =>
    (await owner.get(`/projects/saved-opportunities?projectId=${projectId}${more}`)).body;
  const idsOf = (page: { items: { itemId: string }[] }) => page.items.map(({ itemId }) => itemId);
  expect(idsOf(await saved('&sortValue=asc'))).toEqual(['soon', 'later', 'open-end', 'just-over', 'over']);
  expect(idsOf(await saved(''))).toEqual(['later', 'soon', 'open-end', 'just-over', 'over']);
  const second = await saved('&sortValue=asc&pageSize=1&page=2');
  expect(second).toMatchObject({ total: 5, items: [{ itemId: 'later', closesAt: '2099-06-01', state: 'same' }] });
  await app.index.upsert([opportunity('soon', '2099-09-01')]);
  expect((await saved('&pageSize=1')).items).toMatchObject([
    { itemId: 'soon', closesAt: '2099-09-01', state: 'changed' },
  ]);
});

test('[PRJ-16] [PRJ-17] [ERR-01] another’s project is unknown, also to a search that is to be noted there', async () => {
  const projectId = await newProject(owner);
  const other = await app.signedUp();
  for (const what of ['history', 'saved-opportunities'])
    expect((await other.get(`/projects/${what}?projectId=${projectId}`)).status).toBe(404);
  expect((await other.post('/search/keyword', { searchEngine: 'awards', query: 'x', projectId })).status).toBe(404);
  expect((await other.patch('/projects/notes', { projectId, text: 'Mine' })).status).toBe(404);
  expect((await historyOf(projectId)).total).toBe(1);
});
