import type { IdeaChart } from '@groundwork/contract/idea';
import { IDEA_MARKS_MAX } from '@groundwork/contract/limits';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { assistantsOf, keyOf } from '../../../test/assistant.ts';
import { joined } from '../../../test/collaborators.ts';
import { aRecord } from '../../../test/records.ts';
import { statementMark } from './idea.table.ts';

const PLUG = 'A connector of graphite is raised from the pier into an opening of the hull of a ship.';
const RECORDS = [
  aRecord('patents', 'plug', { title: 'Charging of ships', text: PLUG }),
  aRecord('awards', 'pump', {
    title: 'Wet contacts for charging boats',
    text: 'Salt water is pumped into the gap between two contacts of graphite, and current flows through it.',
  }),
  ...Array.from({ length: 40 }, (_, at) =>
    aRecord('publications', `other-${at}`, {
      title: `Survey ${at} of dairy barns and hedges`,
      text: 'Hedges shelter barns from wind; herds were counted by season and yields of milk were weighed.',
    }),
  ),
];
const LIFTED = 'We lift a plug of graphite from the quay into the hull';
const TITLE = 'Charging ferries through a wet plug';
const PUMPED = 'a pump presses brine between both so that they conduct';

let app: TestApp;
let owner: Visitor;
afterEach(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function projectWith(
  description: string,
  env: Record<string, string> = { SENTENCE_ENCODER: 'on' },
  records = RECORDS,
) {
  app = await openTestApp({ env, records });
  owner = await app.signedUp();
  const { body } = await owner.post('/projects', {
    title: TITLE,
    areaOfInterest: description,
    persona: 'tech_developer',
  });
  return body.newProject.id as string;
}

const DESCRIPTION = `Crews of ferries wait for hours today. ${LIFTED}, and ${PUMPED}. Two ports in Norway will pay for the first ones.`;
const chartOf = async (id: string, who = owner) => (await who.get(`/projects/${id}/idea`)).body as IdeaChart;
const named = ({ statements }: IdeaChart, at: number) => statements[at]?.nearest.map(({ id }) => id);

test('[RPT-18] [RPT-19] an idea is shown statement by statement, each with the nearest on record in its own words', async () => {
  const id = await projectWith(DESCRIPTION);
  const chart = await chartOf(id);
  expect(chart).toMatchObject({ version: 0, isCorrected: false, missing: null, mayEdit: true });
  expect(chart.statements.map(({ text }) => text)).toEqual([TITLE, LIFTED, PUMPED]);
  expect(chart.statements[1]!.nearest[0]).toMatchObject({ id: 'plug', quote: PLUG, certainty: expect.any(Number) });
  // The words that the estimate can rest on: those of the statement that the record has.
  expect(chart.statements[1]!.nearest[0]!.inCommon).toEqual(['graphite', 'hull']);
  expect(chart.statements[2]!.nearest[0]!.id).toBe('pump');
  expect(chart.closest.map((each) => each.id).toSorted()).toEqual(['plug', 'pump']);
  expect(chart.closest.every(({ near }) => near.length === 3)).toBe(true);
  expect(chart.held).toBeGreaterThan(1);
  const { visitor } = await joined(app, owner, id, 'viewer');
  expect((await chartOf(id, visitor)).mayEdit).toBe(false);
});

test('[RPT-18] with an empty catalogue the statements are told, and nothing beside them', async () => {
  const chart = await chartOf(await projectWith(DESCRIPTION, undefined, []));
  expect(chart).toMatchObject({ held: 0, closest: [], missing: null });
  expect(chart.statements.map(({ text, nearest }) => [text, nearest])).toEqual([
    [TITLE, []],
    [LIFTED, []],
    [PUMPED, []],
  ]);
});

test('[REL-01] statements are put, once a version, and read off the description again', async () => {
  const id = await projectWith(DESCRIPTION);
  const put = (version: number, statements: string[] | null) =>
    owner.put(`/projects/${id}/idea/statements`, { version, statements });
  const own = ['A plug of graphite  is lifted into the hull', 'It charges ferries', 'It charges ferries'];
  expect((await put(0, own)).body).toEqual({ version: 1 });
  expect(await put(0, ['Another one of these'])).toMatchObject({ status: 409 });
  const chart = await chartOf(id);
  expect(chart).toMatchObject({ version: 1, isCorrected: true, isOlderThanText: false });
  expect(chart.statements.map(({ text }) => text)).toEqual([
    'A plug of graphite is lifted into the hull',
    'It charges ferries',
  ]);
  expect(named(chart, 0)?.[0]).toBe('plug');

  const changed = { id, title: 'Charging ferries', description: `${DESCRIPTION} It also cools them.` };
  expect((await owner.patch('/projects', changed)).status).toBe(200);
  expect(await chartOf(id)).toMatchObject({ isCorrected: true, isOlderThanText: true });
  expect(await put(1, null)).toMatchObject({ status: 200, body: { version: 2 } });
  expect((await chartOf(id)).statements.map(({ text }) => text).slice(0, 2)).toEqual(['Charging ferries', LIFTED]);
  expect(await put(2, ['x'])).toMatchObject({ status: 400 });
  expect(await put(2, [])).toMatchObject({ status: 400 });
});

test('[REL-04] what is called near needs no estimate, what is not near is not named, and both can be taken back', async () => {
  const id = await projectWith(DESCRIPTION);
  const mark = (verdict: 'near' | 'not' | null, record = 'plug', statement = LIFTED) =>
    owner.put(`/projects/${id}/idea/marks`, { statement, searchEngine: 'patents', id: record, verdict });
  const before = await chartOf(id);
  expect(await mark('not')).toMatchObject({ status: 200, body: { verdict: 'not' } });
  const without = await chartOf(id);
  expect(named(without, 1)).not.toContain('plug');
  expect(without.statements[1]!.refused).toEqual([{ searchEngine: 'patents', id: 'plug', title: 'Charging of ships' }]);
  await mark('near');
  const called = await chartOf(id);
  expect(called.statements[1]!.nearest[0]).toMatchObject({ id: 'plug', quote: PLUG, certainty: null });
  expect(called.statements[1]!.refused).toEqual([]);
  await mark(null);
  expect(await chartOf(id)).toEqual(before);

  expect(await mark('near', 'nowhere')).toMatchObject({ status: 404 });
  expect(await mark('near', 'plug', 'It flies to the moon')).toMatchObject({ status: 409 });
  // A mark does not hold for a statement that is put otherwise.
  await mark('not');
  await owner.put(`/projects/${id}/idea/statements`, { version: 0, statements: [`${LIFTED} of a ship`, PUMPED] });
  expect(named(await chartOf(id), 0)).toContain('plug');

  const marks = Array.from({ length: IDEA_MARKS_MAX - 2 }, (_, at) => ({
    projectId: id,
    statement: PUMPED,
    searchEngine: 'patents' as const,
    itemId: `m-${at}`,
    title: 'M',
    verdict: 'not' as const,
    markedAt: new Date(),
  }));
  await app.database.db.insert(statementMark).values(marks);
  expect(await mark('near', 'plug', PUMPED)).toMatchObject({ status: 200 });
  expect(await mark('near', 'plug', `${LIFTED} of a ship`)).toMatchObject({ status: 409 });
});

test('[REL-04] a record that is not about the project is held against nothing', async () => {
  const id = await projectWith(DESCRIPTION);
  expect(named(await chartOf(id), 1)).toContain('plug');
  await owner.put(`/projects/${id}/profile/marks`, { searchEngine: 'patents', id: 'plug', verdict: 'not' });
  const { statements } = await chartOf(id);
  expect(statements.flatMap(({ nearest }) => nearest.map((record) => record.id))).not.toContain('plug');
});

test('[RPT-18] a report and its reader rest on what was put and said', async () => {
  const id = await projectWith(DESCRIPTION);
  await owner.put(`/projects/${id}/idea/statements`, { version: 0, statements: [LIFTED, 'It hums a song at noon'] });
  await owner.put(`/projects/${id}/idea/marks`, {
    statement: LIFTED,
    searchEngine: 'patents',
    id: 'plug',
    verdict: 'near',
  });
  const { body: started } = await owner.post('/reports/commercialization', { projectId: id });
  const path = `/reports/commercialization/${started.reportId}`;
  await expect.poll(async () => (await owner.get(`${path}/status`)).body.status).toBe('complete');
  const { body: document } = await owner.get(path);
  const table = document.sections
    .flatMap((section: { blocks: { caption?: string }[] }) => section.blocks)
    .find(({ caption }: { caption?: string }) => caption === 'The idea, statement by statement');
  expect(table.rows.map(({ cells }: { cells: unknown[] }) => cells)).toEqual([
    [`1. ${LIFTED}`, 'Charging of ships', `“${PLUG}”`, 'graphite, hull', 'yes, says the project'],
  ]);
  expect(document.claims.withheld).toBe(0);
});

test('[OPS-08] [REL-04] an assistant reads the nearest records and notes what its person says of them', async () => {
  const id = await projectWith(DESCRIPTION);
  const assistants = await assistantsOf(app);
  onTestFinished(assistants.close);
  const assistant = await assistants.connect((await keyOf(owner)).key);
  const { structuredContent: told } = await assistant.callTool({ name: 'get_idea', arguments: { projectId: id } });
  const [, lifted] = (told as { statements: object[] }).statements;
  expect(lifted).toMatchObject({ text: LIFTED, nearest: [{ searchEngine: 'patents', id: 'plug', quote: PLUG }, {}] });
  const judgment = { projectId: id, statement: LIFTED, searchEngine: 'patents', id: 'plug', verdict: 'near' };
  await assistant.callTool({ name: 'judge_nearness', arguments: judgment });
  expect((await chartOf(id)).statements[1]!.nearest[0]).toMatchObject({ id: 'plug', by: 'person', certainty: null });
});

test.each([
  ['encoder', DESCRIPTION, { SENTENCE_ENCODER: 'off' }],
  [
    'language',
    'Ein Stecker aus Graphit wird vom Kai in den Rumpf gehoben, und eine Pumpe presst Sole hinein, damit Strom fließt.',
    undefined,
  ],
])('[REL-01] where nothing can be told statement by statement it says why: %s', async (missing, description, env) => {
  const id = await projectWith(description, env);
  expect(await chartOf(id)).toMatchObject({ statements: [], closest: [], missing });
});
