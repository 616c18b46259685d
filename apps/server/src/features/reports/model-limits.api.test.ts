import { setTimeout as wait } from 'node:timers/promises';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { goodModel, isLook, isSection } from '../../../test/model/scripted-models.ts';
import { type ModelService, openModelService } from '../../../test/model-service.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { untilComplete } from '../../../test/reports.ts';

let service: ModelService;
let app: TestApp;
let owner: Visitor;
beforeEach(async () => {
  service = await openModelService();
  service.answer = goodModel;
  app = await openTestApp({ records: sampleRecords(), env: service.env() });
  owner = await (await planPeople(app)).on('enterprise');
});
afterEach(async () => {
  await app.close();
  await service.close();
  expect(app.faults).toEqual([]);
});

async function started(): Promise<string> {
  const projectId = await newProject(owner, 'A solid electrolyte for lithium metal batteries in electric aircraft.');
  return (await owner.post('/reports/commercialization', { projectId })).body.reportId;
}

test('[RPT-21] in a window of 4,096 tokens a report is written whole', async () => {
  service.window = 4_096;
  const id = await started();
  await untilComplete(owner, id, 'commercialization');
  const document: ReportDocument = (await owner.get(`/reports/commercialization/${id}`)).body;
  expect(document.writer).toMatch(/^Language model/);
  expect(document.sections.filter(({ builtIn }) => builtIn === 'failed')).toEqual([]);
});

test('[RPT-12] canceled while a section is looked at, a report asks no more', async () => {
  const looked = Promise.withResolvers<void>();
  service.answer = (asked) => {
    if (isLook(asked)) looked.resolve();
    return goodModel(asked);
  };
  const id = await started();
  await looked.promise;
  expect((await owner.post(`/reports/commercialization/${id}/cancel`, {})).status).toBeLessThan(300);
  await wait(300);
  const before = service.asked.length;
  await wait(1_500);
  expect(service.asked).toHaveLength(before);
  expect(service.asked.filter(isSection).length).toBeLessThan(3);
});
