import { reportPath } from '@groundwork/contract/paths';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { ReportChanges } from '@groundwork/contract/report-changes';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { CustomData, FundingInput, PlannedSection } from '@groundwork/contract/report-kinds';
import type {
  DocumentFormat,
  ReportState,
  ReportStatus,
  ReportSummary,
  ReportType,
} from '@groundwork/contract/reports';
import type { CitedFields } from '../../evidence/render/references/csl-item.ts';
import type { SourceSnapshot } from '../../evidence/report/source-snapshot.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { SAID } from '../../platform/said.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { HistoryService } from '../projects/history.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { Assembler } from './assembler.ts';
import { calendarMonth } from './calendar-month.ts';
import type { ReportChangesService } from './report-changes.service.ts';
import { basisOf, programOf, titleOf } from './report-outline.ts';
import { COMPLETE, type ReportRef, stepOf, UNDER_WAY } from './report-row.ts';
import type { ReportUsageRepository } from './report-usage.repository.ts';
import { reportChanged } from './reports.events.ts';
import { generateReportJob } from './reports.jobs.ts';
import type { ReportHead, ReportRepository } from './reports.repository.ts';
import type { ReportInputs } from './reports.table.ts';

type Dependencies = {
  reports: ReportRepository;
  usage: ReportUsageRepository;
  projects: Pick<ProjectService, 'get' | 'getUsable' | 'getEditable' | 'getOwn'>;
  audit: AuditLog;
  clock: Clock;
  jobs: Pick<JobQueue, 'enqueue' | 'cancel'>;
  events: EventBus;
  history: Pick<HistoryService, 'record'>;
  changes: ReportChangesService;
  soFar: Assembler['soFar'];
  /** Renders a document to a file's bytes, off the event loop. */
  render(document: ReportDocument, format: DocumentFormat, fields: CitedFields): Promise<Uint8Array>;
  /** The records that a written version cites, as they were. */
  sourcesOf(reportId: string, writtenVersion: number): Promise<SourceSnapshot[]>;
};

/** What a report is asked for with. */
export interface NewReport {
  projectId: string;
  idempotencyKey?: string | undefined;
  /** Instead of the project's own description. */
  description?: string | undefined;
  sections?: PlannedSection[] | undefined;
  funding?: FundingInput | undefined;
  custom?: CustomData | undefined;
}

export const requireReports = (actor: Actor) => requirePlan(actor, 'viewReports', SAID.words.needs.report);

const MEDIA_TYPES: Record<DocumentFormat, string> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  md: 'text/markdown; charset=utf-8',
  bib: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  csl: 'application/vnd.citationstyles.csl+json',
};

/** Where it isn't the format's name: reference managers know CSL JSON by this one. */
const EXTENSIONS: Partial<Record<DocumentFormat, string>> = { csl: 'json' };

