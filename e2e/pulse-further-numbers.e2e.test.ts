import type { Opportunity, OpportunityAssessment, Score, ScoreFigure } from '@groundwork/contract/pulse.assessment';
import type { BiotechCheck, FundingTrends, Grouped, PlacesOfWork } from '@groundwork/contract/pulse.panels';
import type { FigureQuery } from '@groundwork/contract/report-document';
import { ask, asOf, cells, leadsTo, openWith, panel, showTable } from './pulse-answers.ts';
import { expect, test } from './server.ts';

test.use({ actionTimeout: 15_000 });

const grouped = (engine: FigureQuery['searchEngine'], total: number, ...groups: [string, number][]): Grouped => ({
  total,
  query: ask(engine, 'all'),
  groups: groups.map(([key, count]) => ({ key, count, query: ask(engine, key) })),
});

const biotech: BiotechCheck = {
  asOf,
  isLifeScience: true,
  clinical: 20,
  technical: 5,
  panels: {
    phases: grouped('clinical-trials', 14, ['Phase 2', 8], ['Phase 1', 4]),
    statuses: grouped('clinical-trials', 14, ['Recruiting', 9]),
    drugs: grouped('drugs', 3, ['Insulin', 2]),
    interventions: grouped('interventions', 1),
  },
};

const places: PlacesOfWork = {
  asOf,
  awards: grouped('awards', 9, ['CO', 5], ['MA', 2]),
  companies: grouped('companies', 4),
  trials: grouped('clinical-trials', 14, ['Canada', 3]),
};

const round = { companyId: 'acme', company: 'Acme', type: 'Seed', date: '2021-05-01', amount: 2_000_000 };
const funding: FundingTrends = {
  asOf,
  companies: { onTopic: 12, read: 10, withRounds: 2, query: ask('companies', 'all') },
  total: { rounds: 4, amount: 7_000_000, withAmount: 2 },
  undated: 1,
  types: ['Seed', 'Series A'],
  years: [
    {
      year: 2021,
      rounds: 2,
      amount: 2_000_000,
      withAmount: 1,
      byType: [
        { type: 'Seed', rounds: 1, amount: 2_000_000, withAmount: 1 },
        { type: 'Series A', rounds: 1, amount: 0, withAmount: 0 },
      ],
    },
    {
      year: 2023,
      rounds: 1,
      amount: 5_000_000,
      withAmount: 1,
      byType: [{ type: 'Series A', rounds: 1, amount: 5_000_000, withAmount: 1 }],
    },
  ],
  rounds: [
    { ...round, investors: ['Ada', 'Grace', 'Alan', 'Edsger'] },
    { ...round, company: 'Beta', amount: null, date: null, investors: [] },
  ],
};

const measured = (id: ScoreFigure['id'], value: number | null, percentile: number | null): ScoreFigure => ({
  id,
  value,
  n: 6,
  percentile,
  topics: 40,
  why: value === null ? 'no-data' : percentile === null ? 'not-comparable' : null,
  query: ask('companies', id),
});
const score = (value: number | null, ...of: ScoreFigure[]): Score => ({ value, figures: of });
const scores: Opportunity['scores'] = {
  private_funding: score(70, measured('funding-raised', 7_000_000, 80), measured('investors', 4, 60)),
  public_funding: score(null, measured('award-money', null, null), measured('government-money', 100, null)),
  commercial_success: score(33, measured('companies', 12, 33)),
  patent_likelihood: score(5, measured('patents', 9, 5), measured('patents-per-publication', 12.345, 5)),
};
const assessment: OpportunityAssessment = {
  asOf,
  state: 'ready',
  topics: { n: 40, measuredAt: asOf },
  project: { onTopic: 88, duration: { kind: 'long', research: 6, development: 2, market: 1 }, scores },
  opportunities: [
    {
      industry: 'defense-aerospace',
      use: 'Electric aircraft',
      searchEngine: 'companies',
      records: 11,
      query: ask('companies', 'named'),
      title: 'A separator for Electric aircraft',
      description: 'A separator. Field of use: Electric aircraft',
      onTopic: 21,
      market: {
        kind: 'B2B',
        business: 5,
        consumer: 0,
        businessQuery: ask('companies', 'business'),
        consumerQuery: ask('companies', 'consumer'),
      },
      duration: { kind: null, research: 0, development: 0, market: 0 },
      scores,
    },
  ],
};

