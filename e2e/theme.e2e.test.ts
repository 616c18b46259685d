import type { Page } from '@playwright/test';
import { expect, signUp, test } from './server.ts';

test.use({ isFirstVisit: true });

const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

test('[NAV-10] the appearance is remembered, and set before anything is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Account of Ada Example' }).click();
  await page.getByRole('radiogroup', { name: 'Appearance' }).getByText('Dark').click();
  expect(await scheme(page)).toBe('dark');
  // Who wants less motion has none: each element would pass from one color to the other by itself, for seconds.
  const moved = () =>
    [...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).transitionProperty !== 'none');
  expect(await page.evaluate(`(${moved})().length`)).toBe(0);
  // Nor does anything turn for ever, each time drawn anew.
  const turns = () => {
    document.body.style.animation = 'turn 1s infinite';
    return getComputedStyle(document.body).animationIterationCount;
  };
  expect(await page.evaluate(turns)).toBe('1');
  // Without the client's own code, what stands in the page is what is seen first.
  await page.route('**/assets/*.js', (route) => route.abort());
  // Its first screen stays, where the server has drawn one: the fixture's `reload` would wait for its end.
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())]);
  expect(await scheme(page)).toBe('dark');
});

test('[NAV-01] the sidebar stays closed on the next visit, and is a drawer on small screens', async ({ page }) => {
  await signUp(page);
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto('/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Projects and account' });
  expect((await sidebar.boundingBox())?.width).toBe(240);
  await page.getByRole('button', { name: 'Close sidebar' }).click();
  await expect(sidebar).toBeHidden();
  const kept = (await page.context().cookies()).find(({ name }) => name === 'groundwork-sidebar');
  expect(kept?.value).toBe('closed');
  expect(kept!.expires).toBeGreaterThan(Date.now() / 1000 + 30 * 86_400);
  // In the cookie, and nowhere else: without what the browser stores beside cookies it stays closed.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open sidebar' })).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 800, height: 800 });
  await page.getByRole('button', { name: 'Open projects' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'New Project' }).click();
  await expect(page).toHaveURL('/projects/new');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('[NAV-02] [NAV-03] the sections stand in their order, the current one is marked; below 1124 px they are in a drawer', async ({
  page,
}) => {
  await signUp(page);
  await page.setViewportSize({ width: 1124, height: 800 });
  await page.goto('/search?engine=drugs');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link')).toHaveText(['Pulse', 'Advanced Search', 'Reports & Agents', 'Library']);
  await expect(sections.locator('[aria-current=page]')).toHaveText('Advanced Search');
  await page.setViewportSize({ width: 1123, height: 800 });
  await expect(sections).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link')).toHaveText([
    'Pulse',
    'Advanced Search',
    'Reports & Agents',
    'Library',
    'Sign out',
  ]);
  await expect.poll(async () => Math.round((await drawer.boundingBox())?.width ?? 0)).toBe(300);
  await drawer.getByRole('link', { name: 'Reports & Agents' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/reports');
});

test('[NAV-06] [NAV-07] the logo leads to the dashboard, the user card says plan and name', async ({ page }) => {
  await signUp(page);
  await page.goto('/projects/new');
  const logo = page.getByRole('link', { name: 'Groundwork, dashboard' });
  const size = (await logo.boundingBox())!;
  expect(size.width).toBeLessThanOrEqual(174);
  expect(size.height).toBeLessThanOrEqual(50);
  await page.getByRole('button', { name: 'Account of Ada Example' }).click();
  await expect(page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'Get help' })).toHaveAttribute(
    'href',
    'https://example.org/help',
  );
  await page.keyboard.press('Escape');
  await logo.click();
  await expect(page).toHaveURL('/dashboard');
});

for (const [scheme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`[NAV-11] the home page fetches the pictures of the ${scheme} theme only, and the other's when it is chosen`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) =>
      fetched.push(...(/[a-z]+-(?:light|dark)(?=-[^/]*\.webp$)/.exec(request.url()) ?? [])),
    );
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/');
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
    // The page takes its first screen's place when it is first used.
    await page.mouse.wheel(0, 1);
    await expect(page.locator('#first')).toHaveCount(0);
    const pictures = page.locator('figure img').filter({ visible: true });
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(fetched.sort()).toEqual([`record-${scheme}`, `report-${scheme}`, `search-${scheme}`]);
    await page.emulateMedia({ colorScheme: other });
    await expect.poll(() => fetched).toContain(`report-${other}`);
  });
