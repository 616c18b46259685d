import type { IdeaChart } from '@groundwork/contract/idea';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { IN_TEXTS, PAYLOAD } from '../../../test/model/planted-instructions.ts';
import { type AskedModel, type ModelService, openModelService } from '../../../test/model-service.ts';
import { aRecord } from '../../../test/records.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { judgeIdeaJob } from './idea.jobs.ts';
import { run as judgeIdea } from './judge-idea.worker.ts';

const LIFTED = 'We lift a plug of graphite from the quay into the hull';
const TITLE = 'Charging ferries through a wet plug';
const PUMPED = 'a pump presses brine between both so that they conduct';
const DESCRIPTION = `Crews of ferries wait for hours today. ${LIFTED}, and ${PUMPED}. Two ports in Norway will pay for the first ones.`;
const PLUG = 'A connector of graphite is raised from the pier into an opening of the hull of a ship.';
const WET = 'Sea water between two blocks carries the current for a moored vessel.';
const RECORDS = [
  aRecord('patents', 'plug', { title: 'Charging of ships', text: `Ships are moored. ${PLUG}` }),
  aRecord('awards', 'wet', { title: 'Wet contacts', text: `${IN_TEXTS[0]} ${WET}` }),
  ...Array.from({ length: 30 }, (_, at) =>
    aRecord('publications', `other-${at}`, {
      title: `Survey ${at} of dairy barns and hedges`,
      text: 'Hedges shelter barns from wind; herds were counted by season and yields of milk were weighed.',
    }),
  ),
];

let service: ModelService;
let app: TestApp;
let owner: Visitor;
beforeEach(async () => {
  service = await openModelService();
});
afterEach(async () => {
  await app.close();
  await service.close();
  expect(app.faults).toEqual([]);
});

const isNear = ({ data }: AskedModel) => 'invention' in JSON.parse(data);
const recordIn = ({ data }: AskedModel) => JSON.parse(data).record as { title: string; text: string };
const asked = () => service.asked.filter(isNear);

async function newProject(env: Record<string, string> = {}): Promise<string> {
  app = await openTestApp({
    env: { SENTENCE_ENCODER: 'on', MODEL_STEPS: 'grade', ...service.env(), ...env },
    records: RECORDS,
  });
  owner = await app.signedUp();
  const { body } = await owner.post('/projects', {
    title: TITLE,
    areaOfInterest: DESCRIPTION,
    persona: 'tech_developer',
  });
  return body.newProject.id;
}
const chartOf = async (id: string) => (await owner.get(`/projects/${id}/idea`)).body as IdeaChart;
async function judged(id: string): Promise<IdeaChart> {
  await expect.poll(async () => (await chartOf(id)).model?.state, { interval: 200 }).toBe('done');
  return chartOf(id);
}
const nearest = ({ statements }: IdeaChart, at: number) => statements[at]!.nearest;

test('[REL-07] [REL-10] a model holds each likely record against the statements, once; its own words show what it calls near', async () => {
  service.answer = (question) => {
    if (!isNear(question)) return { grade: 'related' };
    const { title } = recordIn(question);
    if (title === 'Wet contacts')
      return {
        near: [
          { statement: 3, words: WET },
          { statement: 9, words: WET },
        ],
      };
    // Words that stand nowhere in the record show nothing.
    return { near: [{ statement: 2, words: 'A plug of graphite is lifted by a crane.' }] };
  };
  const id = await newProject();
  expect((await chartOf(id)).model).toEqual({ name: 'stand-in', state: 'working' });
  const chart = await judged(id);
  expect(nearest(chart, 2)[0]).toMatchObject({ id: 'wet', by: 'model', certainty: null, quote: WET });
  expect(nearest(chart, 1).map((each) => each.id)).not.toContain('plug');
  expect(chart.closest).toMatchObject([{ id: 'wet', near: [null, null, { by: 'model', certainty: null }] }]);
  const [first] = asked();
  expect(JSON.parse(first!.data).invention).toEqual({
    title: TITLE,
    statements: { 1: TITLE, 2: LIFTED, 3: PUMPED },
  });
  const calls = asked().length;
  expect(new Set(asked().map((question) => recordIn(question).title)).size).toBe(calls);
  await chartOf(id);
  await chartOf(id);
  expect(asked()).toHaveLength(calls);

  // A person overrules it.
  await owner.put(`/projects/${id}/idea/marks`, {
    statement: PUMPED,
    searchEngine: 'awards',
    id: 'wet',
    verdict: 'not',
  });
  expect(nearest(await chartOf(id), 2).map((each) => each.id)).not.toContain('wet');
});

