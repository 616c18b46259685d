import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { registeredTexts } from '../packages/contract/src/texts.ts';
import { builtFile } from './built-file.ts';
import { signInAsAdmin } from './plans.ts';
import { call, createProject, expect, expectNoSidewaysScroll, goWithin, signUp, test, untilFetched } from './server.ts';

test.use({ isFirstVisit: true });

const root = resolve(import.meta.dirname, '..');

/** Contents of records, filters' values and names are of the data, not of the screen. */
const DATA = '.mantine-Checkbox-label, article, [lang=en], mark, option, code, time';

function constantsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(constantsOf) : [];
}

/** Every constant text of the screens that German doesn't have, too. */
async function englishTexts(): Promise<Set<string>> {
  for (const file of globSync(['apps/web/src/**/*.texts.ts', 'packages/contract/src/*.texts.ts'], { cwd: root }))
    await import(resolve(root, file));
  const { catalogues } = await import(resolve(root, 'apps/web/src/languages/de/index.ts'));
  const german = new Set(constantsOf(catalogues));
  return new Set([...registeredTexts().values()].flatMap(constantsOf).filter((text) => !german.has(text)));
}

/** What can be read on the page or is read out. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate((data) => {
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement!;
      if (!parent.closest(`script, style, noscript, ${data}`)) words.push(walker.currentNode.textContent!.trim());
    }
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest(data)) words.push(element.getAttribute(name)!.trim());
    return [...words, document.title.replace(' · Groundwork', '')];
  }, DATA);

const languageKept = async (page: Page) =>
  ((await call(page, 'GET', '/auth/session')) as { user: { language: string | null } }).user.language;

test('[NAV-10] the language is chosen at the foot of the page or in the settings, and is remembered', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Von der Erfindung zum Markt, mit Quellen, die es belegen',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await page.getByLabel('E-Mail').fill('nobody@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort ist nicht richtig.');
  await signUp(page);
  await page.goto('/settings');
  // Mails are written in it from now on.
  await expect.poll(() => languageKept(page)).toBe('de');
  await page.getByRole('radiogroup', { name: 'Sprache' }).getByText('English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(() => languageKept(page)).toBe('en');
  await page.getByRole('radiogroup', { name: 'Language' }).getByText('Deutsch').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
});

test('[NAV-10] readers of English download no other language, and a language that cannot be loaded leaves English', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const german = ['src/languages/de/index.ts', 'src/languages/server-texts.ts'].map(builtFile);
  expect(fetched.filter((url) => german.some((file) => url.endsWith(file)))).toEqual([]);
  const before = fetched.length;
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const seen = new Set(fetched.slice(0, before));
  const language = fetched.slice(before).filter((url) => url.endsWith('.js') && !seen.has(url));
  expect(language.length).toBeGreaterThan(0);
  await page.route(`**/${german[0]}`, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^From an invention/);
});

test('[NAV-12] in German no English is left on any screen, and nothing overflows', async ({ page }) => {
  test.setTimeout(600_000);
  const english = await englishTexts();
  expect(english.size).toBeGreaterThan(900);
  await page.setViewportSize({ width: 360, height: 820 });
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  const left = new Map<string, string[]>();
  let isInProgram = false;
  const visit = async (path: string, until: () => Promise<unknown> = async () => undefined) => {
    await (isInProgram ? goWithin(page, path) : page.goto(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await until();
    await untilFetched(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const found = (await wordsOf(page)).filter((text) => english.has(text));
    if (found.length > 0) left.set(path, [...new Set(found)]);
    await expectNoSidewaysScroll(page);
  };
  const results = () => expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await visit('/');
  await visit('/plans');
  await visit('/sample-report');
  await visit('/sign-in');
  await visit('/sign-up');
  await visit('/forgot-password');
  await signUp(page);
  await visit('/projects/new');
  const project = await createProject(page);
  await visit('/dashboard', results);
  isInProgram = true;
  await visit('/search?engine=awards&query=battery', results);
  await visit('/search?engine=clinical-trials&query=battery%20zzz');
  // A phone gets the list.
  await visit('/search?engine=patents&view=table', results);
  await visit('/search?engine=all&query=battery', results);
  await goWithin(page, '/search?engine=awards');
  const record = await page.locator('main ol a').first().getAttribute('href');
  await visit(record!);
  await visit('/reports');
  await visit('/agents/company-tracker/new');
  await visit('/agents/funding-opportunity-tracker/new');
  await visit('/library');
  await visit('/library?tab=bookmarks');
  await visit(`/projects/${project}/history`);
  await visit(`/projects/${project}/saved-opportunities`);
  await visit('/eligibility');
  await visit('/settings');
  await signInAsAdmin(page);
  isInProgram = false;
  await visit('/service-admin');
  isInProgram = true;
  for (const tab of ['users', 'organisations', 'alerts', 'feedback', 'locked', 'usage', 'audit'])
    await visit(`/admin?tab=${tab}`);
  await visit('/service-admin/outbox');
  await visit('/no-such-page');
  expect(Object.fromEntries(left)).toEqual({});
});
