import type { ExpertCheckState } from '@groundwork/contract/expert-checks';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inLanguage } from '../../../evidence/report/in-language.ts';
import { user } from '../../../platform/auth/auth.table.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import type { ServiceMember } from '../../../platform/http/require-role.ts';
import { type EditableProjectId, isEditableBy, isVisibleTo } from '../../projects/projects.access.ts';
import { isReport, type ReportRef } from '../report-row.ts';
import { report } from '../reports.table.ts';
import { expertCheck } from './expert-checks.table.ts';

const requester = alias(user, 'requester');
const reviewer = alias(user, 'reviewer');
const nameOf = (who: typeof requester | typeof reviewer) => sql<string | null>`nullif(trim(${who.name}), '')`;

type NewExpertCheck = typeof expertCheck.$inferInsert;
type Change = Partial<Pick<typeof expertCheck.$inferInsert, 'reviewerId' | 'summary' | 'takenAt' | 'endedAt'>>;

const OPEN: ExpertCheckState[] = ['asked', 'reviewing'];

export function expertCheckRepository({ db }: Database) {
  const select = () =>
    db
      .select({
        check: expertCheck,
        type: report.type,
        title: report.title,
        projectId: report.projectId,
        requester: nameOf(requester),
        reviewer: nameOf(reviewer),
      })
      .from(expertCheck)
      .innerJoin(report, eq(report.id, expertCheck.reportId))
      .innerJoin(requester, eq(requester.id, expertCheck.requesterId))
      .leftJoin(reviewer, eq(reviewer.id, expertCheck.reviewerId));

  /** Lets a check's reviewer read by it, as long as they check it. */
  const isReviewing = ({ userId }: ServiceMember, id: string): SQL =>
    and(eq(expertCheck.id, id), eq(expertCheck.state, 'reviewing'), eq(expertCheck.reviewerId, userId))!;

  async function change(where: SQL, values: Change & { state: ExpertCheckState }, tx: Transaction) {
    const rows = await tx.update(expertCheck).set(values).where(where).returning({ id: expertCheck.id });
    return rows[0]?.id ?? null;
  }

  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    /** Null when the report is being checked already, or isn't in this project. */
    async ask(projectId: EditableProjectId, values: NewExpertCheck, tx: Transaction): Promise<string | null> {
      const [there] = await tx
        .select({ id: report.id })
        .from(report)
        .where(and(eq(report.id, values.reportId), eq(report.projectId, projectId)));
      if (!there) return null;
      const rows = await tx.insert(expertCheck).values(values).onConflictDoNothing().returning({ id: expertCheck.id });
      return rows[0]?.id ?? null;
    },

    /** The latest of a report that the actor sees. */
    async latest(actor: Actor, ref: ReportRef) {
      const [row] = await select()
        .where(and(isReport(ref), isVisibleTo(actor, report.projectId)))
        .orderBy(desc(expertCheck.askedAt), desc(expertCheck.id))
        .limit(1);
      return row ?? null;
    },

    async find(_service: ServiceMember, id: string) {
      const [row] = await select().where(eq(expertCheck.id, id));
      return row ?? null;
    },

    /** Those that wait, longest first; then those that ended, latest first. */
    async queue(_service: ServiceMember, state: ExpertCheckState | undefined, page: number, pageLimit: number) {
      const where = state && eq(expertCheck.state, state);
      const isOpen = sql`(${inArray(expertCheck.state, OPEN)})`;
      const rows = await select()
        .where(where)
        .orderBy(
          desc(isOpen),
          sql`case when ${isOpen} then ${expertCheck.askedAt} end`,
          desc(expertCheck.endedAt),
          expertCheck.id,
        )
        .limit(pageLimit)
        .offset((page - 1) * pageLimit);
      const [all] = await db.select({ n: count() }).from(expertCheck).where(where);
      return { rows, total: all!.n };
    },

    /** From waiting to being checked by the actor; null when it doesn't wait, or they asked for it themselves. */
    take: ({ userId }: ServiceMember, id: string, now: Date, tx: Transaction) =>
      change(
        sql`${expertCheck.id} = ${id} and ${expertCheck.state} = 'asked' and ${expertCheck.requesterId} <> ${userId}`,
        { state: 'reviewing', reviewerId: userId, takenAt: now },
        tx,
      ),

    release: (actor: ServiceMember, id: string, tx: Transaction) =>
      change(isReviewing(actor, id), { state: 'asked', reviewerId: null, takenAt: null }, tx),

    end: (
      actor: ServiceMember,
      id: string,
      values: { state: 'approved' | 'returned'; summary: string; endedAt: Date },
      tx: Transaction,
    ) => change(isReviewing(actor, id), values, tx),

    /** For people who may change the project; from waiting or being checked. */
    withdraw: (actor: Actor, { reportId }: ReportRef, now: Date, tx: Transaction) =>
      change(
        sql`${expertCheck.reportId} = ${reportId} and ${inArray(expertCheck.state, OPEN)}
          and exists (select 1 from ${report} where ${report.id} = ${reportId} and ${isEditableBy(actor, report.projectId)})`,
        { state: 'withdrawn', endedAt: now },
        tx,
      ),

    /** Null for everybody but who checks it now. */
    async document(actor: ServiceMember, id: string): Promise<ReportDocument | null> {
      const [row] = await db
        .select({ document: report.document })
        .from(expertCheck)
        .innerJoin(report, eq(report.id, expertCheck.reportId))
        .where(isReviewing(actor, id));
      return row?.document ? inLanguage(row.document) : null;
    },

    /** The people who check reports. */
    async experts(): Promise<string[]> {
      const rows = await db
        .select({ id: user.id })
        .from(user)
        .where(sql`'service' = any(${user.roles}) and ${user.disabledAt} is null`);
      return rows.map(({ id }) => id);
    },
  };
}

export type ExpertCheckRepository = ReturnType<typeof expertCheckRepository>;
export type ExpertCheckRow = NonNullable<Awaited<ReturnType<ExpertCheckRepository['find']>>>;
