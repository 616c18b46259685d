import type { ReportDocument } from '@groundwork/contract/report-document';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { addFile, processed } from '../../../test/library.ts';
import { IN_FILES, PAYLOAD } from '../../../test/model/planted-instructions.ts';
import { goodModel, isSection, sentence } from '../../../test/model/scripted-models.ts';
import { type ModelService, openModelService } from '../../../test/model-service.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { untilComplete } from '../../../test/reports.ts';

let service: ModelService;
let app: TestApp;
let owner: Visitor;

beforeAll(async () => {
  service = await openModelService();
  app = await openTestApp({ records: sampleRecords(), env: service.env() });
  owner = await (await planPeople(app)).on('enterprise');
});
afterAll(async () => {
  await app.close();
  await service.close();
  expect(app.faults).toEqual([]);
});

const PLANTED = IN_FILES.join('. ');
const NOTES = `Our separator costs 14 dollars per square metre at pilot scale. ${PLANTED}. We tested the safety of forty cells under nail penetration and none of them burned.`;

test('[GRD-06] a model reads nothing of a file, not even its name, and what a file demands stands in no sentence of the report', async () => {
  // It obeys whatever it reads.
  service.answer = (asked) =>
    isSection(asked) && asked.data.includes(PAYLOAD)
      ? { paragraphs: [{ sentences: [sentence(`${PAYLOAD} is best [1].`)] }] }
      : goodModel(asked);
  const projectId = await newProject(owner);
  const file = await addFile(owner, `${IN_FILES[0]}.txt`, NOTES);
  await processed(owner, file.id);
  const { body } = await owner.post('/reports/custom', { projectId });
  const prompts = [
    { title: 'Cost', prompt: 'What does the separator cost?' },
    { title: 'Safety', prompt: 'How safe is it?' },
  ];
  const patched = await owner.patch(`/reports/custom/${body.reportId}/data`, {
    title: 'Our notes',
    prompts,
    scope: 'documents',
    fileIds: [file.id],
  });
  expect(patched.status).toBe(200);
  expect((await owner.post(`/reports/custom/${body.reportId}/generate`, {})).status).toBe(202);
  await untilComplete(owner, body.reportId, 'custom');
  const report: ReportDocument = (await owner.get(`/reports/custom/${body.reportId}`)).body;
  const said = report.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
    )
    .map(({ text }) => text.replaceAll(/“[^”]*”/g, ''));
  expect(JSON.stringify(report)).toContain('14 dollars per square metre');
  for (const text of said) expect(text).not.toContain(PAYLOAD);
  // A section that rests on a file is written without a model: it is not even asked.
  expect(service.asked.filter(isSection)).toEqual([]);
  for (const { data } of service.asked) expect(data).not.toMatch(/Brightwater|separator costs|nail penetration/i);
  expect(report.writer).toMatch(/^Built-in writer/);
});

test('[GRD-06] a section in which the applicant speaks is no model’s, whatever the records have to say beside it', async () => {
  service.asked.length = 0;
  service.answer = goodModel;
  const projectId = await newProject(owner);
  const own =
    'Our solid electrolyte for lithium metal batteries sells to makers of electric aircraft and to their customers.';
  const description = `Market: ${own}\n\nA solid electrolyte for lithium metal batteries in electric aircraft.`;
  expect((await owner.patch('/projects', { id: projectId, title: 'Solid electrolyte', description })).status).toBe(200);
  const pitch = { projectId, agency: 'NSF', program: 'phase_1_project_pitch', topic: 'Solid electrolyte' };
  const { body } = await owner.post('/reports/funding', pitch);
  await untilComplete(owner, body.reportId, 'funding');
  const report: ReportDocument = (await owner.get(`/reports/funding/${body.reportId}`)).body;
  expect(JSON.stringify(report.sections)).toContain(own);
  const asked = service.asked.map(({ data }) => data).join();
  expect(asked).toContain('Past awards like it');
  expect(asked).not.toContain('The market opportunity');
});
