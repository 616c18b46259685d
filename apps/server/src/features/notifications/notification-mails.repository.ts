import { randomUUID } from 'node:crypto';
import type { Language } from '@groundwork/contract/languages';
import { and, asc, eq, inArray, isNotNull, isNull, lt, max, min, not, or, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { isVisibleTo, titleFor } from '../projects/projects.access.ts';
import { notificationMail } from './notifications.table.ts';
import type { Choices } from './preferences.repository.ts';

export type MailRow = typeof notificationMail.$inferSelect & { projectTitle: string | null };
export type MailWay = MailRow['way'];

export interface MailBatch {
  id: string;
  email: string;
  language: Language | null;
  /** Oldest first. */
  rows: MailRow[];
}

/** The most notifications in one mail; the rest goes into the next. */
const BATCH_MAX = 200;
/** Nothing that is handed over goes on for so long: its process is no more. */
const HANDOVER_MS = 15 * 60_000;

/** Notifications waiting to be mailed, by the id of the person that they are for: only jobs ask. */
export function notificationMailRepository({ db }: Database) {
  const ofBatch = (batchId: string) => eq(notificationMail.batchId, batchId);
  return {
    async add(values: Omit<typeof notificationMail.$inferInsert, 'id'>, tx: Transaction): Promise<void> {
      await tx.insert(notificationMail).values(values);
    },

    /** Whom something waits for, with the oldest of it. */
    async waiting(): Promise<{ userId: string; way: MailWay; since: Date; isBegun: boolean }[]> {
      const rows = await db
        .select({
          userId: notificationMail.userId,
          way: notificationMail.way,
          since: min(notificationMail.createdAt),
          begun: max(sql<string | null>`${notificationMail.batchId}::text`),
        })
        .from(notificationMail)
        .innerJoin(user, eq(user.id, notificationMail.userId))
        .where(and(isNull(user.disabledAt), isNull(user.deletionAt)))
        .groupBy(notificationMail.userId, notificationMail.way);
      return rows.map(({ begun, since, ...row }) => ({ ...row, since: since!, isBegun: begun !== null }));
    },

    /**
     * The next to go out: the mail that was begun and not taken, or else what waits. Null for nothing. What the person chose
     * otherwise meanwhile, or may no longer see, is dropped; so is what was handed over by a process that is no more.
     */
    async claim(userId: string, way: MailWay, choices: Choices, now: Date): Promise<MailBatch | null> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'notificationMails', userId);
        const own = and(eq(notificationMail.userId, userId), eq(notificationMail.way, way));
        const wanted = Object.entries(choices).flatMap(([kind, choice]) =>
          choice === way ? [kind as MailRow['kind']] : [],
        );
        const isUnwanted = wanted.length > 0 ? not(inArray(notificationMail.kind, wanted)) : sql`true`;
        const isHidden = and(
          isNotNull(notificationMail.projectId),
          not(isVisibleTo({ userId }, notificationMail.projectId)),
        );
        const isGone = lt(notificationMail.handedOverAt, new Date(now.getTime() - HANDOVER_MS));
        await tx.delete(notificationMail).where(and(own, or(isUnwanted, isHidden, isGone)));
        const found = await tx
          .select({ row: notificationMail, projectTitle: titleFor({ userId }, sql`notification_mail.project_id`) })
          .from(notificationMail)
          .where(and(own, isNull(notificationMail.handedOverAt)))
          .orderBy(sql`${notificationMail.batchId} is null`, asc(notificationMail.createdAt), asc(notificationMail.id))
          .limit(BATCH_MAX);
        const [first] = found;
        const [person] = await tx
          .select({ email: user.email, language: user.language })
          .from(user)
          .where(and(eq(user.id, userId), isNull(user.disabledAt), isNull(user.deletionAt)));
        if (!first || !person) return null;
        const begun = first.row.batchId;
        const id = begun ?? randomUUID();
        const rows = found.filter(({ row }) => row.batchId === begun);
        if (!begun)
          await tx
            .update(notificationMail)
            .set({ batchId: id })
            .where(
              inArray(
                notificationMail.id,
                rows.map(({ row }) => row.id),
              ),
            );
        return { id, ...person, rows: rows.map(({ row, projectTitle }) => ({ ...row, projectTitle })) };
      });
    },

    /** False when another process hands it over, or has. */
    async handOver(batchId: string, now: Date): Promise<boolean> {
      const noted = await db
        .update(notificationMail)
        .set({ handedOverAt: now })
        .where(and(ofBatch(batchId), isNull(notificationMail.handedOverAt)))
        .returning({ id: notificationMail.id });
      return noted.length > 0;
    },

    /** The server said that it did not take it. */
    async takeBack(batchId: string): Promise<void> {
      await db.update(notificationMail).set({ handedOverAt: null }).where(ofBatch(batchId));
    },

    async remove(batchId: string): Promise<void> {
      await db.delete(notificationMail).where(ofBatch(batchId));
    },

    /** Something that could not be mailed for so long is no news any more; the app has said it. */
    async dropOld(before: Date): Promise<void> {
      await db.delete(notificationMail).where(lt(notificationMail.createdAt, before));
    },
  };
}

export type NotificationMailRepository = ReturnType<typeof notificationMailRepository>;
