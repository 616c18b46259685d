import type { ExpertCheck, ExpertCheckState } from '@groundwork/contract/expert-checks';
import { reportPath, SERVICE_ADMIN } from '@groundwork/contract/paths';
import type { CommentThread, NewThread } from '@groundwork/contract/report-comments';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { ReportType } from '@groundwork/contract/reports';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { requirePlan } from '../../../platform/http/require-plan.ts';
import { requireService, type ServiceMember } from '../../../platform/http/require-role.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AuditLog } from '../../audit/audit.service.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { ProjectService } from '../../projects/projects.service.ts';
import type { ReportCommentService } from '../report-comments/report-comments.service.ts';
import type { ReportRef } from '../report-row.ts';
import { reportChanged } from '../reports.events.ts';
import type { ReportService } from '../reports.service.ts';
import type { ExpertCheckRepository, ExpertCheckRow } from './expert-checks.repository.ts';

type Dependencies = {
  checks: ExpertCheckRepository;
  reports: Pick<ReportService, 'find' | 'document'>;
  comments: Pick<ReportCommentService, 'createAs'>;
  projects: Pick<ProjectService, 'getEditable'>;
  raiseNotification: NotificationService['raise'];
  audit: AuditLog;
  events: EventBus;
  clock: Clock;
};

export function expertCheckService(deps: Dependencies) {
  const { checks, reports, comments, projects, raiseNotification, audit, events, clock } = deps;

  const tellChanged = ({ check, projectId }: ExpertCheckRow, tx: Transaction) =>
    events.publish(reportChanged, { reportId: check.reportId, projectId }, tx);

  async function found(actor: ServiceMember, id: string): Promise<ExpertCheckRow> {
    const row = await checks.find(actor, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  async function latest(actor: Actor, ref: ReportRef): Promise<ExpertCheck> {
    const row = await checks.latest(actor, ref);
    if (!row) throw new AppError('NOT_FOUND');
    return present(actor, row);
  }

  /** To who doesn't check it now, the report is as unknown as any other. */
  async function documentOf(actor: Actor, id: string): Promise<ReportDocument> {
    requireService(actor);
    const document = await checks.document(actor, id);
    if (!document) throw new AppError('NOT_FOUND');
    return document;
  }

  return {
    async ask(actor: Actor, { note, ...ref }: ReportRef & { note: string }): Promise<ExpertCheck> {
      const { projectId } = await reports.find(actor, ref);
      const project = await projects.getEditable(actor, projectId);
      const { version, title } = await reports.document(actor, ref);
      requirePlan(actor, 'expertCheck', MESSAGES.expertChecks.what);
      const { reportId } = ref;
      const values = { reportId, version, note, requesterId: actor.userId, askedAt: clock.now() };
      const experts = await checks.experts();
      await checks.transaction(async (tx) => {
        const asked = await checks.ask(project.id, values, tx);
        if (!asked) throw new AppError('CONFLICT', MESSAGES.expertChecks.alreadyAsked);
        for (const userId of experts.filter((each) => each !== actor.userId))
          await raiseNotification(
            {
              userId,
              kind: 'expert-check',
              key: `expert-check/${asked}/asked`,
              title: MESSAGES.expertChecks.asked,
              lines: [title],
              forwardUrl: SERVICE_ADMIN,
            },
            tx,
          );
      });
      return latest(actor, ref);
    },

    async get(actor: Actor, ref: ReportRef): Promise<{ check: ExpertCheck | null }> {
      await reports.find(actor, ref);
      const row = await checks.latest(actor, ref);
      return { check: row && present(actor, row) };
    },

    async withdraw(actor: Actor, ref: ReportRef): Promise<ExpertCheck> {
      await projects.getEditable(actor, (await reports.find(actor, ref)).projectId);
      const id = await checks.transaction((tx) => checks.withdraw(actor, ref, clock.now(), tx));
      if (!id) throw new AppError('CONFLICT', MESSAGES.expertChecks.notOpen);
      return latest(actor, ref);
    },

    async queue(actor: Actor, options: { state?: ExpertCheckState | undefined; page: number; pageLimit: number }) {
      requireService(actor);
      const { page, pageLimit } = options;
      const { rows, total } = await checks.queue(actor, options.state, page, pageLimit);
      return { items: rows.map((row) => present(actor, row)), total, page, pageLimit };
    },

    async take(actor: Actor, id: string): Promise<ExpertCheck> {
      requireService(actor);
      const row = await found(actor, id);
      if (row.check.requesterId === actor.userId) throw new AppError('FORBIDDEN', MESSAGES.expertChecks.ownReport);
      await checks.transaction(async (tx) => {
        if (!(await checks.take(actor, id, clock.now(), tx)))
          throw new AppError('CONFLICT', MESSAGES.expertChecks.notOpen);
        // It is on record who read whose report.
        await audit.record(actor, 'report.review', row.check.reportId, {}, tx);
        await tellChanged(row, tx);
      });
      return present(actor, await found(actor, id));
    },

    async release(actor: Actor, id: string): Promise<ExpertCheck> {
      requireService(actor);
      const row = await found(actor, id);
      await checks.transaction(async (tx) => {
        if (!(await checks.release(actor, id, tx))) throw new AppError('CONFLICT', MESSAGES.expertChecks.notOpen);
        await tellChanged(row, tx);
      });
      return present(actor, await found(actor, id));
    },

    report: documentOf,

    async comment(actor: Actor, { id, ...given }: { id: string } & NewThread): Promise<CommentThread> {
      return comments.createAs(actor, await documentOf(actor, id), given);
    },

    async end(
      actor: Actor,
      { id, verdict, summary }: { id: string; verdict: 'approved' | 'returned'; summary: string },
    ): Promise<ExpertCheck> {
      requireService(actor);
      const row = await found(actor, id);
      await checks.transaction(async (tx) => {
        const ended = await checks.end(actor, id, { state: verdict, summary, endedAt: clock.now() }, tx);
        if (!ended) throw new AppError('CONFLICT', MESSAGES.expertChecks.notOpen);
        const { requesterId: userId, reportId } = row.check;
        await raiseNotification(
          {
            userId,
            kind: 'expert-check',
            key: `expert-check/${id}/ended`,
            title: MESSAGES.expertChecks[verdict],
            lines: [row.title],
            forwardUrl: reportPath(row.type, reportId),
            projectId: row.projectId,
          },
          tx,
        );
        await tellChanged(row, tx);
      });
      return present(actor, await found(actor, id));
    },
  };
}

export type ExpertCheckService = ReturnType<typeof expertCheckService>;

function present({ userId }: Actor, { check, type, title, requester, reviewer }: ExpertCheckRow): ExpertCheck {
  return {
    id: check.id,
    state: check.state,
    reportType: type as ReportType,
    reportId: check.reportId,
    reportTitle: title,
    version: check.version,
    requester,
    note: check.note,
    reviewer,
    isMine: check.reviewerId === userId,
    summary: check.summary,
    askedAt: check.askedAt.toISOString(),
    takenAt: check.takenAt?.toISOString() ?? null,
    endedAt: check.endedAt?.toISOString() ?? null,
  };
}
