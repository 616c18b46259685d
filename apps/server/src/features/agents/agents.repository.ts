import type { AgentSchedule, Precision } from '@groundwork/contract/agents';
import type { AgentKind } from '@groundwork/contract/permissions';
import { PLAN_PERMISSIONS, PLANS } from '@groundwork/contract/plans';
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Executor } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import {
  type EditableProjectId,
  isEditableBy,
  isVisibleTo,
  type ReadableProjectId,
} from '../projects/projects.access.ts';
import { agent, agentHit, agentRun, type FollowedCompany } from './agents.table.ts';

export type AgentRow = typeof agent.$inferSelect;
export type SeenAgent = AgentRow & { hits: number; isOverLimit: boolean; mayEdit: boolean };
export type AgentRunRow = typeof agentRun.$inferSelect & { hits: (typeof agentHit.$inferSelect)[]; total: number };
export interface NewAgent {
  projectId: EditableProjectId;
  kind: AgentKind;
  name: string;
  companies: FollowedCompany[];
  eligibleApplicants: string[];
  precision: Precision;
  schedule: AgentSchedule;
}
type Change = Partial<Omit<AgentRow, 'id' | 'projectId' | 'createdBy' | 'kind'>>;

/** How many a plan lets work; written out, as the database has no infinity among its integers. */
const limitOfPlan = sql`case ${user.plan} ${sql.join(
  PLANS.map((plan) => {
    const { activeAgents } = PLAN_PERMISSIONS[plan];
    return sql`when ${plan} then ${Number.isFinite(activeAgents) ? activeAgents : 1_000_000}::int`;
  }),
  sql` `,
)} else 0 end`;

/** Those that a person's plan lets work: their oldest. After a downgrade the others wait, and are kept. */
export const isWithinLimit: SQL = sql`agent.id in (
  select ranked.id from (
    select ${agent.id} as id, row_number() over (partition by ${agent.createdBy} order by ${agent.createdAt}, ${agent.id}) as place,
      ${limitOfPlan} as most
    from ${agent} join ${user} on ${user.id} = ${agent.createdBy} where not ${agent.isPaused}
  ) ranked where ranked.place <= ranked.most)`;

