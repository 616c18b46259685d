import type { Engine } from '@groundwork/contract/engines';
import { ASSESSMENT_CACHE_MS } from '@groundwork/contract/limits';
import type { OpportunityAssessment, ScoreFigure } from '@groundwork/contract/pulse.assessment';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject } from '../../../test/plan-people.ts';
import { generousTopics, topicWith } from '../../../test/topics.ts';
import { scoresOf } from './assessment/score.ts';

const BATTERIES =
  'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft. It replaces the liquid electrolyte.';
const ACCORDIONS =
  'Hand-made free reeds for diatonic accordions, cut from tempered ribbon and riveted to aluminium plates by luthiers.';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = await openTestApp({ hasSample: true, env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const path = '/pulse/opportunities/opportunity-assessment';

/** Asked until the topics are measured, as the screen does. */
async function assessed(projectId: string): Promise<OpportunityAssessment> {
  for (;;) {
    const { status, body } = await owner.post(path, { projectId });
    expect(status, JSON.stringify(body)).toBe(200);
    if (body.state !== 'measuring') return body;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const found = async (query: { searchEngine: Engine; query: string; filters: object }) =>
  (await owner.post('/search/keyword', { ...query, pageLimit: 1 })).body.total;

test('[PULSE-05] opportunities name industry, market and duration; each score has its figures, its topics and its n', async () => {
  const projectId = await newProject(owner, BATTERIES);
  expect((await owner.post(path, { projectId })).body).toMatchObject({ state: 'measuring', opportunities: [] });
  const { state, topics, project, opportunities } = await assessed(projectId);
  expect(state).toBe('ready');
  expect(topics!.n).toBe(40);
  const sums = (await owner.post('/pulse/key-figures', { projectId })).body.figures;
  expect(project!.onTopic).toBe(sums.reduce((all: number, { onTopic }: { onTopic: number }) => all + onTopic, 0));
  for (const { value, figures } of Object.values(project!.scores)) {
    const compared = figures.filter(({ percentile }) => percentile !== null);
    const mean = compared.reduce((all, { percentile }) => all + percentile!, 0) / compared.length;
    expect(value).toBe(compared.length > 0 ? Math.round(mean) : null);
    for (const { n, id, query, why, percentile } of figures) {
      expect(why === null).toBe(percentile !== null);
      const isOneDataSet = !['companies-per-research', 'patents-per-publication'].includes(id);
      if (isOneDataSet) expect(await found(query!)).toBeGreaterThanOrEqual(n);
    }
  }
  const patents = project!.scores.patent_likelihood.figures.find(({ id }) => id === 'patents')!;
  expect(patents.value).toBe(await found(patents.query!));
  expect(opportunities.length).toBeGreaterThan(0);
  for (const { industry, use, title, description, market, records, query, scores } of opportunities) {
    expect(description).toContain(use);
    // This app has no encoder, which reads the industry from these words.
    expect([null, 'healthcare']).toContain(industry);
    expect(description).toContain(BATTERIES);
    expect(title.length).toBeLessThanOrEqual(120);
    expect(await found(query)).toBe(records);
    expect(await found(market.businessQuery)).toBe(market.business);
    expect(await found(market.consumerQuery)).toBe(market.consumer);
    expect(Object.keys(scores)).toHaveLength(4);
  }
});

test('[PULSE-05] an opportunity is scored as the project is once it is described so', async () => {
  const projectId = await newProject(owner, BATTERIES);
  const [opportunity] = (await assessed(projectId)).opportunities;
  const { title, description, scores, onTopic } = opportunity!;
  await owner.patch('/projects', { id: projectId, title, description, isFromPulseOpportunity: true });
  const { project } = await assessed(projectId);
  expect(project!.onTopic).toBe(onTopic);
  const values = (all: typeof scores) => Object.values(all).map(({ value }) => value);
  expect(values(project!.scores)).toEqual(values(scores));
});

test('[PULSE-05] an assessment is kept for an hour, and made anew with the topics that a changed catalogue is compared with', async () => {
  const projectId = await newProject(owner, BATTERIES.replace('aircraft', 'ferries'));
  const { topics } = await assessed(projectId);
  const { rows } = await app.database.pool.query<{ kept: string }>(
    `select extract(epoch from expires_at - computed_at) as kept from pulse_panel
     where key like 'opportunity-assessment%' and project_id = $1`,
    [projectId],
  );
  expect(rows.map(({ kept }) => Number(kept))).toEqual([ASSESSMENT_CACHE_MS / 1_000]);
  expect((await assessed(projectId)).topics).toEqual(topics);
  // Makes them look measured long before, of another state of the catalogue.
  await app.database.pool.query(
    `update pulse_panel set computed_at = computed_at - interval '1 hour', state = replace(state, ' ', ' 0') where key = 'topics'`,
  );
  await assessed(projectId);
  await vi.waitFor(async () => expect((await assessed(projectId)).topics!.measuredAt).not.toBe(topics!.measuredAt), {
    interval: 500,
    // Hundreds of topics are measured, after whatever else is asked of a busy machine.
    timeout: 180_000,
  });
});

test('[PULSE-05] with too few records on topic there are no opportunities, and no score of anything is made up', async () => {
  const assessment = await assessed(await newProject(owner, ACCORDIONS));
  expect(assessment).toMatchObject({ state: 'too-little', topics: null, opportunities: [], project: { onTopic: 0 } });
  expect(assessment.project!.duration.kind).toBeNull();
});

const figuresOf = (of: Parameters<typeof scoresOf>[0], topics: Parameters<typeof scoresOf>[1]) =>
  new Map(
    Object.values(scoresOf(of, topics, null)).flatMap(({ figures }) =>
      figures.map((figure): [string, ScoreFigure] => [figure.id, figure]),
    ),
  );

test('[PULSE-05] a percentile is the share of topics with less; what nobody states is no zero', () => {
  const figures = figuresOf(topicWith({ patents: 6, publications: 20 }), generousTopics(20));
  // Six of the topics with 0 to 19 patents have fewer than 6.
  expect(figures.get('patents')).toMatchObject({ value: 6, percentile: 30, topics: 20, why: null });
  expect(figures.get('patents-per-publication')).toMatchObject({ value: 30, n: 20 });
  expect(figures.get('funding-raised')).toMatchObject({ value: null, percentile: null, why: 'no-data' });
  const none = scoresOf(topicWith({}), generousTopics(20), null);
  expect(none.patent_likelihood.value).toBe(0);
  expect(none.patent_likelihood.figures[1]).toMatchObject({ value: null, why: 'no-data' });
});

test('[PULSE-05] where hardly a topic of the catalogue has any, nothing is compared', () => {
  const figures = figuresOf(topicWith({ patents: 6, companies: 3 }), generousTopics(20, { companies: 0 }));
  expect(figures.get('companies')).toMatchObject({ value: 3, percentile: null, why: 'not-comparable' });
  const few = scoresOf(topicWith({ patents: 6 }), generousTopics(9), null);
  expect(few.patent_likelihood.value).toBeNull();
});
