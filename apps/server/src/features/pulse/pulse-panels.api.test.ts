import type { Engine } from '@groundwork/contract/engines';
import type { FigureQuery } from '@groundwork/contract/report-document';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { nextSecond } from '../../../test/next-second.ts';
import { newProject } from '../../../test/plan-people.ts';
import { pulseNumbers } from '../../../test/pulse-numbers.ts';

const BATTERIES =
  'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft. It replaces the liquid electrolyte.';
const GLUCOSE =
  'A wearable sensor that measures glucose continuously under the skin of people with type 1 diabetes, with a closed insulin loop.';
const ACCORDIONS =
  'Hand-made free reeds for diatonic accordions, cut from tempered ribbon and riveted to aluminium plates by luthiers.';

const clock = { at: new Date(), now: () => new Date(clock.at) };
let app: TestApp;
let owner: Visitor;
let batteries: string;
let numbers: ReturnType<typeof pulseNumbers>;
beforeAll(async () => {
  app = await openTestApp({ hasSample: true, env: { DEFAULT_PLAN: 'pro' }, clock });
  owner = await app.signedUp();
  numbers = pulseNumbers(owner, app.index);
  batteries = await newProject(owner, BATTERIES);
});
beforeEach(() => {
  clock.at = new Date();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const panel = (path: string, input: object = { projectId: batteries }) => numbers.panel(path, input);
const listed = (query: FigureQuery) => numbers.listed(query);
const onTopic = (searchEngine: Engine, projectId = batteries) => numbers.onTopic(searchEngine, projectId);

test('[PULSE-09] key figures are what a search for the records on topic finds and adds up to', async () => {
  const { figures } = await numbers.keyFigures(batteries);
  expect(figures.find((each: { searchEngine: string }) => each.searchEngine === 'awards').onTopic).toBeGreaterThan(5);
});

test('[PULSE-01] market trends count each year as a search of that year does, and leave open what is not covered', async () => {
  const { from, to, series } = await numbers.marketTrends(batteries);
  expect(to - from).toBe(14);
  const ids = ['publications', 'patents', 'awards', 'clinical-trials', 'funding-rounds'];
  expect(series.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(series[2].years.some(({ count }: { count: number }) => count > 0)).toBe(true);
});

test('[PULSE-02] funding trends add up the rounds of the companies on topic by year and type', async () => {
  const { total, years } = await numbers.fundingTrends({ id: batteries, text: BATTERIES });
  expect(total.rounds).toBeGreaterThan(0);
  expect(years.length).toBeGreaterThan(1);
});

test('[PULSE-03] agencies share the award money that their awards on topic add up to; data or error', async () => {
  const { slices } = await numbers.agencies({ id: batteries, text: BATTERIES });
  expect(slices.length).toBeGreaterThan(1);
});

test('[PULSE-04] a life-science project gets trials by phase, drugs and interventions; another one does not', async () => {
  const other = await numbers.clinical({ id: batteries, text: BATTERIES });
  expect(other).toMatchObject({ isLifeScience: false, panels: null });
  const glucose = await newProject(owner, GLUCOSE);
  const check = await numbers.clinical({ id: glucose, text: GLUCOSE });
  expect(check.isLifeScience).toBe(true);
  expect(check.panels.phases.groups.length).toBeGreaterThan(0);
});

test('[PULSE-09] where the work is: states and countries, each as many as its search lists', async () => {
  const { awards, companies } = await numbers.places(batteries);
  expect(awards.groups.length).toBeGreaterThan(1);
  expect(companies.groups.length).toBeGreaterThan(0);
});

test('[PULSE-03] [PULSE-04] a description alone is judged as it stands, and its numbers open no search', async () => {
  const { data } = await panel('agencies-pie-chart', { projectDescription: BATTERIES });
  expect(data.awards).toBeGreaterThan(0);
  expect(data.query).toBeNull();
  expect(data.slices.every(({ query }: { query: unknown }) => query === null)).toBe(true);
  expect(await panel('biotech-check', { projectDescription: GLUCOSE })).toMatchObject({ isLifeScience: true });
  expect((await owner.post('/pulse/agencies-pie-chart', { projectDescription: ' ' })).status).toBe(400);
  expect((await panel('funding-trends-companies', { query: BATTERIES })).companies.query).toBeNull();
});

test('[PULSE-09] next closing dates: open calls on topic, the next first, none that has closed', async () => {
  const { calls, open, query } = await panel('closing-dates');
  expect(open).toBe((await listed(query)).length);
  const today = clock.at.toISOString().slice(0, 10);
  const dates = calls.flatMap(({ closes }: { closes: string | null }) => closes ?? []);
  expect(dates).toEqual(dates.toSorted());
  expect(dates.every((date: string) => date >= today.slice(0, date.length))).toBe(true);
  const known = new Set((await listed(query)).map(({ id }) => id));
  expect(calls.every(({ id }: { id: string }) => known.has(id))).toBe(true);
});

test('[PULSE-09] what is new: records on topic that came since the visit before, each visit for itself', async () => {
  const id = await newProject(owner, BATTERIES.replace('aircraft', 'ferries'));
  const first = await panel('what-is-new', { projectId: id });
  expect(first).toMatchObject({ isFirstVisit: true, counts: [], records: [] });
  expect(first.latest.length).toBeGreaterThan(0);
  const [award] = await app.index.get([{ engine: 'awards', id: (await onTopic('awards'))[0]!.id }]);
  clock.at = new Date(Date.now() + 3_600_000);
  await nextSecond();
  await app.index.upsert([{ ...award!, id: 'came-later', title: `${award!.title} continued` }]);
  const second = await panel('what-is-new', { projectId: id });
  expect(second.isFirstVisit).toBe(false);
  expect(second.counts).toEqual([expect.objectContaining({ searchEngine: 'awards', count: 1 })]);
  expect(second.records).toEqual([expect.objectContaining({ searchEngine: 'awards', id: 'came-later' })]);
  expect(await listed(second.counts[0].query)).toHaveLength(1);
  // A reload goes on with the same visit; the next one has seen it.
  clock.at = new Date(clock.at.getTime() + 60_000);
  expect((await panel('what-is-new', { projectId: id })).counts).toEqual(second.counts);
  clock.at = new Date(clock.at.getTime() + 3_600_000);
  expect((await panel('what-is-new', { projectId: id })).counts).toEqual([]);
  await app.index.delete([{ engine: 'awards', id: 'came-later' }]);
});

test('[PULSE-08] a project that nothing fits has empty panels, and none fails', async () => {
  const projectId = await newProject(owner, ACCORDIONS);
  const { figures } = await panel('key-figures', { projectId });
  expect(figures.every(({ onTopic: count }: { onTopic: number }) => count === 0)).toBe(true);
  const { series } = await panel('market-trends', { projectId });
  for (const { total, years } of series) {
    expect(total).toBe(0);
    expect(years.every(({ count }: { count: number | null }) => !count)).toBe(true);
  }
  const of = { projectDescription: ACCORDIONS, projectId };
  expect((await panel('agencies-pie-chart', of)).data).toMatchObject({ awards: 0, slices: [], others: null });
  expect(await panel('biotech-check', of)).toMatchObject({ isLifeScience: false });
  expect(await panel('funding-trends-companies', { query: ACCORDIONS, projectId })).toMatchObject({ years: [] });
  expect(await panel('closing-dates', { projectId })).toMatchObject({ open: 0, calls: [] });
  expect(await panel('what-is-new', { projectId })).toMatchObject({ counts: [], latest: [] });
});

test('[PULSE-08] a viewer sees the panels, a stranger finds no project, and a removed project has none', async () => {
  const projectId = await newProject(owner, BATTERIES.replace('aircraft', 'trucks'));
  const viewer = (await joined(app, owner, projectId, 'viewer')).visitor;
  const stranger = await app.signedUp();
  const paths: [string, object][] = [
    ['key-figures', {}],
    ['market-trends', {}],
    ['closing-dates', {}],
    ['what-is-new', {}],
    ['places', {}],
    ['opportunities/opportunity-assessment', {}],
    ['funding-trends-companies', { query: 'lithium' }],
    ['agencies-pie-chart', { projectDescription: 'lithium' }],
    ['biotech-check', { projectDescription: 'lithium' }],
  ];
  for (const [path, input] of paths) {
    const call = (who: Visitor) => who.post(`/pulse/${path}`, { ...input, projectId });
    expect([path, (await call(viewer)).status]).toEqual([path, 200]);
    expect([path, (await call(stranger)).status]).toEqual([path, 404]);
    expect([path, (await call(app.visitor())).status]).toEqual([path, 401]);
  }
  await owner.delete('/projects', { id: projectId });
  for (const [path, input] of paths)
    expect([path, (await owner.post(`/pulse/${path}`, { ...input, projectId })).status]).toEqual([path, 404]);
  const { rows } = await app.database.pool.query('select key from pulse_panel where project_id = $1', [projectId]);
  expect(rows).toEqual([]);
});

test('[PULSE-02] [PULSE-03] answers are kept, and dropped when profile or catalogue changes or eight hours are over', async () => {
  const projectId = await newProject(owner, BATTERIES.replace('aircraft', 'trains'));
  const input = { projectDescription: BATTERIES, projectId };
  const computedAt = async () => {
    await panel('agencies-pie-chart', input);
    const { rows } = await app.database.pool.query<{ at: Date }>(
      "select computed_at as at from pulse_panel where key = 'agencies ' || $1",
      [projectId],
    );
    return rows[0]!.at.getTime();
  };
  const moved = (ms: number) => {
    clock.at = new Date(clock.at.getTime() + ms);
  };
  const first = await computedAt();
  moved(7 * 3_600_000);
  expect(await computedAt()).toBe(first);
  moved(2 * 3_600_000);
  const second = await computedAt();
  expect(second).toBeGreaterThan(first);
  moved(60_000);
  const { version } = (await owner.get(`/projects/${projectId}/profile`)).body;
  await owner.patch(`/projects/${projectId}/profile`, { version, corrections: { unwanted: ['garnet'] } });
  const third = await computedAt();
  expect(third).toBeGreaterThan(second);
  moved(60_000);
  const [award] = await onTopic('awards', projectId);
  const before = (await panel('agencies-pie-chart', input)).data.awards;
  const [record] = await app.index.get([{ engine: 'awards', id: award!.id }]);
  await app.index.delete([{ engine: 'awards', id: award!.id }]);
  expect(await computedAt()).toBeGreaterThan(third);
  expect((await panel('agencies-pie-chart', input)).data.awards).toBe(before - 1);
  await app.index.upsert([record!]);
});

test('[PULSE-08] panels are asked for as often as searches', async () => {
  const limited = await openTestApp({ env: { DEFAULT_PLAN: 'pro', SEARCHES_PER_MINUTE: '2' } });
  const someone = await limited.signedUp();
  const projectId = await newProject(someone, ACCORDIONS);
  const statuses: number[] = [];
  for (const path of ['key-figures', 'places', 'market-trends'])
    statuses.push((await someone.post(`/pulse/${path}`, { projectId })).status);
  expect(statuses).toEqual([200, 200, 429]);
  await limited.close();
});

test('[PULSE-03] when the catalogue cannot be read, the answer is an error and the next one is tried anew', async () => {
  const fault = new Error('disk');
  const { aggregate } = app.index;
  app.index.aggregate = () => Promise.reject(fault);
  const projectId = await newProject(owner, BATTERIES.replace('aircraft', 'boats'));
  const input = { projectDescription: BATTERIES, projectId };
  expect(await panel('agencies-pie-chart', input)).toEqual({
    data: null,
    error: 'The agencies are currently unavailable.',
  });
  app.index.aggregate = aggregate;
  expect((await panel('agencies-pie-chart', input)).data.awards).toBeGreaterThan(0);
  // The job that measures topics may have met the fault, too.
  expect(app.faults.splice(0).filter((line) => line.includes('agencies of a topic'))).toHaveLength(1);
});
