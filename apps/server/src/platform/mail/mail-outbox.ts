import { randomUUID } from 'node:crypto';
import { OUTBOX_MAILS_MAX } from '@groundwork/contract/limits';
import type { Clock } from '../clock.ts';
import type { Mail, Mailer } from './mailer.ts';

export interface KeptMail extends Mail {
  id: string;
  sentAt: Date;
}

/** Takes mails in place of a server and keeps the latest in memory, for who tries out what is mailed. */
export interface MailOutbox extends Mailer {
  /** The latest first. */
  list(): KeptMail[];
  find(id: string): KeptMail | null;
}

export function mailOutbox(clock: Clock, max = OUTBOX_MAILS_MAX): MailOutbox {
  let kept: KeptMail[] = [];
  return {
    async send(mail, onHandover) {
      await onHandover?.();
      // As in a mail program, what is sent again shows once.
      const others = kept.filter(({ messageId }) => messageId !== mail.messageId);
      kept = [{ ...mail, id: randomUUID(), sentAt: clock.now() }, ...others].slice(0, max);
    },
    list: () => kept,
    find: (id) => kept.find((mail) => mail.id === id) ?? null,
  };
}
