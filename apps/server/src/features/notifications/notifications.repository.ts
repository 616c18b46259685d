import { NOTIFICATIONS_KEPT_MAX } from '@groundwork/contract/limits';
import type { NotificationFilter } from '@groundwork/contract/notifications';
import { and, asc, count, desc, eq, gt, inArray, max, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { titleFor } from '../projects/projects.access.ts';
import { notification } from './notifications.table.ts';

export type NewNotification = Omit<typeof notification.$inferInsert, 'id' | 'place' | 'isRead'>;
export type NotificationRow = typeof notification.$inferSelect & { projectTitle: string | null };

/** Any constant: sets this use of the lock apart from others. */
const RAISE_LOCK = 7_301_002;

/** Every method but `insert` sees only the actor's own notifications. */
export function notificationRepository({ db }: Database) {
  const matching = (actor: Actor, filter: NotificationFilter) =>
    and(eq(notification.userId, actor.userId), filter === 'unread' ? eq(notification.isRead, false) : undefined);

  const rows = async (actor: Actor, where: ReturnType<typeof and>, order: 'newest' | 'oldest', limit: number) => {
    // Somebody who was removed from a project learns nothing new of it.
    const projectTitle = titleFor(actor, sql`notification.project_id`);
    const found = await db
      .select({ row: notification, projectTitle })
      .from(notification)
      .where(where)
      .orderBy(order === 'newest' ? desc(notification.place) : asc(notification.place))
      .limit(limit);
    return found.map(({ row, projectTitle }): NotificationRow => ({ ...row, projectTitle }));
  };

  return {
    list: (actor: Actor, filter: NotificationFilter, limit: number) =>
      rows(actor, matching(actor, filter), 'newest', limit),

    /** Notifications after a place, oldest first. */
    after: (actor: Actor, place: number, limit: number) =>
      rows(actor, and(matching(actor, 'all'), gt(notification.place, place)), 'oldest', limit),

    async count(actor: Actor, filter: NotificationFilter): Promise<number> {
      const [row] = await db.select({ count: count() }).from(notification).where(matching(actor, filter));
      return row!.count;
    },

    async lastPlace(actor: Actor): Promise<number> {
      const [row] = await db
        .select({ place: max(notification.place) })
        .from(notification)
        .where(matching(actor, 'all'));
      return row?.place ?? 0;
    },

    /** False when one with this key was raised before. */
    async insert(values: NewNotification, tx: Transaction): Promise<boolean> {
      // Held until the commit: a person's places become visible in order, so a stream that reads on from one misses none.
      await tx.execute(sql`select pg_advisory_xact_lock(${RAISE_LOCK}, hashtext(${values.userId}))`);
      const [row] = await tx
        .insert(notification)
        .values(values)
        .onConflictDoNothing()
        .returning({ id: notification.id });
      if (row) await prune(values.userId, tx);
      return row !== undefined;
    },

    /** False when there is no such notification. */
    async markRead(actor: Actor, id: string): Promise<boolean> {
      const changed = await db
        .update(notification)
        .set({ isRead: true })
        .where(and(matching(actor, 'all'), eq(notification.id, id)))
        .returning({ id: notification.id });
      return changed.length > 0;
    },

    async markAllRead(actor: Actor): Promise<void> {
      await db.update(notification).set({ isRead: true }).where(matching(actor, 'unread'));
    },

    async clear(actor: Actor, filter: NotificationFilter): Promise<void> {
      await db.delete(notification).where(matching(actor, filter));
    },
  };
}

export type NotificationRepository = ReturnType<typeof notificationRepository>;

async function prune(userId: string, tx: Executor): Promise<void> {
  const oldest = tx
    .select({ id: notification.id })
    .from(notification)
    .where(eq(notification.userId, userId))
    .orderBy(desc(notification.place))
    .offset(NOTIFICATIONS_KEPT_MAX);
  await tx.delete(notification).where(inArray(notification.id, oldest));
}
