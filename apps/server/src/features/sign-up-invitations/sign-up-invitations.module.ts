import { sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import { personalData } from '../../platform/db/personal-data.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { sendInvitationJob } from './sign-up-invitations.jobs.ts';
import { signUpInvitationRepository } from './sign-up-invitations.repository.ts';
import { signUpInvitationRoutes } from './sign-up-invitations.routes.ts';
import { signUpInvitationService } from './sign-up-invitations.service.ts';
import { signUpInvitation } from './sign-up-invitations.table.ts';

type Needed = Pick<Ports, 'database' | 'jobs' | 'mailer' | 'clock' | 'appUrl'> & { audit: AuditLog };

export function signUpInvitationsModule({ database, jobs, mailer, clock, appUrl, audit }: Needed) {
  const invitations = signUpInvitationRepository(database);
  const service = signUpInvitationService({
    invitations,
    audit,
    clock,
    sendMail: mailer && ((email, tx) => jobs.enqueue(sendInvitationJob, { email }, { tx })),
  });
  return {
    service,
    routes: signUpInvitationRoutes(service),
    jobs: [bindJob(sendInvitationJob, { invitations, mailer, appUrl })],
    personalData: [
      personalData(database, {
        name: 'sign-up-invitations',
        table: signUpInvitation,
        key: signUpInvitation.email,
        of: (userId) =>
          sql`${signUpInvitation.email} in (select ${user.email} from ${user} where ${user.id} = ${userId} and ${user.emailVerified})`,
      }),
    ],
  };
}
