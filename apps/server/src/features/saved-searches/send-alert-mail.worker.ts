import type { NotificationChoice } from '@groundwork/contract/notifications';
import { alertOffPath } from '@groundwork/contract/paths';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { sendOnce } from '../../platform/mail/send-once.ts';
import { speechIn } from '../../platform/mail/speech.ts';
import { alertDigest } from './alert-digest.ts';
import type { AlertMailRepository, AlertMailRow } from './alert-mails.repository.ts';
import type { OffTokens } from './off-token.ts';

export interface SendAlertMailDependencies {
  alertMails: AlertMailRepository;
  tokens: OffTokens;
  /** Null where mail is not set up. */
  mailer: Mailer | null;
  appUrl: string;
  engineOf(engine: AlertMailRow['searchEngine']): EngineDeclaration;
  /** The person's choice for alerts. */
  choiceOf(userId: string, kind: 'search-alert'): Promise<NotificationChoice>;
  log: Pick<Log, 'warn'>;
}

/** One mail with everything that waits for a person; what came while it was sent waits for the next. */
export async function run({ userId }: { userId: string }, _context: unknown, deps: SendAlertMailDependencies) {
  const { alertMails, mailer, tokens, appUrl, engineOf, choiceOf, log } = deps;
  const { email, language, rows } = await alertMails.waiting(userId);
  if (!mailer || !email || rows.length === 0) return;
  // Chosen otherwise since they were found.
  if ((await choiceOf(userId, 'search-alert')) !== 'mail') return alertMails.remove(rows);
  const items = rows.map((row) => ({
    ...row,
    engine: engineOf(row.searchEngine),
    url: appUrl + row.url,
    offUrl: appUrl + alertOffPath(tokens.of({ kind: 'search', id: row.savedSearchId })),
  }));
  const mail = {
    kind: 'alerts' as const,
    to: email,
    ...alertDigest(items, await speechIn(language), appUrl),
    messageId: `<alerts-${rows[0]!.id}@${new URL(appUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/search/saved/off/${tokens.of({ kind: 'mail', id: userId })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  await sendOnce({ mailer, log }, mail, {
    handOver: () => alertMails.handOver(rows),
    takeBack: () => alertMails.takeBack(rows),
  });
}