export function reportService(deps: Dependencies) {
  const { reports, usage, projects, jobs, events, audit, history, clock, changes, render, sourcesOf } = deps;
  /** Counts a report towards the month, in the transaction that starts it. */
  async function take(actor: Actor, { id, inputs }: Pick<ReportHead, 'id' | 'inputs'>, tx: Transaction): Promise<void> {
    const now = clock.now();
    const max = PLAN_PERMISSIONS[actor.plan].reportsPerMonth;
    const basis = basisOf(inputs);
    if (await usage.take(actor, id, { basis, since: calendarMonth(now).from, max, now }, tx)) return;
    throw new AppError('FORBIDDEN', SAID.plans.reportLimit);
  }

  async function enqueue(reportId: string, tx: Transaction): Promise<void> {
    await reports.setJob(reportId, await jobs.enqueue(generateReportJob, { reportId }, { tx }), tx);
  }

  const tellChanged = ({ id, projectId }: ReportHead, tx: Transaction) =>
    events.publish(reportChanged, { reportId: id, projectId }, tx);

  async function find(actor: Actor, ref: ReportRef): Promise<ReportHead> {
    return found(await reports.find(actor, ref));
  }

  /** Has it written on these inputs, counted unless it was written on the same before; null when its state forbids it. */
  async function queue(actor: Actor, ref: ReportRef, from: string[], inputs: ReportInputs): Promise<ReportHead | null> {
    // What it is called is no word of what it is about: its inputs keep the project's title.
    const title = titleOf(ref.reportType, inputs) ?? inputs.title;
    const change = { status: 'queued', progress: 0, ...stepOf(SAID.words.steps.waiting), title, inputs };
    return reports.transaction(async (tx) => {
      const row = await reports.transition(actor, ref, from, change, tx);
      if (!row) return null;
      await take(actor, row, tx);
      await reports.forgetSteps(row.id, tx);
      await enqueue(row.id, tx);
      await tellChanged(row, tx);
      return row;
    });
  }

  /** As `find`, for who may change the project that it is in. */
  async function findEditable(actor: Actor, ref: ReportRef): Promise<ReportHead> {
    const row = await find(actor, ref);
    await projects.getEditable(actor, row.projectId);
    return row;
  }

  async function getDocument(actor: Actor, ref: ReportRef): Promise<ReportDocument> {
    await find(actor, ref);
    const document = await reports.findDocument(actor, ref);
    if (!document) throw new AppError('CONFLICT', SAID.words.refusals.notComplete);
    return document;
  }

  async function summaries(actor: Actor, which: { projectId?: string | undefined; id?: string }) {
    const rows = await reports.list(actor, which);
    const stale = await changes.stale(rows);
    const added = await changes.addedSince(rows.map(({ asOf }) => asOf));
    return rows.map((row) => presentReport(row, { isStale: stale.has(row.id), addedSince: added.get(row.asOf) ?? 0 }));
  }

  return {
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

    /** Starts a report; asked again with the same key, answers the same one. */
    async create(
      actor: Actor,
      type: ReportType,
      { projectId, idempotencyKey, description: seed, sections, funding, custom }: NewReport,
    ): Promise<string> {
      requireReports(actor);
      const { id } = await projects.getEditable(actor, projectId);
      const { title, description, persona } = await projects.getUsable(actor, projectId);
      const inputs: ReportInputs = {
        title,
        description: seed ?? description,
        persona,
        ...(seed !== undefined && seed !== description && { isSeeded: true }),
        ...(sections && { sections }),
        ...(funding && { funding }),
        ...(custom && { custom: { ...custom, filesOf: actor.userId } }),
      };
      const isDraft = type === 'custom';
      const values = {
        projectId: id,
        type,
        title: titleOf(type, inputs) ?? title,
        inputs,
        idempotencyKey: idempotencyKey ?? null,
        ...stepOf(isDraft ? SAID.words.steps.draft : SAID.words.steps.waiting),
        ...(isDraft && { status: 'draft' }),
      };
      const created = await reports.transaction(async (tx) => {
        const row = await reports.create(values, tx);
        if (!row) return null;
        if (isDraft) {
          await tellChanged(row, tx);
          return row;
        }
        await take(actor, row, tx);
        await enqueue(row.id, tx);
        await tellChanged(row, tx);
        return row;
      });
      if (created && !isDraft)
        await history.record(actor, id, {
          kind: 'report-made',
          text: `${type.charAt(0).toUpperCase()}${type.slice(1)} report`,
          path: reportPath(type, created.id),
        });
      const row = created ?? (idempotencyKey ? await reports.findByKey(actor, projectId, idempotencyKey) : null);
      return found(row).id;
    },

    async status(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      return presentStatus(await find(actor, ref));
    },

    find,
    document: getDocument,

    findEditable,

    queue,

    async cancel(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      const { hasDocument } = await findEditable(actor, ref);
      // One that was to be written anew is as it was before.
      const change = hasDocument ? COMPLETE : { status: 'cancelled', ...stepOf(SAID.words.steps.cancelled) };
      const row = await reports.transaction(async (tx) => {
        const cancelled = await reports.transition(actor, ref, UNDER_WAY, change, tx);
        if (!cancelled) return null;
        await usage.giveBack(cancelled.id, tx);
        await tellChanged(cancelled, tx);
        return cancelled;
      });
      if (!row) throw new AppError('CONFLICT', SAID.words.refusals.onlyWritten);
      if (row.jobId) await jobs.cancel(generateReportJob, row.jobId);
      return presentStatus(row);
    },

    /** The sections that are written of a report which is not complete; null while there are none. */
    async written(actor: Actor, ref: ReportRef): Promise<ReportDocument | null> {
      const row = await find(actor, ref);
      const steps = await reports.findWritten(actor, ref);
      return deps.soFar({ ...row, type: ref.reportType }, steps);
    },

    /** Goes on with a failed or cancelled report: sections that were written are kept. */
    async retry(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      await findEditable(actor, ref);
      requireReports(actor);
      const change = { status: 'queued', ...stepOf(SAID.words.steps.waiting) };
      const row = await reports.transaction(async (tx) => {
        const again = await reports.transition(actor, ref, ['failed', 'cancelled'], change, tx);
        if (!again) return null;
        await take(actor, again, tx);
        await enqueue(again.id, tx);
        await tellChanged(again, tx);
        return again;
      });
      if (!row) throw new AppError('CONFLICT', SAID.words.refusals.onlyFailed);
      return presentStatus(row);
    },

    /** Writes a complete report anew, on the project and the data of today. On the same text it counts once, however often it is written. */
    async regenerate(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      const { projectId, inputs: before } = await findEditable(actor, ref);
      requireReports(actor);
      const { title, description, persona } = await projects.getUsable(actor, projectId);
      const inputs = { ...before, title, persona, ...(!before.isSeeded && { description }) };
      const row = await queue(actor, ref, ['complete'], inputs);
      if (!row) throw new AppError('CONFLICT', SAID.words.refusals.onlyComplete);
      return presentStatus(row);
    },

    async changes(actor: Actor, ref: ReportRef): Promise<ReportChanges> {
      const row = await find(actor, ref);
      const document = await getDocument(actor, ref);
      const [sources, deletedFiles] = await Promise.all([changes.of(row, document), changes.deletedFiles(document)]);
      return { isStale: sources.length > 0, sources, deletedFiles };
    },

    async delete(actor: Actor, ref: ReportRef): Promise<void> {
      await projects.getOwn(actor, (await find(actor, ref)).projectId);
      const row = found(
        await reports.transaction(async (tx) => {
          const deleted = await reports.delete(actor, ref, tx);
          if (deleted && deleted.status !== 'complete') await usage.giveBack(deleted.id, tx);
          if (!deleted) return null;
          await audit.record(actor, 'report.delete', deleted.id, {}, tx);
          await tellChanged(deleted, tx);
          return deleted;
        }),
      );
      if (row.jobId && UNDER_WAY.includes(row.status)) await jobs.cancel(generateReportJob, row.jobId);
    },

    /** How many of the plan's reports this calendar month (UTC) has used, and when the next one begins. */
    async quota(actor: Actor): Promise<{ used: number; max: number; resetsAt: Date }> {
      const { from, next } = calendarMonth(clock.now());
      const used = await usage.count(actor, from);
      return { used, max: PLAN_PERMISSIONS[actor.plan].reportsPerMonth, resetsAt: next };
    },

    async file(actor: Actor, ref: ReportRef, format: DocumentFormat): Promise<File> {
      const document = await getDocument(actor, ref);
      const head = await find(actor, ref);
      const sourcesChanged = (await changes.of(head, document)).length;
      const kept = await sourcesOf(head.id, head.writtenVersion);
      const bytes = await render({ ...document, sourcesChanged }, format, fieldsByNumber(document, kept));
      await audit.record(actor, 'export.report', ref.reportId, { format });
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

/** Reports from before records were kept with them have none. */
function fieldsByNumber({ sources }: ReportDocument, kept: SourceSnapshot[]): CitedFields {
  const fields = new Map(kept.map((each) => [`${each.engine}/${each.id}`, each.fields]));
  return Object.fromEntries(
    sources.flatMap(({ number, searchEngine, id }) => {
      const of = fields.get(`${searchEngine}/${id}`);
      return of ? [[number, of]] : [];
    }),
  );
}

/** `commercialization-report-solid-state-batteries-2026-11-21.pdf`: plain letters, as every file system takes. */
function fileName({ reportType, title, asOf }: ReportDocument, format: DocumentFormat): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase();
  return [reportType, 'report', slug, asOf.slice(0, 10)]
    .filter(Boolean)
    .join('-')
    .concat(`.${EXTENSIONS[format] ?? format}`);
}
