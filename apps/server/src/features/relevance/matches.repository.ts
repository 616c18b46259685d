import { eq, sql } from 'drizzle-orm';
import type { UnsureRecord } from '../../catalogue/matching/matcher.ts';
import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { Database } from '../../platform/db/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import { type AccessibleProjectId, isThere } from '../projects/projects.access.ts';
import { matchesMade } from './relevance.events.ts';
import { projectMatches } from './relevance.table.ts';

export type KeptList = Pick<ProjectMatches, 'matches' | 'terms' | 'proposed' | 'isByWords' | 'own'> & {
  unsure: UnsureRecord[];
};

export interface KeptMatches {
  key: string;
  state: string;
  list: KeptList;
  madeAt: Date;
}

/** Projects' lists as they are kept. Whoever reads one was given the project. */
export function matchesRepository({ db }: Database, events: Pick<EventBus, 'publish'>) {
  return {
    /** Without the list itself, which is long. */
    async state({ id }: { id: AccessibleProjectId }): Promise<Omit<KeptMatches, 'list'> | null> {
      const { key, state, madeAt } = projectMatches;
      const [row] = await db
        .select({ key, state, madeAt })
        .from(projectMatches)
        .where(eq(projectMatches.projectId, id));
      return row ?? null;
    },

    async find({ id }: { id: AccessibleProjectId }): Promise<KeptMatches | null> {
      const [row] = await db.select().from(projectMatches).where(eq(projectMatches.projectId, id));
      return row ? { ...row, list: row.list as KeptList } : null;
    },

    /** Unless the project was deleted meanwhile. Another list than before is told. */
    async save({ id }: { id: AccessibleProjectId }, { key, state, list, madeAt }: KeptMatches): Promise<void> {
      await db.transaction(async (tx) => {
        const [before] = await tx
          .select({ key: projectMatches.key })
          .from(projectMatches)
          .where(eq(projectMatches.projectId, id));
        const [saved] = await tx
          .insert(projectMatches)
          .select(
            sql`select ${id}::uuid, ${key}::text, ${state}::text, ${JSON.stringify(list)}::jsonb, ${madeAt.toISOString()}::timestamptz
              where ${isThere(sql`${id}::uuid`)}`,
          )
          .onConflictDoUpdate({
            target: projectMatches.projectId,
            set: {
              key: sql`excluded.key`,
              state: sql`excluded.state`,
              list: sql`excluded.list`,
              madeAt: sql`excluded.made_at`,
            },
          })
          .returning({ id: projectMatches.projectId });
        if (saved && before?.key !== key) await events.publish(matchesMade, { projectId: id }, tx);
      });
    },
  };
}

export type MatchesRepository = ReturnType<typeof matchesRepository>;
