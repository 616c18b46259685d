import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

export interface ReceivedMail {
  to: string;
  subject: string;
  /** All of it, as it came but for folded lines. */
  raw: string;
  /** The plain text, decoded. */
  text: string;
  /** The first address in it. */
  link: string | null;
}

/** A mail server on a port of its own that keeps what it is given. */
export async function startMailServer() {
  const mails: ReceivedMail[] = [];
  const refused = new Set<string>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk) => (raw += chunk));
      stream.on('end', () => {
        mails.push(readMail(raw, session.envelope.rcptTo[0]!.address));
        done();
      });
    },
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  return {
    mails,
    env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Groundwork <post@groundwork.test>' },
    /** Mails to this address from now on. */
    refuse: (address: string) => void refused.add(address),
    /** The latest mail to someone with this subject, waited for. */
    latest: (to: string, subject: string): Promise<ReceivedMail> =>
      vi.waitFor(
        () => {
          const found = mails.findLast((mail) => mail.to === to && mail.subject === subject);
          if (!found) throw new Error(`No mail “${subject}” to ${to} among ${JSON.stringify(mails)}`);
          return found;
        },
        { timeout: 15_000, interval: 30 },
      ),
    close: () => new Promise<void>((done) => smtp.close(done)),
  };
}

function readMail(raw: string, to: string): ReceivedMail {
  const written = /^Subject: (.*(?:\r\n[ \t].*)*)$/m.exec(raw)?.[1]?.trim() ?? '';
  // By RFC 2047, in words of so many characters.
  const subject = written
    .replace(/\?=\s+=\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_all, word: string) => decoded(word.replaceAll('_', ' ')));
  const part = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw)?.[1] ?? '';
  const text = decoded(part);
  return {
    to,
    subject,
    raw: decoded(raw.replace(/\r\n[ \t]/g, ' ')),
    text,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? null,
  };
}

function decoded(part: string): string {
  const bytes = part
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
