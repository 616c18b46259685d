import type { NotificationChoice } from '@groundwork/contract/notifications';
import { alertOffPath } from '@groundwork/contract/paths';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
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
  /** What the person chose for alerts. */
  choiceOf(userId: string, kind: 'search-alert'): Promise<NotificationChoice>;
}

/** One mail with everything that waits for a person; what came while it was sent waits for the next. */
export async function run({ userId }: { userId: string }, _context: unknown, deps: SendAlertMailDependencies) {
  const { alertMails, mailer, tokens, appUrl, engineOf, choiceOf } = deps;
  const { email, rows } = await alertMails.waiting(userId);
  if (!mailer || !email || rows.length === 0) return;
  const remove = () => alertMails.remove(rows.map(({ id }) => id));
  // Chosen otherwise since they were found.
  if ((await choiceOf(userId, 'search-alert')) !== 'mail') return remove();
  const items = rows.map((row) => ({
    ...row,
    engine: engineOf(row.searchEngine),
    url: appUrl + row.url,
    offUrl: appUrl + alertOffPath(tokens.of({ kind: 'search', id: row.savedSearchId })),
  }));
  await mailer.send({
    kind: 'alerts',
    to: email,
    ...alertDigest(items, appUrl),
    // A process killed between sending and forgetting sends again: by this id mail programs show it once.
    messageId: `<alerts-${rows[0]!.id}@${new URL(appUrl).hostname}>`,
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/search/saved/off/${tokens.of({ kind: 'mail', id: userId })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  await remove();
}
