import {
  goodModel,
  isLook,
  isPoints,
  isRepair,
  plainPoints,
  sentence,
  toldIn,
} from '../apps/server/test/model/scripted-models.ts';
import { openModelService } from '../apps/server/test/model-service.ts';
import { createProject, expect, expectAccessible, signUp, test, withServer } from './server.ts';

const WRITING_MS = 80_000;

test('[RPT-21] [RPT-12] with a language model a report is estimated, grows while it is written, goes on after it was canceled, and says what the model did not write, and why', async ({
  browser,
}) => {
  const service = await openModelService();
  Object.assign(process.env, service.env());
  const held = Promise.withResolvers<void>();
  let looks = 0;
  service.answer = (asked) => {
    // What holds of the first section stands there while the rest of it is looked at.
    if (isLook(asked) && ++looks === 3) service.gate = held.promise;
    // Of another one a sentence has to be repaired, and that fails.
    if (isRepair(asked)) return 'I would rather not.';
    if (!isPoints(asked)) return goodModel(asked);
    const { relations, points } = plainPoints(toldIn(asked));
    return { relations, points: [{ section: 'market-sizing', sentences: [sentence('All is well.')] }, ...points] };
  };
  try {
    await withServer({}, async ({ url }) => {
      const page = await browser.newPage({ baseURL: url, reducedMotion: 'reduce' });
      await signUp(page);
      await createProject(page);
      await page.goto('/reports/new/commercialization');
      // Before it begins: what it is likely to take, and at most.
      await expect(
        page.getByText(/^stand-in writes the prose and takes about [\d,]+ tokens, [\d,]+ at most/),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Generate report' }).click();
      await expect(page.getByRole('article').getByRole('region').first()).toBeVisible({ timeout: WRITING_MS });
      await page.getByRole('button', { name: 'Cancel', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'The report was canceled' })).toBeVisible({ timeout: WRITING_MS });
      await page.getByRole('button', { name: 'Retry' }).click();
      held.resolve();
      service.gate = Promise.resolve();
      const line = page.getByText('which gave no answer that could be read.');
      await expect(line.first()).toBeVisible({ timeout: WRITING_MS });
      await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible({ timeout: WRITING_MS });
      await expectAccessible(page);
      // What was written before it was canceled is not asked for again.
      expect(service.asked.filter(isPoints)).toHaveLength(1);
      await page.close();
    });
  } finally {
    for (const name of Object.keys(service.env())) delete process.env[name];
    await service.close();
  }
});
