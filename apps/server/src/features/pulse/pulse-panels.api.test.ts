import type { Engine } from '@groundwork/contract/engines';
import type { FigureQuery } from '@groundwork/contract/report-document';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { newProject } from '../../../test/plan-people.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';

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
beforeAll(async () => {
  app = await openTestApp({ env: { DEFAULT_PLAN: 'pro' }, clock });
  const all = [...generateSample()];
  for (let at = 0; at < all.length; at += 1000) await app.index.upsert(all.slice(at, at + 1000));
  owner = await app.signedUp();
  batteries = await newProject(owner, BATTERIES);
});
beforeEach(() => {
  clock.at = new Date();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

type Row = { id: string; date: string | null; amount: number | null; facets: Record<string, string[]> };

/** What a search lists, page by page: the same judgement, and none of the sums and groups that panels are made of. */
async function listed({
  searchEngine,
  query,
  filters,
}: FigureQuery | ({ searchEngine: Engine } & Partial<FigureQuery>)) {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await owner.post('/search/keyword', {
      searchEngine,
      query: query ?? '',
      filters,
      page,
      pageLimit: 100,
    });
    expect(status).toBe(200);
    rows.push(...body.results);
    if (rows.length >= body.total) return rows;
  }
}

const onTopic = (searchEngine: Engine, projectId = batteries) =>
  listed({ searchEngine, query: '', filters: { about: [projectId, 'on topic'] } });
const sumOf = (rows: Row[]) => rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
const panel = async (path: string, input: object = { projectId: batteries }) => {
  const { status, body } = await owner.post(`/pulse/${path}`, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};

test('[PULSE-09] key figures are what a search for the records on topic finds and adds up to', async () => {
  const { figures, openCalls } = await panel('key-figures');
  expect(figures).toHaveLength(14);
  for (const { searchEngine, onTopic: count, amount, withAmount, query } of figures) {
    const rows = await listed(query);
    expect([searchEngine, count]).toEqual([searchEngine, rows.length]);
    const stated = rows.filter((row) => row.amount !== null);
    expect([searchEngine, withAmount]).toEqual([searchEngine, stated.length]);
    expect(amount === null).toBe(stated.length === 0);
    if (amount !== null) expect(amount).toBeCloseTo(sumOf(stated), 4);
  }
  expect(figures.find((each: { searchEngine: string }) => each.searchEngine === 'awards').onTopic).toBeGreaterThan(5);
  expect(openCalls.count).toBe((await listed(openCalls.query)).length);
});

test('[PULSE-01] market trends count each year as a search of that year does, and leave open what is not covered', async () => {
  const { from, to, series } = await panel('market-trends');
  expect(to - from).toBe(14);
  expect(series.map(({ id }: { id: string }) => id)).toEqual([
    'publications',
    'patents',
    'awards',
    'clinical-trials',
    'funding-rounds',
  ]);
  for (const { id, searchEngine, total, covered, years } of series) {
    if (id === 'funding-rounds') continue;
    const rows = await onTopic(searchEngine);
    expect([id, total]).toEqual([id, rows.length]);
    for (const { year, count, query } of years) {
      const ofYear = rows.filter(({ date }) => date?.startsWith(String(year)));
      const isCovered = covered !== null && year >= covered.from && year <= covered.to;
      expect([id, year, count]).toEqual([id, year, isCovered || ofYear.length > 0 ? ofYear.length : null]);
      if (count) expect(await listed(query)).toHaveLength(count);
    }
  }
  expect(series[2].years.some(({ count }: { count: number }) => count > 0)).toBe(true);
});

type Round = { name: string; date?: string; amount?: number };
async function roundsOnTopic(): Promise<Round[]> {
  const companies = await onTopic('companies');
  const records = await app.index.get(companies.map(({ id }) => ({ engine: 'companies' as const, id })));
  return records.flatMap((record) => (record?.data['fundingRounds'] ?? []) as Round[]);
}

test('[PULSE-02] funding trends add up the rounds of the companies on topic by year and type', async () => {
  const trends = await panel('funding-trends-companies', { query: BATTERIES, projectId: batteries });
  const rounds = await roundsOnTopic();
  expect(rounds.length).toBeGreaterThan(0);
  expect(trends.total.rounds).toBe(rounds.length);
  expect(trends.total.amount).toBe(rounds.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
  expect(trends.undated).toBe(rounds.filter(({ date }) => !date).length);
  expect(trends.companies.onTopic).toBe((await listed(trends.companies.query)).length);
  for (const { year, rounds: count, amount, byType } of trends.years) {
    const ofYear = rounds.filter(({ date }) => date?.startsWith(String(year)));
    expect([year, count]).toEqual([year, ofYear.length]);
    expect(amount).toBe(ofYear.reduce((sum, round) => sum + (round.amount ?? 0), 0));
    for (const { type, rounds: ofType } of byType)
      expect(ofType).toBe(ofYear.filter(({ name }) => name === type).length);
  }
  expect(trends.rounds).toHaveLength(Math.min(100, rounds.length));
  const market = await panel('market-trends');
  const series = market.series.find(({ id }: { id: string }) => id === 'funding-rounds');
  expect(series.total).toBe(rounds.length);
});

test('[PULSE-03] agencies share the award money that their awards on topic add up to; data or error', async () => {
  const { data, error } = await panel('agencies-pie-chart', { projectDescription: BATTERIES, projectId: batteries });
  expect(error).toBeNull();
  const awards = await onTopic('awards');
  expect(data.awards).toBe(awards.length);
  expect(data.amount).toBeCloseTo(sumOf(awards), 4);
  for (const { agency, amount, awards: count, query } of data.slices) {
    const rows = await listed(query);
    expect([agency, count]).toEqual([agency, rows.length]);
    expect(amount).toBeCloseTo(sumOf(rows), 4);
    expect(rows.every(({ facets }) => facets['agency']?.includes(agency))).toBe(true);
  }
  const sliced = data.slices.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  expect(sliced + (data.others?.amount ?? 0)).toBeCloseTo(data.amount, 4);
});

test('[PULSE-04] a life-science project gets trials by phase, drugs and interventions; another one does not', async () => {
  const other = await panel('biotech-check', { projectDescription: BATTERIES, projectId: batteries });
  expect(other).toMatchObject({ isLifeScience: false, panels: null });
  const glucose = await newProject(owner, GLUCOSE);
  const check = await panel('biotech-check', { projectDescription: GLUCOSE, projectId: glucose });
  expect(check.isLifeScience).toBe(true);
  for (const grouped of Object.values(check.panels) as { total: number; groups: object[]; query: FigureQuery }[]) {
    expect(await listed(grouped.query)).toHaveLength(grouped.total);
    for (const { count, query } of grouped.groups as { count: number; query: FigureQuery }[])
      expect(await listed(query)).toHaveLength(count);
  }
  expect(check.panels.phases.groups.length).toBeGreaterThan(0);
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
  await new Promise((resolve) => setTimeout(resolve, 1_100));
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
