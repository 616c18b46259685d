import type {
  Agent,
  AgentSchedule,
  CompanyTracker,
  CompanyTrackerForm,
  OpportunityTracker,
  OpportunityTrackerForm,
  Precision,
  TrackedCompany,
} from '@groundwork/contract/agents';
import { AGENTS_OF_PROJECT_MAX } from '@groundwork/contract/limits';
import type { AgentKind } from '@groundwork/contract/permissions';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { nextRun } from './agent-times.ts';
import type { AgentWorkRepository } from './agent-work.repository.ts';
import { runAgentsJob } from './agents.jobs.ts';
import type { AgentRepository, AgentRunRow, NewAgent, SeenAgent } from './agents.repository.ts';
import type { FollowedCompany } from './agents.table.ts';
import { findCompanies } from './find-companies.ts';
import { OPPORTUNITIES } from './look-through.ts';
import { followedCompany } from './matching/company-matches.ts';
import { previewCompanies, previewOpportunities } from './preview-agent.ts';

type Dependencies = {
  agents: AgentRepository;
  work: AgentWorkRepository;
  projects: Pick<ProjectService, 'get' | 'getEditable' | 'getUsable'>;
  index: CatalogueIndex;
  matchesOf(project: ProjectBrief): Promise<ProjectMatches>;
  splitFrom: IdentityService['splitFrom'];
  jobs: Pick<JobQueue, 'enqueue'>;
  takeTurn: RateLimit;
  clock: Clock;
  /** Kinds that the operator has not opened yet. */
  comingSoon: readonly AgentKind[];
};
type Paging = { page: number; pageLimit: number };

const FILTERS_SHOWN = 5;
const APPLICANTS_SHOWN = 60;
const HITS_SHOWN = 100;

