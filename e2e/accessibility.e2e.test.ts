import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { officeTables } from '../apps/server/test/tables/office-tables.ts';
import { expectAccessibleAt, expectScreenAccessible, SIZES } from './accessibility.ts';
import { setPlan, signInAsAdmin } from './plans.ts';
import { BATTERY, call, createProject, expect, goWithin, signUp, test } from './server.ts';

test.setTimeout(400_000);

const ROUTES = resolve(import.meta.dirname, '../apps/web/src/routes');
/** Only pass on to another screen. */
const WITHOUT_SCREEN = ['/auth/google', '/sign-out'];
const visited = new Set<string>();
let groupsVisited = 0;

type Step = (page: Page) => Promise<unknown>;
/** Where it is, and what shows that it is there; then what is opened on it, each looked at with what it covers. */
type Screen = [path: string, until: Step, ...opened: Step[]];

/** Each screen at all widths; what is opened on it at 1366 and 360 px. Both in both themes. */
async function visit(page: Page, screens: Screen[]) {
  for (const [at, [path, until, ...opened]] of screens.entries()) {
    await page.setViewportSize({ width: 1366, height: 820 });
    await (at === 0 ? page.goto(path) : goWithin(page, path));
    await until(page);
    visited.add(new URL(page.url()).pathname);
    await expectScreenAccessible(page);
    for (const open of opened) {
      await page.setViewportSize({ width: 1366, height: 820 });
      await open(page);
      await expectAccessibleAt(page, 1366, 360);
      await page.keyboard.press('Escape');
    }
  }
}

const heading =
  (name: RegExp | string): Step =>
  (page) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const text =
  (words: RegExp | string): Step =>
  (page) =>
    expect(page.getByText(words).first()).toBeVisible();
const first =
  (role: 'listitem' | 'table'): Step =>
  (page) =>
    expect(page.getByRole('main').getByRole(role).first()).toBeVisible();
const dialog =
  (button: string, name: string | RegExp = button): Step =>
  async (page) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  };
const cards: Step = (page) =>
  expect(page.getByRole('main').getByRole('article').first()).toBeVisible({ timeout: 60_000 });
const results: Step = (page) =>
  expect(page.getByRole('region', { name: 'Results' }).locator('ol > li').first()).toBeVisible();

/** Addresses of records that a search lists. */
async function recordsOf(page: Page, engine: string): Promise<string[]> {
  await page.goto(`/search?engine=${engine}&query=battery`);
  await results(page);
  const links = page.getByRole('region', { name: 'Results' }).getByRole('listitem').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  return [...new Set(addresses.filter((href) => new RegExp(`^/${engine}/[^/?]+`).test(href)))];
}

test(`[NAV-12] visitors' screens pass the accessibility rules ${SIZES}`, async ({ page }) => {
  await visit(page, [
    ['/', heading(/invention/)],
    ['/plans', heading(/./)],
    ['/sample-report', heading(/lithium metal/)],
    ['/sign-in', heading('Sign in')],
    ['/sign-up', heading('Create a free account')],
    ['/forgot-password', heading('Forgot your password?')],
    ['/reset-password?token=x', text(/no longer valid/)],
    ['/confirm-email?token=x', heading('Confirm your email')],
    ['/invitations/x', heading('We cannot open this invitation')],
    ['/alerts/off?token=x', heading(/./)],
    ['/alerts/off?token=to.report.x.y', heading(/emails about/)],
    ['/feed/share/x', text(/not shared/)],
    ['/insights/share/x', text(/not shared/)],
    ['/nowhere', heading('Page not found')],
  ]);
  groupsVisited += 1;
});

test(`[NAV-12] the screens around a project pass the accessibility rules ${SIZES}`, async ({ page }) => {
  await signUp(page);
  await visit(page, [
    ['/dashboard', heading('Pulse')],
    ['/projects/new', heading(/innovate/)],
    ['/projects/import', heading('Import a project')],
  ]);
  const projectId = await createProject(page, BATTERY);
  const { reportId } = (await call(page, 'POST', '/reports/commercialization', { projectId })) as { reportId: string };
  const items = (await recordsOf(page, 'awards')).map((path) => ({ searchEngine: 'awards', itemId: idOf(path) }));
  await call(page, 'POST', '/bookmarks', { projectId, items });
  await call(page, 'POST', '/settings/api-keys', { name: 'A key with a rather long name', expiresInDays: 30 });
  await visit(page, [
    ['/dashboard', first('listitem'), openPulse],
    [`/projects/${projectId}/history`, first('listitem')],
    [`/projects/${projectId}/saved-opportunities`, text('No saved opportunities')],
    [
      '/settings',
      async (it) => {
        await expect(it.getByLabel('First name')).toBeVisible();
        await expect(it.getByRole('combobox', { name: 'Insights' })).toBeVisible();
        await expect(it.getByRole('button', { name: 'Create address' })).toBeVisible();
        await expect(it.getByText('No webhooks yet.')).toBeVisible();
        await expect(it.getByText('A key with a rather long name')).toBeVisible();
      },
    ],
    ['/eligibility', heading('Part A: Basic Eligibility')],
    ['/insights', cards],
    ['/feed', cards],
    ['/reports', heading('Reports & Agents')],
    ['/reports/new/funding', heading(/./)],
    ['/agents/company-tracker/new', heading('New company tracker')],
    ['/agents/funding-opportunity-tracker/new', heading('New funding-opportunity tracker')],
    ['/library', text('No files found in this folder.')],
    [
      '/library?tab=bookmarks&category=government',
      (it) => expect(it.getByRole('region', { name: 'Bookmarks of awards' })).toBeVisible(),
    ],
    [
      `/reports/commercialization/${reportId}`,
      (it) => expect(it.getByRole('heading', { name: 'Executive summary' })).toBeVisible({ timeout: 80_000 }),
    ],
  ]);
  groupsVisited += 1;
});

