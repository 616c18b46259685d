import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type Mail, MailUnsureError } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** What the server does at a point of the dialogue: an answer, its own end, or nothing for ever. */
type Reaction = string | 'drop' | 'hang';
type Point = 'greeting' | 'MAIL' | 'RCPT' | 'DATA' | 'within' | 'content';

const ANSWERS: Record<Point, string> = {
  greeting: '220 ready',
  MAIL: '250 fine',
  RCPT: '250 fine',
  DATA: '354 go on',
  within: '',
  content: '250 taken',
};
const MAIL: Mail = {
  kind: 'account',
  to: 'a@example.org',
  subject: 'x',
  text: 'Hello\n.\nEnd',
  html: '<p>x</p>',
  messageId: '<1@x>',
};

let server: Server;
let taken: string[];
const sockets = new Set<Socket>();

/** Speaks SMTP by hand, since no well-behaved server does what is tested here. */
async function serve(odd: Partial<Record<Point, Reaction>> = {}, silenceMs = 300) {
  taken = [];
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    const react = (point: Point) => {
      const reaction = odd[point] ?? ANSWERS[point];
      if (reaction === 'drop') socket.destroy();
      else if (reaction !== 'hang') socket.write(`${reaction}\r\n`);
    };
    let text = '';
    let isContent = false;
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (isContent && odd.within) return react('within');
      for (let end = nextEnd(); end >= 0; end = nextEnd()) {
        const line = text.slice(0, end);
        text = text.slice(end + (isContent ? 5 : 2));
        if (isContent) {
          isContent = false;
          taken.push(line);
          react('content');
        } else if (/^EHLO/.test(line)) socket.write('250 test\r\n');
        else if (/^(MAIL|RCPT)/.test(line)) react(line.slice(0, 4) as Point);
        else if (line === 'DATA') {
          isContent = (odd.DATA ?? ANSWERS.DATA).startsWith('354');
          react('DATA');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
      }
    });
    const nextEnd = () => text.indexOf(isContent ? '\r\n.\r\n' : '\r\n');
    react('greeting');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'post@example.org', silenceMs });
}
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

/** How sending ended, and whether the moment of handing over came. */
async function sent(odd?: Partial<Record<Point, Reaction>>, mail = MAIL, silenceMs?: number) {
  const mailer = await serve(odd, silenceMs);
  let isNoted = false;
  const outcome = await mailer
    .send(mail, async () => {
      isNoted = true;
    })
    .then(
      () => 'taken',
      (error) => (error instanceof MailUnsureError ? 'unsure' : 'not taken'),
    );
  return { outcome, isNoted };
}

test('a mail that is taken was noted before its end was said', async () => {
  expect(await sent()).toEqual({ outcome: 'taken', isNoted: true });
  expect(taken).toHaveLength(1);
  expect(taken[0]).toContain('Hello\r\n..\r\nEnd');
});

const NOT_TAKEN: [string, Partial<Record<Point, Reaction>>][] = [
  ['refuses the connection', { greeting: '554 go away' }],
  ['says nothing', { greeting: 'hang' }],
  ['hangs at the sender', { MAIL: 'hang' }],
  ['refuses the recipient', { RCPT: '450 later' }],
  ['drops the connection at the recipient', { RCPT: 'drop' }],
  ['refuses the content before it comes', { DATA: '451 later' }],
  ['hangs before the content', { DATA: 'hang' }],
];
test.each(NOT_TAKEN)('a server that %s has no mail, and nothing was noted', async (_what, odd) => {
  expect(await sent(odd)).toEqual({ outcome: 'not taken', isNoted: false });
  expect(taken).toEqual([]);
});

test('a server that breaks off within the mail has none, and nothing was noted', async () => {
  // Long enough not to be on its way in one piece, and to take its time before it is.
  const mail = { ...MAIL, text: 'A line of a mail that is long.\n'.repeat(100_000) };
  expect(await sent({ within: 'drop' }, mail, 30_000)).toEqual({ outcome: 'not taken', isNoted: false });
});

test('a server that refuses the whole mail has said so', async () => {
  expect(await sent({ content: '552 too large' })).toEqual({ outcome: 'not taken', isNoted: true });
});

test.each(['drop', 'hang'])('a server that gets the mail and then does a %s may have taken it', async (content) => {
  expect(await sent({ content })).toEqual({ outcome: 'unsure', isNoted: true });
});

test('what cannot be noted is not handed over', async () => {
  const mailer = await serve();
  const sending = mailer.send(MAIL, () => Promise.reject(new Error('killed')));
  await expect(sending).rejects.toThrow('killed');
  expect(taken).toEqual([]);
});
