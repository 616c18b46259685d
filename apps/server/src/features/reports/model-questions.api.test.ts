import type { ReportDocument } from '@groundwork/contract/report-document';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { goodModel, isDraft, isPoints, isSection, toldIn } from '../../../test/model/scripted-models.ts';
import { openModelService } from '../../../test/model-service.ts';
import { sampleRecords } from '../../../test/records.ts';
import { untilComplete } from '../../../test/reports.ts';

const INTEREST = 'A solid electrolyte for lithium metal batteries in electric aircraft.';

test('[RPT-21] [INS-06] what a description asks is answered behind the summary, or denied, and is planned before', async () => {
  const service = await openModelService();
  const app = await openTestApp({ records: sampleRecords(), env: service.env() });
  onTestFinished(async () => {
    await app.close();
    await service.close();
  });
  const owner = await app.signedUp();
  const written = async (report: object): Promise<ReportDocument> => {
    const { reportId } = (await owner.post('/reports/commercialization', report)).body;
    await untilComplete(owner, reportId);
    return (await owner.get(`/reports/commercialization/${reportId}`)).body;
  };
  const asked = (words: string) => ({ words, question: `${words.charAt(0).toUpperCase()}${words.slice(1)}?` });
  const questions = [asked('who holds a patent on a garnet separator'), asked('who sells orchids')];
  service.answer = (request) =>
    isDraft(request) ? { terms: [], english: '', excluded: [], questions } : goodModel(request);
  const areaOfInterest = `${INTEREST} We want to know ${questions.map(({ words }) => words).join(' and ')}.`;
  const projectId = (await owner.post('/projects', { areaOfInterest })).body.newProject.id;
  const document = await written({ projectId });
  expect(document.sections.slice(0, 4)).toMatchObject([
    { title: 'Executive summary' },
    { title: 'Who holds a patent on a garnet separator', guide: { question: questions[0]!.question } },
    { title: 'Who sells orchids', guide: { question: questions[1]!.question } },
    { title: 'Market sizing' },
  ]);
  const told = service.asked.filter(isSection).map(toldIn);
  const answer = told.find(({ section }) => section === document.sections[1]!.title)!;
  expect(Object.values(answer.figures)).toContainEqual(expect.stringMatching(/^Looked for in the .*“Who holds/));
  expect(answer.records.length).toBeGreaterThan(0);
  // Where nothing was found it is denied beside what comes closest to the idea.
  const denied = told.find(({ section }) => section === document.sections[2]!.title)!;
  expect(Object.values(denied.figures)).toContainEqual(
    expect.stringMatching(/“Who sells orchids\?”; nothing was found\.$/),
  );
  expect(denied.records.length).toBeGreaterThan(0);
  // The report's own sections are written after the answers, and are told them.
  const steps = service.asked.flatMap((each) => (isSection(each) ? ['answer'] : isPoints(each) ? ['points'] : []));
  expect(steps).toEqual(['answer', 'answer', 'points']);
  const said = document.sections[1]!.blocks.flatMap((block) => (block.type === 'paragraph' ? block.sentences : []));
  const [quoted] = /“[^”]*”/.exec(said.map(({ text }) => text).join(' '))!;
  const { records } = toldIn(service.asked.find(isPoints)!);
  expect(records.flatMap(({ says }) => Object.values(says)).join()).toContain(quoted);
  const planned = { projectId, reportType: 'commercialization' };
  const { sections } = (await owner.post('/reports/plan', planned)).body;
  expect(sections.slice(1, 3)).toMatchObject(
    questions.map(({ question }, at) => ({ id: `question-${at + 1}`, prompt: question })),
  );
  // Whoever plans the report may leave one out.
  const kept = [sections[0], sections[2], sections[3]].map(({ id, title, prompt }) => ({ id, title, prompt }));
  const shorter = await written({ projectId, sections: kept });
  expect(shorter.sections.map(({ title }) => title)).toEqual(kept.map(({ title }) => title));
});
