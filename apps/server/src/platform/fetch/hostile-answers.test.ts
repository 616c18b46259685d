import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTILE_ANSWERS } from '../../../test/hostile-answers.ts';
import { tried } from '../../../test/tried.ts';
import { FetchError } from './fetch-error.ts';
import { GuardedClient } from './guarded-client.ts';

let server: Server;
let answer: (socket: Socket) => unknown;
const sockets = new Set<Socket>();
const limits = { connectMs: 500, idleMs: 150, wholeMs: 400, maxBytes: 1_000_000 };
const client = new GuardedClient({ userAgent: 'test', allowPrivate: ['127.0.0.1'], limits });

beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    socket.once('data', () => answer(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

test.each(HOSTILE_ANSWERS)('[SEC-02] %s ends as a failed call, and the connection with it', async (_what, given) => {
  answer = given;
  tried('hostile input');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const error = await client.request(url).then(
    ({ status, body }) => ({ status, length: body.length }),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(FetchError);
  await expect.poll(() => sockets.size).toBe(0);
});

test('[SEC-02] a name service that says nothing is not waited for longer than a connection', async () => {
  const silent = new GuardedClient({ userAgent: 'test', resolve: () => new Promise(() => {}), limits });
  await expect(silent.request('https://silent.example/')).rejects.toMatchObject({ problem: 'timeout' });
  const stop = new AbortController();
  const call = silent.request('https://silent.example/', { signal: stop.signal });
  stop.abort(new Error('enough'));
  await expect(call).rejects.toThrow('enough');
});
