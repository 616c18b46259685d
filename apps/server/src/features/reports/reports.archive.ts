import { randomUUID } from 'node:crypto';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { CustomData } from '@groundwork/contract/report-kinds';
import type { ReportType } from '@groundwork/contract/reports';
import { and, asc, eq } from 'drizzle-orm';
import { inLanguage } from '../../evidence/report/in-language.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { EditableProjectId, ReadableProjectId } from '../projects/projects.access.ts';
import { stepOf } from './report-row.ts';
import { type ReportInputs, report } from './reports.table.ts';

export interface ReportInArchive {
  type: ReportType;
  title: string;
  inputs: Omit<ReportInputs, 'custom'> & { custom?: CustomData | undefined };
  createdAt: string;
  completedAt: string | null;
  document: ReportDocument;
}

/** In the language that it is in, and in no other. */
const alone = (document: ReportDocument): ReportDocument => ({ ...document, languages: [document.language] });

/** A project's complete reports in an archive. */
export function reportsInArchive({ db }: Database) {
  return {
    async heads(projectId: ReadableProjectId) {
      const rows = await db
        .select({ id: report.id, status: report.status })
        .from(report)
        .where(eq(report.projectId, projectId))
        .orderBy(asc(report.createdAt), asc(report.id));
      return rows.map(({ id, status }) => ({ id, isComplete: status === 'complete' }));
    },

    /** The report in the language it is read in first: elsewhere it has that language alone. */
    async read(projectId: ReadableProjectId, reportId: string): Promise<(ReportInArchive & { id: string }) | null> {
      const [row] = await db
        .select()
        .from(report)
        .where(and(eq(report.id, reportId), eq(report.projectId, projectId)));
      if (!row?.document) return null;
      const { id, title, inputs, document } = row;
      const completedAt = row.completedAt?.toISOString() ?? null;
      const type = row.type as ReportType;
      return {
        id,
        type,
        title,
        inputs,
        createdAt: row.createdAt.toISOString(),
        completedAt,
        document: alone(inLanguage(document)),
      };
    },

    /** Nothing is written anew, so that it counts towards no month. */
    async add(tx: Transaction, actor: Actor, projectId: EditableProjectId, given: ReportInArchive): Promise<string> {
      const id = randomUUID();
      const { type, title, createdAt, completedAt } = given;
      const { custom, ...rest } = given.inputs;
      // Files of a library are nobody's elsewhere.
      const inputs = { ...rest, ...(custom && { custom: { ...custom, fileIds: [], filesOf: actor.userId } }) };
      const project = { ...given.document.project, id: projectId };
      await tx.insert(report).values({
        id,
        ownerId: actor.userId,
        projectId,
        type,
        title,
        inputs,
        status: 'complete',
        progress: 100,
        ...stepOf(MESSAGES.words.steps.complete),
        // Its earlier versions stayed behind.
        document: { ...given.document, reportId: id, reportType: type, project, version: 1 },
        createdAt: new Date(createdAt),
        completedAt: completedAt === null ? null : new Date(completedAt),
      });
      return id;
    },
  };
}
