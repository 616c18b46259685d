import type { Language } from '@groundwork/contract/languages';
import type { ReportType } from '@groundwork/contract/reports';
import { and, desc, eq, getTableColumns, gte, inArray, like, or, sql } from 'drizzle-orm';
import type { StoredDocument } from '../../evidence/report/in-language.ts';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type EditableProjectId, isEditableBy, isOwnedBy, isVisibleTo, ownerOf } from '../projects/projects.access.ts';
import { EVIDENCE_STEP, partStep, sectionStep } from './assembler.ts';
import { hasDocument, isReport, type ReportRef, type ReportRow } from './report-row.ts';
import { type ReportInputs, report, reportStep, reportUsage } from './reports.table.ts';

/** Without the document and what else is large. */
export type ReportHead = Omit<ReportRow, 'document' | 'withheld'> & { hasDocument: boolean };

const { document: _document, withheld: _withheld, ...columns } = getTableColumns(report);
const head = { ...columns, hasDocument: hasDocument() };

/** The queries of people: every method is limited to reports of projects that the actor may see, change or owns. */
export function reportRepository({ db }: Database) {
  const visible = (actor: Actor, ref: ReportRef) => and(isReport(ref), isVisibleTo(actor, report.projectId));
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    /** Reports of one project, or of all. */
    async list(
      actor: Actor,
      { projectId, id }: { projectId?: string | undefined; id?: string },
    ): Promise<(ReportHead & { asOf: string | null })[]> {
      return db
        .select({ ...head, asOf: sql<string | null>`${report.document} ->> 'asOf'` })
        .from(report)
        .where(
          and(
            isVisibleTo(actor, report.projectId),
            projectId ? eq(report.projectId, projectId) : undefined,
            id ? eq(report.id, id) : undefined,
          ),
        )
        .orderBy(desc(report.createdAt), desc(report.id));
    },

    async find(actor: Actor, ref: ReportRef): Promise<ReportHead | null> {
      const [row] = await db.select(head).from(report).where(visible(actor, ref));
      return row ?? null;
    },

    /** Null of people who have never said which. */
    async languageOf({ userId }: Actor): Promise<Language | null> {
      const [row] = await db.select({ language: user.language }).from(user).where(eq(user.id, userId));
      return row?.language ?? null;
    },

    async findDocument(actor: Actor, ref: ReportRef): Promise<StoredDocument | null> {
      const [row] = await db.select({ document: report.document }).from(report).where(visible(actor, ref));
      return row?.document ?? null;
    },

    /** How far the reports are that these jobs write, by the job's id; nothing else of them. */
    async progressOfJobs(jobIds: string[]): Promise<Map<string, number>> {
      if (jobIds.length === 0) return new Map();
      const rows = await db
        .select({ jobId: report.jobId, progress: report.progress })
        .from(report)
        .where(inArray(report.jobId, jobIds));
      return new Map(rows.map(({ jobId, progress }) => [jobId!, progress]));
    },

    async hasComplete(actor: Actor): Promise<boolean> {
      const [row] = await db
        .select({ id: report.id })
        .from(report)
        .where(and(isVisibleTo(actor, report.projectId), eq(report.status, 'complete')))
        .limit(1);
      return row !== undefined;
    },

    /** Null when the key has been used before. */
    async create(
      values: {
        projectId: EditableProjectId;
        type: ReportType;
        title: string;
        inputs: ReportInputs;
        idempotencyKey: string | null;
        status?: string;
        step?: string;
      },
      tx: Transaction,
    ): Promise<ReportHead | null> {
      const rows = await tx
        .insert(report)
        .values({ ...values, ownerId: ownerOf(values.projectId) })
        .onConflictDoNothing()
        .returning(head);
      return rows[0] ?? null;
    },

    async findByKey(actor: Actor, projectId: string, idempotencyKey: string): Promise<ReportHead | null> {
      const [row] = await db
        .select(head)
        .from(report)
        .where(
          and(
            eq(report.ownerId, ownerOf(projectId)),
            eq(report.idempotencyKey, idempotencyKey),
            isVisibleTo(actor, report.projectId),
          ),
        );
      return row ?? null;
    },

    /** Changes the state when it is one of `from`; null when it isn't any more. */
    async transition(
      actor: Actor,
      ref: ReportRef,
      from: string[],
      change: Partial<
        Pick<ReportRow, 'status' | 'progress' | 'step' | 'stepSaid' | 'message' | 'messageSaid' | 'title' | 'inputs'>
      >,
      tx: Transaction | Database['db'] = db,
    ): Promise<ReportHead | null> {
      const [row] = await tx
        .update(report)
        .set(change)
        .where(and(isReport(ref), isEditableBy(actor, report.projectId), inArray(report.status, from)))
        .returning(head);
      return row ?? null;
    },

    /** The written part of a report that is not complete, and what it rests on, by the steps' names. */
    async findWritten(actor: Actor, ref: ReportRef): Promise<Map<string, unknown>> {
      const rows = await db
        .select({ step: reportStep.step, output: reportStep.output })
        .from(reportStep)
        .innerJoin(report, eq(report.id, reportStep.reportId))
        .where(
          and(
            visible(actor, ref),
            or(
              eq(reportStep.step, EVIDENCE_STEP),
              like(reportStep.step, sectionStep('%')),
              like(reportStep.step, partStep('%')),
            ),
          ),
        );
      return new Map(rows.map(({ step, output }) => [step, output]));
    },

    /** Steps written on other inputs are of no use to the next run. */
    async forgetSteps(reportId: string, tx: Transaction): Promise<void> {
      await tx.delete(reportStep).where(eq(reportStep.reportId, reportId));
    },

    /** How long reports of a kind have taken here lately, in seconds, the last first. */
    async recentSeconds(type: ReportType, limit: number): Promise<number[]> {
      const rows = await db
        .select({ from: report.createdAt, to: report.completedAt })
        .from(report)
        .where(and(eq(report.type, type), eq(report.status, 'complete'), eq(report.version, 1)))
        .orderBy(desc(report.completedAt))
        .limit(limit);
      return rows.flatMap(({ from, to }) => (to && to > from ? [(to.getTime() - from.getTime()) / 1000] : []));
    },

    async setJob(reportId: string, jobId: string, tx: Transaction): Promise<void> {
      await tx.update(report).set({ jobId }).where(eq(report.id, reportId));
    },

    async delete(actor: Actor, ref: ReportRef, tx: Transaction): Promise<ReportHead | null> {
      const [row] = await tx
        .delete(report)
        .where(and(isReport(ref), isOwnedBy(actor, report.projectId)))
        .returning(head);
      return row ?? null;
    },
  };
}

