import { z } from 'zod';
import { Plan } from './plans.ts';
import { ReportType } from './reports.ts';
import { route } from './route.ts';

/** How much of something has been used; `limit` is null where there is none. */
const Quota = z.object({ used: z.number().int(), limit: z.number().int().nullable() });

/** The signed-in person's rights now: the screen mirrors them, and each call checks for itself. */
export const Permissions = z
  .object({
    plan: Plan,
    planName: z.string(),
    permissions: z.object({
      /** False once the plan's number of projects is reached. */
      createProject: z.boolean(),
      viewPulse: z.boolean(),
      advancedSearch: z.boolean(),
      viewReports: z.boolean(),
      viewLibrary: z.boolean(),
      canBookmark: z.boolean(),
      savedSearches: z.boolean(),
      export: z.boolean(),
      collaboration: z.boolean(),
      expertCheck: z.boolean(),
      searchAccess: z.boolean(),
    }),
    projects: Quota,
  })
  .meta({ id: 'Permissions' });
export type Permissions = z.infer<typeof Permissions>;

/** Why a button is locked: the plan has none of it, this month's are used up, or the operator has not opened it yet. */
export const LockReason = z.enum(['upgrade-required', 'limit-reached', 'coming-soon']);
export type LockReason = z.infer<typeof LockReason>;

const Allowed = z.object({ isAllowed: z.boolean(), reason: LockReason.nullable() });

/** Reports are counted by calendar month in UTC; failed and cancelled ones are not. */
export const ReportPermissions = z
  .object({
    reports: z.record(ReportType, Allowed),
    ...Quota.shape,
    resetsAt: z.iso.datetime(),
  })
  .meta({ id: 'ReportPermissions' });
export type ReportPermissions = z.infer<typeof ReportPermissions>;

export const AGENT_KINDS = ['funding-opportunity-tracker', 'company-tracker'] as const;
export const AgentKind = z.enum(AGENT_KINDS);
export type AgentKind = z.infer<typeof AgentKind>;

export const AgentPermissions = z
  .object({ agents: z.record(AgentKind, Allowed), limit: z.number().int().nullable() })
  .meta({ id: 'AgentPermissions' });
export type AgentPermissions = z.infer<typeof AgentPermissions>;

export const permissions = {
  get: route({
    method: 'GET',
    path: '/permissions',
    summary: 'What the signed-in person’s plan lets them do',
    tags: ['Plans'],
  }).output(Permissions),
  agents: route({
    method: 'GET',
    path: '/permissions/agents',
    summary: 'Which agents can be started, and how many',
    tags: ['Plans'],
  }).output(AgentPermissions),
  reports: route({
    method: 'GET',
    path: '/permissions/reports',
    summary: 'Which kinds of report can be started now, and how many this month; never cached',
    tags: ['Plans'],
  }).output(ReportPermissions),
};
