// Dashboards whose panels have answers that are known, so that every number, name and note on them has one right place.
import type { OpportunityAssessment } from '@groundwork/contract/pulse.assessment';
import type {
  Agencies,
  BiotechCheck,
  ClosingDates,
  FundingTrends,
  KeyFigures,
  MarketTrends,
  PlacesOfWork,
  WhatIsNew,
} from '@groundwork/contract/pulse.panels';
import type { FigureQuery } from '@groundwork/contract/report-document';
import type { Locator, Page } from '@playwright/test';
import { createProject, expect, signUp } from './server.ts';

export const asOf = '2026-03-05T08:00:00.000Z';
export const ask = (searchEngine: FigureQuery['searchEngine'], query: string): FigureQuery => ({
  searchEngine,
  query,
  filters: {},
});

export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

interface Answers {
  'key-figures': KeyFigures;
  'market-trends': MarketTrends;
  'agencies-pie-chart': { data: Agencies | null; error: string | null };
  'closing-dates': ClosingDates;
  'what-is-new': WhatIsNew;
  'funding-trends-companies': FundingTrends;
  'biotech-check': BiotechCheck;
  places: PlacesOfWork;
  'opportunities/opportunity-assessment': OpportunityAssessment;
}

/** The dashboard of a new project whose panels have these answers; the others have those of the sample data. */
export async function openWith(page: Page, answers: Partial<Answers>) {
  await page.setViewportSize({ width: 1366, height: 860 });
  await signUp(page);
  await createProject(page);
  for (const [path, json] of Object.entries(answers))
    await page.route(`**/api/pulse/${path}`, (route) => route.fulfill({ json }));
  await page.goto('/dashboard');
}

/** What a number leads to: the words that the search there asks for, or nothing. */
export async function leadsTo(number: Locator): Promise<string | null> {
  const links = await number.getByRole('link').all();
  if (links.length === 0) return null;
  const address = new URL((await links[0]!.getAttribute('href'))!, 'http://localhost');
  return `${address.searchParams.get('engine')}: ${address.searchParams.get('query')}`;
}

export async function showTable(of: Locator) {
  await of.getByRole('button', { name: /^Table and downloads/ }).click();
  await of.page().getByRole('menuitem', { name: 'Show table' }).click();
}

/** The cells of a panel's table, row by row, its head first. */
export async function cells(of: Locator): Promise<string[]> {
  await expect(of.getByRole('table')).toBeVisible();
  const rows = await of.getByRole('table').getByRole('row').all();
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allTextContents()).join(' | ')));
}
