import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { ReadableProjectId } from '../projects/projects.access.ts';
import { projectVisit } from './pulse.table.ts';

export function visitRepository({ db }: Database) {
  return {
    /**
     * Notes that the person looks at the project now, and answers when the visit before this one ended; null on the first.
     * Coming back within `gapMs` goes on with the same visit.
     */
    async note(
      { userId }: Pick<Actor, 'userId'>,
      projectId: ReadableProjectId,
      { at, gapMs }: { at: Date; gapMs: number },
    ): Promise<Date | null> {
      const goneBefore = new Date(at.getTime() - gapMs);
      const [row] = await db
        .insert(projectVisit)
        .values({ userId, projectId, lastAt: at, previousAt: null })
        .onConflictDoUpdate({
          target: [projectVisit.userId, projectVisit.projectId],
          set: {
            previousAt: sql`case when ${projectVisit.lastAt} < ${goneBefore.toISOString()}::timestamptz
              then ${projectVisit.lastAt} else ${projectVisit.previousAt} end`,
            lastAt: at,
          },
        })
        .returning({ previousAt: projectVisit.previousAt });
      return row?.previousAt ?? null;
    },
  };
}

export type VisitRepository = ReturnType<typeof visitRepository>;