export type ReportRepository = ReturnType<typeof reportRepository>;

/** How many reports a person has had written since a moment. */
export function reportUsageRepository({ db }: Database) {
  const count = (actor: Actor, since: Date, executor: Executor = db): Promise<number> =>
    executor.$count(reportUsage, and(eq(reportUsage.userId, actor.userId), gte(reportUsage.createdAt, since)));
  return {
    count,

    /** True where it was counted on the same basis before. False when `max` have been used since then. One at a time for a person: two at once cannot both be the last. */
    async take(
      actor: Actor,
      reportId: string,
      { basis, since, max, now }: { basis: string; since: Date; max: number; now: Date },
      tx: Transaction,
    ): Promise<boolean> {
      await takeLock(tx, 'reports', actor.userId);
      const uses = await tx.select().from(reportUsage).where(eq(reportUsage.reportId, reportId));
      if (uses.some((use) => use.basis === basis)) return true;
      // Nobody knows what a use of earlier days was written on: that counts once more for nobody.
      const unknown = uses.find((use) => use.basis === '');
      if (unknown) {
        const which = and(eq(reportUsage.reportId, reportId), eq(reportUsage.basis, ''));
        await tx.update(reportUsage).set({ basis }).where(which);
        return true;
      }
      if ((await count(actor, since, tx)) >= max) return false;
      await tx.insert(reportUsage).values({ reportId, basis, isWritten: false, userId: actor.userId, createdAt: now });
      return true;
    },

    /** For a report that came to nothing; what was written before stays counted. */
    async giveBack(reportId: string, tx: Transaction): Promise<void> {
      await tx.delete(reportUsage).where(and(eq(reportUsage.reportId, reportId), eq(reportUsage.isWritten, false)));
    },
  };
}

export type ReportUsageRepository = ReturnType<typeof reportUsageRepository>;
