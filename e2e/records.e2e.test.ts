import type { Page } from '@playwright/test';
import { call, expect, expectAccessibleAt, signUp, test } from './server.ts';

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

test('[SRCH-07] a patent shows its claims, the dependent ones on demand, and cited patents of the catalogue open', async ({
  page,
}) => {
  const { results } = (await call(page, 'POST', '/search/keyword', {
    searchEngine: 'patents',
    filters: { status: ['Granted'], year: ['2024'] },
    pageLimit: 1,
  })) as { results: { id: string }[] };
  await page.goto(`/patents/${results[0]!.id}`);
  const claims = section(page, 'Claims');
  await expect(claims.getByText(/comprising a housing/)).toBeVisible();
  await expect(claims.getByText(/of claim 1, wherein/)).toHaveCount(0);
  await claims
    .getByRole('button', { name: /dependent claims/ })
    .first()
    .click();
  await expect(claims.getByText(/of claim 1, wherein/).first()).toBeVisible();
  const cited = section(page, 'Citations').getByRole('link').first();
  const number = await cited.textContent();
  await cited.click();
  await expect(page.getByRole('definition').filter({ hasText: number! }).first()).toBeVisible();
});

test('[SRCH-07] a company shows its rounds with their total, and an investor’s name leads to it', async ({ page }) => {
  await page.goto('/companies/sample-company-0');
  const rounds = section(page, 'Funding').getByRole('table', { name: 'Rounds' });
  await expect(rounds.getByRole('row').last()).toContainText(/Total\s*\$[\d,]+/);
  const investor = rounds.getByRole('link').first();
  const name = await investor.textContent();
  await investor.click();
  await expect(page).toHaveURL(/engine=investors/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toContainText(name!);
});

test('[SRCH-15] more like this comes from the other data sets, and each leads to its search', async ({ page }) => {
  await openFirst(page, 'awards');
  const more = section(page, 'More like this');
  await more.scrollIntoViewIfNeeded();
  const patents = more.getByRole('region', { name: 'Similar patents' });
  await expect(patents.getByRole('listitem').first()).toBeVisible();
  await patents.getByRole('link', { name: 'More like this in Patents' }).click();
  await expect(page).toHaveURL(/engine=patents&query=.*OR/);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('listitem').first()).toBeVisible();
});

test('[SRCH-07] a citation can be copied in each form', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { title } = await openFirst(page, 'publications');
  for (const [label, begins] of [
    ['Text', /^\S/],
    ['BibTeX', /^@misc\{/],
    ['RIS', /^TY {2}- /],
  ] as const) {
    await page.getByRole('button', { name: 'Copy citation' }).click();
    await page.getByRole('menuitem', { name: label, exact: true }).click();
    await expect(page.getByText(`Citation (${label}) copied.`)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(begins);
    expect(copied).toContain(title.slice(0, 20));
  }
});

test('[SRCH-07] a funding opportunity also opens by its section and ?engineName=', async ({ page }) => {
  const { id, title } = await openFirst(page, 'funding-opportunities');
  for (const path of ['/funding-opportunities', '/government']) {
    await page.goto(`${path}/${id}?engineName=funding-opportunities`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  for (const path of [`/government/${id}`, `/ghosts/${id}?engineName=funding-opportunities`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
});

test('[NAV-12] record pages pass the accessibility rules in both themes at 1366 and 360 px', async ({ page }) => {
  test.slow();
  for (const engine of ['clinical-trials', 'patents', 'companies', 'subject-matter-experts', 'funding-opportunities']) {
    await page.setViewportSize({ width: 1366, height: 820 });
    await openFirst(page, engine);
    const more = section(page, 'More like this');
    await more.scrollIntoViewIfNeeded();
    await expect(more.getByRole('listitem').first()).toBeVisible();
    await expectAccessibleAt(page, 1366, 360);
  }
});
