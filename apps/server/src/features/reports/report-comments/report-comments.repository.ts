import { THREAD_COMMENTS_MAX } from '@groundwork/contract/limits';
import type { StatementPlace } from '@groundwork/contract/report-changes';
import { and, asc, count, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { user } from '../../../platform/auth/auth.table.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { isEditableBy, isVisibleTo } from '../../projects/projects.access.ts';
import { report } from '../reports.table.ts';
import { reportComment, reportThread } from './report-comments.table.ts';

export type ThreadRow = typeof reportThread.$inferSelect;
export type CommentRow = typeof reportComment.$inferSelect & { author: string | null };

/** Every method but `insertThread` and those for telling asks itself whether the actor sees the report. */
export function reportCommentRepository({ db }: Database) {
  const inReport = (condition: SQL, reportId: string) => sql`${reportThread.reportId} = ${reportId}
    and exists (select 1 from ${report} where ${report.id} = ${reportThread.reportId} and ${condition})`;
  const visible = (actor: Actor, reportId: string) => inReport(isVisibleTo(actor, report.projectId), reportId);
  const name = sql<string | null>`nullif(trim(${user.name}), '')`;

  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    async threads(actor: Actor, reportId: string): Promise<ThreadRow[]> {
      return db.select().from(reportThread).where(visible(actor, reportId)).orderBy(asc(reportThread.createdAt));
    },

    async comments(actor: Actor, reportId: string): Promise<CommentRow[]> {
      const rows = await db
        .select({ comment: reportComment, author: name })
        .from(reportComment)
        .innerJoin(reportThread, eq(reportThread.id, reportComment.threadId))
        .innerJoin(user, eq(user.id, reportComment.authorId))
        .where(visible(actor, reportId))
        .orderBy(asc(reportComment.createdAt), asc(reportComment.id));
      return rows.map(({ comment, author }) => ({ ...comment, author }));
    },

    async find(actor: Actor, reportId: string, threadId: string): Promise<ThreadRow | null> {
      const [row] = await db
        .select()
        .from(reportThread)
        .where(and(eq(reportThread.id, threadId), visible(actor, reportId)));
      return row ?? null;
    },

    /** For reports that the actor was let see. Null when the report is full. */
    async insertThread(
      values: { reportId: string; version: number; place: StatementPlace; quote: string; createdAt: Date },
      max: number,
      tx: Transaction,
    ): Promise<ThreadRow | null> {
      // One at a time for a report: two at once would both find the last place free.
      await tx.select({ id: report.id }).from(report).where(eq(report.id, values.reportId)).for('update');
      const [had] = await tx
        .select({ n: count() })
        .from(reportThread)
        .where(eq(reportThread.reportId, values.reportId));
      if (had!.n >= max) return null;
      const [row] = await tx.insert(reportThread).values(values).returning();
      return row!;
    },

    /** For threads that the actor was let see. Null when the thread is full, or gone. */
    async insertComment(
      values: { threadId: string; authorId: string; text: string; createdAt: Date },
      tx: Transaction,
    ): Promise<string | null> {
      const [thread] = await tx
        .select({ id: reportThread.id })
        .from(reportThread)
        .where(eq(reportThread.id, values.threadId))
        .for('update');
      const [had] = await tx
        .select({ n: count() })
        .from(reportComment)
        .where(eq(reportComment.threadId, values.threadId));
      if (!thread || had!.n >= THREAD_COMMENTS_MAX) return null;
      const [row] = await tx.insert(reportComment).values(values).returning({ id: reportComment.id });
      return row!.id;
    },

    /** For people who may change the project. */
    async resolve(
      actor: Actor,
      reportId: string,
      threadId: string,
      at: Date | null,
      tx: Transaction,
    ): Promise<boolean> {
      const rows = await tx
        .update(reportThread)
        .set({ resolvedAt: at })
        .where(and(eq(reportThread.id, threadId), inReport(isEditableBy(actor, report.projectId), reportId)))
        .returning({ id: reportThread.id });
      return rows.length > 0;
    },

    /** One's own. */
    async edit(actor: Actor, ref: CommentRef, values: { text: string; editedAt: Date }, tx: Transaction) {
      const rows = await tx
        .update(reportComment)
        .set(values)
        .where(own(actor, ref))
        .returning({ id: reportComment.id });
      return rows.length > 0;
    },

    /** One's own; the thread goes with its last comment. */
    async delete(actor: Actor, ref: CommentRef, tx: Transaction): Promise<boolean> {
      const rows = await tx.delete(reportComment).where(own(actor, ref)).returning({ id: reportComment.id });
      await tx
        .delete(reportThread)
        .where(
          and(
            eq(reportThread.id, ref.threadId),
            notExists(tx.select({ one: sql`1` }).from(reportComment).where(eq(reportComment.threadId, ref.threadId))),
          ),
        );
      return rows.length > 0;
    },

    /** Whom a comment is told: who wrote in its thread, and whose project it is, if they see the report; not its author. */
    async toTell(commentId: string) {
      const [row] = await db
        .select({
          threadId: reportComment.threadId,
          authorId: reportComment.authorId,
          author: name,
          title: report.title,
          type: report.type,
          reportId: report.id,
          projectId: report.projectId,
          ownerId: report.ownerId,
        })
        .from(reportComment)
        .innerJoin(reportThread, eq(reportThread.id, reportComment.threadId))
        .innerJoin(report, eq(report.id, reportThread.reportId))
        .innerJoin(user, eq(user.id, reportComment.authorId))
        .where(eq(reportComment.id, commentId));
      if (!row) return null;
      const writers = await db
        .selectDistinct({ id: reportComment.authorId })
        .from(reportComment)
        .where(eq(reportComment.threadId, row.threadId));
      const candidates = [...new Set([row.ownerId, ...writers.map(({ id }) => id)])];
      const people: string[] = [];
      for (const userId of candidates) {
        if (userId === row.authorId) continue;
        const [seen] = await db
          .select({ id: report.id })
          .from(report)
          .where(and(eq(report.id, row.reportId), isVisibleTo({ userId }, report.projectId)));
        if (seen) people.push(userId);
      }
      return { ...row, people };
    },
  };

  function own({ userId }: Actor, { reportId, threadId, commentId }: CommentRef): SQL {
    return sql`${reportComment.id} = ${commentId} and ${reportComment.authorId} = ${userId}
      and ${reportComment.threadId} = ${threadId} and exists (select 1 from ${reportThread}
        join ${report} on ${report.id} = ${reportThread.reportId}
        where ${reportThread.id} = ${threadId} and ${reportThread.reportId} = ${reportId}
          and ${isVisibleTo({ userId }, report.projectId)})`;
  }
}

export interface CommentRef {
  reportId: string;
  threadId: string;
  commentId: string;
}

export type ReportCommentRepository = ReturnType<typeof reportCommentRepository>;
