import { COMMENTS_PER_MINUTE } from '@groundwork/contract/limits';
import { eq } from 'drizzle-orm';
import { personalData } from '../../../platform/db/personal-data.ts';
import { subscribe } from '../../../platform/events/event.ts';
import { contract, signedIn } from '../../../platform/http/implement.ts';
import { sharedRateLimit } from '../../../platform/http/rate-limit.ts';
import type { Ports } from '../../../ports.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { ProjectService } from '../../projects/projects.service.ts';
import type { ReportService } from '../reports.service.ts';
import { tellComment } from './report-comments.events.ts';
import { reportCommentRepository } from './report-comments.repository.ts';
import { type ReportCommentService, reportCommentService } from './report-comments.service.ts';
import { reportComment } from './report-comments.table.ts';

type Needed = Pick<Ports, 'database' | 'events' | 'clock'> & {
  projects: ProjectService;
  reports: ReportService;
  notifications: NotificationService;
};

export function reportCommentsModule({ database, events, clock, projects, reports, notifications }: Needed) {
  const comments = reportCommentRepository(database);
  const service = reportCommentService({
    comments,
    reports,
    projects,
    takeTurn: sharedRateLimit(database, 'report-comments', [{ turns: COMMENTS_PER_MINUTE, perSeconds: 60 }]),
    events,
    clock,
  });
  return {
    service,
    routes: routes(service),
    subscriptions: [subscribe(tellComment, { comments, raiseNotification: notifications.raise })],
    personalData: [
      personalData(database, {
        name: 'report-comments',
        table: reportComment,
        key: reportComment.id,
        of: (userId) => eq(reportComment.authorId, userId),
      }),
    ],
  };
}

function routes(service: ReportCommentService) {
  const { reportComments } = contract;
  return {
    list: reportComments.list.use(signedIn).handler(({ context, input }) => service.list(context.actor, input)),
    create: reportComments.create.use(signedIn).handler(({ context, input }) => service.create(context.actor, input)),
    reply: reportComments.reply.use(signedIn).handler(({ context, input }) => service.reply(context.actor, input)),
    resolve: reportComments.resolve
      .use(signedIn)
      .handler(({ context, input }) => service.resolve(context.actor, input)),
    edit: reportComments.edit.use(signedIn).handler(({ context, input }) => service.edit(context.actor, input)),
    delete: reportComments.delete.use(signedIn).handler(async ({ context, input }) => {
      await service.delete(context.actor, input);
      return { success: true as const };
    }),
  };
}
