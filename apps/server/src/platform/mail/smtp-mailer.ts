import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

const CONNECT_TIMEOUT_MS = 15_000;
const SILENCE_TIMEOUT_MS = 60_000;

/** `from` is an address or `Name <address>`. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // Texts come from records: nothing in a mail may make us read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ headers = {}, ...mail }) {
      await transport.sendMail({ from, headers, ...mail });
    },
  };
}
