import { setTimeout as wait } from 'node:timers/promises';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { goodModel, isRepair, isSection, sentence, toldIn } from '../../../test/model/scripted-models.ts';
import { openModelService } from '../../../test/model-service.ts';

const BATTERIES =
  'A solid electrolyte for lithium metal batteries that stops dendrites in electric aircraft. It replaces the liquid electrolyte.';
const SENTENCES = 8;

test('[RPT-21] a report of sixty sources costs at most 80,000 tokens to write and to look at', async () => {
  const service = await openModelService({ counts: true });
  const app = await openTestApp({
    hasSample: true,
    env: { ...service.env(), DEFAULT_PLAN: 'pro', MODEL_STEPS: 'write,look' },
  });
  onTestFinished(async () => {
    await app.close();
    await service.close();
  });
  // As much as it may write, of everything that it is told, and two that have to be repaired.
  service.answer = (asked) => {
    if (isRepair(asked)) {
      const { withheld = [] } = toldIn(asked);
      return { repairs: withheld.map((each) => ({ ...sentence(each.text), sentence: each.sentence })) };
    }
    if (!isSection(asked)) return goodModel(asked);
    const { records } = toldIn(asked);
    const said = records.flatMap(({ says }) => Object.entries(says));
    const sentences = said
      .filter(([, text]) => !/["“”]/.test(text))
      .slice(0, SENTENCES - 2)
      .map(([number, text]) => sentence(`As a record has it, “${text.replace(/^.*\bwho\b/, '')}” [${number}].`));
    return { paragraphs: [{ sentences: [...sentences, sentence('It costs $1.'), sentence('It costs $2.')] }] };
  };
  const owner = await app.signedUp();
  const { newProject } = (await owner.post('/projects', { areaOfInterest: BATTERIES })).body;
  const { reportId } = (await owner.post('/reports/commercialization', { projectId: newProject.id })).body;
  const path = `/reports/commercialization/${reportId}`;
  while ((await owner.get(`${path}/status`)).body.status !== 'complete') await wait(100);
  const document: ReportDocument = (await owner.get(path)).body;
  expect(document.writer).toMatch(/^Language model/);
  const { rows } = await app.database.db.execute(
    'select sum(input_tokens + output_tokens)::int as tokens from model_call',
  );
  const [{ tokens }] = rows as [{ tokens: number }];
  expect(document.sources.length).toBeGreaterThan(40);
  expect(tokens).toBeLessThanOrEqual(80_000);
}, 240_000);
