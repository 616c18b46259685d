import { INVITATIONS_PER_DAY, INVITATIONS_PER_HOUR } from '@groundwork/contract/limits';
import type { AuditLog } from './features/audit/audit.service.ts';
import type { NotificationService } from './features/notifications/notifications.service.ts';
import { collaborationRoutes } from './features/projects/collaboration/collaboration.routes.ts';
import { collaborationService } from './features/projects/collaboration/collaboration.service.ts';
import { sendInvitationJob } from './features/projects/collaboration/invitation.jobs.ts';
import { invitationService } from './features/projects/collaboration/invitation.service.ts';
import { invitationTokens } from './features/projects/collaboration/invitation-tokens.ts';
import { invitationRepository } from './features/projects/collaboration/invitations.repository.ts';
import { memberRepository } from './features/projects/collaboration/members.repository.ts';
import type { SendInvitationDependencies } from './features/projects/collaboration/send-invitation.worker.ts';
import type { HistoryService } from './features/projects/history.service.ts';
import type { ProjectService } from './features/projects/projects.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db/database.ts';
import { rateLimit, sharedRateLimit } from './platform/http/rate-limit.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { Mailer } from './platform/mail/mailer.ts';

export type CollaborationJobDependencies = SendInvitationDependencies;

type Options = {
  config: Config;
  database: Database;
  jobs: JobQueue;
  mailer: Mailer | null;
  projects: ProjectService;
  history: HistoryService;
  audit: AuditLog;
  clock: Clock;
  raiseNotification: NotificationService['raise'];
};

const HOUR_SECONDS = 3_600;
/** Nobody answers more invitations; who guesses links does. */
const ANSWERS_PER_MINUTE = 30;

/** Who else is in a project, and how they come in. */
export function wireCollaboration(options: Options) {
  const { config, database, jobs, mailer, projects, history, audit, clock, raiseNotification } = options;
  const appUrl = config.APP_URL.replace(/\/$/, '');
  const members = memberRepository(database);
  const invitations = invitationRepository(database);
  const tokens = invitationTokens(config.AUTH_SECRET);
  const shared = { members, projects, history, audit, clock, raiseNotification, canMail: mailer !== null };
  const inviting = invitationService({
    ...shared,
    invitations,
    tokens,
    appUrl,
    takeInvitation: sharedRateLimit(database, 'invite', [
      { turns: INVITATIONS_PER_HOUR, perSeconds: HOUR_SECONDS },
      { turns: INVITATIONS_PER_DAY, perSeconds: 24 * HOUR_SECONDS },
    ]),
    takeAnswer: rateLimit({ turns: ANSWERS_PER_MINUTE, perSeconds: 60 }),
    send: (invitationId, tx) => jobs.enqueue(sendInvitationJob, { invitationId }, { tx }),
  });
  const service = collaborationService({ ...shared, invitations: inviting, transaction: invitations.transaction });
  return {
    routes: collaborationRoutes(service, inviting),
    jobs: [sendInvitationJob],
    jobDependencies: { invitations, invitationTokens: tokens },
  };
}
