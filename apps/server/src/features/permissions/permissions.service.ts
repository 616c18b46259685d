import type {
  AgentKind,
  AgentPermissions,
  LockReason,
  Permissions,
  ReportPermissions,
} from '@groundwork/contract/permissions';
import { PLAN_NAMES, PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { Actor } from '../../platform/http/context.ts';
import type { AgentService } from '../agents/agents.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { ReportService } from '../reports/reports.service.ts';

type Dependencies = {
  projects: Pick<ProjectService, 'count'>;
  reports: Pick<ReportService, 'quota'>;
  agents: Pick<AgentService, 'countActive' | 'isComingSoon'>;
};

/** The permissions that screens mirror. Each call checks its own permission again, from the same table. */
export function permissionService({ projects, reports, agents }: Dependencies) {
  return {
    async get(actor: Actor): Promise<Permissions> {
      const plan = PLAN_PERMISSIONS[actor.plan];
      const used = await projects.count(actor);
      return {
        plan: actor.plan,
        planName: PLAN_NAMES[actor.plan],
        permissions: {
          createProject: used < plan.projects,
          viewPulse: plan.viewPulse,
          advancedSearch: plan.advancedSearch,
          searchAccess: plan.advancedSearch,
          viewReports: plan.viewReports,
          viewLibrary: plan.viewLibrary,
          canBookmark: plan.canBookmark,
          savedSearches: plan.savedSearches,
          export: plan.exportRows > 0,
          collaboration: plan.collaboration,
          expertCheck: plan.expertCheck,
        },
        projects: { used, limit: limitOf(plan.projects) },
      };
    },

    async reports(actor: Actor): Promise<ReportPermissions> {
      const { used, max, resetsAt } = await reports.quota(actor);
      const reason = (): LockReason | null => {
        if (!PLAN_PERMISSIONS[actor.plan].viewReports) return 'upgrade-required';
        return used < max ? null : 'limit-reached';
      };
      return {
        reports: {
          commercialization: allowed(reason()),
          funding: allowed(reason()),
          custom: allowed(reason()),
        },
        used,
        limit: limitOf(max),
        resetsAt: resetsAt.toISOString(),
      };
    },

    async agents(actor: Actor): Promise<AgentPermissions> {
      const { activeAgents } = PLAN_PERMISSIONS[actor.plan];
      const isFull = activeAgents > 0 && (await agents.countActive(actor)) >= activeAgents;
      const ofPlan: LockReason | null = activeAgents === 0 ? 'upgrade-required' : isFull ? 'limit-reached' : null;
      const each = (kind: AgentKind) => allowed(agents.isComingSoon(kind) ? 'coming-soon' : ofPlan);
      return {
        agents: {
          'funding-opportunity-tracker': each('funding-opportunity-tracker'),
          'company-tracker': each('company-tracker'),
        },
        limit: limitOf(activeAgents),
      };
    },
  };
}

export type PermissionService = ReturnType<typeof permissionService>;

const allowed = (reason: LockReason | null) => ({ isAllowed: reason === null, reason });

/** JSON has no infinity. */
const limitOf = (max: number) => (Number.isFinite(max) ? max : null);
