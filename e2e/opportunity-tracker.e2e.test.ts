import type { Page } from '@playwright/test';
import { nextSecond } from '../apps/server/test/next-second.ts';
import { aRecord } from '../apps/server/test/records.ts';
import { test } from './alerts.ts';
import { createProject, expect, expectAccessible, expectNoSidewaysScroll, signUp } from './server.ts';

test.use({ actionTimeout: 15_000 });
test.setTimeout(180_000);

const call = (id: string, given: Parameters<typeof aRecord>[2] = {}) =>
  aRecord('funding-opportunities', id, {
    title: 'Solid electrolytes for lithium metal batteries',
    text: 'Projects on solid electrolyte separators for lithium metal batteries in electric aircraft.',
    date: new Date().toISOString().slice(0, 10),
    closes: '2099-12-01',
    amount: 500_000,
    facets: { status: ['Open'], eligibleApplicants: ['Small businesses'] },
    ...given,
  });
const radio = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const preview = (page: Page) => page.getByRole('region', { name: 'What it would have found in the last 30 days' });
/** How many each setting would have brought, as the form says it. */
async function counts(page: Page) {
  const said = await Promise.all(
    ['Precise', 'Balanced', 'Broad'].map(async (name) =>
      radio(page, name).evaluate(
        (input) => input.ariaLabel ?? (input as HTMLInputElement).labels?.[0]?.textContent ?? '',
      ),
    ),
  );
  return said.map((label) => Number(/\((\d+)\)/.exec(label)![1]));
}
async function chooseApplicant(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Eligible applicants' }).click();
  await page.getByRole('option', { name }).click();
  await page.keyboard.press('Escape');
}
const runs = (page: Page) => page.getByRole('region', { name: 'History' }).getByText('Run manually');

test('[AGT-04] [AGT-05] [AGT-06] [AGT-07] an opportunity tracker shows what each precision brings, and tells what fits and what has changed', async ({
  page,
  alerts,
}) => {
  await alerts.order({ now: true });
  await page.setViewportSize({ width: 1366, height: 860 });
  await signUp(page);
  await createProject(page);
  await alerts.order({
    records: [
      call('for-states', { facets: { status: ['Open'], eligibleApplicants: ['State governments'] } }),
      call('lately', { title: 'Lithium metal cells with solid electrolytes' }),
      call('nearby', {
        title: 'Battery recycling',
        text: 'Recycling of lithium batteries of electric vehicles, their cells and metals.',
      }),
    ],
  });
  await page.goto('/reports');
  await page.getByRole('link', { name: /^Funding-opportunity tracker Finds new and changed calls/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New funding-opportunity tracker' })).toBeVisible();
  await page.getByRole('button', { name: 'Save agent' }).click();
  await expect(page.getByText('Please name your agent.')).toBeVisible();
  await expect(page.getByLabel('Earlier filters')).toHaveCount(0);
  await page.getByLabel('Agent name').fill('Calls for cells');

  await page.getByRole('button', { name: 'Show the last 30 days' }).click();
  await expect(preview(page)).toBeVisible();
  const [precise, balanced, broad] = (await counts(page)) as [number, number, number];
  expect(precise).toBeGreaterThan(0);
  expect([precise <= balanced, balanced <= broad]).toEqual([true, true]);
  for (const [name, count] of [
    ['Broad', broad],
    ['Precise', precise],
  ] as const) {
    await radio(page, name).check();
    await expect(preview(page).getByRole('status')).toContainText(`${count} record`);
  }
  await radio(page, 'Broad').check();
  await expect(
    preview(page).getByRole('article', { name: 'Lithium metal cells with solid electrolytes' }),
  ).toContainText(/On the project’s topic: it shares .*electrolyte/);
  await chooseApplicant(page, 'Small businesses');
  // What is for states alone is no longer among them.
  await expect(preview(page).getByRole('status')).toContainText(`${broad - 1} record`);
  await expectAccessible(page);
  // What came in the second of the agent's beginning is looked at once more.
  await nextSecond();
  await page.getByRole('button', { name: 'Save agent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calls for cells' })).toBeVisible();
  await expect(page.getByText('Broad · Small businesses')).toBeVisible();
  await expect(page.getByText('No runs yet')).toBeVisible();

  await nextSecond();
  await alerts.order({
    records: [
      call('new'),
      call('choir', { title: 'Choral singing for elders', text: 'Grants for choirs that sing with elders in parks.' }),
      call('new-for-states', { facets: { status: ['Open'], eligibleApplicants: ['State governments'] } }),
    ],
  });
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(runs(page)).toHaveCount(1, { timeout: 60_000 });
  // Six, where the look that is taken by the clock came before the first three.
  await expect(page.getByText(/^Looked at funding opportunities \([36]\)$/)).toBeVisible();
  const hit = page.getByRole('article', { name: 'Solid electrolytes for lithium metal batteries' });
  await expect(hit).toHaveCount(1);
  await expect(hit).toContainText('Closes on 1 December, 2099. Up to $500,000 per award. Open to Small businesses.');
  await hit.getByRole('button', { name: /^Bookmark/ }).click();

  await nextSecond();
  await alerts.order({ records: [call('new', { closes: '2099-11-01' })] });
  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(runs(page)).toHaveCount(2, { timeout: 60_000 });
  await expect(hit.first()).toContainText('Changed');
  await expect(hit.first()).toContainText('→');

  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Run now' })).toBeDisabled();
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Agent name').fill('Calls, precisely');
  await radio(page, 'Precise').check();
  await page.getByLabel('How often').selectOption('Every week');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calls, precisely' })).toBeVisible();
  await expect(page.getByText('Precise · Small businesses')).toBeVisible();
  await expect(runs(page)).toHaveCount(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.goto('/agents/funding-opportunity-tracker/new');
  await page.getByLabel('Earlier filters').selectOption('Precise: Small businesses');
  await expect(radio(page, 'Precise')).toBeChecked();
  await expect(page.getByText('Small businesses', { exact: true }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto('/reports');
  await page.getByRole('link', { name: 'Calls, precisely' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/reports$/);
  await expect(page.getByText('Calls, precisely')).toHaveCount(0);
});
