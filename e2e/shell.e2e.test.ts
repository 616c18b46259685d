import type { Page } from '@playwright/test';
import { setPlan } from './plans.ts';
import { call, createProject, expect, expectAccessible, signUp, test } from './server.ts';

test.use({ defaultPlan: 'starter' });

test.beforeEach(({ page }) => signUp(page));

/** Until the screen is there, keys go nowhere. */
const ready = (page: Page) => expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' });
const account = (page: Page) => page.getByRole('dialog', { name: 'Account' });

test.describe('with a clock', () => {
  test.use({ isFirstVisit: true });

  test('[NAV-04] a locked section is explained, goes nowhere, and is noted once a click and once a hover', async ({
    page,
  }) => {
    const notes: object[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/locked-features')) notes.push(request.postDataJSON());
    });
    await page.setViewportSize({ width: 1366, height: 800 });
    await page.clock.install();
    await page.goto('/dashboard');
    const search = sections(page).getByRole('button', { name: 'Advanced Search' });
    await expect(search).toHaveAttribute('aria-disabled', 'true');
    await expect(sections(page).getByRole('link')).toHaveText(['Pulse', 'Library']);
    await search.hover();
    await expect(page.getByRole('tooltip')).toHaveText('Advanced Search is part of Innovator Plus. Upgrade to use it.');
    await expect.poll(() => notes).toEqual([{ feature: 'advancedSearch', kind: 'hover' }]);
    await page.waitForTimeout(1_500);
    expect(notes).toHaveLength(1);
    await search.click({ force: true });
    await expect.poll(() => notes.length).toBe(2);
    expect(notes[1]).toEqual({ feature: 'advancedSearch', kind: 'click' });
    await expect(page).toHaveURL('/dashboard');

    // A hover that ends before its second is none.
    await page.getByRole('link', { name: 'Library' }).hover();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await search.hover();
    await page.clock.runFor(300);
    await page.getByRole('link', { name: 'Library' }).hover();
    await page.clock.runFor(1_200);
    await page.clock.resume();
    expect(notes).toHaveLength(2);
    await search.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => notes.length).toBe(3);
    // Not the hover, told late.
    expect(notes[2]).toEqual({ feature: 'advancedSearch', kind: 'click' });
  });
});

test('[NAV-03] [NAV-04] in the drawer a locked section keeps it open; an open one and signing out close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Upgrade' })).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  const locked = drawer.getByRole('button', { name: 'Reports & Agents' });
  // A forced click waits for nothing, and the drawer slides in.
  await expect(locked).toBeInViewport({ ratio: 1 });
  await locked.click({ force: true });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Library' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/library');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await drawer.getByRole('link', { name: 'Sign out' }).click();
  await expect(drawer).toBeHidden();
});

test('[NAV-05] [NAV-07] [PLAN-02] upsell and panel name the next plan: Upgrade, Go Pro, Want More?', async ({
  page,
  browser,
  server,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Upgrade', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Innovator Plus' });
  await expect(dialog.getByText('Reports a month')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Compare all plans' }).click();
  await expect(page).toHaveURL('/plans');
  // What opens while a page is on its way closes when it is there.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans');

  await page.getByRole('button', { name: 'Account of Ada Example' }).click();
  await expect(account(page).getByRole('link', { name: 'Upgrade to Innovator Plus' })).toBeVisible();
  for (const name of ['Get help', 'Pricing information', 'Sign out'])
    await expect(account(page).getByRole('link', { name })).toBeVisible();
  await expect(account(page).getByText('Service Admin')).toBeHidden();
  await expect(account(page).getByText(/ADMIN/)).toBeHidden();

  await setPlan(browser, server.url, page, 'plus');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Go Pro' })).toBeVisible();
  await page.getByRole('button', { name: 'Account of Ada Example' }).click();
  await expect(account(page).getByRole('link', { name: 'Upgrade to Innovator Pro' })).toBeVisible();

  await setPlan(browser, server.url, page, 'pro');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Want More\?/ })).toHaveAttribute('href', 'https://example.org/call');
  await page.getByRole('button', { name: 'Account of Ada Example' }).click();
  await expect(account(page).getByRole('link', { name: /Upgrade/ })).toBeHidden();
});

test('[NAV-13] the palette goes to screens, projects and reports, and searches any data set', async ({
  page,
  browser,
  server,
}) => {
  await createProject(page);
  await page.goto('/dashboard');
  await ready(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('combobox').fill('battery');
  await palette.getByRole('option', { name: /Search Patents for “battery”/ }).click({ force: true });
  await expect(palette).toBeVisible();
  await expectAccessible(page);

  await setPlan(browser, server.url, page, 'plus');
  const [project] = ((await call(page, 'GET', '/projects')) as { items: { id: string; title: string }[] }).items;
  await call(page, 'POST', '/reports/commercialization', { projectId: project!.id });
  await page.goto('/library');
  await ready(page);
  await page.keyboard.press('Control+k');
  const field = palette.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('battery');
  await palette.getByRole('option', { name: 'Search Patents for “battery”' }).click();
  await expect(page).toHaveURL(/\/search\?engine=patents&query=battery/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('reports');
  await expect(field).toHaveValue('reports');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/reports');
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('separator');
  await expect(field).toHaveValue('separator');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(project!.title);
  const active = (await field.getAttribute('aria-activedescendant'))!;
  await expect(page.locator(`[id="${active}"]`)).toHaveText(project!.title);
  await expect(palette.getByRole('group', { name: 'Projects' }).getByRole('option')).toHaveText([project!.title]);
  await palette.getByRole('group', { name: 'Reports' }).getByRole('option', { name: project!.title }).click();
  await expect(page).toHaveURL(/\/reports\/commercialization\//);
});

test('[NAV-12] ? lists the keys, going on takes the focus along, and the skip link leads past the navigation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/dashboard');
  await ready(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await sections(page).getByRole('link', { name: 'Library' }).click();
  await expect(page).toHaveURL('/library');
  await expect(page.locator('main')).toBeFocused();
});

test('[NAV-11] [PLAN-02] visitors find product, stories, questions and plans, in a drawer on small screens', async ({
  page,
}) => {
  await page.context().clearCookies();
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link')).toHaveText(['Product', 'Stories', 'FAQ', 'Pricing', 'Help']);
  await pages.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeInViewport();
  await pages.getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('region', { name: 'Innovator Plus' })).toContainText('Unlimited');
  await expect(page.getByRole('region', { name: 'Enterprise' }).getByRole('link')).toHaveAttribute(
    'href',
    'https://example.org/call',
  );
  await page.getByRole('banner').getByRole('link', { name: 'Create a Free Account!' }).click();
  await expect(page).toHaveURL(/\/sign-up/);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/plans');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    'Product',
    'Stories',
    'FAQ',
    'Pricing',
    'Help',
    'Sign in',
    'Create a Free Account!',
  ]);
  await drawer.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});
