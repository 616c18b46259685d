import { goodModel, isSection, toldIn } from '../apps/server/test/model/scripted-models.ts';
import { openModelService } from '../apps/server/test/model-service.ts';
import { createProject, expect, expectAccessible, signUp, test, withServer } from './server.ts';

const WRITING_MS = 80_000;

test('[RPT-21] [RPT-12] with a language model a report is estimated, grows while it is written, goes on after it was canceled, and says what the model did not write, and why', async ({
  browser,
}) => {
  const service = await openModelService();
  Object.assign(process.env, service.env());
  const held = Promise.withResolvers<void>();
  const sections = new Set<string>();
  service.answer = (asked) => {
    if (!isSection(asked)) return goodModel(asked);
    sections.add(toldIn(asked).section!);
    // The first stands there while the second is looked at; the third fails.
    if (sections.size === 2) service.gate = held.promise;
    return sections.size === 3 ? 'I would rather not.' : goodModel(asked);
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
      const drafted = service.asked.filter(isSection).map((asked) => toldIn(asked).section);
      await page.getByRole('button', { name: 'Retry' }).click();
      held.resolve();
      service.gate = Promise.resolve();
      const line = page.getByText('which gave no answer that could be read.');
      await expect(line.first()).toBeVisible({ timeout: WRITING_MS });
      await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible({ timeout: WRITING_MS });
      await expectAccessible(page);
      // What was written before it was canceled is not asked for again.
      const all = service.asked.filter(isSection).map((asked) => toldIn(asked).section);
      expect(all.filter((section) => section === drafted[0])).toHaveLength(1);
      await page.close();
    });
  } finally {
    for (const name of Object.keys(service.env())) delete process.env[name];
    await service.close();
  }
});
