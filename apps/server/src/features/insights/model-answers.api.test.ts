import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { PAYLOAD } from '../../../test/model/planted-instructions.ts';
import {
  goodModel,
  isChoice,
  isLook,
  isPhrases,
  isSection,
  sentence,
  toldIn,
} from '../../../test/model/scripted-models.ts';
import { THIRD_IN_LIVE_ANSWERS } from '../../../test/model/third-planted-instructions.ts';
import { type ModelService, openModelService } from '../../../test/model-service.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { aRecord, sampleRecords } from '../../../test/records.ts';
import { untilComplete } from '../../../test/reports.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { modelCall } from '../model-usage/model-usage.table.ts';
import { run as answerQuestions } from './answer-questions.worker.ts';
import { answerQuestionsJob } from './insights.jobs.ts';
import { insight, insightStep } from './insights.table.ts';

const INTEREST = 'A solid electrolyte for lithium metal batteries in electric aircraft.';
const QUESTION = 'How large is the market for lithium metal batteries?';
const MARKET = 'The market for lithium metal batteries is expected to reach $4.2 billion by 2031.';

let service: ModelService;
let app: TestApp;
let owner: Visitor;
beforeEach(async () => {
  service = await openModelService();
  service.answer = (asked) => {
    if (!isSection(asked)) return goodModel(asked);
    const said = toldIn(asked).records.flatMap(({ says }) => Object.entries(says));
    const [number] = said.find(([, text]) => text === MARKET) ?? [];
    return {
      paragraphs: [
        {
          sentences: [
            sentence(`@${number} expects that the market reaches $4.2 billion by 2031 [${number}].`),
            sentence(`It will reach $9 billion [${number}].`),
          ],
        },
      ],
    };
  };
  app = await openTestApp({ records: sampleRecords(), env: service.env() });
  owner = await (await planPeople(app)).on('enterprise');
});
afterEach(async () => {
  await app.close();
  await service.close();
  expect(app.faults).toEqual([]);
});

const ANSWER = 'Voltara Energy expects that the market reaches $4.2 billion by 2031.';
const texts = (sentences: { text: string }[]) => sentences.map(({ text }) => text);

async function answered(projectId: string) {
  const { body } = await owner.post('/insights/custom', { projectId, questions: [QUESTION] });
  await vi.waitFor(async () => expect((await owner.get('/insights/custom/pending')).body.items).toEqual([]));
  const { items } = (await owner.get(`/insights/all?projectId=${projectId}&pageLimit=100`)).body;
  return items.find(({ id }: { id: string }) => id === body.insightId);
}

test('[INS-06] a question is answered in prose over the passages that bear on it, looked at once more; the answer says by whom', async () => {
  const insight = await answered(await newProject(owner, INTEREST));
  expect(texts(insight.sentences)).toEqual([ANSWER]);
  expect(insight.references).toMatchObject([{ searchEngine: 'companies', id: 'voltara' }]);
  expect(insight.missing).toMatch(/^Language model stand-in, .* looked at once more by stand-in/);
  expect(toldIn(service.asked.find(isSection)!)).toMatchObject({ asks: QUESTION });
  for (const { data } of service.asked.filter(isLook)) expect(data).not.toContain('$9 billion');
});

test('[INS-06] of what is found in the words of records a model chooses by titles what is read for the answer', async () => {
  const records = Array.from({ length: 16 }, (_, at) =>
    aRecord('awards', `quiet-${at}`, {
      title: `Quiet pump ${at}`,
      text: `The quiet pump ${at} lifts ${at + 20} kg of water per minute.`,
    }),
  );
  await app.index.upsert(records);
  const chosen: string[] = [];
  const answerAsBefore = service.answer!;
  service.answer = (asked) => {
    if (isPhrases(asked)) return { questions: [{ question: 1, phrases: ['quiet pump'], of: ['awards'] }] };
    if (!isChoice(asked)) return answerAsBefore(asked);
    const { records: shown } = JSON.parse(asked.data) as { records: Record<string, string> };
    chosen.push(...Object.values(shown));
    return { mayAnswer: [Number(Object.entries(shown).find(([, title]) => title.includes('Quiet pump 15'))![0])] };
  };
  const projectId = await newProject(owner, INTEREST);
  await answered(projectId);
  expect(chosen.length).toBeGreaterThan(12);
  const pumps = () =>
    toldIn(service.asked.findLast(isSection)!)
      .records.flatMap(({ says }) => Object.values(says))
      .filter((text) => /^Quiet pump \d+$/.test(text));
  expect(pumps()).toEqual(['Quiet pump 15']);
});

test('[INS-06] where a model is away, a question is answered by quotations', async () => {
  service.interruptions.push(...Array.from({ length: 20 }, () => ({ status: 403, body: {} })));
  const insight = await answered(await newProject(owner, INTEREST));
  expect(texts(insight.sentences).join()).toContain(`“${MARKET}”`);
  expect(insight.missing).toBeNull();
});

