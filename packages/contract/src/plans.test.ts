import { expect, test } from 'vitest';
import { PLAN_PERMISSIONS, PLANS, planNeeded } from './plans.ts';

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
  expect(planNeeded('starter', 'exportRows', 'Exporting')).toBe('Exporting needs Innovator Pro. See the plans.');
  expect(planNeeded('starter', 'viewReports', 'A report')).toBe('A report needs Innovator Plus. See the plans.');
  expect(planNeeded('pro', 'exportRows', 'Exporting')).toBeNull();
});
