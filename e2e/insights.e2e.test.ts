import type { Page } from '@playwright/test';
import { BATTERY, call, createProject, expect, expectAccessible, signUp, test } from './server.ts';

test.use({ actionTimeout: 15_000 });
test.setTimeout(180_000);

async function open(page: Page, address: string, description = BATTERY) {
  await page.setViewportSize({ width: 1366, height: 860 });
  await signUp(page);
  await createProject(page, description);
  await page.goto(address);
}
const first = (page: Page) => page.getByRole('article').first();

test('[INS-01] [INS-03] [INS-04] insights come by themselves; sources open, a rating stays, a bookmark is found by its chip', async ({
  page,
}) => {
  await open(page, '/insights');
  const card = first(page);
  await expect(card).toBeVisible({ timeout: 60_000 });
  const title = (await card.getAttribute('aria-label'))!;
  await card.getByRole('button', { name: /^Sources \(/ }).click();
  await expect(page.getByRole('dialog', { name: 'Sources' }).getByRole('listitem').first()).toContainText('[1]');
  await page.keyboard.press('Escape');

  await card.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  for (const name of ['Like', 'Dislike'])
    await expect(card.getByRole('button', { name, exact: true })).toHaveAttribute('aria-disabled', 'true');
  await card.getByRole('button', { name: 'Bookmark' }).click();
  await expect(page.getByText('Insight bookmarked!')).toBeVisible();
  await page.reload();
  await expect(first(page).getByRole('button', { name: 'Dislike' })).toHaveAttribute('aria-disabled', 'true');
  await expect(first(page).getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'Bookmarked' }).click();
  await expect(page).toHaveURL(/filter=bookmarked/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Showing Newest to Oldest' }).click();
  await expect(page).toHaveURL(/sort=asc/);
  await expect(page.getByRole('button', { name: 'Showing Oldest to Newest' })).toBeVisible();
  await first(page).getByRole('button', { name: 'Remove bookmark' }).click();
  await expect(page.getByText('Bookmark removed')).toBeVisible();
  await expect(page.getByText('No bookmarked insights')).toBeVisible();
});

test('[INS-05] a question is answered on its card; three are one insight; what is no question is refused in words', async ({
  page,
}) => {
  await open(page, '/insights');
  await expect(first(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText('A question is required')).toBeVisible();
  await page.getByLabel('Question').fill('good morning');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText(/can’t be read as a question/)).toBeVisible();
  await page.getByLabel('Question').fill('How many patents have been granted since 2018?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const answer = page.getByRole('article', { name: 'How many patents have been granted since 2018?' });
  await expect(answer).toContainText('Custom Insight');
  await expect(answer).toContainText(/On record: \d+ patents in the field/, { timeout: 60_000 });
  await expect(page.getByText('49 of 50 left this month')).toBeVisible();

  await page.getByRole('button', { name: 'Ask three questions' }).click();
  const questions = ['Who holds the most patents?', 'How many awards mention zeppelins?', 'How many awards are there?'];
  for (const [at, question] of questions.entries()) await page.getByLabel(`Question ${at + 1}`).fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const three = page.getByRole('article', { name: questions[0]! });
  await three.getByRole('button', { name: 'Show More' }).click({ timeout: 60_000 });
  await expect(three).toContainText('Nothing was found on “How many awards mention zeppelins?”');
  await expect(page.getByText('48 of 50 left this month')).toBeVisible();
});

test('[FEED-01] [FEED-02] [FEED-03] the feed comes by itself; a star and notes stay, and are found by their chips', async ({
  page,
}) => {
  await open(page, '/feed');
  const card = first(page);
  await expect(card).toBeVisible({ timeout: 60_000 });
  await expect(card.getByRole('img').first()).toBeVisible();
  await expect(card).toContainText('#');
  const headline = (await card.getAttribute('aria-label'))!;
  await card.getByRole('button', { name: 'Bookmark' }).click();
  await expect(page.getByText('Bookmarked!')).toBeVisible();
  await card.getByRole('textbox').fill('Ask about the separator');
  await expect(card.getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(first(page).getByRole('textbox')).toHaveValue('Ask about the separator');
  for (const chip of ['Has Notes', 'Bookmarked']) {
    await page.getByRole('button', { name: chip, exact: true }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article', { name: headline })).toBeVisible();
  }

  // Another window has changed them meanwhile.
  const itemId = await first(page)
    .getByRole('textbox')
    .evaluate(async () => {
      const [project] = (await (await fetch('/api/projects')).json()).items;
      const list = await (await fetch(`/api/innovation-feed/all?projectId=${project.id}&filter=has_notes`)).json();
      return list.items[0].id as string;
    });
  await call(page, 'PATCH', '/innovation-feed/notes', { itemId, text: 'Theirs' });
  await first(page).getByRole('textbox').fill('Mine');
  const conflict = page.getByRole('alert').filter({ hasText: 'These notes have since been changed elsewhere.' });
  await expect(conflict.getByText('Theirs', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Keep both' }).click();
  await expect(first(page).getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(first(page).getByRole('textbox')).toHaveValue('Theirs\n\nMine');

  await page.getByRole('button', { name: 'All', exact: true }).click();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.getByRole('button', { name: 'Prev', exact: true }).click();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
});

test('[SHARE-01] [SHARE-02] an item is shared by its link, read by a visitor, and taken back', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/feed');
  await expect(first(page)).toBeVisible({ timeout: 60_000 });
  const headline = (await first(page).getAttribute('aria-label'))!;
  await first(page).getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spread Your Ideas!' });
  await expect(dialog.getByRole('button', { name: 'Share by Email' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(visitor.getByRole('link', { name: 'Create a free account', exact: true })).toBeVisible();
  await expect(visitor.getByRole('textbox')).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: /Bookmark|Share|Like/ })).toHaveCount(0);
  await expectAccessible(visitor);
  await page.goto(url);
  await expect(page.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();

  await page.goto('/feed');
  await first(page).getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Withdraw the link' }).click();
  await expect(page.getByText('The link has been withdrawn')).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Nothing is shared here')).toBeVisible();
});
