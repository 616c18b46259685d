import { readFile } from 'node:fs/promises';
import { Plan } from '@groundwork/contract/plans';
import { auditRepository } from '../features/audit/audit.repository.ts';
import { type AuditLog, auditService } from '../features/audit/audit.service.ts';
import { billingRepository } from '../features/billing/billing.repository.ts';
import { plansOfMany } from '../features/billing/plans-of-many.ts';
import { sendInvitationJob } from '../features/sign-up-invitations/sign-up-invitations.jobs.ts';
import { signUpInvitationRepository } from '../features/sign-up-invitations/sign-up-invitations.repository.ts';
import { signUpInvitationService } from '../features/sign-up-invitations/sign-up-invitations.service.ts';
import { workspaceFolder } from '../operations/workspace-source.ts';
import { systemClock as clock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { migrate, openDatabase } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/context.ts';
import { createJobQueue } from '../platform/jobs/boss-job-queue.ts';
import { bindJob } from '../platform/jobs/job.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run people -- invite FILE         invites everybody whose address the file has
       npm run people -- plan PLAN FILE     gives them a plan: ${Plan.options.join(', ')}

FILE is a list of addresses or a table as CSV. With an embedded workspace the server must be stopped.`;

/** Whoever may run commands here may administrate. */
const OPERATOR: Actor = { userId: '', email: '', roles: ['user', 'admin'], plan: 'enterprise' };

/** What administrators do for many at once on their screens, from a file. */
export async function people(args: string[], env: NodeJS.ProcessEnv, out: (text: string) => void): Promise<number> {
  const [verb, ...rest] = args;
  const { data: plan } = Plan.safeParse(rest[0]);
  const file = verb === 'invite' ? rest[0] : rest[1];
  if (!file || (verb !== 'invite' && !(verb === 'plan' && plan)) || rest.length !== (verb === 'invite' ? 1 : 2)) {
    out(USAGE);
    return 2;
  }
  const list = await readFile(file, 'utf8');
  const config = readConfig(env);
  const database = await openDatabase({ url: config.DATABASE_URL, dir: workspaceFolder(config.DATA_DIR) });
  const jobs = createJobQueue(database);
  try {
    await migrate(database);
    const log = auditService({ events: auditRepository(database), clock });
    const audit: AuditLog = {
      record: (_, action, target, details, tx) => log.record(null, action, target, { ...details, by: 'command' }, tx),
    };
    if (plan) {
      const setPlans = plansOfMany({ customers: billingRepository(database), audit });
      const { changed, same, unknown, refused } = await setPlans(OPERATOR, { list, plan });
      out(`${changed} have the plan ${plan} now, ${same} had it before.`);
      if (unknown.length > 0) out(`Without an account: ${unknown.join(', ')}`);
      return told(refused);
    }
    // The server sends what is asked for here.
    await jobs.start([bindJob(sendInvitationJob, {} as never)], { isWorker: false });
    const canMail = Boolean(config.SMTP_URL) || config.MAIL_OUTBOX === 'on';
    const invitations = signUpInvitationService({
      invitations: signUpInvitationRepository(database),
      audit,
      clock,
      sendMail: canMail ? (email, tx) => jobs.enqueue(sendInvitationJob, { email }, { tx }) : null,
    });
    const { invited, known, refused, isMailed } = await invitations.invite(OPERATOR, list);
    out(
      `${invited} invited${isMailed ? ', to whom the server writes' : '; no mail is set up'}. ${known} had been invited before, or have an account.`,
    );
    return told(refused);
  } finally {
    await jobs.stop({ graceMs: 0 });
    await database.close();
  }

  function told(refused: { line: number; text: string }[]): number {
    for (const { line, text } of refused) out(`Without an address: line ${line} (${text})`);
    return refused.length > 0 ? 1 : 0;
  }
}

if (import.meta.main) await runCommand(people);
