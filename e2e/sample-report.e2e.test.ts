import { expect, expectAccessible, expectNoSidewaysScroll, test } from './server.ts';

test('[NAV-12] a visitor reads a sample report from the home page, and each number opens the record that it stands for', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read a Sample Report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/lithium metal/);
  await expect(page.getByText(/Its companies, people and records are invented/)).toBeVisible();
  const citation = page.getByRole('link', { name: /^Source \d+/ }).first();
  await citation.click();
  const record = page.getByRole('dialog');
  await expect(record.getByRole('heading', { name: 'What is cited' })).toBeVisible();
  await expect(record.getByText('Sample data')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(record).toBeHidden();
  await expect(citation).toBeFocused();
  // Nothing here leads to a page that asks for an account.
  const leads = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !/^(#|https?:)/.test(href)),
    );
  expect(leads).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
