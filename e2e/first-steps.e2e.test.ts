import type { Page } from '@playwright/test';
import { setPlan } from './plans.ts';
import { call, createProject, expect, expectAccessible, expectNoSidewaysScroll, signUp, test } from './server.ts';

test.use({ defaultPlan: 'starter', isFirstVisit: true });

test.beforeEach(({ page }) => signUp(page));

const PHONE = { width: 360, height: 740 };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('[PRJ-02] [PRJ-07] a title is proposed, and what was written stays as it is; both can be changed before anything is made', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/projects/new');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeInViewport({ ratio: 1 });
  const field = page.getByLabel('Describe your project');
  await field.fill('hi we r makeing a sodium ion battery for forklifts in cold warehouses');
  await page.getByRole('button', { name: 'Continue' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue(/sodium ion battery for forklifts in cold/i);
  await expect(field).toHaveValue(/sodium ion battery for forklifts in cold warehouses/);
  await expectAccessible(page);
  await title.fill('Salt cells');
  await page.getByRole('button', { name: 'Create project' }).click();
  await expect(heading(page)).toHaveText('Salt cells');
});

test('[PRJ-19] without mail an invitation in the bell leads on: who was invited asks, and the owner lets them in', async ({
  page,
  browser,
  server,
  baseURL,
}) => {
  await setPlan(browser, server.url, page, 'plus');
  const projectId = await createProject(page);
  const grace = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  const email = `grace.${Date.now()}@example.org`;
  const person = { email, password: 'correct horse', firstName: 'Grace', lastName: 'Hopper' };
  await call(grace, 'POST', '/auth/sign-up/email', person);
  await call(page, 'POST', `/projects/${projectId}/invitations`, { email, role: 'viewer' });
  await grace.goto('/dashboard');
  await grace.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
  await grace.getByText('Ada Example invites you to a project').click();
  await expectAccessible(grace);
  await grace.getByRole('button', { name: 'Request access' }).click();
  await expect(grace.getByText('Your request has been sent.')).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText('Grace Hopper requests access with this address.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Grant access: Grace Hopper' }).click();
  await expect(page.getByText('Grace Hopper', { exact: true })).toBeVisible();
  await grace.goto('/dashboard');
  await expect(heading(grace)).toHaveText(/separator/i);
  // What the owner notes is seen in a moment, without asking for it.
  await call(page, 'PATCH', '/projects/notes', { projectId, text: 'Talk to the airline' });
  await expect(grace.getByRole('textbox', { name: 'Notes' })).toHaveValue('Talk to the airline', { timeout: 10_000 });
});

test('[ERR-02] offline, a page that was never loaded says so, and comes by itself', async ({ page, context }) => {
  await page.goto('/dashboard');
  await expect(heading(page)).toHaveText('Pulse');
  await page.evaluate(() => navigator.serviceWorker?.getRegistrations());
  await context.setOffline(true);
  await page.evaluate(() => {
    window.history.pushState({ __TSR_index: 1 }, '', '/eligibility');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'This page has not been loaded yet' })).toBeVisible();
  await expect(page.getByText('Oops!')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'This page has not been loaded yet' })).toBeHidden();
  await expect(heading(page)).toHaveText(/eligib/i);
});

test('[NAV-12] Back takes the focus to the link by which a page was left', async ({ page, browser, server }) => {
  await setPlan(browser, server.url, page, 'plus');
  await page.goto('/search?engine=awards&query=battery');
  const third = page.getByRole('region', { name: 'Results' }).getByRole('listitem').nth(2).getByRole('link').first();
  const title = await third.textContent();
  await third.click();
  await expect(heading(page)).toHaveText(title!);
  await page.goBack();
  await expect(third).toBeFocused();
});

/** What has moved without being touched, in all: one is a whole screen over its whole height. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput)
          Object.assign(window, { shifted: (window as { shifted?: number }).shifted! + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  return page.evaluate(() => (window as { shifted?: number }).shifted!);
}

for (const path of ['/', '/library', '/compare?engine=awards&ids=a,b'])
  test(`[NAV-12] what stands on ${path} stays where it is while it loads, at 360 px`, async ({
    page,
    browser,
    server,
  }) => {
    await setPlan(browser, server.url, page, 'plus');
    await page.setViewportSize(PHONE);
    if (path === '/') await page.context().clearCookies();
    let address = path;
    if (path.startsWith('/compare')) {
      const { results } = (await call(page, 'POST', '/search/keyword', {
        searchEngine: 'awards',
        query: 'battery',
      })) as {
        results: { id: string }[];
      };
      address = `/compare?engine=awards&ids=${results
        .slice(0, 2)
        .map(({ id }) => encodeURIComponent(id))
        .join(',')}`;
    }
    expect(await shiftOf(page, address)).toBeLessThan(0.1);
    await expectNoSidewaysScroll(page);
  });

test('[NAV-12] on a phone what one searches with takes less than a third of the first screen', async ({
  page,
  browser,
  server,
}) => {
  await setPlan(browser, server.url, page, 'plus');
  await page.setViewportSize(PHONE);
  await page.goto('/search?engine=awards&query=battery');
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
  const box = async (name: string) => page.getByRole('textbox', { name }).boundingBox();
  const from = (await box('Search awards'))!.y;
  const to = (await page.getByRole('region', { name: 'Results' }).boundingBox())!.y;
  expect(to - from).toBeLessThan(PHONE.height / 3);
});
