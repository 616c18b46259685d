import { INVITATIONS_PER_DAY, INVITATIONS_PER_HOUR } from '@groundwork/contract/limits';
import { sharedRateLimit } from '../../../platform/http/rate-limit.ts';
import { bindJob } from '../../../platform/jobs/job.ts';
import type { Ports } from '../../../ports.ts';
import type { AuditLog } from '../../audit/audit.service.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { HistoryService } from '../history.service.ts';
import type { ProjectService } from '../projects.service.ts';
import { admissionService } from './admission.service.ts';
import { collaborationData } from './collaboration.personal-data.ts';
import { collaborationRoutes } from './collaboration.routes.ts';
import { collaborationService } from './collaboration.service.ts';
import { sendInvitationJob } from './invitation.jobs.ts';
import { invitationService } from './invitation.service.ts';
import { invitationTokens } from './invitation-tokens.ts';
import { invitationRepository } from './invitations.repository.ts';
import { memberRepository } from './members.repository.ts';

type Needed = Pick<Ports, 'config' | 'appUrl' | 'database' | 'jobs' | 'mailer' | 'clock' | 'events'> & {
  projects: ProjectService;
  history: HistoryService;
  notifications: NotificationService;
  audit: AuditLog;
};

const HOUR_SECONDS = 3_600;
/** Nobody answers more invitations; who guesses links does. */
const ANSWERS_PER_MINUTE = 30;

/** The members of a project besides its owner, and how they come in. */
export function collaborationModule(ports: Needed) {
  const { config, appUrl, database, jobs, mailer, projects, history, notifications, audit, clock, events } = ports;
  const raiseNotification = notifications.raise;
  const members = memberRepository(database);
  const invitations = invitationRepository(database);
  const tokens = invitationTokens(config.AUTH_SECRET);
  const shared = { members, projects, history, audit, clock, events, raiseNotification, canMail: mailer !== null };
  const takeAnswer = sharedRateLimit(database, 'invitation-answers', [{ turns: ANSWERS_PER_MINUTE, perSeconds: 60 }]);
  const inviting = invitationService({
    ...shared,
    invitations,
    tokens,
    appUrl,
    takeInvitation: sharedRateLimit(database, 'invite', [
      { turns: INVITATIONS_PER_HOUR, perSeconds: HOUR_SECONDS },
      { turns: INVITATIONS_PER_DAY, perSeconds: 24 * HOUR_SECONDS },
    ]),
    takeAnswer,
    send: (invitationId, tx) => jobs.enqueue(sendInvitationJob, { invitationId }, { tx }),
  });
  const admission = admissionService({ ...shared, invitations, tokens, takeAnswer });
  const service = collaborationService({ ...shared, invitations: inviting, transaction: invitations.transaction });
  return {
    routes: collaborationRoutes(service, inviting, admission),
    jobs: [
      bindJob(sendInvitationJob, { invitations, invitationTokens: tokens, raiseNotification, mailer, clock, appUrl }),
    ],
    personalData: collaborationData(database),
    forgetAskers: invitations.forgetAskers,
  };
}
