import type { Agencies, ClosingDates, KeyFigures, MarketTrends, WhatIsNew } from '@groundwork/contract/pulse.panels';
import { ask, asOf, cells, leadsTo, openWith, panel, showTable } from './pulse-answers.ts';
import { expect, test } from './server.ts';

test.use({ actionTimeout: 15_000, isFirstVisit: true });

const figures: KeyFigures = {
  asOf,
  figures: [
    { searchEngine: 'patents', onTopic: 12, of: 700, amount: 31, withAmount: 4, query: ask('patents', 'p') },
    { searchEngine: 'awards', onTopic: 7, of: 400, amount: 2_500_000, withAmount: 5, query: ask('awards', 'a') },
    { searchEngine: 'companies', onTopic: 0, of: 90, amount: null, withAmount: 0, query: ask('companies', 'c') },
    {
      searchEngine: 'funding-opportunities',
      onTopic: 6,
      of: 80,
      amount: null,
      withAmount: 0,
      query: ask('funding-opportunities', 'f'),
    },
  ],
  openCalls: { count: 3, query: ask('funding-opportunities', 'open') },
};

const years = [2024, 2025, 2026];
const trends: MarketTrends = {
  asOf,
  scope: 'field',
  from: 2024,
  to: 2026,
  series: [
    {
      id: 'patents',
      searchEngine: 'patents',
      total: 9,
      covered: { from: 2025, to: 2026 },
      years: [
        { year: 2024, count: null, query: null },
        { year: 2025, count: 5, query: ask('patents', '2025') },
        { year: 2026, count: 2, query: ask('patents', '2026') },
      ],
    },
    {
      id: 'funding-rounds',
      searchEngine: 'companies',
      total: 4,
      covered: { from: 2024, to: 2026 },
      years: years.map((year) => ({ year, count: year === 2024 ? 4 : 0, query: null })),
    },
    {
      id: 'clinical-trials',
      searchEngine: 'clinical-trials',
      total: 0,
      covered: null,
      years: years.map((year) => ({ year, count: null, query: null })),
    },
  ],
};

const agencies: Agencies = {
  asOf,
  awards: 9,
  amount: 4_000_000,
  withAmount: 8,
  from: 2019,
  to: 2025,
  slices: [
    { agency: 'Department of Energy', amount: 3_000_000, awards: 4, withAmount: 4, query: ask('awards', 'doe') },
    { agency: 'NASA', amount: 980_000, awards: 3, withAmount: 3, query: ask('awards', 'nasa') },
  ],
  others: { amount: 20_000, awards: 2, agencies: 2 },
  query: ask('awards', 'all'),
};

const call = { agency: 'Department of Energy', isSample: false };
const calls: ClosingDates = {
  asOf,
  open: 5,
  query: ask('funding-opportunities', 'open'),
  calls: [
    { ...call, id: 'one', title: 'Cells that last', closes: '2026-03-17' },
    { ...call, id: 'two', title: 'Aircraft', closes: '2026-04', isSample: true },
    { ...call, id: 'three', title: 'Rolling', closes: null, agency: null },
  ],
};

const record = { date: '2026-02-01', organisation: 'Acme' };
const isNew: WhatIsNew = {
  since: '2026-03-01T08:00:00.000Z',
  isFirstVisit: false,
  counts: [
    { searchEngine: 'patents', count: 1, query: ask('patents', 'new') },
    { searchEngine: 'awards', count: 4, query: ask('awards', 'new') },
  ],
  records: [{ ...record, searchEngine: 'patents', id: 'p1', title: 'A new separator' }],
  latest: [{ ...record, searchEngine: 'awards', id: 'a1', title: 'The latest award', organisation: null }],
};

