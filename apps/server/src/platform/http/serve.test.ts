import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as immediate, setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpApp } from './app.ts';
import { type HttpServer, serveHttp } from './serve.ts';

/** Answers a first piece at once and the rest when `release` is called. */
async function slowServer(bodyMs?: number) {
  const rest = Promise.withResolvers<void>();
  const app = new Hono();
  app.get('/slow', (c) =>
    c.body(
      new ReadableStream({
        async start(stream) {
          stream.enqueue(new TextEncoder().encode('first '));
          await rest.promise;
          stream.enqueue(new TextEncoder().encode('last'));
          stream.close();
        },
      }),
    ),
  );
  app.get('/quick', (c) => c.text('quick'));
  app.onError((_error, c) => c.text('given up', 500));
  app.post('*', async (c) => c.text(await c.req.text()));
  const server = await serveHttp(app.fetch as HttpApp['fetch'], {
    port: 0,
    host: '127.0.0.1',
    uploads: '/uploads/',
    ...(bodyMs && { bodyMs }),
  });
  return { server, release: rest.resolve };
}

async function get({ port }: HttpServer, path: string): Promise<IncomingMessage> {
  const [answer] = await once(httpRequest({ port, path, host: '127.0.0.1' }).end(), 'response');
  return answer as IncomingMessage;
}

test('an answer in flight is finished, new connections are refused, and the end waits for it', async () => {
  const { server, release } = await slowServer();
  const answer = await get(server, '/slow');
  let isDrained = false;
  const drained = server.drain({ graceMs: 60_000 }).then(() => {
    isDrained = true;
  });
  await sleep(300);
  await expect(get(server, '/quick')).rejects.toThrow(/ECONNREFUSED/);
  expect(isDrained).toBe(false);
  release();
  expect(Buffer.concat(await answer.toArray()).toString()).toBe('first last');
  await drained;
});

test('[OPS-04] connections that wait at the port when the server drains are answered', async () => {
  const { server } = await slowServer();
  const waiting = Array.from({ length: 20 }, () => get(server, '/quick'));
  await immediate();
  const drained = server.drain({ graceMs: 60_000 });
  for (const answer of await Promise.all(waiting)) {
    expect(answer.headers.connection).toBe('close');
    answer.resume();
  }
  await drained;
});

test('a connection that is kept open without a request holds nothing up', async () => {
  const { server } = await slowServer();
  const idle = connect(server.port, '127.0.0.1');
  idle.write('GET /quick HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(idle, 'data');
  await server.drain({ graceMs: 60_000 });
  await once(idle, 'close');
});

test('a connection is kept for longer than proxies keep theirs', async () => {
  const { server } = await slowServer();
  const answer = await get(server, '/quick');
  expect(Number(/^timeout=(\d+)$/.exec(String(answer.headers['keep-alive']))?.[1])).toBeGreaterThan(120);
  answer.resume();
  await server.drain({ graceMs: 1_000 });
});

test('an answer that nobody reads is cut off when the grace is over', async () => {
  const { server } = await slowServer();
  const answer = await get(server, '/slow');
  const broken = answer.toArray();
  await server.drain({ graceMs: 200 });
  await expect(broken).rejects.toThrow(/aborted/);
});

test('[SEC-06] a body that does not arrive is given up; an upload takes as long as it takes', async () => {
  const { server } = await slowServer(50);
  const begun = (path: string) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 6\r\n\r\nabc`);
    return socket;
  };
  const upload = begun('/uploads/1');
  const slow = await Promise.all(Array.from({ length: 20 }, () => begun('/quick').toArray()));
  for (const pieces of slow) expect(Buffer.concat(pieces).toString()).toMatch(/^HTTP\/1.1 408 .*"REQUEST_TIMEOUT"/s);
  upload.write('def');
  expect(String((await once(upload, 'data'))[0])).toMatch(/abcdef$/);
  upload.destroy();
  await server.drain({ graceMs: 0 });
});

test.each([
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`,
    431,
    'HEADERS_TOO_LARGE',
  ],
  ['10,000 headers', `GET / HTTP/1.1\r\nhost: localhost\r\n${'x: y\r\n'.repeat(10_000)}\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['an address of 40,000 signs', `GET /${'y'.repeat(40_000)} HTTP/1.1\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ['what is no HTTP', 'hello\r\n\r\n', 400, 'BAD_REQUEST'],
])('[ERR-01] %s are refused in the one shape of errors', async (_what, bytes, status, code) => {
  const { server } = await slowServer();
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  const [head, body] = Buffer.concat(await socket.toArray())
    .toString()
    .split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body!)).toMatchObject({ code, status, message: expect.stringMatching(/\w/) });
  await server.drain({ graceMs: 0 });
});
