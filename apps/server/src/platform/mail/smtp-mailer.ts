import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type Mailer, MailUnsureError } from './mailer.ts';

const CONNECT_TIMEOUT_MS = 15_000;
const SILENCE_TIMEOUT_MS = 60_000;

interface Settings {
  url: string;
  /** An address or `Name <address>`. */
  from: string;
  /** How long the server may say nothing. */
  silenceMs?: number;
}

export function smtpMailer({ url, from, silenceMs = SILENCE_TIMEOUT_MS }: Settings): Mailer {
  const options = {
    url,
    connectionTimeout: Math.min(CONNECT_TIMEOUT_MS, silenceMs),
    greetingTimeout: Math.min(CONNECT_TIMEOUT_MS, silenceMs),
    socketTimeout: silenceMs,
    // Texts come from records: nothing in a mail may make us read a file or call an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    async send({ kind: _kind, headers = {}, ...mail }, onHandover) {
      let isHandedOver = false;
      /** Drawn once the server waits for the mail, which it has when this has ended. */
      async function* handedOver(content: Readable) {
        yield* content;
        await onHandover?.();
        isHandedOver = true;
      }
      const transport = createTransport(options);
      transport.use('stream', ({ message }, done) => {
        message.processFunc((content: Readable) => Readable.from(handedOver(content), { objectMode: false }));
        done();
      });
      try {
        await transport.sendMail({ from, headers, ...mail });
      } catch (error) {
        const isAnswered = typeof (error as { responseCode?: unknown }).responseCode === 'number';
        if (!isHandedOver || isAnswered) throw error;
        throw new MailUnsureError('The mail server did not say whether it took the mail', { cause: error });
      }
    },
  };
}
