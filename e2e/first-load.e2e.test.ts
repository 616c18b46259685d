import type { Page } from '@playwright/test';
import { SHIFT_MAX, shiftOf } from './layout-shift.ts';
import { reportOn } from './reports.ts';
import { createProject, expect, signUp, test } from './server.ts';

test.use({ isFirstVisit: true, isMetDrawn: true });

/** Scripts as the network counts them, until nothing more is asked for: compressed, with their headers. */
async function scriptsOf(page: Page, path: string) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  network.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { bytes, count: scripts.size };
}

for (const path of ['/', '/sample-report'])
  test(`${path} is read before any of the program has come, and is used when it has`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const { bytes, count } = await scriptsOf(page, path);
    expect(count).toBe(2);
    expect(bytes).toBeLessThan(4_000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
  });

test('who has read on, or opened an answer, stays where they are when the program comes', async ({ page }) => {
  await page.goto('/');
  const question = page.getByText('What does it cost?');
  await question.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  await question.click();
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByText('Innovator Starter is free.')).toBeVisible();
  // What only the program knows.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help' })).toBeVisible();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(150);
});

test('sign-in loads 150 kB of scripts until it is used', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  const { bytes, count } = await scriptsOf(page, '/sign-in');
  expect(bytes).toBeLessThan(150_000);
  expect(count).toBeLessThanOrEqual(10);
  expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
});

test('Pulse loads what it shows in few files, and nothing in it moves', async ({ page }) => {
  await signUp(page);
  await createProject(page);
  await page.setViewportSize({ width: 412, height: 823 });
  const { bytes, count } = await scriptsOf(page, '/dashboard');
  expect(bytes).toBeLessThan(225_000);
  expect(count).toBeLessThanOrEqual(40);
  expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
});

for (const [what, words] of [
  ['Pulse', 'main header p'],
  ['a report', 'section p'],
] as const)
  test(`[NAV-12] ${what} is read before any of the program is asked for, and is used when it has come`, async ({
    page,
  }) => {
    await signUp(page);
    const projectId = await createProject(page);
    const path = what === 'Pulse' ? '/dashboard' : await reportOn(page, projectId);
    // The thread that draws has been started.
    await page.goto(path);
    await page.setViewportSize({ width: 412, height: 823 });
    const asked: string[] = [];
    // Of a slow line, or a busy machine, the words come in the browser's own font first.
    await page.route('**/*.woff2', async (route) => {
      await page.waitForTimeout(1_000);
      await route.continue();
    });
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let scripts = 0;
    await page.route('**/assets/*.js', async (route) => {
      if (++scripts > 1) await held;
      await route.continue();
    });
    const first = page.locator('#first');
    // What a busy server cannot answer in time is not drawn.
    await expect(async () => {
      [scripts, asked.length] = [0, 0];
      await page.goto(path, { waitUntil: 'commit' });
      await expect(first.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(first.locator(words).first()).toBeVisible();
    const said = await first.locator(words).first().innerText();
    expect(said.length).toBeGreaterThan(80);
    await expect.poll(() => scripts).toBeGreaterThan(1);
    goOn();
    await expect(first).toHaveCount(0);
    const calls = asked.filter((address) => address.startsWith('/api/'));
    await expect(page.locator(words).first()).toHaveText(said);
    // A line may end a word later in the font that comes late (.04); the bar has as many rows in both (.06).
    expect(await shiftOf(page)).toBeLessThan(what === 'Pulse' ? SHIFT_MAX : 0.05);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    for (const answered of ['/api/auth/session', '/api/permissions', '/api/projects', `/api${path}`])
      expect(calls).not.toContain(answered);
  });

test('[SEC-01] pages of two people that are drawn at once hold nothing of each other', async ({
  page,
  browser,
  baseURL,
}) => {
  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  const people = [
    { page, title: 'Quiet rotor blades', idea: 'Quiet rotor blades for small helicopters, with serrated edges.' },
    { page: other, title: 'Ceramic water filters', idea: 'Ceramic water filters for villages, fired from local clay.' },
  ];
  for (const person of people) {
    await signUp(person.page);
    await createProject(person.page, person.idea);
    await person.page.goto('/dashboard');
    await expect(person.page.locator('#first')).toHaveCount(0);
  }
  let drawn = 0;
  // What a busy server cannot answer in time is not drawn, and says nobody's title.
  while (drawn < 8) {
    const pages = await Promise.all(
      people.map(async (person) => (await person.page.context().request.get('/dashboard')).text()),
    );
    for (const [at, { title }] of people.entries()) {
      const shown = pages[at]!.toLowerCase();
      expect(shown).not.toContain(people[1 - at]!.title.toLowerCase());
      if (!/<div id="first"><style>/.test(shown)) continue;
      drawn += 1;
      expect(shown).toContain(title.toLowerCase());
    }
  }
  await other.context().close();
});

test('the program is compiled beside the page', async ({ page }) => {
  const program = page.waitForResponse(
    async (answer) => /assets\/.+\.js$/.test(answer.url()) && (await answer.text()).length > 300_000,
  );
  await page.goto('/sign-in');
  expect(await (await program).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('names of data sets that come to Pulse after their figures move nothing', async ({ page }) => {
  await signUp(page);
  await createProject(page);
  await page.setViewportSize({ width: 412, height: 823 });
  let isHeld = true;
  await page.route('**/api/search/engines*', async (route) => {
    while (isHeld) await page.waitForTimeout(50);
    await route.continue();
  });
  await page.goto('/dashboard');
  const figures = page.getByRole('region', { name: 'Key figures' });
  await expect(figures.getByText(/stated by/)).toHaveCount(0);
  await expect(figures.getByText('Open calls')).toBeVisible();
  const before = await figures.boundingBox();
  isHeld = false;
  await expect(figures.getByText('Patents')).toBeVisible();
  expect(await figures.boundingBox()).toEqual(before);
  expect(await shiftOf(page)).toBeLessThan(SHIFT_MAX);
});

test('[AUTH-02] what is typed before the program has come is signed in with', async ({ page }) => {
  const person = await signUp(page);
  await page.context().clearCookies();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  // The first script starts the others.
  let scripts = 0;
  await page.route('**/assets/*.js', async (route) => {
    if (++scripts > 1) await held;
    await route.continue();
  });
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect.poll(() => scripts).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Sign in' }).click();
  goOn();
  await expect(page).toHaveURL('/dashboard');
});
