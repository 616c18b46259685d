import type { MailKind } from '@groundwork/contract/mail-outbox';

export interface Mail {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Two mails with the same id are one to mail programs: what is sent again after a crash shows once. */
  messageId: string;
  headers?: Record<string, string>;
}

/** Whether the server has the mail is not known: it may have taken it before the connection broke. */
export class MailUnsureError extends Error {
  override name = 'MailUnsureError';
}

/** Sends mail. Rejects when the server did not take it, with MailUnsureError when it may have. */
export interface Mailer {
  /**
   * `onHandover` runs when all is said but the sign that ends the mail: before it the server has no mail, after it has one. Who
   * notes it down there never sends twice, whenever the process is killed. What it rejects with ends the dialogue without mail.
   */
  send(mail: Mail, onHandover?: () => Promise<void>): Promise<void>;
}