test('[PULSE-02] [PULSE-04] [PULSE-05] [PULSE-09] the further panels show the numbers that they are given', async ({
  page,
}) => {
  await openWith(page, {
    'opportunities/opportunity-assessment': assessment,
    'funding-trends-companies': funding,
    'biotech-check': biotech,
    places,
  });
  await page.mouse.wheel(0, 1600);

  await test.step('opportunities: the project as it is, then each with market, duration and scores', async () => {
    const of = panel(page, 'Opportunities');
    const [own, aircraft] = [of.getByRole('article').nth(0), of.getByRole('article').nth(1)];
    await expect(own).toContainText('Your project as it is88 records on topic');
    await expect(own).toContainText('Long termOn topic: 6 in research, 2 in development, 1 on the market');
    await expect(aircraft).toContainText('named by 11 records about your project · 21 records on topic');
    await expect(aircraft).toContainText(
      'Defense & AerospaceB2B5 companies mention business customers, 0 mention consumers',
    );
    await expect(aircraft).toContainText('Duration unknown');
    expect(await aircraft.getByRole('link').evaluateAll((links) => links.map((link) => link.textContent))).toEqual([
      'named by 11 records about your project',
      '5 companies mention business customers',
    ]);
    await expect(aircraft.getByRole('listitem')).toHaveText([
      'Private funding70',
      'Commercial success33',
      'Patent likelihood5',
    ]);
    await expect(aircraft).toContainText('Too little data to score: Public funding');
    await expect(aircraft.getByRole('listitem').first()).toHaveAttribute(
      'title',
      'Private funding: 70. On average, 70% of 40 other topics have less.',
    );
    await expect(of).toContainText('40 other topics that have less. Topics measured on 5 March, 2026.');
    await aircraft.getByRole('button', { name: 'How these are computed' }).click();
    expect(await cells(aircraft)).toEqual([
      'Figure | Value | n | Compared with other topics',
      'Raised by companies | $7M | 6 | more than 80% of 40 topics',
      'Investors | 4 | 6 | more than 60% of 40 topics',
      'Award money | – | 6 | no data to compute it from',
      'Government contracts and grants | $100 | 6 | too few other topics have any',
      'Companies | 12 | 6 | more than 33% of 40 topics',
      'Patents | 9 | 6 | more than 5% of 40 topics',
      'Patents per 100 publications | 12.3 | 6 | more than 5% of 40 topics',
    ]);
    expect(await leadsTo(aircraft.getByRole('row').nth(1))).toBe('companies: funding-raised');
    expect(await leadsTo(aircraft.getByRole('row').nth(3))).toBeNull();
    await aircraft.getByRole('button', { name: 'Hide the figures' }).click();
    await expect(aircraft.getByRole('table')).toHaveCount(0);
    await aircraft.getByRole('button', { name: 'Use this: Electric aircraft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit project' });
    await expect(dialog.getByLabel('Title')).toHaveValue('A separator for Electric aircraft');
    await expect(dialog.getByLabel('Description')).toHaveValue('A separator. Field of use: Electric aircraft');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('funding: by year and type, with the rounds themselves', async () => {
    const of = panel(page, 'Funding rounds of companies on topic');
    await expect(of.getByRole('figure')).toContainText('2022');
    await expect(of.getByRole('figure')).toContainText('Series A');
    expect(await cells(of)).toEqual([
      'Company | Type | Date | Amount | Investors',
      'Acme | Seed | 1 May, 2021 | $2M | Ada, Grace, Alan and 1 more',
      'Beta | Seed | – | – | –',
    ]);
    await expect(of.getByRole('link', { name: 'Acme' })).toHaveAttribute('href', '/companies/acme');
    await expect(of).toContainText(
      '2 of 4 rounds of 2 companies state an amount in US dollars. 1 round without a date. Counted over the 10 best-matching of 12 companies on topic. As of 5 March, 2026',
    );
    await showTable(of);
    expect(await cells(of)).toEqual([
      'Year | Type | Rounds | US dollars raised',
      '2021 | Seed | 1 | $2,000,000',
      '2021 | Series A | 1 | –',
      '2023 | Series A | 1 | $5,000,000',
    ]);
  });

  await test.step('the clinical picture: phases, states, kinds and drugs, of how many', async () => {
    const of = panel(page, 'Clinical landscape');
    await expect(of.getByRole('listitem')).toHaveText(['Phase 28', 'Phase 14', 'Recruiting9', 'Insulin2']);
    await expect(of).toContainText('Interventions by kind of 1None of them says it.');
    await expect(of).toContainText('Trials by phase of 14');
    await expect(of).toContainText(
      '14 clinical trials, 3 drug applications and 1 intervention on topic. As of 5 March, 2026',
    );
    expect(await leadsTo(of.getByRole('listitem').nth(3))).toBe('drugs: Insulin');
    await showTable(of);
    expect((await cells(of)).slice(1)).toEqual([
      'Trials by phase | Phase 2 | 8',
      'Trials by phase | Phase 1 | 4',
      'Trials by status | Recruiting | 9',
      'Drug applications by active ingredient | Insulin | 2',
    ]);
  });

  await test.step('places: those that records name', async () => {
    const of = panel(page, 'Where the work is done');
    await expect(of.getByRole('listitem')).toHaveText(['CO5', 'MA2', 'Canada3']);
    await expect(of).not.toContainText('Companies by country');
    await expect(of).toContainText('9 awards, 4 companies and 14 clinical trials on topic, with or without a place.');
    expect(await leadsTo(of.getByRole('listitem').nth(1))).toBe('awards: MA');
  });
});
