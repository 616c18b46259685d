import type { ReportDocument } from '@groundwork/contract/report-document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { goodModel, isDraft, isPoints, isSection, toldIn } from '../../../test/model/scripted-models.ts';
import { type ModelService, openModelService } from '../../../test/model-service.ts';
import { sampleRecords } from '../../../test/records.ts';
import { untilComplete } from '../../../test/reports.ts';

let service: ModelService;
let app: TestApp;
beforeEach(async () => {
  service = await openModelService();
  app = await openTestApp({ records: sampleRecords(), env: service.env() });
});
afterEach(async () => {
  await app.close();
  await service.close();
  expect(app.faults).toEqual([]);
});

async function written(questions = ''): Promise<ReportDocument> {
  const owner = await app.signedUp();
  const areaOfInterest = `A solid electrolyte for lithium metal batteries in electric aircraft. ${questions}`.trim();
  const { newProject } = (await owner.post('/projects', { areaOfInterest })).body;
  const { reportId } = (await owner.post('/reports/commercialization', { projectId: newProject.id })).body;
  await untilComplete(owner, reportId);
  return (await owner.get(`/reports/commercialization/${reportId}`)).body;
}
const rowsOf = ({ sections }: ReportDocument, caption: string) =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'table' && block.caption === caption ? block.rows : [])),
  );

test('[RPT-18] [RPT-21] tables hold the records that a report weighs; sections without a point are the built-in writer’s', async () => {
  service.answer = (asked) => {
    if (!isPoints(asked)) return goodModel(asked);
    const { records } = toldIn(asked);
    const patent = records.find(({ of }) => of === 'patents')!;
    const number = Object.keys(patent.says)[0];
    const text = `“${patent.says[number!]}” is near [${number}].`;
    return { relations: [], points: [{ section: 'competitor-analysis', sentences: [{ text, concludes: false }] }] };
  };
  const document = await written();
  expect(document.writer).toMatch(/^Language model .* and all of Executive summary/);
  // Nothing but a patent is weighed.
  expect(rowsOf(document, 'The works nearest to the project')).toEqual([]);
  expect(service.asked.filter(isSection)).toEqual([]);
  expect(service.asked.filter(isPoints)).toHaveLength(1);
});

test('[RPT-12] where a model writes no points, the built-in writer writes the report’s own sections, and it says so', async () => {
  service.answer = (asked) => (isPoints(asked) ? 'no' : goodModel(asked));
  const document = await written();
  expect(service.asked.filter(isSection)).toEqual([]);
  // All of the field, and less of it.
  expect(service.asked.filter(isPoints)).toHaveLength(2);
  expect(document.writer).toMatch(/^Built-in writer/);
  expect(document.sections.map(({ builtIn }) => builtIn)).toContain('failed');
});

test('[RPT-12] a model that fails at two answers is asked for nothing more', async () => {
  const questions = ['who holds a patent on a garnet separator', 'who sells orchids'].map((words) => ({
    words,
    question: `${words.charAt(0).toUpperCase()}${words.slice(1)}?`,
  }));
  service.answer = (asked) => {
    if (isDraft(asked)) return { terms: [], english: '', excluded: [], questions };
    return isSection(asked) ? 'no' : goodModel(asked);
  };
  const document = await written(`We ask ${questions.map(({ words }) => words).join(' and ')}.`);
  expect(service.asked.filter(isSection)).toHaveLength(2);
  expect(service.asked.filter(isPoints)).toEqual([]);
  expect(document.writer).toMatch(/^Built-in writer/);
});
