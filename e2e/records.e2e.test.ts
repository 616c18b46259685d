import type { Page } from '@playwright/test';
import { call, expect, signUp, test } from './server.ts';

test.beforeEach(async ({ page }) => {
  await signUp(page);
});

/** The page of the first record that a search finds. */
async function openFirst(page: Page, searchEngine: string, filters: object = {}) {
  const body = { searchEngine, filters, pageLimit: 1 };
  const { results } = (await call(page, 'POST', '/search/keyword', body)) as {
    results: { id: string; title: string }[];
  };
  const { id, title } = results[0]!;
  await page.goto(`/${searchEngine}/${encodeURIComponent(id)}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return { id, title };
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('[SRCH-07] a trial shows its course, arms, criteria, dates and sites, and its links jump to them', async ({
  page,
}) => {
  await openFirst(page, 'clinical-trials', { status: ['Recruiting'] });
  await expect(page.locator('header [data-tone=good]')).toHaveText('Recruiting');
  await expect(section(page, 'Summary').locator('[aria-current=step]')).toHaveText('Recruiting');
  await expect(section(page, 'Arms and interventions').getByRole('table', { name: 'Arms' })).toBeVisible();
  const eligibility = section(page, 'Eligibility');
  await expect(eligibility.getByRole('heading')).toHaveText([
    'Eligibility',
    'Inclusion criteria',
    'Exclusion criteria',
  ]);
  await expect(section(page, 'Dates').getByRole('listitem').first()).toContainText('First posted');
  await expect(section(page, 'Sponsors and sites').getByText('United States').first()).toBeVisible();
  const jumps = page.getByRole('navigation', { name: 'On this page' });
  await jumps.getByRole('link', { name: 'Eligibility' }).click();
  await expect(eligibility).toBeInViewport();
  await expect(jumps.getByRole('link', { name: 'Eligibility' })).toHaveAttribute('aria-current', 'location');
});

test('[SRCH-07] a citation can be copied in each form', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { title } = await openFirst(page, 'publications');
  for (const [label, begins] of [
    ['Text', /^\S/],
    ['BibTeX', /^@\w+\{/],
    ['RIS', /^TY {2}- /],
    ['CSL', /^\[/],
  ] as const) {
    await page.getByRole('button', { name: 'Copy citation' }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    await expect(page.getByText(`Citation (${label}) copied.`)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(begins);
    expect(copied).toContain(title.slice(0, 20));
  }
});