/** Methods that take an actor see only what is in projects that the actor may see, or change. */
export function agentRepository({ db }: Database) {
  const columns = (actor: Actor) => ({
    ...getTableColumns(agent),
    hits: sql<number>`(select count(*) from ${agentHit} where agent_hit.agent_id = agent.id and agent_hit.run_id is not null)::int`,
    isOverLimit: sql<boolean>`not agent.is_paused and not (${isWithinLimit})`,
    mayEdit: sql<boolean>`${isEditableBy(actor, sql`agent.project_id`)}`,
  });
  const countActive = (userId: string, executor: Executor = db) =>
    executor.$count(agent, and(eq(agent.createdBy, userId), eq(agent.isPaused, false)));

  return {
    countActive: (actor: Actor) => countActive(actor.userId),

    async list(actor: Actor, projectId: ReadableProjectId, limit: number): Promise<SeenAgent[]> {
      return db
        .select(columns(actor))
        .from(agent)
        .where(eq(agent.projectId, projectId))
        .orderBy(desc(agent.createdAt), desc(agent.id))
        .limit(limit);
    },

    async find(actor: Actor, id: string): Promise<SeenAgent | null> {
      const [row] = await db
        .select(columns(actor))
        .from(agent)
        .where(and(eq(agent.id, id), isVisibleTo(actor, agent.projectId)));
      return row ?? null;
    },

    /** Hits of one run or of all, newest first; null for those who may not see the agent. */
    async lastTold(
      actor: Pick<Actor, 'userId'>,
      id: string,
      { runId, limit }: { runId?: string; limit: number },
    ): Promise<{ agent: AgentRow; hits: (typeof agentHit.$inferSelect)[] } | null> {
      const [row] = await db
        .select()
        .from(agent)
        .where(and(eq(agent.id, id), isVisibleTo(actor, agent.projectId)));
      if (!row) return null;
      const ofRun = runId ? eq(agentHit.runId, runId) : isNotNull(agentHit.runId);
      const hits = await db
        .select()
        .from(agentHit)
        .where(and(eq(agentHit.agentId, id), ofRun))
        .orderBy(desc(agentHit.foundAt), desc(agentHit.id))
        .limit(limit);
      return { agent: row, hits };
    },

    /** One at a time for a person: two at once cannot both be the last that fits. */
    async create(
      actor: Actor,
      values: NewAgent,
      times: { createdAt: Date; since: Date; nextRunAt: Date },
      max: { active: number; inProject: number },
    ): Promise<{ id: string } | 'plan' | 'project'> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'agents', actor.userId);
        if ((await countActive(actor.userId, tx)) >= max.active) return 'plan';
        if ((await tx.$count(agent, eq(agent.projectId, values.projectId))) >= max.inProject) return 'project';
        const [row] = await tx
          .insert(agent)
          .values({ ...values, ...times, createdBy: actor.userId })
          .returning({ id: agent.id });
        return row!;
      });
    },

    async update(actor: Actor, id: string, change: Change): Promise<boolean> {
      const rows = await db
        .update(agent)
        .set(change)
        .where(and(eq(agent.id, id), isEditableBy(actor, agent.projectId)))
        .returning({ id: agent.id });
      return rows.length > 0;
    },

    /** False when who made it has as many at work as their plan allows. */
    async letGoOn(actor: Actor, row: AgentRow, change: Change, maxActive: number): Promise<boolean> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'agents', row.createdBy);
        if ((await countActive(row.createdBy, tx)) >= maxActive) return false;
        await tx
          .update(agent)
          .set({ ...change, isPaused: false })
          .where(and(eq(agent.id, row.id), isEditableBy(actor, agent.projectId)));
        return true;
      });
    },

    async planOf(userId: string) {
      const [row] = await db.select({ plan: user.plan }).from(user).where(eq(user.id, userId));
      return row?.plan ?? null;
    },

    async delete(actor: Actor, id: string): Promise<boolean> {
      const rows = await db
        .delete(agent)
        .where(and(eq(agent.id, id), isEditableBy(actor, agent.projectId)))
        .returning({ id: agent.id });
      return rows.length > 0;
    },

    /** The criteria of the person's own trackers, the latest first, each once. */
    async previousFilters(actor: Actor, limit: number) {
      const rows = await db
        .select({
          eligibleApplicants: agent.eligibleApplicants,
          precision: agent.precision,
          agentName: agent.name,
          createdAt: agent.createdAt,
        })
        .from(agent)
        .where(and(eq(agent.createdBy, actor.userId), eq(agent.kind, 'funding-opportunity-tracker')))
        .orderBy(desc(agent.createdAt))
        .limit(100);
      const byContent = new Map<string, (typeof rows)[number]>();
      for (const row of rows) {
        const key = JSON.stringify([row.precision, [...row.eligibleApplicants].sort()]);
        if (!byContent.has(key)) byContent.set(key, row);
      }
      return [...byContent.values()].slice(0, limit).map(({ createdAt: _, ...row }) => row);
    },

    /** For an agent that `find` has returned. */
    async history(
      { id }: SeenAgent,
      { offset, limit, hitsMax }: { offset: number; limit: number; hitsMax: number },
    ): Promise<{ rows: AgentRunRow[]; total: number }> {
      const [runs, total] = await Promise.all([
        db
          .select()
          .from(agentRun)
          .where(eq(agentRun.agentId, id))
          .orderBy(desc(agentRun.at), desc(agentRun.id))
          .offset(offset)
          .limit(limit),
        db.$count(agentRun, eq(agentRun.agentId, id)),
      ]);
      if (runs.length === 0) return { rows: [], total };
      const ids = runs.map((run) => run.id);
      const counts = await db
        .select({ runId: agentHit.runId, count: count() })
        .from(agentHit)
        .where(and(inArray(agentHit.runId, ids), isNotNull(agentHit.runId)))
        .groupBy(agentHit.runId);
      const rows = await Promise.all(
        runs.map(async (run) => ({
          ...run,
          total: counts.find(({ runId }) => runId === run.id)?.count ?? 0,
          hits: await db
            .select()
            .from(agentHit)
            .where(eq(agentHit.runId, run.id))
            .orderBy(desc(agentHit.foundAt), agentHit.id)
            .limit(hitsMax),
        })),
      );
      return { rows, total };
    },
  };
}

export type AgentRepository = ReturnType<typeof agentRepository>;
