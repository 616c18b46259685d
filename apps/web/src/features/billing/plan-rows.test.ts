import { PLAN_PERMISSIONS, PLANS } from '@groundwork/contract/plans.permissions';
import { expect, test } from 'vitest';
import { planRows, whatIsMore } from './plan-rows.ts';
import { offeredPrice, priceText } from './price-text.ts';

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

test('[PLAN-02] what a plan allows and what it is sold with are the same', () => {
  const shown = planRows('enterprise').map(({ permission }) => permission);
  // The same row tells of each of these.
  const together = ['viewLibrary', 'viewReports'];
  expect([...shown, ...together].toSorted()).toEqual(Object.keys(PLAN_PERMISSIONS.enterprise).toSorted());
});

test('[PLAN-02] without a payment provider a plan costs what the operator says, or nothing is said', () => {
  const offers = {
    canPay: false,
    prices: { plus: null, pro: null },
    email: null,
    pricingUrl: null,
    enterpriseCallUrl: null,
  };
  const priceTexts = { plus: '$49 a month', pro: null };
  expect(offeredPrice('plus', { ...offers, priceTexts })).toBe('$49 a month');
  expect(offeredPrice('pro', { ...offers, priceTexts })).toBeNull();
  const price = { amount: 2_900, currency: 'USD', interval: 'month' as const, intervalCount: 1 };
  expect(offeredPrice('plus', { ...offers, priceTexts, prices: { plus: price, pro: null } })).toBe('$29 a month');
});

test('[PLAN-02] the upgrade dialog names what the next plan has more', () => {
  expect(whatIsMore('starter', 'plus').map(({ permission }) => permission)).toEqual([
    'projects',
    'advancedSearch',
    'reportsPerMonth',
    'collaboration',
    'customInsightsPerMonth',
    'activeAgents',
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
