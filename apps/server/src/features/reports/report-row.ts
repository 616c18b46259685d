import type { Language } from '@groundwork/contract/languages';
import { messageRefOf } from '@groundwork/contract/message-refs';
import type { ReportType } from '@groundwork/contract/reports';
import type { Message } from '@groundwork/contract/texts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { MESSAGES } from '../../platform/messages.ts';
import { report } from './reports.table.ts';

export type ReportRow = typeof report.$inferSelect;

export type ReportRef = { reportType: ReportType; reportId: string };
/** Language to read it in: left out, its own. */
export type ReportInLanguage = ReportRef & { language?: Language | undefined };

export const isReport = ({ reportType, reportId }: ReportRef): SQL =>
  and(eq(report.id, reportId), eq(report.type, reportType))!;

export const hasDocument = (): SQL<boolean> => sql<boolean>`${report.document} is not null`;

/** The step under way, or why there is none, in its words and by its text. */
export const stepOf = (step: Message, message: Message | null = null) => ({
  step: step.text,
  stepSaid: messageRefOf(step),
  message: message?.text ?? null,
  messageSaid: message && messageRefOf(message),
});

export const COMPLETE = { status: 'complete', progress: 100, ...stepOf(MESSAGES.words.steps.complete) };

/** Being written, for the first time or anew. */
export const UNDER_WAY = ['queued', 'running'];
