import { formatNumber } from '@groundwork/contract/format';
import type { Plan } from '@groundwork/contract/plans';
import { PLAN_PERMISSIONS, type PlanPermissions } from '@groundwork/contract/plans.permissions';
import { PLANS_TEXTS } from './billing.texts.ts';

/** In this order on every card. */
const ROWS: [permission: keyof PlanPermissions, label: string][] = [
  ['projects', PLANS_TEXTS.projects],
  ['viewPulse', PLANS_TEXTS.pulseAndLibrary],
  ['advancedSearch', PLANS_TEXTS.advancedSearch],
  ['reportsPerMonth', PLANS_TEXTS.reportsAMonth],
  ['collaboration', PLANS_TEXTS.collaboration],
  ['canBookmark', PLANS_TEXTS.bookmarks],
  ['savedSearches', PLANS_TEXTS.savedSearchesWithAlerts],
  ['exportRows', PLANS_TEXTS.recordsInAnExport],
  ['customInsightsPerMonth', PLANS_TEXTS.questionsAMonth],
  ['activeAgents', PLANS_TEXTS.agents],
  ['expertCheck', PLANS_TEXTS.expertChecks],
  ['libraryBytes', PLANS_TEXTS.libraryStorage],
];

export type PlanRow = { permission: keyof PlanPermissions; label: string; value: true | string };

/** All that a plan includes, straight from the table that the server enforces. `true` is a plain yes. */
export const planRows = (plan: Plan): PlanRow[] =>
  ROWS.map(([permission, label]) => ({
    permission,
    label,
    value: shown(permission, PLAN_PERMISSIONS[plan][permission]),
  }));

/** The rows in which the second plan has more. */
export const whatIsMore = (from: Plan, to: Plan): PlanRow[] =>
  planRows(to).filter(
    ({ permission }) => Number(PLAN_PERMISSIONS[to][permission]) > Number(PLAN_PERMISSIONS[from][permission]),
  );

function shown(permission: keyof PlanPermissions, value: number | boolean): true | string {
  if (value === true) return true;
  if (!value) return PLANS_TEXTS.none;
  if (permission === 'libraryBytes') return PLANS_TEXTS.gigabytes(formatNumber(value / 1e9));
  return value === Number.POSITIVE_INFINITY ? PLANS_TEXTS.unlimited : formatNumber(value);
}
