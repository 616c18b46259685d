import { formatDate } from '@groundwork/contract/format';
import { invitationPath } from '@groundwork/contract/paths';
import type { Clock } from '../../../platform/clock.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { shortMail } from '../../../platform/mail/short-mail.ts';
import { SAID } from '../../../platform/said.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import type { InvitationTokens } from './invitation-tokens.ts';
import type { InvitationRepository } from './invitations.repository.ts';

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
  const userId = await invitations.accountOf(row.email);
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
          title: SAID.words.notifications.invites(owner.name),
          lines: [SAID.words.notifications.answerUntil(formatDate(row.expiresAt.toISOString()))],
          forwardUrl: invitationPath(row.id),
        },
        tx,
      ),
    );
  await mailer?.send({
    kind: 'invitation',
    to: row.email,
    ...shortMail({
      subject: `${owner.name} invites you to a project`,
      lines: [
        `${owner.name} (${owner.email}) shares the project “${project}” on Groundwork with you as ${row.role}.`,
        `The invitation is for ${row.email}, works once and is open until ${formatDate(row.expiresAt.toISOString())}. If you don’t know who sent it, ignore this email and nothing happens.`,
      ],
      link: { label: 'See the invitation', url: appUrl + invitationPath(invitationTokens.of(row.id)) },
    }),
    messageId: `<invitation-${jobId}@${new URL(appUrl).hostname}>`,
  });
}
