import { createProject, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './server.ts';

test.use({ actionTimeout: 15_000 });
test.setTimeout(180_000);

test('[AGT-01] [AGT-02] [AGT-05] a company tracker is made from a card, shows what it would have found, runs, is followed and deleted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 860 });
  await signUp(page);
  await createProject(page);
  await page.goto('/reports');
  await page.getByRole('link', { name: /^Company tracker Follows up to five companies/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New company tracker' })).toBeVisible();

  await page.getByRole('button', { name: 'Save agent' }).click();
  await expect(page.getByText('Please name your agent.')).toBeVisible();
  await page.getByLabel('Agent name').fill('Makers of cells');
  await page.getByRole('button', { name: 'Save agent' }).click();
  await expect(page.getByText('Please select at least one company.')).toBeVisible();

  await page.getByPlaceholder('Find a company').fill('velm');
  await page.getByRole('listbox', { name: 'Companies' }).getByRole('option').first().click();
  await expect(page.getByRole('list', { name: 'Companies' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show the last 30 days' }).click();
  await expect(page.getByRole('heading', { name: 'What it would have found in the last 30 days' })).toBeVisible();
  await page.getByRole('button', { name: 'Save agent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Makers of cells' })).toBeVisible();
  await expect(page).toHaveURL(/\/agents\/company-tracker\/[0-9a-f-]{36}$/);

  await page.getByRole('button', { name: 'Run now' }).click();
  await expect(page.getByText('Run manually')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Resume' })).toBeVisible();

  await page.getByRole('button', { name: 'Follow as a feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Follow Makers of cells' });
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const address = await dialog.locator('pre').innerText();
  const feed = await page.request.get(new URL(address).pathname);
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
  expect(await feed.text()).toContain('<title type="text">Makers of cells</title>');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/reports$/);
  await expect(page.getByText('Makers of cells')).toHaveCount(0);
});
