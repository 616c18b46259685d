import type { Log } from '../log/log.ts';
import { type Mail, type Mailer, MailUnsureError } from './mailer.ts';

interface Waiting {
  /** Notes that the mail is given over; false when another process has noted it. */
  handOver(): Promise<boolean>;
  /** The server has said that it did not take it. */
  takeBack(): Promise<void>;
}

/**
 * It is noted down in the moment before the server may take the mail, and from then on never handed over again: killed
 * before, the server has nothing and the next run sends it; killed after, the server has it.
 */
export async function sendOnce(
  { mailer, log }: { mailer: Mailer; log: Pick<Log, 'warn'> },
  mail: Mail,
  { handOver, takeBack }: Waiting,
): Promise<void> {
  let isOurs = false;
  try {
    await mailer.send(mail, async () => {
      isOurs = await handOver();
      if (!isOurs) throw new Error('This mail is sent by another process');
    });
  } catch (error) {
    if (error instanceof MailUnsureError) return log.warn('a mail may not have arrived', { kind: mail.kind, error });
    // What another process has noted is its own: it may be waiting for the server's answer.
    if (isOurs) await takeBack();
    throw error;
  }
}
