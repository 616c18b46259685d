import type { AgentFind } from '@groundwork/contract/agents';
import type { Engine } from '@groundwork/contract/engines';
import { and, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { peopleOf } from '../projects/projects.access.ts';
import { isWithinLimit } from './agents.repository.ts';
import { agent, agentHit, agentLook, agentPlace, agentRun } from './agents.table.ts';

export type WorkingAgent = typeof agent.$inferSelect;
export interface NewHit {
  agentId: string;
  key: string;
  content: AgentFind;
}
export type Looked = ReadonlyMap<Engine, number>;

const PLACE_ID = 1;
const LOOKS_KEPT_MS = 60 * 86_400_000;
const HITS_AT_ONCE = 500;

/** For the jobs, which work for everybody: no method has an actor. */
export function agentWorkRepository({ db }: Database) {
  const isAtWork = and(
    eq(agent.isPaused, false),
    isWithinLimit,
    // Somebody who was removed from the project is told nothing of it any more.
    sql`${agent.createdBy} in (${peopleOf(sql`agent.project_id`)})`,
  );
  return {
    /** Begins at `place` where nothing was looked through yet. */
    async begin(place: number): Promise<void> {
      await db.insert(agentPlace).values({ id: PLACE_ID, place }).onConflictDoNothing();
    },

    async place(): Promise<number | null> {
      const [row] = await db.select().from(agentPlace).where(eq(agentPlace.id, PLACE_ID));
      return row?.place ?? null;
    },

    atWork: (): Promise<WorkingAgent[]> => db.select().from(agent).where(isAtWork),

    /** Which of these records each of the agents has told or will tell. */
    async known(agentIds: string[], keys: string[]): Promise<Set<string>> {
      if (agentIds.length === 0 || keys.length === 0) return new Set();
      const rows = await db
        .select({ agentId: agentHit.agentId, key: agentHit.key })
        .from(agentHit)
        .where(and(inArray(agentHit.agentId, agentIds), inArray(agentHit.key, keys)));
      return new Set(rows.map(({ agentId, key }) => `${agentId} ${key}`));
    },

    /** Stores the hits and how far it was looked, together or not at all; false when another process was here first. */
    async store(hits: NewHit[], { from, to, looked, now }: { from: number; to: number; looked: Looked; now: Date }) {
      return db.transaction(async (tx) => {
        const moved = await tx
          .update(agentPlace)
          .set({ place: to })
          .where(and(eq(agentPlace.id, PLACE_ID), eq(agentPlace.place, from)))
          .returning({ id: agentPlace.id });
        if (moved.length === 0) return false;
        for (let at = 0; at < hits.length; at += HITS_AT_ONCE) {
          const values = hits.slice(at, at + HITS_AT_ONCE).map((hit) => ({ ...hit, foundAt: now }));
          // An agent that was deleted meanwhile has none.
          const there = await tx
            .select({ id: agent.id })
            .from(agent)
            .where(inArray(agent.id, [...new Set(values.map(({ agentId }) => agentId))]))
            .for('key share');
          const ids = new Set(there.map(({ id }) => id));
          const kept = values.filter(({ agentId }) => ids.has(agentId));
          if (kept.length > 0) await tx.insert(agentHit).values(kept).onConflictDoNothing();
        }
        for (const [searchEngine, count] of looked)
          await tx
            .insert(agentLook)
            .values({ at: now, searchEngine, count })
            .onConflictDoUpdate({
              target: [agentLook.at, agentLook.searchEngine],
              set: { count: sql`${agentLook.count} + excluded.count` },
            });
        await tx.delete(agentLook).where(lt(agentLook.at, new Date(now.getTime() - LOOKS_KEPT_MS)));
        return true;
      });
    },

    /** Those whose hour has struck, and those that somebody has asked to run. */
    due: (now: Date): Promise<WorkingAgent[]> =>
      db
        .select()
        .from(agent)
        .where(and(or(lte(agent.nextRunAt, now), isNotNull(agent.askedToRunAt)), isAtWork))
        .orderBy(agent.nextRunAt, agent.id),

    /**
     * One run, told or not at all: what was found since the last becomes its hits. Nothing when it changed since it was read, as
     * by another process.
     */
    async tell(
      { id, lastRunAt, since, nextRunAt, askedToRunAt }: WorkingAgent,
      next: { now: Date; nextRunAt: Date },
      raise: (run: { id: string }, hits: (typeof agentHit.$inferSelect)[], tx: Transaction) => Promise<void>,
    ): Promise<number | null> {
      const { now } = next;
      return db.transaction(async (tx) => {
        const ours = await tx
          .update(agent)
          .set({ lastRunAt: now, nextRunAt: next.nextRunAt, askedToRunAt: null })
          .where(
            and(
              eq(agent.id, id),
              eq(agent.nextRunAt, nextRunAt),
              lastRunAt ? eq(agent.lastRunAt, lastRunAt) : isNull(agent.lastRunAt),
            ),
          )
          .returning({ id: agent.id });
        if (ours.length === 0) return null;
        const lookedAt = await tx
          .select({ searchEngine: agentLook.searchEngine, count: sql<number>`sum(${agentLook.count})::int` })
          .from(agentLook)
          .where(and(gte(agentLook.at, lastRunAt ?? since), lte(agentLook.at, now)))
          .groupBy(agentLook.searchEngine)
          .orderBy(agentLook.searchEngine);
        const [run] = await tx
          .insert(agentRun)
          .values({ agentId: id, at: now, isManual: askedToRunAt !== null, lookedAt })
          .returning({ id: agentRun.id });
        const hits = await tx
          .update(agentHit)
          .set({ runId: run!.id })
          .where(and(eq(agentHit.agentId, id), isNull(agentHit.runId)))
          .returning();
        if (hits.length > 0) await raise(run!, hits, tx);
        return hits.length;
      });
    },
  };
}

export type AgentWorkRepository = ReturnType<typeof agentWorkRepository>;
