import { eq, or } from 'drizzle-orm';
import { personalData } from '../../../platform/db/personal-data.ts';
import { contract, signedIn, signedInByPerson } from '../../../platform/http/implement.ts';
import type { Ports } from '../../../ports.ts';
import type { AuditLog } from '../../audit/audit.service.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { ProjectService } from '../../projects/projects.service.ts';
import type { ReportCommentService } from '../report-comments/report-comments.service.ts';
import type { ReportService } from '../reports.service.ts';
import { expertCheckRepository } from './expert-checks.repository.ts';
import { type ExpertCheckService, expertCheckService } from './expert-checks.service.ts';
import { expertCheck } from './expert-checks.table.ts';

type Needed = Pick<Ports, 'database' | 'events' | 'clock'> & {
  projects: ProjectService;
  reports: ReportService;
  comments: ReportCommentService;
  notifications: NotificationService;
  audit: AuditLog;
};

export function expertChecksModule(needed: Needed) {
  const { database, events, clock, projects, reports, comments, notifications, audit } = needed;
  const service = expertCheckService({
    checks: expertCheckRepository(database),
    reports,
    comments,
    projects,
    raiseNotification: notifications.raise,
    audit,
    events,
    clock,
  });
  return {
    routes: routes(service),
    personalData: [
      personalData(database, {
        name: 'expert-checks',
        table: expertCheck,
        key: expertCheck.id,
        of: (userId) => or(eq(expertCheck.requesterId, userId), eq(expertCheck.reviewerId, userId))!,
      }),
    ],
  };
}

function routes(service: ExpertCheckService) {
  const { expertChecks } = contract;
  return {
    ask: expertChecks.ask.use(signedIn).handler(({ context, input }) => service.ask(context.actor, input)),
    get: expertChecks.get.use(signedIn).handler(({ context, input }) => service.get(context.actor, input)),
    withdraw: expertChecks.withdraw
      .use(signedIn)
      .handler(({ context, input }) => service.withdraw(context.actor, input)),
    queue: expertChecks.queue.use(signedIn).handler(({ context, input }) => service.queue(context.actor, input)),
    // Other people's reports are read in person, not by a key.
    take: expertChecks.take
      .use(signedInByPerson)
      .handler(({ context, input }) => service.take(context.actor, input.id)),
    release: expertChecks.release
      .use(signedInByPerson)
      .handler(({ context, input }) => service.release(context.actor, input.id)),
    report: expertChecks.report
      .use(signedInByPerson)
      .handler(({ context, input }) => service.report(context.actor, input.id)),
    comment: expertChecks.comment
      .use(signedInByPerson)
      .handler(({ context, input }) => service.comment(context.actor, input)),
    end: expertChecks.end.use(signedInByPerson).handler(({ context, input }) => service.end(context.actor, input)),
  };
}
