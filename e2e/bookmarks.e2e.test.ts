import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { call, createProject, expect, expectAccessible, signUp, test } from './server.ts';

let projectId: string;
test.beforeEach(async ({ page }) => {
  await signUp(page);
  projectId = await createProject(page);
});

// What a route still fetches when a test ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const stars = (page: Page) => results(page).getByRole('button', { name: /^Bookmark ./ });
const total = async (page: Page) =>
  ((await call(page, 'GET', `/bookmarks/project-count?projectId=${projectId}`)) as { total: number }).total;

/** Bookmarks the first records of a search without its screen. */
async function bookmarkSome(page: Page, searchEngine: string, pageLimit: number) {
  const found = (await call(page, 'POST', '/search/keyword', { searchEngine, pageLimit })) as {
    results: { id: string; title: string }[];
  };
  await call(page, 'POST', '/bookmarks', {
    projectId,
    items: found.results.map(({ id }) => ({ searchEngine, itemId: id })),
  });
  return found.results;
}

test('[BKM-01] a result is bookmarked from the list, seen as such in the table and on its page, and removed with undo', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/bookmarks/marked') && asked.push(request.url()));
  await page.goto('/search?engine=awards&query=battery');
  const star = stars(page).first();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(star).toBeEnabled();
  expect(asked).toHaveLength(1);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toBeEnabled();
  expect(await total(page)).toBe(1);

  await page.getByText('Table', { exact: true }).click();
  await expect(stars(page).first()).toHaveAttribute('aria-pressed', 'true');
  await results(page).locator('[data-row-link]').first().click();
  // The page's button says it in words; those of the list, which may still be there, are stars.
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Bookmark / })
    .filter({ hasText: /^Bookmark/ });
  await expect(button).toHaveText('Bookmarked');
  await button.click();
  await expect(button).toHaveText('Bookmark');
  await expect.poll(() => total(page)).toBe(0);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect(button).toHaveText('Bookmarked');
  await expect.poll(() => total(page)).toBe(1);
});

test('[LIB-09] [BKM-04] the library lists bookmarks by category and data set, with counts, in its address', async ({
  page,
}) => {
  await page.goto('/library?tab=bookmarks');
  await expect(page.getByText('No bookmarks yet')).toBeVisible();
  await expectAccessible(page);
  await bookmarkSome(page, 'awards', 30);
  await bookmarkSome(page, 'usa-spending', 2);
  const [trial] = await bookmarkSome(page, 'clinical-trials', 1);
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Library' }).click();
  await page.getByRole('navigation', { name: 'Library' }).getByRole('link', { name: 'Bookmarks' }).click();
  const categories = page.getByRole('navigation', { name: 'Categories' });
  await expect(categories.getByRole('link')).toHaveText([
    'Industry 0',
    'Government 32',
    'Academia 0',
    'Special 1',
    'Awards 30',
    'USA spending 2',
  ]);
  const list = page.getByRole('region', { name: 'Bookmarks of awards' });
  await expect(list.getByRole('status')).toHaveText('30 awards');
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/library?tab=bookmarks&page=2');
  await expect(list.getByText('Bookmarked', { exact: true })).toHaveCount(5);
  await categories.getByRole('link', { name: 'Special 1' }).click();
  await expect(page).toHaveURL('/library?tab=bookmarks&category=special');
  await page.getByRole('link', { name: trial!.title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trial!.title);
  await page.goto('/library?tab=bookmarks&category=academia');
  await expect(page.getByText(/No bookmarks of publications/)).toBeVisible();
  await page.goto('/library?tab=bookmarks&category=government&page=9');
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(list.getByText('Bookmarked', { exact: true })).toHaveCount(5);
});

test('[BKM-04] a bookmark has a note and tags; removed, it comes back with them', async ({ page }) => {
  const [first] = await bookmarkSome(page, 'awards', 1);
  await page.goto('/library?tab=bookmarks&category=government');
  await page.getByRole('button', { name: `Add note to ${first!.title}` }).click();
  const note = page.getByRole('textbox', { name: 'Note', exact: true });
  await expect(note).toBeFocused();
  await note.fill('Ask about the pilot line.');
  await page.getByRole('combobox', { name: 'Tags' }).pressSequentially('ceramic,partner');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ask about the pilot line.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['ceramic', 'partner']);
  await page.getByRole('button', { name: `Remove ${first!.title}` }).click();
  const undo = page.getByRole('alert').getByRole('button', { name: 'Undo' });
  // The message stays while the pointer is on it.
  await undo.hover();
  await expect(page.getByText('No bookmarks yet')).toBeVisible();
  await undo.click();
  await expect(page.getByText('Ask about the pilot line.')).toBeVisible();
});

test('[BKM-05] one record, one data set or all are exported in a zip with the project’s name', async ({ page }) => {
  const [first] = await bookmarkSome(page, 'awards', 3);
  await bookmarkSome(page, 'patents', 2);
  await page.goto('/library?tab=bookmarks&category=government');
  const download = async (name: string) => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^bookmarks-.*\.zip$/);
    const files = unzipSync(new Uint8Array(readFileSync(await file.path())));
    return { names: Object.keys(files), rows: JSON.parse(strFromU8(files['manifest.json']!)).rows };
  };
  const government = ['government-bookmarks.csv', 'manifest.json'];
  expect(await download(`Export ${first!.title}`)).toEqual({ names: government, rows: 1 });
  expect(await download('Export awards')).toEqual({ names: government, rows: 3 });
  expect(await download('Export all')).toEqual({ names: ['industry-bookmarks.csv', ...government], rows: 5 });
  await page.route('**/api/bookmarks/export/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export all' }).click();
  await expect(page.getByText('The export failed')).toBeVisible();
});
