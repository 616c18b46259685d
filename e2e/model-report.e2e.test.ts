import { goodModel, isSection, toldIn } from '../apps/server/test/model/scripted-models.ts';
import { openModelService } from '../apps/server/test/model-service.ts';
import { call, createProject, expect, expectAccessible, signUp, test, withServer } from './server.ts';

const WRITING_MS = 80_000;

test('[RPT-21] [RPT-12] with a language model a report is estimated, grows while it is written, and says what the model did not write, and why', async ({
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
      const projectId = await createProject(page);
      const plan = (await call(page, 'POST', '/reports/plan', { projectId, reportType: 'commercialization' })) as {
        model: { tokens: number };
      };
      expect(plan.model.tokens).toBeGreaterThan(1_000);
      const { reportId } = (await call(page, 'POST', '/reports/commercialization', { projectId })) as {
        reportId: string;
      };
      await page.goto(`/reports/commercialization/${reportId}`);
      await expect(page.getByRole('article').getByRole('region').first()).toBeVisible({ timeout: WRITING_MS });
      await expect(page.getByRole('button', { name: /^Cancel/ }).first()).toBeVisible();
      held.resolve();
      service.gate = Promise.resolve();
      const line = page.getByText('which gave no answer that could be read.');
      await expect(line.first()).toBeVisible({ timeout: WRITING_MS });
      await expect(page.getByRole('heading', { name: 'Executive summary' })).toBeVisible({ timeout: WRITING_MS });
      await expectAccessible(page);
      await page.close();
    });
  } finally {
    for (const name of Object.keys(service.env())) delete process.env[name];
    await service.close();
  }
});
