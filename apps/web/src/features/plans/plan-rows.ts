import { formatNumber } from '@groundwork/contract/format';
import type { Plan } from '@groundwork/contract/plans';
import { PLAN_PERMISSIONS, type PlanPermissions } from '@groundwork/contract/plans.permissions';
import { PLANS_TEXTS } from './plans.texts.ts';

const ROWS: [permission: keyof PlanPermissions, label: string][] = [
  ['projects', 'Projects'],
  ['viewPulse', 'Pulse and library'],
  ['advancedSearch', 'Advanced Search'],
  ['reportsPerMonth', 'Reports a month'],
  ['collaboration', 'Collaboration'],
  ['canBookmark', 'Bookmarks'],
  ['savedSearches', 'Saved searches with alerts'],
  ['exportRows', 'Records in an export'],
  ['activeAgents', 'Active agents'],
  ['customInsightsPerMonth', 'Insights a month'],
  ['expertCheck', 'Check by a human expert'],
];

export type PlanRow = { permission: keyof PlanPermissions; label: string; value: true | string };

/** What a plan has of everything, straight from the table that the server enforces. `true` is a plain yes. */
export const planRows = (plan: Plan): PlanRow[] =>
  ROWS.map(([permission, label]) => ({ permission, label, value: shown(PLAN_PERMISSIONS[plan][permission]) }));

/** The rows in which the second plan has more. */
export const whatIsMore = (from: Plan, to: Plan): PlanRow[] =>
  planRows(to).filter(
    ({ permission }) => Number(PLAN_PERMISSIONS[to][permission]) > Number(PLAN_PERMISSIONS[from][permission]),
  );

function shown(value: number | boolean): true | string {
  if (value === true) return true;
  if (!value) return PLANS_TEXTS.none;
  return value === Number.POSITIVE_INFINITY ? PLANS_TEXTS.unlimited : formatNumber(value);
}
