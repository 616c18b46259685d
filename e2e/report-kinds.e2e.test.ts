import { expectScreenAccessible } from './accessibility.ts';
import { createProject, expect, signUp, test } from './server.ts';

const WRITING_MS = 80_000;

test('[RPT-03] [RPT-15] a funding report is planned, changed, written, and read within its limits', async ({
  page,
}) => {
  test.slow();
  await signUp(page);
  await createProject(page);
  await page.goto('/reports');
  const card = page.getByRole('button', { name: /^Funding/ });
  await expect(card).toContainText('Generate expert-grade proposals in minutes, not days');
  await card.click();
  await expect(page).toHaveURL(/\/reports\/new\/funding$/);
  await expect(page.getByText('(up to 3,500 characters)').first()).toBeVisible();
  await page.getByRole('button', { name: 'Plan first' }).click();
  await page.getByRole('button', { name: 'Remove Timeline' }).click();
  await page.getByLabel('Question').fill('Who are the competitors?');
  await page.getByRole('button', { name: 'Add a question' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Who are the competitors' })).toContainText(
    /relevant passages?/,
  );
  await expectScreenAccessible(page);
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.getByRole('button', { name: 'Generate report' }).click();
  await expect(page).toHaveURL(/\/reports\/funding\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'The market opportunity' })).toBeVisible({ timeout: WRITING_MS });
  await expect(page.getByRole('heading', { name: 'Who are the competitors' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Timeline' })).toHaveCount(0);
  await expect(page.getByText(/of 3,500 characters/).first()).toBeVisible();
  await expect(page.getByText('You add:').first()).toBeVisible();
  await expectScreenAccessible(page);
});

test('[RPT-04] a custom report is filled as a draft, kept as a template, and generated', async ({ page }) => {
  test.slow();
  await signUp(page);
  await createProject(page);
  await page.goto('/reports');
  await page.getByRole('button', { name: /^Custom/ }).click();
  await expect(page).toHaveURL(/\/reports\/custom\/[0-9a-f-]{36}$/);
  await page.getByLabel('Title').fill('Our questions');
  await page.getByRole('button', { name: 'Add a prompt' }).click();
  await page.getByLabel('Heading 1').fill('Rivals');
  await page.getByLabel('Prompt 1', { exact: true }).fill('Who are the competitors?');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save as template' }).click();
  await page.getByLabel('Name of the template').fill('Rivals');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The template is saved.')).toBeVisible();
  await expectScreenAccessible(page);
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.reload();
  await expect(page.getByLabel('Heading 1')).toHaveValue('Rivals');
  await page.getByRole('button', { name: 'Generate report' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Rivals' })).toBeVisible({ timeout: WRITING_MS });
  await expect(page.getByRole('heading', { level: 1, name: 'Our questions' })).toBeVisible();
});
