import { PLANS } from '@groundwork/contract/plans.permissions';
import { expect, test } from 'vitest';
import { planRows, whatIsMore } from './plan-rows.ts';
import { priceText } from './price-text.ts';

test('[PLAN-02] every plan shows the same rows in the same order, with what the table says', () => {
  const labels = PLANS.map((plan) => planRows(plan).map(({ label }) => label));
  for (const each of labels) expect(each).toEqual(labels[0]);
  const value = (plan: (typeof PLANS)[number], wanted: string) =>
    planRows(plan).find(({ label }) => label === wanted)?.value;
  expect(PLANS.map((plan) => value(plan, 'Reports a month'))).toEqual(['–', '3', '10', 'Unlimited']);
  expect(PLANS.map((plan) => value(plan, 'Advanced Search'))).toEqual(['–', true, true, true]);
  expect(value('pro', 'Records in an export')).toBe('10,000');
  expect(PLANS.map((plan) => value(plan, 'Storage for files'))).toEqual(['0.5 GB', '5 GB', '20 GB', '100 GB']);
});

test('[PLAN-02] no plan is sold with what is not built', () => {
  const shown = planRows('enterprise').map(({ permission }) => permission);
  for (const missing of ['activeAgents', 'customInsightsPerMonth', 'expertCheck']) expect(shown).not.toContain(missing);
});

test('[PLAN-02] the upgrade dialog names what the next plan has more', () => {
  expect(whatIsMore('starter', 'plus').map(({ permission }) => permission)).toEqual([
    'projects',
    'advancedSearch',
    'reportsPerMonth',
    'collaboration',
    'libraryBytes',
  ]);
  expect(whatIsMore('plus', 'pro').map(({ permission }) => permission)).not.toContain('projects');
});

test('[PLAN-02] prices are said as the provider has them', () => {
  expect(priceText({ amount: 2_900, currency: 'USD', interval: 'month', intervalCount: 1 })).toBe('$29 a month');
  expect(priceText({ amount: 2_950, currency: 'EUR', interval: 'month', intervalCount: 3 })).toBe(
    '€29.50 every 3 months',
  );
  expect(priceText({ amount: 9_000, currency: 'JPY', interval: 'year', intervalCount: 1 })).toBe('¥9,000 a year');
});
