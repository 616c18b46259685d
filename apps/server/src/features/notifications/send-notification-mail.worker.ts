import { alertOffPath } from '@groundwork/contract/paths';
import type { Clock } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import { type Mailer, MailUnsureError } from '../../platform/mail/mailer.ts';
import { notificationsMail } from './notification-mail.ts';
import type { MailBatch, MailWay, NotificationMailRepository } from './notification-mails.repository.ts';
import type { PreferencesRepository } from './preferences.repository.ts';
import type { UnsubscribeScope, UnsubscribeTokens } from './unsubscribe-token.ts';

export interface SendNotificationMailDependencies {
  mails: NotificationMailRepository;
  preferences: Pick<PreferencesRepository, 'choicesOf'>;
  tokens: UnsubscribeTokens;
  /** Null where mail is not set up. */
  mailer: Mailer | null;
  appUrl: string;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

type Input = { userId: string; way: MailWay };

/** Everything that waits for a person; what comes while it is sent goes into the next mail. */
export async function run(
  { userId, way }: Input,
  { signal }: Pick<JobContext, 'signal'>,
  deps: SendNotificationMailDependencies,
): Promise<void> {
  const { mails, preferences, mailer, clock } = deps;
  if (!mailer) return;
  const send = mailer.send.bind(mailer);
  for (;;) {
    signal.throwIfAborted();
    const batch = await mails.claim(userId, way, await preferences.choicesOf(userId), clock.now());
    if (!batch) return;
    await sendOnce(batch, { userId, way }, send, deps);
  }
}

/**
 * It is noted down in the moment before the server may take the mail, and from then on never handed over again: killed
 * before, the server has nothing and the next run sends it; killed after, the server has it.
 */
async function sendOnce(
  batch: MailBatch,
  { userId, way }: Input,
  send: Mailer['send'],
  { mails, tokens, appUrl, clock, log }: SendNotificationMailDependencies,
): Promise<void> {
  const tokenOf = (scope: UnsubscribeScope) => tokens.of({ userId, scope });
  const kinds = new Set(batch.rows.map(({ kind }) => kind));
  // One click ends what came: mails about this kind, or, of several, mails of this sort.
  const scope = way === 'mail' && kinds.size === 1 ? batch.rows[0]!.kind : way;
  const mail = {
    kind: 'notifications' as const,
    to: batch.email,
    ...notificationsMail(batch.rows, { way, appUrl, offUrl: (of) => appUrl + alertOffPath(tokenOf(of)) }),
    messageId: `<notifications-${batch.id}@${new URL(appUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/notifications/unsubscribe/${tokenOf(scope)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  try {
    await send(mail, async () => {
      if (!(await mails.handOver(batch.id, clock.now()))) throw new Error('This mail is sent by another process');
    });
  } catch (error) {
    if (!(error instanceof MailUnsureError)) {
      await mails.takeBack(batch.id);
      throw error;
    }
    log.warn('a mail of notifications may not have arrived', { error });
  }
  await mails.remove(batch.id);
}