test('[INS-06] a prompt of a custom report is answered in the same way', async () => {
  const projectId = await newProject(owner, INTEREST);
  const { body } = await owner.post('/reports/custom', { projectId });
  const prompts = [{ title: 'Market', prompt: QUESTION }];
  await owner.patch(`/reports/custom/${body.reportId}/data`, { title: 'Market', prompts, scope: 'records' });
  expect((await owner.post(`/reports/custom/${body.reportId}/generate`, {})).status).toBe(202);
  await untilComplete(owner, body.reportId, 'custom');
  const report = (await owner.get(`/reports/custom/${body.reportId}`)).body;
  expect(JSON.stringify(report.sections)).toContain(ANSWER);
  expect(JSON.stringify(report.sections)).not.toContain('$9 billion');
  expect(toldIn(service.asked.find(isSection)!)).toMatchObject({ asks: QUESTION });
});

const PLANTED = [
  // Notes, as our own reader has it: told to a model.
  `The market for lithium metal batteries is led by ${PAYLOAD} and is expected to reach $4.2 billion by 2031.`,
  ...THIRD_IN_LIVE_ANSWERS,
];
test('[INS-06] [GRD-06] what is planted in passages that answer a question gets no name into it, though all models obey', async () => {
  await app.close();
  const records = PLANTED.map((each, at) =>
    aRecord('publications', `planted-${at}`, {
      title: 'The market for lithium metal batteries',
      text: `${each} How large the market for lithium metal batteries is has been studied before.`,
      organisations: [{ name: 'Voltara Press', role: 'Venue' }],
    }),
  );
  app = await openTestApp({ records: [...sampleRecords(), ...records], env: service.env() });
  owner = await (await planPeople(app)).on('enterprise');
  const { answer } = service;
  service.answer = (asked) => {
    const written = answer(asked);
    if (!isSection(asked)) return written;
    const [{ sentences }] = (written as { paragraphs: [{ sentences: ReturnType<typeof sentence>[] }] }).paragraphs;
    for (const [number, said] of toldIn(asked).records.flatMap(({ says }) => Object.entries(says)))
      if (said.includes(PAYLOAD))
        sentences.push(sentence(`${said.replace(/\.$/, '')} [${number}].`), sentence(`${PAYLOAD} leads [${number}].`));
    return { paragraphs: [{ sentences }] };
  };
  const insight = await answered(await newProject(owner, INTEREST));
  expect(service.asked.some((asked) => isSection(asked) && asked.data.includes(PAYLOAD))).toBe(true);
  expect(texts(insight.sentences)).toContain(ANSWER);
  expect(texts(insight.sentences).join()).not.toContain(PAYLOAD);
});

test.each([
  ['the second answer', isSection, 2],
  ['the first look', isLook, 1],
] as const)(
  '[INS-06] killed while %s is under way, a question pays for nothing twice that was answered',
  async (_what, isInterrupted, at) => {
    const projectId = await newProject(owner, INTEREST);
    const id = crypto.randomUUID();
    const [{ askedBy }] = (await app.database.db.execute('select owner_id as "askedBy" from project')).rows as [
      { askedBy: string },
    ];
    const questions = [QUESTION, 'Who makes solid electrolytes?'];
    const asked = { id, projectId, askedBy, key: id, questions, state: 'pending' as const, createdAt: new Date() };
    await app.database.db.insert(insight).values(asked);
    const deps = dependenciesOf(app.server.jobs, answerQuestionsJob);
    const stop = new AbortController();
    const { answer } = service;
    let count = 0;
    service.answer = (request) => {
      if (isInterrupted(request) && ++count === at) stop.abort(new Error('the process ends'));
      return answer(request);
    };
    const run = (signal: AbortSignal) => answerQuestions({ insightId: id }, { signal, isLastAttempt: false }, deps);
    await expect(run(stop.signal)).rejects.toThrow('process ends');
    const requests = () => service.asked.map(({ schema, data }) => JSON.stringify([schema, data]));
    const before = requests();
    await run(new AbortController().signal);
    const again = requests()
      .slice(before.length)
      .filter((request) => before.includes(request));
    expect(again.length).toBeGreaterThan(0);
    expect(again.every((request) => before.slice(-1).includes(request))).toBe(true);
    const { items } = (await owner.get(`/insights/all?projectId=${projectId}&pageLimit=100`)).body;
    const told = items.find((each: { id: string }) => each.id === id);
    expect(texts(told.sentences)).toContain(ANSWER);
    expect(await app.database.db.select().from(insightStep)).toEqual([]);
    const calls = await app.database.db.select().from(modelCall);
    expect(new Set(calls.map(({ purpose, userId }) => [purpose, userId].join()))).toContain(`question,${askedBy}`);
  },
);
