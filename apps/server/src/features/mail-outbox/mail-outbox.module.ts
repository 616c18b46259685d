import { OUTBOX_MAILS_MAX } from '@groundwork/contract/limits';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { contract, signedInByPerson } from '../../platform/http/implement.ts';
import { requireService } from '../../platform/http/require-role.ts';
import type { KeptMail } from '../../platform/mail/mail-outbox.ts';
import type { Ports } from '../../ports.ts';
import { cutLinks } from './cut-links.ts';

/**
 * Operators read mails, in person. The links in them act for whom they are addressed to, so that only this person sees them whole:
 * with the link that sets an administrator’s new password, any operator would be one.
 */
export function mailOutboxModule({ outbox, appUrl }: Pick<Ports, 'outbox' | 'appUrl'>) {
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
        const areLinksCut = mail.to.toLowerCase() !== context.actor.email.toLowerCase();
        const shown = (content: string) => (areLinksCut ? cutLinks(content, appUrl) : content);
        const headers = Object.entries({ 'Message-ID': mail.messageId, ...mail.headers });
        return {
          ...listed(mail),
          text: shown(mail.text),
          html: shown(mail.html),
          headers: headers.map(([name, value]) => ({ name, value: shown(value) })),
          areLinksCut,
        };
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