test('[REL-07] what a model said of the statements before is nothing that it says of others', async () => {
  service.answer = (question) => (isNear(question) ? { near: [] } : { grade: 'related' });
  const id = await newProject();
  const { version } = await judged(id);
  const statements = ['A plug of graphite is lifted into the hull of a ship'];
  expect((await owner.put(`/projects/${id}/idea/statements`, { version, statements })).status).toBe(200);
  expect((await chartOf(id)).model?.state).not.toBe('done');
});

test('[REL-07] a model that fails leaves the estimates, and what it has answered stays', async () => {
  service.answer = (question) => (isNear(question) ? 'no JSON at all' : { grade: 'not' });
  const id = await newProject();
  const without = await chartOf(id);
  const chart = await judged(id);
  const found = ({ statements }: IdeaChart) =>
    statements.map(({ nearest: own }) => own.map((each) => [each.id, each.by]));
  expect(found(chart)).toEqual(found(without));
  expect(found(chart).flat()).toContainEqual(['plug', 'estimate']);
});

test('[GRD-06] of what a record says to its reader nothing is told to the model', async () => {
  service.answer = (question) => (isNear(question) ? { near: [] } : { grade: 'not' });
  const id = await newProject();
  const chart = await judged(id);
  expect(asked().map((question) => recordIn(question).title)).toContain('Wet contacts');
  expect(service.asked.map(({ data }) => data).join()).not.toContain(PAYLOAD);
  expect(chart.statements.flatMap(({ nearest: own }) => own)).toEqual([]);
});

test('[REL-07] [RPT-21] a report waits for it and says who calls what near', async () => {
  service.answer = (question) =>
    isNear(question) && recordIn(question).title === 'Charging of ships'
      ? { near: [{ statement: 2, words: PLUG }] }
      : isNear(question)
        ? { near: [] }
        : { grade: 'related' };
  const id = await newProject();
  const { body: started } = await owner.post('/reports/commercialization', { projectId: id });
  const path = `/reports/commercialization/${started.reportId}`;
  await expect.poll(async () => (await owner.get(`${path}/status`)).body.status).toBe('complete');
  const { body: document } = await owner.get(path);
  const text = JSON.stringify(document);
  expect(text).toContain(
    `["2. ${LIFTED}","Charging of ships","“${PLUG}”","graphite, hull","yes, says a language model"]`,
  );
});

test('[REL-07] a ceiling that one record would pass leaves the estimates', async () => {
  service.answer = (question) => (isNear(question) ? { near: [] } : { grade: 'not' });
  const id = await newProject({ MODEL_TASK_TOKENS: '1000' });
  await chartOf(id);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const chart = await chartOf(id);
  expect(asked()).toEqual([]);
  expect(nearest(chart, 0)[0]).toMatchObject({ id: 'plug', by: 'estimate' });
  expect(chart.model?.state).toBe('working');
});

test('[RPT-21] what a model has yet to hold against the statements stands in what a report is told to take', async () => {
  service.answer = (question) => (isNear(question) ? { near: [] } : { grade: 'related' });
  const projectId = await newProject({ MODEL_STEPS: 'grade,write,look', DEFAULT_PLAN: 'pro' });
  const planned = async () =>
    (await owner.post('/reports/plan', { projectId, reportType: 'commercialization' })).body.model;
  const before = await planned();
  await judged(projectId);
  const after = await planned();
  expect(asked().length).toBeGreaterThan(0);
  expect(before.tokens - after.tokens).toBeGreaterThanOrEqual(asked().length * 550);
  expect(before.tokensMax).toBeGreaterThan(after.tokensMax);
});

test('[REL-07] killed in the middle, records are held against the statements again only where the answer was under way', async () => {
  const id = await newProject();
  const before = asked().length;
  const { describe, judge, log } = dependenciesOf(app.server.jobs, judgeIdeaJob);
  const stop = new AbortController();
  service.answer = () => {
    // One is answered; the others are under way.
    service.interruptions.push(...Array.from({ length: 3 }, () => ({ body: null })));
    setTimeout(() => stop.abort(new Error('the process ends')), 500);
    return { near: [] };
  };
  const run = (signal: AbortSignal) => judgeIdea({ projectId: id }, { jobId: 'j', signal }, { describe, judge, log });
  await expect(run(stop.signal)).rejects.toThrow('process ends');
  const [answered, ...others] = asked()
    .slice(before)
    .map(({ data }) => data);
  expect(others.length).toBeGreaterThan(0);
  service.interruptions.length = 0;
  service.answer = () => ({ near: [] });
  await run(new AbortController().signal);
  const again = asked()
    .slice(before + 1 + others.length)
    .map(({ data }) => data);
  expect(again).toEqual(expect.arrayContaining(others));
  expect(again).not.toContain(answered);
});
