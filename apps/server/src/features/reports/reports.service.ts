import type { ReportDocument } from '@groundwork/contract/report-document';
import type {
  DocumentFormat,
  ReportState,
  ReportStatus,
  ReportSummary,
  ReportType,
} from '@groundwork/contract/reports';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { generateReportJob } from './reports.jobs.ts';
import type { ReportHead, ReportRef, ReportRepository } from './reports.repository.ts';

type Dependencies = {
  reports: ReportRepository;
  projects: Pick<ProjectService, 'get'>;
  jobs: Pick<JobQueue, 'enqueue' | 'cancel'>;
  /** Renders a document to a file's bytes, off the event loop. */
  render(document: ReportDocument, format: DocumentFormat): Promise<Uint8Array>;
};

const MEDIA_TYPES: Record<DocumentFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
};

export function reportService({ reports, projects, jobs, render }: Dependencies) {
  async function find(actor: Actor, ref: ReportRef): Promise<ReportHead> {
    return found(await reports.find(actor, ref));
  }

  async function getDocument(actor: Actor, ref: ReportRef): Promise<ReportDocument> {
    const { status } = await find(actor, ref);
    if (status !== 'complete') throw new AppError('CONFLICT', 'This report is not complete yet.');
    return (await reports.findDocument(actor, ref))!;
  }

  return {
    async list(actor: Actor, projectId: string) {
      await projects.get(actor, projectId);
      const items = (await reports.list(actor, projectId)).map(presentReport);
      return { items, total: items.length, page: 1, pageLimit: Math.max(items.length, 1) };
    },

    hasComplete: (actor: Actor): Promise<boolean> => reports.hasComplete(actor),

    /** Starts a report; asked again with the same key, answers the same one. */
    async create(actor: Actor, type: ReportType, projectId: string, idempotencyKey?: string): Promise<string> {
      const { title, description, persona } = await projects.get(actor, projectId);
      const inputs = { title, description, persona };
      const values = { projectId, type, title, inputs, idempotencyKey: idempotencyKey ?? null };
      const created = await reports.transaction(async (tx) => {
        const row = await reports.create(actor, values, tx);
        if (!row) return null;
        const jobId = await jobs.enqueue(generateReportJob, { reportId: row.id }, { tx });
        await reports.setJob(row.id, jobId, tx);
        return row;
      });
      const row = created ?? (idempotencyKey ? await reports.findByKey(actor, idempotencyKey) : null);
      return found(row).id;
    },

    async status(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      return presentStatus(await find(actor, ref));
    },

    document: getDocument,

    async cancel(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      await find(actor, ref);
      const row = await reports.transition(actor, ref, ['queued', 'running'], {
        status: 'cancelled',
        step: 'Cancelled',
      });
      if (!row) throw new AppError('CONFLICT', 'Only a report that is being written can be cancelled.');
      if (row.jobId) await jobs.cancel(generateReportJob, row.jobId);
      return presentStatus(row);
    },

    /** Goes on with a failed or cancelled report: sections that were written are kept. */
    async retry(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      await find(actor, ref);
      const change = { status: 'queued', step: 'Waiting to start', message: null };
      const row = await reports.transaction(async (tx) => {
        const again = await reports.transition(actor, ref, ['failed', 'cancelled'], change, tx);
        if (!again) return null;
        await reports.setJob(again.id, await jobs.enqueue(generateReportJob, { reportId: again.id }, { tx }), tx);
        return again;
      });
      if (!row) throw new AppError('CONFLICT', 'Only a failed or cancelled report can be tried again.');
      return presentStatus(row);
    },

    async delete(actor: Actor, ref: ReportRef): Promise<void> {
      const row = found(await reports.delete(actor, ref));
      if (row.jobId && ['queued', 'running'].includes(row.status)) await jobs.cancel(generateReportJob, row.jobId);
    },

    async file(actor: Actor, ref: ReportRef, format: DocumentFormat): Promise<File> {
      const document = await getDocument(actor, ref);
      const bytes = await render(document, format);
      return new File([bytes as BlobPart], fileName(document, format), { type: MEDIA_TYPES[format] });
    },
  };
}

export type ReportService = ReturnType<typeof reportService>;

function found(row: ReportHead | null): ReportHead {
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

function presentStatus(row: ReportHead): ReportStatus {
  return {
    status: row.status as ReportState,
    progress: row.progress,
    step: row.step,
    ...(row.message && { message: row.message }),
  };
}

function presentReport(row: ReportHead): ReportSummary {
  return {
    reportId: row.id,
    reportType: row.type as ReportType,
    projectId: row.projectId,
    title: row.title,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    ...presentStatus(row),
  };
}

/** `commercialization-report-solid-state-batteries-2026-11-21.pdf`: plain letters, as every file system takes. */
function fileName({ reportType, title, asOf }: ReportDocument, format: DocumentFormat): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return [reportType, 'report', slug, asOf.slice(0, 10)].filter(Boolean).join('-').concat(`.${format}`);
}
