import { expect, test } from 'vitest';
import { nextPlan } from './plans.permissions.ts';
import { PLAN_PERMISSIONS, PLANS, type PlanPermissions, planNeeded } from './plans.ts';

test('[PLAN-01] no plan has less than the one before it', () => {
  for (const [at, plan] of PLANS.entries()) {
    if (at === 0) continue;
    const before = PLAN_PERMISSIONS[PLANS[at - 1]!];
    for (const [permission, value] of Object.entries(PLAN_PERMISSIONS[plan]))
      expect(Number(value), `${plan} ${permission}`).toBeGreaterThanOrEqual(
        Number(before[permission as keyof typeof before]),
      );
  }
});

test('[PLAN-01] what is locked names the first plan that has it', () => {
  expect(planNeeded('starter', 'exportRows', 'Exporting')).toBe('Exporting requires Innovator Pro. See the plans.');
  expect(planNeeded('starter', 'viewReports', 'A report')).toBe('A report requires Innovator Plus. See the plans.');
  expect(planNeeded('pro', 'exportRows', 'Exporting')).toBeNull();
});

test('[PLAN-01] the table says what the plans are said to have', () => {
  const table = (permission: keyof PlanPermissions) => PLANS.map((plan) => PLAN_PERMISSIONS[plan][permission]);
  const unlimited = Number.POSITIVE_INFINITY;
  expect(table('projects')).toEqual([1, unlimited, unlimited, unlimited]);
  expect(table('viewPulse')).toEqual([true, true, true, true]);
  expect(table('viewLibrary')).toEqual([true, true, true, true]);
  expect(table('advancedSearch')).toEqual([false, true, true, true]);
  expect(table('viewReports')).toEqual([false, true, true, true]);
  expect(table('reportsPerMonth')).toEqual([0, 3, 10, unlimited]);
  expect(table('collaboration')).toEqual([false, true, true, true]);
  expect(table('canBookmark')).toEqual([false, false, true, true]);
  expect(table('exportRows')).toEqual([0, 0, 10_000, 10_000]);
  expect(table('libraryBytes')).toEqual([5e8, 5e9, 2e10, 1e11]);
  expect(table('expertCheck')).toEqual([false, false, true, true]);
  expect(table('activeAgents')).toEqual([0, 2, 10, unlimited]);
  expect(table('customInsightsPerMonth').slice(0, 3)).toEqual([1, 10, 50]);
});

test('[NAV-07] the next plan is Plus, then Pro, then none', () => {
  expect(PLANS.map(nextPlan)).toEqual(['plus', 'pro', null, null]);
});
