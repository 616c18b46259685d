import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { ReportChanges } from '@groundwork/contract/report-changes';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { ReportState, ReportStatus, ReportSummary, ReportType } from '@groundwork/contract/reports';
import { inLanguage } from '../../evidence/report/in-language.ts';
import { programOf } from '../../evidence/report/plans.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { Assembler } from './assembler.ts';
import { calendarMonth } from './calendar-month.ts';
import type { ReportChangesService } from './report-changes.service.ts';
import type { ReportInLanguage, ReportRef } from './report-row.ts';
import type { ReportHead, ReportRepository, ReportUsageRepository } from './reports.repository.ts';

export interface ReadReportsDependencies {
  reports: ReportRepository;
  usage: ReportUsageRepository;
  projects: Pick<ProjectService, 'get' | 'getEditable'>;
  changes: ReportChangesService;
  clock: Clock;
  soFar: Assembler['soFar'];
}

export const requireReports = (actor: Actor) => requirePlan(actor, 'viewReports', MESSAGES.words.needs.report);

/** The reports there are, how far they are, what they say, and what has become of what they cite. */
export function readReports({ reports, usage, projects, changes, clock, soFar }: ReadReportsDependencies) {
  async function find(actor: Actor, ref: ReportRef): Promise<ReportHead> {
    return found(await reports.find(actor, ref));
  }

  /** Like `find`, for people who may change the project that it is in. */
  async function findEditable(actor: Actor, ref: ReportRef): Promise<ReportHead> {
    const row = await find(actor, ref);
    await projects.getEditable(actor, row.projectId);
    return row;
  }

  async function getDocument(actor: Actor, { language, ...ref }: ReportInLanguage): Promise<ReportDocument> {
    await find(actor, ref);
    const document = await reports.findDocument(actor, ref);
    if (!document) throw new AppError('CONFLICT', MESSAGES.words.refusals.notComplete);
    return inLanguage(document, language);
  }

  async function summaries(actor: Actor, which: { projectId?: string | undefined; id?: string }) {
    const rows = await reports.list(actor, which);
    const stale = await changes.stale(rows);
    const added = await changes.addedSince(rows.map(({ asOf }) => asOf));
    return rows.map((row) => presentReport(row, { isStale: stale.has(row.id), addedSince: added.get(row.asOf) ?? 0 }));
  }

  return {
    find,
    findEditable,
    document: getDocument,

    /** Reports that were made on a better plan are kept and stay readable; for who never had any, there is no list. */
    async list(actor: Actor, projectId?: string) {
      if (projectId) await projects.get(actor, projectId);
      const items = await summaries(actor, { projectId });
      if (items.length === 0) requireReports(actor);
      return { items, total: items.length, page: 1, pageLimit: Math.max(items.length, 1) };
    },

    /** One of the list. */
    summary: async (actor: Actor, id: string): Promise<ReportSummary | null> =>
      (await summaries(actor, { id }))[0] ?? null,

    progressOfJobs: reports.progressOfJobs,

    hasComplete: (actor: Actor): Promise<boolean> => reports.hasComplete(actor),

    async status(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      return presentStatus(await find(actor, ref));
    },

    /** The sections that are written of a report which is not complete; null while there are none. */
    async written(actor: Actor, { language, ...ref }: ReportInLanguage): Promise<ReportDocument | null> {
      const row = await find(actor, ref);
      const steps = await reports.findWritten(actor, ref);
      const document = soFar({ ...row, type: ref.reportType }, steps);
      return document && inLanguage(document, language);
    },

    async changes(actor: Actor, { language, ...ref }: ReportInLanguage): Promise<ReportChanges> {
      const row = await find(actor, ref);
      const document = await getDocument(actor, { ...ref, language });
      const [sources, deletedFiles] = await Promise.all([changes.of(row, document), changes.deletedFiles(document)]);
      return { isStale: sources.length > 0, sources, deletedFiles };
    },

    /** How many of the plan's reports this calendar month (UTC) has used, and when the next one begins. */
    async quota(actor: Actor): Promise<{ used: number; max: number; resetsAt: Date }> {
      const { from, next } = calendarMonth(clock.now());
      const used = await usage.count(actor, from);
      return { used, max: PLAN_PERMISSIONS[actor.plan].reportsPerMonth, resetsAt: next };
    },
  };
}

export type ReadReports = ReturnType<typeof readReports>;

export function found(row: ReportHead | null): ReportHead {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export function presentStatus(row: ReportHead): ReportStatus {
  return {
    projectId: row.projectId,
    status: row.status as ReportState,
    progress: row.progress,
    step: row.step,
    ...(row.stepSaid && { stepSaid: row.stepSaid }),
    ...(row.message && { message: row.message }),
    ...(row.messageSaid && { messageSaid: row.messageSaid }),
    hasDocument: row.hasDocument,
  };
}

function presentReport(
  row: ReportHead & { asOf: string | null },
  since: Pick<ReportSummary, 'isStale' | 'addedSince'>,
): ReportSummary {
  const program = programOf(row.inputs);
  return {
    reportId: row.id,
    reportType: row.type as ReportType,
    title: row.title,
    ...(program && { program }),
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    asOf: row.asOf,
    version: row.version,
    ...since,
    ...presentStatus(row),
  };
}
