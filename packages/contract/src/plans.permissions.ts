import { EXPORT_ROWS_MAX } from './limits.ts';
import { PLANS } from './plans.names.ts';
import { PLAN_TEXTS } from './plans.texts.ts';

export { PLANS };

type Plan = (typeof PLANS)[number];

export const PLAN_NAMES: Record<Plan, string> = {
  starter: 'Innovator Starter',
  plus: 'Innovator Plus',
  pro: 'Innovator Pro',
  enterprise: 'Enterprise',
};

/** The megabyte by which disks are sold, and sizes shown. */
const MB = 1_000_000;
const UNLIMITED = Number.POSITIVE_INFINITY;

/** The features and limits of a plan. */
export interface PlanPermissions {
  projects: number;
  viewPulse: boolean;
  viewLibrary: boolean;
  advancedSearch: boolean;
  viewReports: boolean;
  reportsPerMonth: number;
  collaboration: boolean;
  canBookmark: boolean;
  savedSearches: boolean;
  /** Records of one export. */
  exportRows: number;
  /** Total size of all files in the library, uploads under way included. */
  libraryBytes: number;
  expertCheck: boolean;
  activeAgents: number;
  customInsightsPerMonth: number;
}

/** The one table of plans; features read it and decide nothing by a plan's name. */
export const PLAN_PERMISSIONS: Record<Plan, PlanPermissions> = {
  starter: {
    projects: 1,
    viewPulse: true,
    viewLibrary: true,
    advancedSearch: false,
    viewReports: false,
    reportsPerMonth: 0,
    collaboration: false,
    canBookmark: false,
    savedSearches: false,
    exportRows: 0,
    libraryBytes: 500 * MB,
    expertCheck: false,
    activeAgents: 0,
    customInsightsPerMonth: 1,
  },
  plus: {
    projects: UNLIMITED,
    viewPulse: true,
    viewLibrary: true,
    advancedSearch: true,
    viewReports: true,
    reportsPerMonth: 3,
    collaboration: true,
    canBookmark: false,
    savedSearches: false,
    exportRows: 0,
    libraryBytes: 5_000 * MB,
    expertCheck: false,
    activeAgents: 2,
    customInsightsPerMonth: 10,
  },
  pro: {
    projects: UNLIMITED,
    viewPulse: true,
    viewLibrary: true,
    advancedSearch: true,
    viewReports: true,
    reportsPerMonth: 10,
    collaboration: true,
    canBookmark: true,
    savedSearches: true,
    exportRows: EXPORT_ROWS_MAX,
    libraryBytes: 20_000 * MB,
    expertCheck: true,
    activeAgents: 10,
    customInsightsPerMonth: 50,
  },
  enterprise: {
    projects: UNLIMITED,
    viewPulse: true,
    viewLibrary: true,
    advancedSearch: true,
    viewReports: true,
    reportsPerMonth: UNLIMITED,
    collaboration: true,
    canBookmark: true,
    savedSearches: true,
    exportRows: EXPORT_ROWS_MAX,
    libraryBytes: 100_000 * MB,
    expertCheck: true,
    activeAgents: UNLIMITED,
    customInsightsPerMonth: UNLIMITED,
  },
};

/** The plan that the upgrade prompt names; null at the top of what can be bought. Beyond it there is a call. */
export function nextPlan(plan: Plan): Plan | null {
  if (plan === 'starter') return 'plus';
  return plan === 'plus' ? 'pro' : null;
}

/** The plan that somebody without the permission needs at least. */
export const firstPlanWith = (permission: keyof PlanPermissions): Plan =>
  PLANS.find((each) => PLAN_PERMISSIONS[each][permission]) ?? 'enterprise';

/** Why something is locked: 'Exporting results needs Innovator Pro. See the plans.'; null where the plan has it. */
export function planNeeded(plan: Plan, permission: keyof PlanPermissions, what: string): string | null {
  return PLAN_PERMISSIONS[plan][permission] ? null : PLAN_TEXTS.needed(what, PLAN_NAMES[firstPlanWith(permission)]);
}
