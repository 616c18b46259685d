import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GuardedClient, type GuardedClientOptions } from '../src/platform/fetch/guarded-client.ts';
import { PoliteClient } from '../src/platform/fetch/polite-client.ts';
import { fakeTimer } from '../src/platform/fetch/timer.ts';

export interface ReplayRequest {
  method: string;
  host: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  /** Parsed, where it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: read by the tests that sent it
  body: any;
}

export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  body?: string | Uint8Array;
  /** Says nothing, ever. */
  isSilent?: true;
  /** Promises more bytes than it sends, then drops the connection. */
  isCutOff?: true;
}

export type ReplayHost = (request: ReplayRequest) => Reply;

export interface ReplayServer {
  /** `https://host/path` is answered here, by the rules of the real client. */
  client: PoliteClient;
  guarded: Pick<GuardedClient, 'request'>;
  /** How long the client paused, without pausing. */
  slept: number[];
  requests: ReplayRequest[];
  origin: string;
  /** The next answers of a host, before it goes on as usual. */
  /** Takes back what is left of the interruptions. */
  calm(): void;
  interrupt(host: string, ...replies: Reply[]): void;
  close(): Promise<void>;
}

/** A server on this machine that answers in the place of public sources; `hosts` says what each of them answers. */
export async function openReplayServer(
  hosts: Record<string, ReplayHost>,
  options: Partial<GuardedClientOptions> = {},
): Promise<ReplayServer> {
  const requests: ReplayRequest[] = [];
  const interruptions = new Map<string, Reply[]>();
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    requests.push(request);
    const reply = interruptions.get(request.host)?.shift() ?? hosts[request.host]?.(request) ?? { status: 404 };
    send(response, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...replayClient(origin, options),
    requests,
    origin,
    calm: () => interruptions.clear(),
    interrupt: (host, ...replies) => interruptions.set(host, [...(interruptions.get(host) ?? []), ...replies]),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Clients that find the public sources at a replay server; pauses take no time. */
export function replayClient(
  origin: string,
  options: Partial<GuardedClientOptions> = {},
): Pick<ReplayServer, 'client' | 'guarded' | 'slept'> {
  const guarded = new GuardedClient({ userAgent: 'Groundwork/test', allowPrivate: ['127.0.0.1'], ...options });
  const timer = fakeTimer(Date.parse('2026-01-05T00:00:00Z'));
  /** The real address with the server in front of it. */
  const redirected: Pick<GuardedClient, 'request'> = {
    request: async (address, request) => {
      const url = new URL(address);
      const answer = await guarded.request(`${origin}/${url.host}${url.pathname}${url.search}`, request);
      return { ...answer, url: url.href };
    },
  };
  const client = new PoliteClient({ client: redirected, timer, random: () => 0 });
  return { guarded: redirected, client, slept: timer.slept };
}

export async function readRequest(incoming: IncomingMessage): Promise<ReplayRequest> {
  const url = new URL(incoming.url!, 'http://replay');
  const [, host = '', ...rest] = url.pathname.split('/');
  let text = '';
  for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
  return {
    method: incoming.method!,
    host,
    path: `/${rest.join('/')}`,
    query: url.searchParams,
    headers: incoming.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text || undefined,
  };
}

export function send(response: ServerResponse, { status = 200, headers, json, body, isSilent, isCutOff }: Reply): void {
  if (isSilent) return;
  const bytes = Buffer.from(json === undefined ? (body ?? '') : JSON.stringify(json));
  response.writeHead(status, {
    'content-type': json === undefined ? 'text/plain' : 'application/json',
    ...(isCutOff && { 'content-length': String(bytes.length) }),
    ...headers,
  });
  if (!isCutOff) response.end(bytes);
  else response.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => response.destroy());
}
