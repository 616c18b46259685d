import { hash } from 'node:crypto';
import type { Language } from '@groundwork/contract/languages';
import { reportPath } from '@groundwork/contract/paths';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import type { CustomData, FundingInput, PlannedSection } from '@groundwork/contract/report-kinds';
import type { ReportStatus, ReportType } from '@groundwork/contract/reports';
import { titleOf } from '../../evidence/report/plans.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { HistoryService } from '../projects/history.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { calendarMonth } from './calendar-month.ts';
import { found, presentStatus, type ReadReports, requireReports } from './read-reports.ts';
import { COMPLETE, type ReportRef, stepOf, UNDER_WAY } from './report-row.ts';
import { reportChanged } from './reports.events.ts';
import { generateReportJob } from './reports.jobs.ts';
import type { ReportHead, ReportRepository, ReportUsageRepository } from './reports.repository.ts';
import type { ReportInputs } from './reports.table.ts';

export interface StartReportsDependencies {
  reports: ReportRepository;
  usage: ReportUsageRepository;
  projects: Pick<ProjectService, 'getUsable' | 'getEditable' | 'getOwn'>;
  audit: AuditLog;
  clock: Clock;
  jobs: Pick<JobQueue, 'enqueue' | 'cancel'>;
  events: EventBus;
  history: Pick<HistoryService, 'record'>;
}

/** The input that a report is asked for with. */
export interface NewReport {
  projectId: string;
  idempotencyKey?: string | undefined;
  /** Instead of the project's own description. */
  description?: string | undefined;
  language?: Language | undefined;
  sections?: PlannedSection[] | undefined;
  funding?: FundingInput | undefined;
  custom?: CustomData | undefined;
}

/** Has reports written, written anew and gone on with, and ends them. */
export function startReports(
  { reports, usage, projects, jobs, events, audit, history, clock }: StartReportsDependencies,
  { find, findEditable }: Pick<ReadReports, 'find' | 'findEditable'>,
) {
  /** Counts a report towards the month, in the transaction that starts it. */
  async function take(actor: Actor, { id, inputs }: Pick<ReportHead, 'id' | 'inputs'>, tx: Transaction): Promise<void> {
    const now = clock.now();
    const max = PLAN_PERMISSIONS[actor.plan].reportsPerMonth;
    const basis = basisOf(inputs);
    if (await usage.take(actor, id, { basis, since: calendarMonth(now).from, max, now }, tx)) return;
    throw new AppError('FORBIDDEN', MESSAGES.plans.reportLimit);
  }

  async function enqueue(reportId: string, tx: Transaction): Promise<void> {
    await reports.setJob(reportId, await jobs.enqueue(generateReportJob, { reportId }, { tx }), tx);
  }

  const tellChanged = ({ id, projectId }: ReportHead, tx: Transaction) =>
    events.publish(reportChanged, { reportId: id, projectId }, tx);

  /** Has it written on these inputs, counted unless it was written on the same before; null when its state forbids it. */
  async function queue(actor: Actor, ref: ReportRef, from: string[], inputs: ReportInputs): Promise<ReportHead | null> {
    // A report's own title is no word of what it is about: its inputs keep the project's title.
    const title = titleOf(ref.reportType, inputs) ?? inputs.title;
    const change = { status: 'queued', progress: 0, ...stepOf(MESSAGES.words.steps.waiting), title, inputs };
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

  return {
    queue,

    /** Starts a report; asked again with the same key, answers the same one. */
    async create(
      actor: Actor,
      type: ReportType,
      { projectId, idempotencyKey, description: seed, language, sections, funding, custom }: NewReport,
    ): Promise<string> {
      requireReports(actor);
      const { id } = await projects.getEditable(actor, projectId);
      const { title, description, persona } = await projects.getUsable(actor, projectId);
      const told = language ?? (await reports.languageOf(actor));
      const inputs: ReportInputs = {
        ...(told && { language: told }),
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
        ...stepOf(isDraft ? MESSAGES.words.steps.draft : MESSAGES.words.steps.waiting),
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

    async cancel(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      const { hasDocument } = await findEditable(actor, ref);
      // One that was to be written anew is as it was before.
      const change = hasDocument ? COMPLETE : { status: 'cancelled', ...stepOf(MESSAGES.words.steps.cancelled) };
      const row = await reports.transaction(async (tx) => {
        const cancelled = await reports.transition(actor, ref, UNDER_WAY, change, tx);
        if (!cancelled) return null;
        await usage.giveBack(cancelled.id, tx);
        await tellChanged(cancelled, tx);
        return cancelled;
      });
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.onlyWritten);
      if (row.jobId) await jobs.cancel(generateReportJob, row.jobId);
      return presentStatus(row);
    },

    /** Goes on with a failed or cancelled report: sections that were written are kept. */
    async retry(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      await findEditable(actor, ref);
      requireReports(actor);
      const change = { status: 'queued', ...stepOf(MESSAGES.words.steps.waiting) };
      const row = await reports.transaction(async (tx) => {
        const again = await reports.transition(actor, ref, ['failed', 'cancelled'], change, tx);
        if (!again) return null;
        await take(actor, again, tx);
        await enqueue(again.id, tx);
        await tellChanged(again, tx);
        return again;
      });
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.onlyFailed);
      return presentStatus(row);
    },

    /** Writes a complete report anew, on the project and the data of today. On the same text it counts once, however often it is written. */
    async regenerate(actor: Actor, ref: ReportRef): Promise<ReportStatus> {
      const { projectId, inputs: before } = await findEditable(actor, ref);
      requireReports(actor);
      const { title, description, persona } = await projects.getUsable(actor, projectId);
      const inputs = { ...before, title, persona, ...(!before.isSeeded && { description }) };
      const row = await queue(actor, ref, ['complete'], inputs);
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.onlyComplete);
      return presentStatus(row);
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
  };
}

/** Names what a report is written on: written anew on the same, it doesn't count again. */
function basisOf({ description, funding, custom }: Pick<ReportInputs, 'description' | 'funding' | 'custom'>): string {
  const { filesOf: _owner, title: _title, ...asked } = custom ?? { filesOf: '', title: '' };
  return hash('sha256', JSON.stringify([description, funding ?? null, asked]), 'base64url').slice(0, 22);
}