const idOf = (path: string) => decodeURIComponent(path.split(/[/?]/)[2]!);

/** The panels further down, a panel's table, and how scores are computed. */
const openPulse: Step = async (page) => {
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  await page.mouse.wheel(0, 1600);
  await expect(panel('Opportunities').getByText('Patent likelihood').first()).toBeVisible({ timeout: 120_000 });
  await panel('Activity by year')
    .getByRole('button', { name: /^Table and downloads/ })
    .click();
  await page.getByRole('menuitem', { name: 'Show table' }).click();
  await panel('Opportunities').getByRole('button', { name: 'How these are computed' }).first().click();
};

test(`[NAV-12] the screens of search pass the accessibility rules ${SIZES}`, async ({ page }) => {
  await signUp(page);
  const awards = await recordsOf(page, 'awards');
  const [one, other] = awards.map(idOf);
  const ofEngines = [awards[0]!];
  for (const engine of ['clinical-trials', 'patents', 'companies', 'subject-matter-experts', 'funding-opportunities'])
    ofEngines.push((await recordsOf(page, engine))[0]!);
  await visit(page, [
    ['/search?engine=awards&query=battery&date=2015..', results, dialog('Build a query')],
    ['/search?engine=awards&query=battery&view=table', first('table'), dialog('Columns')],
    ['/search?engine=drugs&query=xyzzyplugh', text('Nothing found')],
    ...ofEngines.map((path): Screen => [path, moreLikeThis]),
    [`/compare?engine=awards&id=${one}&id=${other}`, first('table')],
  ]);
  groupsVisited += 1;
});

const moreLikeThis: Step = async (page) => {
  await heading(/./)(page);
  const more = page.getByRole('region', { name: 'More like this' });
  await more.scrollIntoViewIfNeeded();
  await expect(more.getByRole('listitem').first()).toBeVisible();
};

test(`[NAV-12] [PLAN-01] what is locked on the smallest plan passes the accessibility rules ${SIZES}`, async ({
  page,
  browser,
  server,
}) => {
  await signUp(page);
  await createProject(page);
  await setPlan(browser, server.url, page, 'starter');
  await visit(page, [
    ['/dashboard', heading(/separator/i)],
    ['/search', heading('Advanced Search')],
    ['/reports', heading('Reports & Agents')],
    ['/plans', (it) => expect(it.getByRole('region', { name: 'Innovator Pro' })).toBeVisible()],
  ]);
});

test(`[NAV-12] [ADM-01] the administrators' screens pass the accessibility rules ${SIZES}`, async ({ page }) => {
  await signUp(page);
  await page.context().clearCookies();
  await signInAsAdmin(page);
  await call(page, 'POST', '/feedback', { score: 9 });
  await call(page, 'POST', '/locked-features', { feature: 'custom', kind: 'click' });
  await visit(page, [
    ...['users', 'alerts', 'locked', 'usage', 'audit'].map((tab): Screen => [`/admin?tab=${tab}`, first('table')]),
    ['/admin?tab=organisations', (it) => expect(it.getByRole('button', { name: 'Add organization' })).toBeVisible()],
    ['/admin?tab=feedback', (it) => expect(it.locator('.recharts-surface').first()).toBeVisible()],
    ['/service-admin', first('table')],
    ['/service-admin/outbox', heading('Outbox')],
    ['/service-admin/import', heading('Import a file'), chosenTable],
    ['/service-admin/checks/00000000-0000-4000-8000-000000000000', heading(/./)],
  ]);
  groupsVisited += 1;
});

/** A table's proposed mapping, and its records as they will look. */
const chosenTable: Step = async (page) => {
  const [table] = officeTables();
  const buffer = Buffer.from(table!.bytes);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: table!.file, mimeType: 'application/octet-stream', buffer });
  await expect(page.getByRole('region', { name: 'How the records will look' }).getByRole('listitem')).toHaveCount(
    table!.rows,
  );
};

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
