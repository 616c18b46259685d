import { formatDate } from '@groundwork/contract/format';
import { invitationPath } from '@groundwork/contract/paths';
import type { Clock } from '../../../platform/clock.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { shortMail } from '../../../platform/mail/short-mail.ts';
import { speechIn } from '../../../platform/mail/speech.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { InvitationTokens } from './invitation-tokens.ts';
import type { InvitationRepository } from './invitations.repository.ts';

const { subject, shares, open, see } = MESSAGES.mails.invitation;

export interface SendInvitationDependencies {
  invitations: InvitationRepository;
  invitationTokens: InvitationTokens;
  raiseNotification: NotificationService['raise'];
  /** Null where mail is not set up: then the owner hands the link over. */
  mailer: Mailer | null;
  clock: Clock;
  appUrl: string;
}

export async function run(
  { invitationId }: { invitationId: string },
  { jobId }: { jobId: string },
  deps: SendInvitationDependencies,
) {
  const { invitations, invitationTokens, mailer, clock, appUrl } = deps;
  const found = await invitations.findToSend(invitationId);
  if (found?.row.state !== 'open' || found.row.expiresAt <= clock.now()) return;
  const { row, project, owner } = found;
  const account = await invitations.accountOf(row.email);
  const userId = account?.id;
  const until = formatDate(row.expiresAt.toISOString());
  // Nobody has shown yet that the account's address is theirs: neither the project's name nor a link that opens it is told.
  if (userId)
    await invitations.transaction((tx) =>
      deps.raiseNotification(
        {
          userId,
          kind: 'collaboration',
          // It has a mail of its own.
          mails: 'none',
          key: `invitation/${row.id}/${row.expiresAt.toISOString()}`,
          title: MESSAGES.words.notifications.invites(owner.name),
          lines: [MESSAGES.words.notifications.answerUntil(until)],
          forwardUrl: invitationPath(row.id),
        },
        tx,
      ),
    );
  await mailer?.send({
    kind: 'invitation',
    to: row.email,
    ...shortMail(
      {
        subject: subject(owner.name),
        lines: [shares(owner.name, owner.email, project, row.role), open(row.email, until)],
        link: { label: see, url: appUrl + invitationPath(invitationTokens.of(row.id)) },
      },
      // Nothing is known of a person without an account: the owner knows them, and most likely shares a language.
      await speechIn(account ? account.language : owner.language),
    ),
    messageId: `<invitation-${jobId}@${new URL(appUrl).hostname}>`,
  });
}
