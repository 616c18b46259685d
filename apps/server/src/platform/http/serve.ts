import type { Duplex } from 'node:stream';
import { setImmediate as immediate } from 'node:timers/promises';
import { ERRORS, type ErrorCode } from '@groundwork/contract/errors';
import { serve as listen, type ServerType } from '@hono/node-server';
import { StartError } from '../start-error.ts';
import type { HttpApp } from './app.ts';
import { errorBody, KnownError } from './errors.ts';

type Server = Extract<ServerType, { closeIdleConnections(): void }>;

export interface HttpServer {
  port: number;
  /**
   * Takes no new connections, lets answers under way be finished within `graceMs`, and resolves when none is left. What
   * takes longer is cut off.
   */
  drain(options: { graceMs: number }): Promise<void>;
}

/** How often connections are looked at whose last answer has just ended. */
const IDLE_CHECK_MS = 100;

/** How many turns of the event loop without a new connection tell that none is waiting, and for how long that is waited for. */
const QUIET_TURNS = 3;
const CATCH_UP_MS = 1_000;

/**
 * How long a connection is kept for the next request. A proxy that keeps it longer than we do sends requests into one
 * that is just being closed, and answers 502 to those it may not repeat; Caddy keeps them for two minutes, most others
 * for one.
 */
const KEEP_ALIVE_MS = 130_000;

/** How long the body of a request may take, which is small unless it is an upload. */
const BODY_MS = 60_000;

type Options = {
  port: number;
  host: string;
  /** Beneath it bodies take as long as they take. */
  uploads?: string;
  bodyMs?: number;
};

/** Opens the port. Throws StartError where it cannot be opened. */
export function serveHttp(
  fetch: HttpApp['fetch'],
  { port, host, uploads, bodyMs = BODY_MS }: Options,
): Promise<HttpServer> {
  return new Promise((resolve, reject) => {
    const http = listen({ fetch, port, hostname: host }, (info) => {
      resolve({ port: info.port, drain: ({ graceMs }) => drain(http, graceMs) });
    }) as Server;
    http.keepAliveTimeout = KEEP_ALIVE_MS;
    http.on('clientError', refuse);
    http.on('request', (request, response) => {
      if (request.complete || (uploads && request.url?.startsWith(uploads))) return;
      const late = setTimeout(() => {
        if (request.complete) return;
        if (!response.headersSent) refuse({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, request.socket);
        request.socket.destroySoon();
      }, bodyMs);
      response.once('close', () => clearTimeout(late));
    });
    http.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') return reject(error);
      const why = error.code === 'EADDRINUSE' ? 'is in use by another program' : 'may not be opened by this user';
      reject(new StartError(`Port ${port} ${why}. Stop that program, or set PORT to another port.`));
    });
  });
}

async function drain(http: Server, graceMs: number): Promise<void> {
  // A client that would keep its connection for the next request is told that there will be none.
  http.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await caughtUp(http);
  return new Promise((resolve) => {
    const idle = setInterval(() => http.closeIdleConnections(), IDLE_CHECK_MS);
    const late = setTimeout(() => http.closeAllConnections(), graceMs);
    http.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
    http.closeIdleConnections();
  });
}

/**
 * Waits until the connections that wait at the port have been taken. The system has accepted them already, so closing
 * the port would reset them, and each turn of the event loop takes one.
 */
async function caughtUp(http: Server): Promise<void> {
  const end = performance.now() + CATCH_UP_MS;
  let quiet = 0;
  const onConnection = () => (quiet = 0);
  http.on('connection', onConnection);
  while (quiet++ < QUIET_TURNS && performance.now() < end) await immediate();
  http.off('connection', onConnection);
}

/** Bytes that the HTTP parser refuses never become a request; the answer has the shape of every other error. */
const REFUSALS: Record<string, { code: ErrorCode; reason: string }> = {
  HPE_HEADER_OVERFLOW: { code: 'HEADERS_TOO_LARGE', reason: 'Request Header Fields Too Large' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'REQUEST_TIMEOUT', reason: 'Request Timeout' },
};
const MALFORMED = { code: 'BAD_REQUEST', reason: 'Bad Request' } as const;

function refuse(error: { code?: string | undefined }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const { code, reason } = REFUSALS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify(errorBody(new KnownError(code)));
  const { status } = ERRORS[code];
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
