import type { Page } from '@playwright/test';
import { setPlan } from './plans.ts';
import { createProject, expect, expectAccessible, signUp, test } from './server.ts';

test.use({ defaultPlan: 'starter' });

test.beforeEach(({ page }) => signUp(page));

const quiz = (page: Page) => page.getByRole('dialog', { name: 'SBIR/STTR eligibility' });
const questions = (page: Page) => quiz(page).getByRole('radiogroup');
const yes = (page: Page, at: number) => questions(page).nth(at).getByLabel('Yes').check();

async function passPart(page: Page) {
  for (let at = 0; at < 4; at += 1) {
    await expect(questions(page)).toHaveCount(at + 1);
    await yes(page, at);
  }
}

test('[ELIG-01] questions come one by one; No explains, and can be changed or left', async ({ page }) => {
  await createProject(page);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Check SBIR/STTR eligibility' }).click();
  await expect(page).toHaveURL('/eligibility');
  await expect(quiz(page).getByRole('heading', { name: 'Part A: Basic Eligibility' })).toBeVisible();
  const box = (await quiz(page).boundingBox())!;
  expect(box.width).toBe(page.viewportSize()!.width);
  expect(box.height).toBeGreaterThanOrEqual(page.viewportSize()!.height);
  await expect(questions(page)).toHaveCount(1);
  await yes(page, 0);
  await expect(quiz(page).getByText(/fewer than 500 employees/)).toBeVisible();
  await questions(page).nth(1).getByLabel('No').check();
  await expect(questions(page)).toHaveCount(2);
  await expect(quiz(page).getByRole('status')).toContainText('Your company may not be eligible');
  await expectAccessible(page);
  await quiz(page).getByRole('button', { name: 'Change answer to Yes' }).click();
  await expect(questions(page)).toHaveCount(3);
  await expect(quiz(page).getByText(/more than 50% of your company/)).toBeVisible();
  // A No given to an earlier question takes the later ones away.
  await questions(page).nth(0).getByLabel('No').check();
  await expect(questions(page)).toHaveCount(1);
  await quiz(page).getByRole('status').getByRole('button', { name: 'Close quiz' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('[ELIG-02] Part A leads to a blank Part B; it ends with the plans, or with search for who has it', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/eligibility');
  await passPart(page);
  await quiz(page).getByRole('button', { name: 'Continue to Part B' }).click();
  await expect(quiz(page).getByRole('heading', { name: 'Part B: Advanced Eligibility' })).toBeFocused();
  await expect(quiz(page).getByRole('radio', { checked: true })).toHaveCount(0);
  await passPart(page);
  await expect(quiz(page).getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
  await expect(quiz(page).getByRole('link', { name: /Search/ })).toHaveCount(0);
  await setPlan(browser, server.url, page, 'plus');
  await page.goto('/eligibility');
  await passPart(page);
  await quiz(page).getByRole('button', { name: 'Continue to Part B' }).click();
  await passPart(page);
  await quiz(page).getByRole('link', { name: 'Search funding opportunities' }).click();
  await expect(page).toHaveURL('/search?engine=funding-opportunities');
});