export function agentService(deps: Dependencies) {
  const { agents, work, projects, index, matchesOf, splitFrom, jobs, takeTurn, clock, comingSoon } = deps;
  const requireAgents = (actor: Actor) => requirePlan(actor, 'activeAgents', MESSAGES.agents.anAgent);

  /** For who puts an agent of this kind into it. */
  async function editable(actor: Actor, projectId: string, kind: AgentKind) {
    if (comingSoon.includes(kind)) throw new AppError('FORBIDDEN', MESSAGES.agents.comingSoon);
    requireAgents(actor);
    await projects.getUsable(actor, projectId);
    return projects.getEditable(actor, projectId);
  }

  async function find(actor: Actor, id: string, kind?: AgentKind): Promise<SeenAgent> {
    const row = await agents.find(actor, id);
    if (!row || (kind && row.kind !== kind)) throw new AppError('NOT_FOUND');
    return row;
  }

  async function findEditable(actor: Actor, id: string, kind?: AgentKind): Promise<SeenAgent> {
    const row = await find(actor, id, kind);
    await projects.getEditable(actor, row.projectId);
    return row;
  }

  /** The companies as the catalogue has them now. One that it lost meanwhile stays as it was known. */
  async function recognised(selected: TrackedCompany[], kept: FollowedCompany[] = []): Promise<FollowedCompany[]> {
    const ids = [...new Set(selected.map(({ id }) => id))];
    const records = await index.get(ids.map((id) => ({ engine: 'companies' as const, id })));
    return ids.map((id, at) => {
      const record = records[at];
      const company = record ? followedCompany(record) : kept.find((each) => each.id === id);
      if (!company) throw AppError.validation({ selectedCompanies: [MESSAGES.agents.unknownCompany] });
      return company;
    });
  }

  async function create(actor: Actor, values: NewAgent): Promise<Agent> {
    const now = clock.now();
    await work.begin(await index.lastChange());
    const max = { active: PLAN_PERMISSIONS[actor.plan].activeAgents, inProject: AGENTS_OF_PROJECT_MAX };
    const times = { createdAt: now, since: now, nextRunAt: nextRun(values.schedule, now) };
    const made = await agents.create(actor, values, times, max);
    if (made === 'plan') throw new AppError('FORBIDDEN', MESSAGES.plans.reportLimit);
    if (made === 'project') throw new AppError('CONFLICT', MESSAGES.agents.tooManyAgents);
    return present(await find(actor, made.id));
  }

  async function change(
    actor: Actor,
    row: SeenAgent,
    values: Partial<Omit<NewAgent, 'projectId' | 'kind'>> & { schedule: AgentSchedule },
  ): Promise<Agent> {
    const nextRunAt = nextRun(values.schedule, clock.now());
    if (!(await agents.update(actor, row.id, { ...values, nextRunAt }))) throw new AppError('NOT_FOUND');
    return present(await find(actor, row.id));
  }

  return {
    countActive: agents.countActive,
    isComingSoon: (kind: AgentKind): boolean => comingSoon.includes(kind),
    lastTold: agents.lastTold,

    async list(actor: Actor, projectId: string) {
      const { id } = await projects.get(actor, projectId);
      const [rows, active] = await Promise.all([
        agents.list(actor, id, AGENTS_OF_PROJECT_MAX),
        agents.countActive(actor),
      ]);
      const { activeAgents: max } = PLAN_PERMISSIONS[actor.plan];
      return { items: rows.map(present), active, limit: Number.isFinite(max) ? max : null };
    },

    companyTracker: async (actor: Actor, id: string) =>
      present(await find(actor, id, 'company-tracker')) as CompanyTracker,
    opportunityTracker: async (actor: Actor, id: string) =>
      present(await find(actor, id, 'funding-opportunity-tracker')) as OpportunityTracker,

    async previousFilters(actor: Actor) {
      const [items, applicants] = await Promise.all([
        agents.previousFilters(actor, FILTERS_SHOWN),
        index.facetValues({ engines: [OPPORTUNITIES], query: null }, 'eligibleApplicants', '', APPLICANTS_SHOWN),
      ]);
      return { items, eligibleApplicants: applicants.values };
    },

    async history(actor: Actor, id: string, { page, pageLimit }: Paging) {
      const row = await find(actor, id);
      const paging = { offset: (page - 1) * pageLimit, limit: pageLimit, hitsMax: HITS_SHOWN };
      const { rows, total } = await agents.history(row, paging);
      return { items: rows.map(presentRun), total, page, pageLimit };
    },

    async createCompanyTracker(actor: Actor, input: CompanyTrackerForm & { projectId: string }) {
      const project = await editable(actor, input.projectId, 'company-tracker');
      const companies = await recognised(input.selectedCompanies);
      return (await create(actor, {
        projectId: project.id,
        kind: 'company-tracker',
        name: input.agentName,
        schedule: input.schedule,
        companies,
        eligibleApplicants: [],
        precision: 'precise',
      })) as CompanyTracker;
    },

    async updateCompanyTracker(actor: Actor, { id, ...input }: CompanyTrackerForm & { id: string }) {
      const row = await findEditable(actor, id, 'company-tracker');
      const companies = await recognised(input.selectedCompanies, row.companies);
      return (await change(actor, row, {
        name: input.agentName,
        schedule: input.schedule,
        companies,
      })) as CompanyTracker;
    },

    async createOpportunityTracker(actor: Actor, input: OpportunityTrackerForm & { projectId: string }) {
      const project = await editable(actor, input.projectId, 'funding-opportunity-tracker');
      const { agentName: name, schedule, eligibleApplicants, precision } = input;
      return (await create(actor, {
        projectId: project.id,
        kind: 'funding-opportunity-tracker',
        name,
        schedule,
        companies: [],
        eligibleApplicants: [...new Set(eligibleApplicants)],
        precision,
      })) as OpportunityTracker;
    },

    async updateOpportunityTracker(actor: Actor, { id, ...input }: OpportunityTrackerForm & { id: string }) {
      const row = await findEditable(actor, id, 'funding-opportunity-tracker');
      const { agentName: name, schedule, eligibleApplicants, precision } = input;
      const values = { name, schedule, eligibleApplicants: [...new Set(eligibleApplicants)], precision };
      return (await change(actor, row, values)) as OpportunityTracker;
    },

    async pause(actor: Actor, id: string, isPaused: boolean): Promise<Agent> {
      const row = await findEditable(actor, id);
      if (isPaused) await agents.update(actor, id, { isPaused, askedToRunAt: null });
      else if (row.isPaused) {
        const now = clock.now();
        const plan = await agents.planOf(row.createdBy);
        const times = { since: now, nextRunAt: nextRun(row.schedule, now) };
        if (!(await agents.letGoOn(actor, row, times, plan ? PLAN_PERMISSIONS[plan as Actor['plan']].activeAgents : 0)))
          throw new AppError('FORBIDDEN', MESSAGES.plans.reportLimit);
      }
      return present(await find(actor, id));
    },

    /** Asked again while it runs, it runs once. */
    async run(actor: Actor, id: string): Promise<Agent> {
      const row = await findEditable(actor, id);
      if (row.isPaused || row.isOverLimit) throw new AppError('CONFLICT', MESSAGES.agents.isPaused);
      await takeTurn(actor.userId);
      await agents.update(actor, id, { askedToRunAt: clock.now() });
      await jobs.enqueue(runAgentsJob, {}, { singletonKey: 'asked' });
      return present(await find(actor, id));
    },

    async delete(actor: Actor, id: string): Promise<void> {
      await findEditable(actor, id);
      await agents.delete(actor, id);
    },

    async previewCompanyTracker(actor: Actor, projectId: string, selected: TrackedCompany[]) {
      await editable(actor, projectId, 'company-tracker');
      return previewCompanies(await recognised(selected), { index, clock, splitFrom });
    },

    async previewOpportunityTracker(
      actor: Actor,
      projectId: string,
      wanted: { eligibleApplicants: string[]; precision: Precision },
    ) {
      const project = await editable(actor, projectId, 'funding-opportunity-tracker');
      return previewOpportunities(await matchesOf(project), wanted, { index, clock });
    },

    async companies(actor: Actor, query: string) {
      requireAgents(actor);
      return { items: await findCompanies(query, index) };
    },
  };
}

export type AgentService = ReturnType<typeof agentService>;

function present(row: SeenAgent): Agent {
  const { id, projectId, kind, name: agentName, schedule, isPaused, isOverLimit, hits, mayEdit } = row;
  const base = {
    id,
    projectId,
    agentName,
    schedule,
    isPaused,
    isOverLimit,
    isRunning: row.askedToRunAt !== null,
    createdAt: row.createdAt.toISOString(),
    lastRunAt: row.lastRunAt?.toISOString() ?? null,
    nextRunAt: isPaused || isOverLimit ? null : row.nextRunAt.toISOString(),
    hits,
    mayEdit,
  };
  if (kind === 'company-tracker')
    return {
      ...base,
      kind,
      selectedCompanies: row.companies.map(({ id: companyId, name }) => ({ id: companyId, name })),
    };
  return { ...base, kind, eligibleApplicants: row.eligibleApplicants, precision: row.precision };
}

const presentRun = ({ id, at, isManual, lookedAt, hits, total }: AgentRunRow) => ({
  id,
  at: at.toISOString(),
  isManual,
  lookedAt,
  hits: hits.map(({ id: hitId, content, foundAt }) => ({ ...content, id: hitId, foundAt: foundAt.toISOString() })),
  total,
});
