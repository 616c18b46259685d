import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ServerProcess, startServerProcess, until } from '../apps/server/test/server-process.ts';
import { expectAccessible } from './server.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServerProcess({ DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-e2e-')) });
  await until(async () => (await (await fetch(`${server.url}/api/status`)).json()).sample.state === 'ready');
});
test.afterAll(() => server?.stop());

async function signUp(page: Page, name: string) {
  const data = { email: `${name}@example.org`, password: 'correct horse', firstName: name, lastName: 'Example' };
  const answer = await page.request.post(`${server.url}/api/auth/sign-up/email`, { data });
  expect(answer.status()).toBe(201);
}

test('[DATA-18] [DATA-15] an operator sees what each data set holds and removes the sample data', async ({
  page,
  browser,
}) => {
  await signUp(page, 'Operator');
  await page.goto(`${server.url}/projects/new`);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'Service Admin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service Admin' })).toBeVisible();

  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(15);
  await expect(rows.filter({ hasText: 'Patents' })).toContainText('700');
  await expect(page.getByText('ClinicalTrials.gov').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Run now: / }).first()).toBeVisible();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await page.getByRole('button', { name: 'Remove sample data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove sample data' }).click();
  await expect(page.getByText(/sample records removed/)).toBeVisible();
  await expect(rows.filter({ hasText: 'Patents' })).not.toContainText('700');
  await expect(page.getByText(/records are sample data/)).toBeHidden();

  await test.step('a plain user neither sees the entry nor gets an answer', async () => {
    const other = await (await browser.newContext()).newPage();
    await signUp(other, 'Visitor');
    await other.goto(`${server.url}/projects/new`);
    await other.getByRole('button', { name: /Account of/ }).click();
    await expect(other.getByRole('link', { name: 'Sign out' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Service Admin' })).toBeHidden();
    const refused = await other.request.get(`${server.url}/api/admin/data-sets`);
    expect([403, 404]).toContain(refused.status());
  });
});
