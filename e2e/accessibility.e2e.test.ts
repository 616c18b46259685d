import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expectScreenAccessible, SIZES } from './accessibility.ts';
import { signInAsAdmin } from './plans.ts';
import { call, createProject, expect, signUp, test } from './server.ts';

test.setTimeout(300_000);

const ROUTES = resolve(import.meta.dirname, '../apps/web/src/routes');
/** Only pass on to another screen. */
const WITHOUT_SCREEN = ['/auth/google', '/sign-out'];
const visited = new Set<string>();
let groupsVisited = 0;

type Until = (page: Page) => Promise<unknown>;

async function visit(page: Page, path: string, until: Until) {
  await page.setViewportSize({ width: 1366, height: 820 });
  await page.goto(path);
  await until(page);
  visited.add(new URL(page.url()).pathname);
  await expectScreenAccessible(page);
}

const heading =
  (name: RegExp | string): Until =>
  (page) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const text =
  (words: RegExp | string): Until =>
  (page) =>
    expect(page.getByText(words).first()).toBeVisible();
const first =
  (role: 'listitem' | 'table'): Until =>
  (page) =>
    expect(page.getByRole('main').getByRole(role).first()).toBeVisible();

test(`[NAV-12] visitors' screens pass the accessibility rules ${SIZES}`, async ({ page }) => {
  await visit(page, '/', heading(/invention/));
  await visit(page, '/plans', heading(/./));
  await visit(page, '/sample-report', heading(/batteries/));
  await visit(page, '/sign-in', heading('Sign in'));
  await visit(page, '/sign-up', heading('Create a free account'));
  await visit(page, '/forgot-password', heading('Forgot your password?'));
  await visit(page, '/reset-password?token=x', text(/no longer valid/));
  await visit(page, '/confirm-email?token=x', heading('Confirm your email'));
  await visit(page, '/invitations/x', heading('We cannot open this invitation'));
  await visit(page, '/alerts/off?token=x', heading(/./));
  await visit(page, '/alerts/off?token=to.report.x.y', heading(/emails about/));
  await visit(page, '/feed/share/x', text(/not shared/));
  await visit(page, '/insights/share/x', text(/not shared/));
  await visit(page, '/nowhere', heading('Page not found'));
  groupsVisited += 1;
});

test(`[NAV-12] the screens around a project pass the accessibility rules ${SIZES}`, async ({ page }) => {
  await signUp(page);
  await visit(page, '/dashboard', heading('Pulse'));
  await visit(page, '/projects/new', heading(/innovate/));
  await visit(page, '/projects/import', heading('Import a project'));
  const projectId = await createProject(page);
  const { reportId } = (await call(page, 'POST', '/reports/commercialization', { projectId })) as { reportId: string };
  await visit(page, '/dashboard', first('listitem'));
  await visit(page, `/projects/${projectId}/history`, first('listitem'));
  await visit(page, `/projects/${projectId}/saved-opportunities`, text('No saved opportunities'));
  await visit(page, '/settings', async (it) => {
    await expect(it.getByLabel('First name')).toBeVisible();
    await expect(it.getByRole('combobox', { name: 'Insights' })).toBeVisible();
    await expect(it.getByRole('button', { name: 'Create address' })).toBeVisible();
    await expect(it.getByText('No webhooks yet.')).toBeVisible();
  });
  await visit(page, '/eligibility', heading('Part A: Basic Eligibility'));
  await visit(page, '/insights', heading('Insights'));
  await visit(page, '/feed', heading('Innovation feed'));
  await visit(page, '/reports', heading('Reports & Agents'));
  await visit(page, '/reports/new/funding', heading(/./));
  await visit(page, '/agents/company-tracker/new', heading('New company tracker'));
  await visit(page, '/agents/funding-opportunity-tracker/new', heading('New funding-opportunity tracker'));
  await visit(page, '/library', text('No files found in this folder.'));
  await visit(page, '/library?tab=bookmarks', heading('Library'));
  await visit(page, `/reports/commercialization/${reportId}`, (it) =>
    expect(it.getByRole('heading', { name: 'Executive summary' })).toBeVisible({ timeout: 80_000 }),
  );
  groupsVisited += 1;
});

test(`[NAV-12] the screens of search pass the accessibility rules ${SIZES}`, async ({ page }) => {
  await signUp(page);
  // The tabs are a list, too, and there before the results.
  await visit(page, '/search?engine=awards&query=battery&date=2015..', (it) =>
    expect(it.getByRole('region', { name: 'Results' }).locator('ol > li').first()).toBeVisible(),
  );
  await visit(page, '/search?engine=awards&query=battery&view=table', first('table'));
  await visit(page, '/search?engine=drugs&query=xyzzyplugh', text('Nothing found'));
  await page.goto('/search?engine=awards&query=battery');
  const results = page.getByRole('region', { name: 'Results' }).getByRole('listitem').getByRole('link');
  await expect(results.first()).toBeVisible();
  const paths = await results.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')!).filter((href) => /^\/awards\/[^/?]+/.test(href)),
  );
  await visit(page, paths[0]!, heading(/./));
  const ids = [...new Set(paths)].slice(0, 2).map((path) => path.split(/[/?]/)[2]!);
  await visit(page, `/compare?engine=awards&id=${ids[0]}&id=${ids[1]}`, first('table'));
  groupsVisited += 1;
});

test(`[NAV-12] [ADM-01] the administrators' screens pass the accessibility rules ${SIZES}`, async ({ page }) => {
  await signUp(page);
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await call(page, 'POST', '/feedback', { score: 9 });
  await call(page, 'POST', '/locked-features', { feature: 'custom', kind: 'click' });
  for (const tab of ['users', 'alerts', 'locked', 'usage', 'audit'])
    await visit(page, `/admin?tab=${tab}`, first('table'));
  await visit(page, '/admin?tab=organisations', (it) =>
    expect(it.getByRole('button', { name: 'Add organization' })).toBeVisible(),
  );
  await visit(page, '/admin?tab=feedback', (it) => expect(it.locator('.recharts-surface').first()).toBeVisible());
  await visit(page, '/service-admin', first('table'));
  await visit(page, '/service-admin/outbox', heading('Outbox'));
  await visit(page, '/service-admin/checks/00000000-0000-4000-8000-000000000000', heading(/./));
  groupsVisited += 1;
});

test('[NAV-12] no screen was left out of these rules', () => {
  test.skip(groupsVisited < 4, 'Not every group of screens was visited in this process.');
  const missing = readdirSync(ROUTES)
    .filter((name) => !name.startsWith('__') && name !== '_app.tsx')
    .map(
      (name) =>
        `/${name
          .replace(/^_app\.|\.tsx$/g, '')
          .replaceAll('_.', '.')
          .replaceAll('.', '/')}`.replace(/\/index$|\/tsx$/, '') || '/',
    )
    .filter((route) => !WITHOUT_SCREEN.includes(route))
    .filter((route) => {
      const pattern = new RegExp(`^${route.replace(/\$[^/]+/g, '[^/]+')}$`);
      return ![...visited].some((path) => pattern.test(path));
    });
  expect(missing).toEqual([]);
});
