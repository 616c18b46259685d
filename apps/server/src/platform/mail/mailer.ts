export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Two mails with the same id are one to mail programs: what is sent again after a crash shows once. */
  messageId: string;
  headers?: Record<string, string>;
}

/** Sends mail. Rejects when the server did not take it. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
