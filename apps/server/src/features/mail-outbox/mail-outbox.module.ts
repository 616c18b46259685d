import { OUTBOX_MAILS_MAX } from '@groundwork/contract/limits';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { contract, signedInByPerson } from '../../platform/http/implement.ts';
import { requireService } from '../../platform/http/require-role.ts';
import type { KeptMail } from '../../platform/mail/mail-outbox.ts';
import type { Ports } from '../../ports.ts';

/** Mails hold links that sign in: operators alone read them, in person. */
export function mailOutboxModule({ outbox }: Pick<Ports, 'outbox'>) {
  const opened = (actor: Actor) => {
    requireService(actor);
    if (!outbox) throw new AppError('NOT_FOUND');
    return outbox;
  };
  const { mailOutbox } = contract;
  return {
    routes: {
      list: mailOutbox.list.use(signedInByPerson).handler(({ context }) => ({
        items: opened(context.actor).list().map(listed),
        max: OUTBOX_MAILS_MAX,
      })),
      get: mailOutbox.get.use(signedInByPerson).handler(({ context, input }) => {
        const mail = opened(context.actor).find(input.id);
        if (!mail) throw new AppError('NOT_FOUND');
        const { text, html, messageId, headers = {} } = mail;
        const all = { 'Message-ID': messageId, ...headers };
        return { ...listed(mail), text, html, headers: Object.entries(all).map(([name, value]) => ({ name, value })) };
      }),
    },
  };
}

const listed = ({ id, kind, to, subject, sentAt }: KeptMail) => ({
  id,
  kind,
  to,
  subject,
  sentAt: sentAt.toISOString(),
});