test('[PULSE-09] [PULSE-01] [PULSE-03] the first screen shows the numbers that it is given, each with what it leads to', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-05T10:00:00Z'));
  await openWith(page, {
    'key-figures': figures,
    'market-trends': trends,
    'agencies-pie-chart': { data: agencies, error: null },
    'closing-dates': calls,
    'what-is-new': isNew,
  });

  await test.step('key figures: on topic, with their money or of how many', async () => {
    const of = (label: string) =>
      panel(page, 'Key figures')
        .locator('div', { has: page.getByText(label, { exact: true }) })
        .last();
    await expect(of('Patents')).toHaveText('Patents12of 700');
    expect(await leadsTo(of('Patents'))).toBe('patents: p');
    await expect(of('Awards')).toHaveText('Awards7$2.5M, stated by 5');
    await expect(of('Companies')).toHaveText('Companies0of 90');
    expect(await leadsTo(of('Companies'))).toBeNull();
    await expect(of('Open calls')).toHaveText('Open calls3of 6 calls on topic');
    expect(await leadsTo(of('Open calls'))).toBe('funding-opportunities: open');
  });

  await test.step('activity: a chart for each data set with years; uncovered years are open, and what has none is named', async () => {
    const of = panel(page, 'Activity by year');
    await expect(of.locator('[data-chart-title]')).toHaveText(['Patents 9', 'Funding rounds 4']);
    await expect(of.locator('[data-chart-title] a').first()).toHaveAttribute('href', /f\.about=field/);
    await expect(of.getByRole('figure')).toHaveCount(2);
    await expect(of.getByText('Nothing on topic: Clinical trials.')).toBeVisible();
    // Rounds are no records, and not counted as such.
    await expect(of).toContainText(
      '7 records on topic, 2024 to 2026. 2026 so far; gray: years not covered. As of 5 March, 2026',
    );
    const chart = of.getByRole('figure', { name: /^Patents/ });
    await chart.locator('svg[tabindex="0"]').focus();
    const tip = chart.getByRole('status');
    await expect(tip).toContainText('2024not covered');
    await page.keyboard.press('ArrowRight');
    await expect(tip).toContainText('20255');
    await expect(chart.locator('[data-gap]')).toHaveCount(1);
    await showTable(of);
    expect(await cells(of)).toEqual([
      'Year | Patents | Funding rounds | Clinical trials',
      '2024 | not covered | 4 | not covered',
      '2025 | 5 | 0 | not covered',
      '2026 | 2 | 0 | not covered',
    ]);
    expect(await leadsTo(of.getByRole('row').nth(2))).toBe('patents: 2025');
  });

  await test.step('activity: a bar opens its search', async () => {
    await page.goto('/dashboard');
    const chart = panel(page, 'Activity by year').getByRole('figure', { name: /^Patents/ });
    await chart.locator('[data-bar]').first().click();
    await expect(page).toHaveURL(/\/search\?.*query=2025/);
    await page.goto('/dashboard');
  });

  await test.step('agencies: their money, share and search; the smaller ones stand together', async () => {
    const of = panel(page, 'Award money by agency');
    await expect(of.getByRole('listitem')).toHaveText([
      'Department of Energy$3M75%',
      'NASA$980K25%',
      '2 other agencies$20K<1%',
    ]);
    expect(await leadsTo(of.getByRole('listitem').nth(1))).toBe('awards: nasa');
    expect(await leadsTo(of.getByRole('listitem').nth(2))).toBeNull();
    await expect(of.getByRole('figure')).toContainText('$4M');
    await expect(of).toContainText('8 of 9 awards on topic state an amount, 2019 to 2025. As of 5 March, 2026');
    await showTable(of);
    expect(await cells(of)).toEqual([
      'Agency | Amount | Share | Awards',
      'Department of Energy | $3,000,000 | 75% | 4',
      'NASA | $980,000 | 24.5% | 3',
      '2 other agencies | $20,000 | 0.5% | 2',
    ]);
  });

  await test.step('calls: the day, and what is left of it', async () => {
    const of = panel(page, 'Next closing dates');
    await expect(of.getByRole('listitem')).toHaveText([
      'Cells that lastDepartment of Energy in 12 days17 March, 2026',
      'AircraftDepartment of Energy Sample dataApril, 2026',
      'Rolling No closing date',
    ]);
    await expect(of.getByRole('link', { name: 'Cells that last' })).toHaveAttribute(
      'href',
      '/funding-opportunities/one',
    );
    await expect(of.getByRole('link', { name: 'All 5' })).toHaveAttribute('href', /query=open/);
  });

  await test.step('new: counted and listed', async () => {
    const of = panel(page, 'New since your last visit');
    await expect(of.getByRole('link', { name: '1 patent', exact: true })).toHaveAttribute('href', /query=new/);
    await expect(of.getByRole('link', { name: '4 awards', exact: true })).toBeVisible();
    await expect(of.getByRole('listitem')).toHaveText(['A new separatorPatents · Acme1 February, 2026']);
    await expect(of).toContainText('Since 1 March, 2026');
  });
});
