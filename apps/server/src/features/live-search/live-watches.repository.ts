import type { LiveWatch } from '@groundwork/contract/live-search';
import { and, asc, eq, lte, or } from 'drizzle-orm';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { AccessibleProjectId, EditableProjectId } from '../projects/projects.access.ts';
import { isEditableBy } from '../projects/projects.access.ts';
import { liveWatch } from './live-search.table.ts';

export type LiveWatchRow = typeof liveWatch.$inferSelect;
type Of = Pick<LiveWatch, 'kind' | 'ofId'>;

/** Methods that take an actor see what that person may; the others are for the job. */
export function liveWatchRepository({ db }: Database) {
  /** A person's own, and those of the project's trackers, which belong to all who work on it. */
  const isSeenBy = (actor: Actor, projectId: AccessibleProjectId) =>
    and(eq(liveWatch.projectId, projectId), or(eq(liveWatch.userId, actor.userId), eq(liveWatch.kind, 'tracker')));
  const isOf = ({ kind, ofId }: Of) => and(eq(liveWatch.kind, kind), eq(liveWatch.ofId, ofId));

  return {
    async list(actor: Actor, projectId: AccessibleProjectId): Promise<LiveWatchRow[]> {
      return db
        .select()
        .from(liveWatch)
        .where(isSeenBy(actor, projectId))
        .orderBy(asc(liveWatch.kind), asc(liveWatch.ofId));
    },

    /** False when the person has `max` others already. */
    async set(
      actor: Actor,
      projectId: EditableProjectId,
      values: Omit<LiveWatchRow, 'projectId' | 'userId'>,
      max: number,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'liveSearch', actor.userId);
        const own = await tx.select().from(liveWatch).where(eq(liveWatch.userId, actor.userId));
        const others = own.filter(({ kind, ofId }) => kind !== values.kind || ofId !== values.ofId);
        if (others.length >= max) return false;
        const row = { ...values, projectId, userId: actor.userId };
        await tx
          .insert(liveWatch)
          .values(row)
          .onConflictDoUpdate({ target: [liveWatch.kind, liveWatch.ofId], set: row });
        return true;
      });
    },

    async remove(actor: Actor, projectId: AccessibleProjectId, of: Of): Promise<void> {
      await db.delete(liveWatch).where(and(isSeenBy(actor, projectId), isOf(of)));
    },

    async due(now: Date): Promise<LiveWatchRow[]> {
      return db.select().from(liveWatch).where(lte(liveWatch.nextAskAt, now)).orderBy(asc(liveWatch.nextAskAt));
    },

    /** Moves a date on; false when another process did. */
    async advance(watch: LiveWatchRow, next: Date): Promise<boolean> {
      const rows = await db
        .update(liveWatch)
        .set({ nextAskAt: next })
        .where(and(isOf(watch), eq(liveWatch.nextAskAt, watch.nextAskAt)))
        .returning({ kind: liveWatch.kind });
      return rows.length > 0;
    },

    /** Whether who agreed to it may still ask for the project. */
    async mayStill(watch: LiveWatchRow): Promise<boolean> {
      return (await db.$count(liveWatch, and(isOf(watch), isEditableBy(watch, liveWatch.projectId)))) > 0;
    },

    async end(watch: LiveWatchRow): Promise<void> {
      await db.delete(liveWatch).where(isOf(watch));
    },
  };
}

export type LiveWatchRepository = ReturnType<typeof liveWatchRepository>;
