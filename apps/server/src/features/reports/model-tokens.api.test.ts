import { setTimeout as wait } from 'node:timers/promises';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { goodModel, isNotes, isPoints, isRepair, sentence, toldIn } from '../../../test/model/scripted-models.ts';
import { openModelService } from '../../../test/model-service.ts';

const BATTERIES =
  'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft. It replaces the liquid electrolyte.';
const POINTS = 32;
/** Beside one that has to be repaired in most points. */
const OF_POINT = 2;
const RELATION =
  'Another cell for the same use, which would be bought in the place of the project’s: a rival for its first buyers.';
const NOTES = 3;

test('[RPT-21] a first report, of thirty-two points, costs at most 120,000 tokens, its records graded, read and held against the idea for it, half of that once they are, and no more than was told', async () => {
  const service = await openModelService({ counts: true });
  const app = await openTestApp({
    hasSample: true,
    env: { ...service.env(), DEFAULT_PLAN: 'pro', SENTENCE_ENCODER: 'on' },
  });
  onTestFinished(async () => {
    await app.close();
    await service.close();
  });
  // It writes as much as it may, of all records, and in each section two that have to be repaired.
  service.answer = (asked) => {
    if (isNotes(asked)) {
      const numbers = Object.keys(JSON.parse(asked.data)).flatMap((name) => Number(name) || []);
      return { notes: numbers.slice(0, NOTES).map((number) => ({ sentence: number, kind: 'what' })) };
    }
    if (isRepair(asked)) {
      const { withheld = [] } = toldIn(asked);
      return { repairs: withheld.map((each) => ({ ...sentence(each.text), sentence: each.sentence })) };
    }
    if (!isPoints(asked)) return goodModel(asked);
    const { records, sections = {} } = toldIn(asked);
    const said = records
      .flatMap(({ says }) => Object.entries(says))
      .filter(([, text]) => !/["“”]/.test(text))
      .map(([number, text]) => sentence(`As a record has it, “${text.replace(/^.*@\d+/, '')}” [${number}].`));
    const ids = Object.keys(sections);
    const points = Array.from({ length: POINTS }, (_, at) => ({
      section: ids[at % ids.length]!,
      sentences: [
        ...said.slice(at * OF_POINT, (at + 1) * OF_POINT),
        ...(at < 2 * ids.length ? [sentence('It costs $1.')] : []),
      ],
    }));
    return { relations: records.map(({ says }) => ({ record: Number(Object.keys(says)[0]), isTo: RELATION })), points };
  };
  const owner = await app.signedUp();
  const { newProject } = (await owner.post('/projects', { areaOfInterest: BATTERIES })).body;
  const asked = { projectId: newProject.id, reportType: 'commercialization' };
  const written = async () => {
    const { model } = (await owner.post('/reports/plan', asked)).body;
    const { reportId } = (await owner.post('/reports/commercialization', asked)).body;
    const path = `/reports/commercialization/${reportId}`;
    while ((await owner.get(`${path}/status`)).body.status !== 'complete') await wait(100);
    const document: ReportDocument = (await owner.get(path)).body;
    const { rows } = await app.database.db.execute(
      'select purpose, sum(input_tokens + output_tokens)::int as tokens from model_call group by purpose',
    );
    const used = new Map((rows as { purpose: string; tokens: number }[]).map((row) => [row.purpose, row.tokens]));
    await app.database.db.execute('delete from model_call');
    return {
      document,
      expected: model.tokens as number,
      used,
      sum: [...used.values()].reduce((one, other) => one + other, 0),
    };
  };
  const first = await written();
  expect(first.document.writer).toMatch(/^Language model/);
  expect(first.document.sources.length).toBeGreaterThan(20);
  expect([...first.used.keys()].sort()).toEqual(['profile', 'reading', 'report', 'screening']);
  expect(first.sum).toBeLessThanOrEqual(120_000);
  expect(first.sum).toBeLessThanOrEqual(first.expected);
  expect(first.sum).toBeGreaterThan(first.expected / 2);
  const second = await written();
  expect([...second.used.keys()]).toEqual(['report']);
  expect(second.sum).toBeLessThanOrEqual(66_000);
  expect(second.sum).toBeLessThanOrEqual(second.expected);
});
