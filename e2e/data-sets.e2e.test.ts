import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type ServerProcess, startServerProcess, until } from '../apps/server/test/server-process.ts';
import { expectScreenAccessible } from './accessibility.ts';
import { signInAsAdmin } from './plans.ts';
import { completeShortReport } from './reports.ts';
import { copyStartedData, expectAccessible } from './server.ts';

let folder = '';
let server: ServerProcess;
/** A report on what the sample says. */
let reported = '';
let operator: Awaited<ReturnType<BrowserContext['storageState']>>;

// A server of its own: its sample data is removed.
test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  folder = copyStartedData();
  server = await startServerProcess({ DATA_DIR: folder, SENTENCE_ENCODER: 'off' });
  await until(async () => (await (await fetch(`${server.url}/api/status`)).json()).sample.state === 'ready');
  const page = await browser.newPage({ baseURL: server.url });
  await signInAsAdmin(page);
  operator = await page.context().storageState();
  reported = `${server.url}${await completeShortReport(page)}`;
  await page.close();
});
test.afterAll(async () => {
  await server?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

// The tests share the server.
test.describe.configure({ mode: 'serial' });

async function signUp(page: Page, name: string) {
  const data = { email: `${name}@example.org`, password: 'correct horse', firstName: name, lastName: 'Example' };
  const answer = await page.request.post(`${server.url}/api/auth/sign-up/email`, { data });
  expect(answer.status()).toBe(201);
}

test('[DATA-17] an admin undoes a wrong link; others cannot', async ({ page, browser }) => {
  await page.context().addCookies(operator.cookies);
  const search = { searchEngine: 'companies', query: '' };
  const answer = await page.request.post(`${server.url}/api/search/keyword`, { data: search });
  const { results } = (await answer.json()) as { results: { id: string }[] };
  const wrong = page.getByRole('button', { name: /^These are not the same: / });
  for (const { id } of results) {
    await page.goto(`${server.url}/companies/${encodeURIComponent(id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if ((await wrong.count()) > 0) break;
  }
  const name = (await wrong.first().getAttribute('aria-label'))!;
  const link = page.getByRole('button', { name, exact: true });
  const count = await wrong.count();
  const address = page.url();

  await test.step('someone else sees the links and no way to undo them', async () => {
    const other = await (await browser.newContext()).newPage();
    await signUp(other, 'Reader');
    await other.goto(address);
    await expect(other.getByText(name.replace('These are not the same: ', '')).first()).toBeVisible();
    await expect(other.getByRole('button', { name: /^These are not the same/ })).toHaveCount(0);
  });

  await link.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(wrong).toHaveCount(count);
  await link.first().click();
  await expect(page.getByRole('dialog')).toContainText('will no longer be linked, for everyone');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the link' }).click();
  await expect(page.getByText('The two records are no longer linked.')).toBeVisible();
  await expect(wrong).toHaveCount(count - 1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(wrong).toHaveCount(count - 1);
});

test('[DATA-18] [DATA-15] an operator sees what each data set holds and removes the sample data', async ({
  page,
  browser,
}) => {
  await page.context().addCookies(operator.cookies);
  await page.goto(reported);
  await expect(page.getByRole('heading', { name: 'Rivals' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sources changed' })).toHaveCount(0);
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('link', { name: 'Service Admin' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Service Admin' })).toBeVisible();

  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(15);
  await expect(rows.filter({ hasText: 'Patents' })).toContainText('700');
  await expect(page.getByText('ClinicalTrials.gov').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Run now: / }).first()).toBeVisible();

  await test.step('[SRCH-02] which model finds by meaning, and how many records it covers', async () => {
    await expect(page.getByRole('heading', { level: 2, name: 'Search by meaning' })).toBeVisible();
    await expect(page.getByText('Built in', { exact: true })).toBeVisible();
    await until(async () => {
      const answer = await page.request.get(`${server.url}/api/admin/data-sets`);
      const { semantics } = await answer.json();
      return semantics.serving !== null && semantics.work === null;
    });
    await page.reload();
    await expect(page.getByText(/^latent-/)).toBeVisible();
    await expect(page.getByText(/^[\d,]+ of [\d,]+$/)).toBeVisible();
  });

  await test.step('an import by command shows, with what it could not read', async () => {
    const file = join(folder, 'our patents.csv');
    writeFileSync(file, 'id,title\n1,One\n2,\n3,Three\n');
    const command = join(import.meta.dirname, '../apps/server/src/cli/import.ts');
    const args = ['--disable-warning=ExperimentalWarning', command, 'patents', '--source', 'layout', '--file', file];
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, DATA_DIR: folder } });
    await page.reload();
    const patents = rows.filter({ hasText: 'Patents' });
    await expect(patents).toContainText('our patents.csv');
    await expect(patents).toContainText('2 added, 0 changed, 1 rejected');
    await patents.getByText('Show rejected records').click();
    await expect(patents).toContainText('line 3: No title');
    await expect(patents.getByRole('cell').nth(1)).toHaveText('2');
    await expect(patents.getByRole('cell').nth(2)).toHaveText('700');
  });

  await test.step('from then on searches show real records, and the sample only to who asks for it', async () => {
    await expect(page.getByText('Real records are here, so the sample data is set aside')).toBeVisible();
    const found = page.getByRole('region', { name: 'Results' }).getByRole('status');
    await page.goto(`${server.url}/search?engine=patents`);
    await expect(found).toContainText('2 patents');
    const kind = page.getByRole('radiogroup', { name: 'Kind of data' });
    await kind.getByText('Sample data').click();
    await expect(page).toHaveURL(/f\.records=sample/);
    await expect(found).toContainText('700 patents');
    await page.getByRole('link', { name: /^Companies/ }).click();
    await expect(page).toHaveURL(/engine=companies&f\.records=sample/);
    await kind.getByText('Real records').click();
    await page.goto(`${server.url}/service-admin`);
    await expect(rows).toHaveCount(15);
  });

  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove sample data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove sample data' }).click();
  await expect(page.getByText(/sample records removed/)).toBeVisible();
  await expect(rows.filter({ hasText: 'Patents' }).getByRole('cell').nth(2)).toHaveText('0');
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

test('[GRD-04] a report whose records have gone says so, names the statements, stays readable, and is marked in the list', async ({
  page,
}) => {
  await page.context().addCookies(operator.cookies);
  await page.goto(reported);
  const notice = page.getByRole('region', { name: 'Sources changed' });
  await expect(notice).toContainText(/^Cited records that have changed or been removed since .+: \d+/);
  await notice.getByText('What changed, and what the report says about it').click();
  await expect(notice.getByText('Withdrawn; the report keeps what it cites').first()).toBeVisible();
  // A record that was withdrawn can still be opened: its link comes first.
  const statement = notice.locator('a[href*="#statement-"]').first();
  const words = (await statement.textContent())!;
  await expectScreenAccessible(page);
  await page.setViewportSize({ width: 1366, height: 900 });
  await statement.click();
  await expect(page).toHaveURL(/#statement-/);
  await expect(page.locator(':target')).toBeInViewport();
  // Of a row of a table its cells are named, one after the other.
  await expect(page.locator(':target')).toContainText(words.split(' · ')[0]!.slice(0, 30));
  await page.goto(`${server.url}/reports`);
  await expect(page.getByRole('main').getByText('Sources changed')).toBeVisible();
});
