import { SIGN_UP } from '@groundwork/contract/paths';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { shortMail } from '../../platform/mail/short-mail.ts';
import { speechIn } from '../../platform/mail/speech.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { SignUpInvitationRepository } from './sign-up-invitations.repository.ts';

export interface SendInvitationDependencies {
  invitations: SignUpInvitationRepository;
  mailer: Mailer | null;
  appUrl: string;
}

export async function run(
  { email }: { email: string },
  { jobId }: { jobId: string },
  { invitations, mailer, appUrl }: SendInvitationDependencies,
) {
  // Taken back before the mail was written.
  if (!mailer || !(await invitations.has(email))) return;
  const { subject, asked, signUp } = MESSAGES.mails.accountInvitation;
  const link = { label: signUp, url: appUrl + SIGN_UP };
  const content = shortMail({ subject, lines: [asked(email)], link }, await speechIn(null));
  const messageId = `<invitation-${jobId}@${new URL(appUrl).hostname}>`;
  await mailer.send({ kind: 'account', to: email, ...content, messageId });
}
