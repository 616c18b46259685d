import { CONFIRM_LINK_HOURS, RESET_LINK_HOURS } from '@groundwork/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { shortMail } from '../../platform/mail/short-mail.ts';
import type { AccountLinks } from './account-links.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { AuthMail } from './auth-mail.ts';

export interface SendAuthMailDependencies {
  users: AuthRepository;
  links: AccountLinks;
  /** Null where mail is not set up. */
  mailer: Mailer | null;
  clock: Clock;
  appUrl: string;
}

export async function run(mail: AuthMail, { jobId }: { jobId: string }, deps: SendAuthMailDependencies) {
  const content = await contentOf(mail, deps);
  if (!content || !deps.mailer) return;
  const messageId = `<account-${jobId}@${new URL(deps.appUrl).hostname}>`;
  await deps.mailer.send({ kind: 'account', to: mail.email, ...shortMail(content), messageId });
}

async function contentOf(mail: AuthMail, { users, links }: SendAuthMailDependencies) {
  if (mail.kind === 'email-changed')
    return {
      subject: 'Your email was changed',
      lines: [
        `The email of your Groundwork account is now ${mail.newEmail}. This address no longer signs in.`,
        'If you did not do this, ask the operator of your installation for help at once.',
      ],
    };
  if (mail.kind === 'change-email') {
    const person = await users.find(mail.userId);
    if (!person) return null;
    return {
      subject: 'Confirm your new email',
      lines: [
        `Someone, probably you, asked to use this address for the Groundwork account of ${person.email}.`,
        `The link is valid for ${CONFIRM_LINK_HOURS} hours. If it was not you, ignore this email and nothing changes.`,
      ],
      link: { label: 'Use this email', url: links.changeEmail(person, mail.email) },
    };
  }
  const person = await users.findByEmail(mail.email);
  if (!person) return null;
  if (mail.kind === 'reset')
    return {
      subject: 'Set a new password',
      lines: [
        'Someone, probably you, asked to set a new password for this address.',
        `The link works once, for ${RESET_LINK_HOURS} hour. If it was not you, ignore this email and nothing changes.`,
      ],
      link: { label: 'Set a new password', url: links.reset(person.email, { byMail: true }) },
    };
  if (person.emailVerified) return null;
  return {
    subject: 'Confirm your email',
    lines: [
      `Welcome to Groundwork, ${person.firstName}. Confirm that this address is yours, so that you can get back in if you forget your password.`,
      `The link is valid for ${CONFIRM_LINK_HOURS} hours. If you have no account, ignore this email.`,
    ],
    link: { label: 'Confirm this email', url: links.verify(person) },
  };
}
