import { mkdirSync } from 'node:fs';
import { expectScreenAccessible } from './accessibility.ts';
import { setPlan, signInAsAdmin } from './plans.ts';
import { call, expect, expectNoSidewaysScroll, signUp, test } from './server.ts';

const PICTURES = process.env['PICTURES'];
const TABLE = 'Tech ID,Invention title,IP status\nt-1,Quiet zorvexin pump,Pending\nt-2,Loud zorvexin pump,Filed\n';

test('[DATA-19] [DATA-23] a member imports for their organization: found by them, marked as theirs, and by nobody else', async ({
  page,
  browser,
  server,
}) => {
  await signUp(page);
  await setPlan(browser, server.url, page, 'pro');
  const { user } = (await call(page, 'GET', '/auth/session')) as { user: { id: string } };
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Own records')).toHaveCount(0);

  const admin = await browser.newPage({ baseURL: server.url });
  await signInAsAdmin(admin);
  const { id } = (await call(admin, 'POST', '/admin/organisations', { name: 'Northfield' })) as { id: string };
  await call(admin, 'PUT', `/admin/users/${user.id}/organisation`, { organisationId: id });
  await admin.goto('/admin?tab=organisations');
  await admin.getByRole('button', { name: 'Edit Northfield' }).click();
  await admin.getByLabel('Members may import records').check();
  await picture(admin, 'organization');
  await admin.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Northfield saved')).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Import a file' }).click();
  await expect(page.getByText('Only members of Northfield')).toBeVisible();
  await expectScreenAccessible(page);
  await picture(page, 'import');
  const buffer = Buffer.from(TABLE);
  await page.getByLabel('Choose a file').setInputFiles({ name: 'pumps.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const history = page.getByRole('region', { name: 'Imported files' });
  await expect(history.getByText('Complete')).toBeVisible();
  await expect(history.getByText('Only Northfield')).toBeVisible();
  await picture(page, 'history');

  await page.goto('/search?engine=university-technologies&query=zorvexin');
  await expect(page.getByText('Only Northfield')).toHaveCount(2);
  await picture(page, 'search');
  await page.getByRole('link', { name: 'Quiet zorvexin pump' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet zorvexin pump');
  await expect(page.getByText('Only Northfield').first()).toBeVisible();
  await picture(page, 'record');
  const address = page.url();

  await admin.goto('/search?engine=university-technologies&query=zorvexin');
  await expect(admin.getByText('Quiet zorvexin pump')).toHaveCount(0);
  await admin.goto(address);
  await expect(admin.getByText('Quiet zorvexin pump')).toHaveCount(0);
  await admin.goto('/service-admin/import');
  await expect(admin.getByRole('combobox', { name: 'Who sees these records' })).toHaveValue('Everyone here');
  // The next test of this server sees its own imports alone.
  await call(admin, 'DELETE', `/admin/organisations/${id}`);
  await admin.close();
});

test('[DATA-24] what is kept fresh is listed with how it goes, and rests, goes on and ends by a click', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const file = {
    id: '0d9b4f0e-7a0b-4a8f-9f53-0d1c2f9b8a11',
    owner: { id: '0d9b4f0e-7a0b-4a8f-9f53-0d1c2f9b8a12', name: 'Northfield' },
    name: 'Northfield portfolio',
    address: `https://portfolio.northfield.example/${'exports/'.repeat(12)}technologies.csv`,
    frequency: 'daily',
    state: 'active',
    message: null as string | null,
    lastCheckedAt: '2026-11-26T09:00:00.000Z',
    lastTakenAt: '2026-11-20T09:00:00.000Z',
    nextRunAt: '2026-11-27T09:00:00.000Z',
  };
  const stopped = {
    ...file,
    id: '0d9b4f0e-7a0b-4a8f-9f53-0d1c2f9b8a13',
    owner: null,
    name: 'Awards',
    state: 'stopped',
    message: 'The file no longer has these columns of its mapping: Amount. Nothing of it was taken.',
  };
  await page.route('**/api/admin/data-sets/followed', (route) => route.fulfill({ json: { files: [stopped, file] } }));
  const asked: { method: string; body: unknown }[] = [];
  await page.route('**/api/admin/data-sets/followed/**', async (route) => {
    const request = route.request();
    asked.push({ method: request.method(), body: request.postDataJSON() });
    await route.fulfill({ json: request.method() === 'DELETE' ? { success: true } : file });
  });
  await page.goto('/service-admin/import');
  const list = page.getByRole('region', { name: 'Kept fresh' });
  await expect(list.getByText('Stopped')).toBeVisible();
  await expectScreenAccessible(page);
  await page.setViewportSize({ width: 360, height: 820 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1366, height: 820 });
  await picture(page, 'followed');
  await list.getByRole('button', { name: 'Pause Northfield portfolio' }).click();
  await list.getByRole('button', { name: 'Go on with Awards' }).click();
  await list.getByRole('button', { name: 'Look now at Northfield portfolio' }).click();
  await expect(page.getByText('Northfield portfolio is being looked at.')).toBeVisible();
  await list.getByRole('button', { name: 'Delete Awards' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => asked.map(({ method }) => method)).toEqual(['PATCH', 'PATCH', 'POST', 'DELETE']);
  expect(asked[0]!.body).toMatchObject({ isPaused: true });
  expect(asked[1]!.body).toMatchObject({ isPaused: false });
});

/** Pictures to look at, where a folder for them is named. */
async function picture(page: import('@playwright/test').Page, name: string) {
  if (!PICTURES) return;
  mkdirSync(PICTURES, { recursive: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1124, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${PICTURES}/${name}-${width}-${colorScheme}.png`, fullPage: name !== 'search' });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
