import { messageRefOf } from '@groundwork/contract/message-refs';
import type { ReportType } from '@groundwork/contract/report-kinds';
import type { Message } from '@groundwork/contract/texts';
import { and, eq, inArray } from 'drizzle-orm';
import type { SourceSnapshot } from '../../evidence/report/assemble.ts';
import type { StoredDocument } from '../../evidence/report/in-language.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { isVisibleTo, jobProjectId } from '../projects/projects.access.ts';
import { COMPLETE, stepOf, UNDER_WAY } from './report-row.ts';
import { keepVersion } from './report-versions.repository.ts';
import { type KeptClaim, report, reportSource, reportStep, reportUsage } from './reports.table.ts';

/** The job's queries. It acts for the system: it was enqueued by somebody who may have the report. */
export function reportProgressRepository({ db }: Database) {
  const active = (reportId: string) => and(eq(report.id, reportId), inArray(report.status, UNDER_WAY));
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    /** The report and the project it is about, as asked for; null when it is gone, finished or cancelled. */
    async findActive(reportId: string) {
      const [row] = await db
        .select({
          id: report.id,
          ownerId: report.ownerId,
          type: report.type,
          projectId: report.projectId,
          inputs: report.inputs,
        })
        .from(report)
        .where(active(reportId));
      return row
        ? {
            id: row.id,
            ownerId: row.ownerId,
            type: row.type as ReportType,
            project: { id: jobProjectId(row.projectId), ...row.inputs },
          }
        : null;
    },

    /** False when the report was cancelled or deleted meanwhile: then the job stops. */
    async setProgress(reportId: string, progress: number, step: Message, tx: Transaction): Promise<boolean> {
      const rows = await tx
        .update(report)
        .set({ status: 'running', progress, ...stepOf(step) })
        .where(active(reportId))
        .returning({ id: report.id });
      return rows.length > 0;
    },

    async findStep<Output>(reportId: string, step: string): Promise<Output | null> {
      const [row] = await db
        .select({ output: reportStep.output })
        .from(reportStep)
        .where(and(eq(reportStep.reportId, reportId), eq(reportStep.step, step)));
      return (row?.output as Output | undefined) ?? null;
    },

    async saveStep(reportId: string, step: string, output: unknown): Promise<void> {
      await db.insert(reportStep).values({ reportId, step, output }).onConflictDoNothing();
    },

    /** Like `saveStep`, but replaces what was there: for what is shown while it grows. */
    async replaceStep(reportId: string, step: string, output: unknown): Promise<void> {
      await db
        .insert(reportStep)
        .values({ reportId, step, output })
        .onConflictDoUpdate({ target: [reportStep.reportId, reportStep.step], set: { output } });
    },

    /**
     * The document is stored and the report is complete in one step; its checkpoints are no longer needed. The version that
     * there was is kept. Answers who asked for it; null when it was cancelled meanwhile.
     */
    async complete(
      reportId: string,
      { document, sources, withheld }: { document: StoredDocument; sources: SourceSnapshot[]; withheld: KeptClaim[] },
      now: Date,
      tx: Transaction,
    ): Promise<string | null> {
      const [before] = await tx.select().from(report).where(active(reportId)).for('update');
      await tx.delete(reportStep).where(eq(reportStep.reportId, reportId));
      if (!before) return null;
      await keepVersion(before, tx);
      const version = before.document ? before.version + 1 : before.version;
      const written = {
        version,
        versionKind: 'written' as const,
        versionBy: null,
        versionAt: now,
        writtenVersion: version,
      };
      await tx
        .update(report)
        .set({ ...COMPLETE, document: { ...document, version }, withheld, completedAt: now, ...written })
        .where(eq(report.id, reportId));
      const cited = sources.map(({ id: recordId, ...source }) => ({ reportId, version, recordId, ...source }));
      if (cited.length > 0) await tx.insert(reportSource).values(cited);
      const uses = await tx
        .update(reportUsage)
        .set({ isWritten: true })
        .where(eq(reportUsage.reportId, reportId))
        .returning();
      return latest(uses)?.userId ?? before.ownerId;
    },

    /**
     * A report that came to nothing doesn't count; one that was to be written anew is left as it was. Answers who asked for it;
     * null when it was cancelled meanwhile.
     */
    async fail(reportId: string, message: Message, tx: Transaction): Promise<string | null> {
      const [row] = await tx
        .update(report)
        .set({ status: 'failed', message: message.text, messageSaid: messageRefOf(message) })
        .where(active(reportId))
        .returning({ ownerId: report.ownerId });
      if (!row) return null;
      const uses = eq(reportUsage.reportId, reportId);
      const all = await tx.select().from(reportUsage).where(uses);
      await tx.delete(reportUsage).where(and(uses, eq(reportUsage.isWritten, false)));
      return latest(all)?.userId ?? row.ownerId;
    },

    /** The facts of a report to tell a person; null when it is gone, or not theirs to see any more. */
    async findToTell(reportId: string, userId: string) {
      const [row] = await db
        .select({ title: report.title, type: report.type, message: report.message, projectId: report.projectId })
        .from(report)
        .where(and(eq(report.id, reportId), isVisibleTo({ userId }, report.projectId)));
      return row ?? null;
    },
  };
}

/** The last to ask. */
const latest = (uses: (typeof reportUsage.$inferSelect)[]) =>
  uses.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0];

export type ReportProgressRepository = ReturnType<typeof reportProgressRepository>;
