import { alertOffPath } from '@groundwork/contract/paths';
import type { Clock } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail, Mailer } from '../../platform/mail/mailer.ts';
import { sendOnce } from '../../platform/mail/send-once.ts';
import { type Speech, speechIn } from '../../platform/mail/speech.ts';
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
  const { mails, preferences, mailer, clock, log } = deps;
  if (!mailer) return;
  for (;;) {
    signal.throwIfAborted();
    const batch = await mails.claim(userId, way, await preferences.choicesOf(userId), clock.now());
    if (!batch) return;
    const handOver = () => mails.handOver(batch.id, clock.now());
    await sendOnce({ mailer, log }, mailOf(batch, await speechIn(batch.language), { userId, way }, deps), {
      handOver,
      takeBack: () => mails.takeBack(batch.id),
    });
    await mails.remove(batch.id);
  }
}

function mailOf(
  batch: MailBatch,
  speech: Speech,
  { userId, way }: Input,
  { tokens, appUrl }: Pick<SendNotificationMailDependencies, 'tokens' | 'appUrl'>,
): Mail {
  const tokenOf = (scope: UnsubscribeScope) => tokens.of({ userId, scope });
  const kinds = new Set(batch.rows.map(({ kind }) => kind));
  // One click ends what came: mails about this kind, or, of several, mails of this sort.
  const scope = way === 'mail' && kinds.size === 1 ? batch.rows[0]!.kind : way;
  return {
    kind: 'notifications',
    to: batch.email,
    ...notificationsMail(batch.rows, speech, {
      way,
      appUrl,
      unsubscribeUrl: (of) => appUrl + alertOffPath(tokenOf(of)),
    }),
    messageId: `<notifications-${batch.id}@${new URL(appUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/notifications/unsubscribe/${tokenOf(scope)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
