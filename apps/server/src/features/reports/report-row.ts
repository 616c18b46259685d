import type { ReportType } from '@groundwork/contract/reports';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { report } from './reports.table.ts';

export type ReportRow = typeof report.$inferSelect;

export type ReportRef = { reportType: ReportType; reportId: string };

export const isReport = ({ reportType, reportId }: ReportRef): SQL =>
  and(eq(report.id, reportId), eq(report.type, reportType))!;

export const hasDocument = (): SQL<boolean> => sql<boolean>`${report.document} is not null`;

export const COMPLETE = { status: 'complete', progress: 100, step: 'Complete', message: null };

/** Being written, for the first time or anew. */
export const UNDER_WAY = ['queued', 'running'];
