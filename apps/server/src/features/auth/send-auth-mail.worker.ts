import { CONFIRM_LINK_HOURS, RESET_LINK_HOURS } from '@groundwork/contract/limits';
import { SIGN_IN } from '@groundwork/contract/paths';
import type { Clock } from '../../platform/clock.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { shortMail } from '../../platform/mail/short-mail.ts';
import { speechIn } from '../../platform/mail/speech.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AccountLinks } from './account-links.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { AuthMail } from './auth-mail.ts';
import type { PendingSignUps } from './sign-ups.repository.ts';

const { mails } = MESSAGES;

export interface SendAuthMailDependencies {
  users: AuthRepository;
  signUps: PendingSignUps;
  links: AccountLinks;
  /** Null where mail is not set up. */
  mailer: Mailer | null;
  clock: Clock;
  appUrl: string;
}

export async function run(mail: AuthMail, { jobId }: { jobId: string }, deps: SendAuthMailDependencies) {
  const written = await contentOf(mail, deps);
  if (!written || !deps.mailer) return;
  const messageId = `<account-${jobId}@${new URL(deps.appUrl).hostname}>`;
  const content = shortMail(written.content, await speechIn(written.reader?.language ?? null));
  await deps.mailer.send({ kind: 'account', to: mail.email, ...content, messageId });
}

async function contentOf(mail: AuthMail, { users, signUps, links, appUrl }: SendAuthMailDependencies) {
  if (mail.kind === 'email-changed') {
    const { subject, now, help } = mails.emailChanged;
    const reader = await users.findByEmail(mail.newEmail);
    return { reader, content: { subject, lines: [now(mail.newEmail), help] } };
  }
  if (mail.kind === 'change-email') {
    const reader = await users.find(mail.userId);
    if (!reader) return null;
    const { subject, asked, use } = mails.changeEmail;
    const lines = [asked(reader.email), mails.linkValid(CONFIRM_LINK_HOURS)];
    return { reader, content: { subject, lines, link: { label: use, url: links.changeEmail(reader, mail.email) } } };
  }
  const reader = await users.findByEmail(mail.email);
  if (mail.kind === 'sign-up') {
    if (reader) {
      const { subject, asked, forgot } = mails.signedUpBefore;
      return { reader, content: { subject, lines: [asked, forgot], link: { label: subject, url: appUrl + SIGN_IN } } };
    }
    const person = await signUps.find(mail.signUpId);
    if (!person) return null;
    const { subject, asked, finish } = mails.signUp;
    const link = { label: finish, url: links.signUp({ id: mail.signUpId, invitation: person.invitation }) };
    return {
      reader: person,
      content: { subject, lines: [asked(person.firstName), mails.linkValid(CONFIRM_LINK_HOURS)], link },
    };
  }
  if (!reader) return null;
  if (mail.kind === 'reset') {
    const { subject, asked, valid } = mails.reset;
    const link = { label: subject, url: links.reset(reader.email, { byMail: true }) };
    return { reader, content: { subject, lines: [asked, valid(RESET_LINK_HOURS)], link } };
  }
  if (reader.emailVerified) return null;
  const { subject, welcome, valid, confirm } = mails.verify;
  const lines = [welcome(reader.firstName), valid(CONFIRM_LINK_HOURS)];
  return { reader, content: { subject, lines, link: { label: confirm, url: links.verify(reader) } } };
}
