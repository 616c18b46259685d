import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './fetch-error.ts';
import type { HostAddress } from './resolve-host.ts';

export interface ExchangeLimits {
  /** From the start to the connection being made, with TLS. */
  connectMs: number;
  /** Between two pieces of the answer. */
  idleMs: number;
  /** From the start to the end of the answer. */
  wholeMs: number;
  /** Of the answer, unpacked. */
  maxBytes: number;
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'HEAD' | 'DELETE';

export interface ExchangeRequest {
  method: HttpMethod;
  headers: Record<string, string>;
  body?: string | Uint8Array;
  signal?: AbortSignal;
}

export interface ExchangeAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** One request and its answer, on a connection of its own to one of the given addresses; follows no redirect. */
export async function exchange(
  url: URL,
  addresses: HostAddress[],
  { method, headers, body, signal }: ExchangeRequest,
  limits: ExchangeLimits,
): Promise<ExchangeAnswer> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const tooSlow = (what: string, ms: number) =>
    stop.abort(new FetchError('timeout', `${url.host} did not ${what} within ${Math.round(ms / 1000)} s`));
  const whole = setTimeout(() => tooSlow('finish its answer', limits.wholeMs), limits.wholeMs);
  const connect = setTimeout(() => tooSlow('take the connection', limits.connectMs), limits.connectMs);
  const onAbort = () => stop.abort(signal!.reason);
  signal?.addEventListener('abort', onAbort, { once: true });
  try {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method,
      headers,
      agent: false,
      signal: stop.signal,
      lookup: pinned(addresses),
    });
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(connect));
    });
    request.setTimeout(limits.idleMs, () => tooSlow('say anything', limits.idleMs));
    const response = await answerOf(request, body);
    clearTimeout(connect);
    const bytes = await bodyOf(response, url, limits.maxBytes);
    return { status: response.statusCode!, headers: headersOf(response), body: bytes };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (stop.signal.aborted) throw stop.signal.reason;
    throw error instanceof FetchError ? error : asFetchError(error as NodeJS.ErrnoException, url);
  } finally {
    clearTimeout(whole);
    clearTimeout(connect);
    signal?.removeEventListener('abort', onAbort);
    stop.abort();
  }
}

/** Answers what was resolved before, whatever is asked, so that a name cannot change its mind after the check. */
function pinned(addresses: HostAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first!.address, first!.family);
  };
}

function answerOf(request: ClientRequest, body: string | Uint8Array | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Stays for the answer's lifetime: an abort after the answer began is an error of the request, too.
    request.on('error', reject);
    // Without an answer and without an error: a server that wants to speak another protocol from here on.
    request.once('close', () =>
      reject(new FetchError('truncated', `${request.host} ended the call without an answer`)),
    );
    request.end(body);
  });
}

/** The body, unpacked and counted while it comes: a small packed one may unpack to anything. */
async function bodyOf(response: IncomingMessage, url: URL, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let length = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      if (length > maxBytes) {
        done(new FetchError('too-large', `${url.host} answered more than ${(maxBytes / 1e6).toFixed(1)} MB`));
        return;
      }
      chunks.push(chunk);
      done();
    },
  });
  // Answers without a body may still name a packing.
  const hasBody = response.statusCode !== 204 && response.statusCode !== 304;
  const unpack = hasBody ? unpackerOf(response.headers['content-encoding']) : null;
  if (unpack) await pipeline(response, unpack, counter);
  else await pipeline(response, counter);
  return Buffer.concat(chunks);
}

function unpackerOf(encoding: string | undefined) {
  switch (encoding?.trim().toLowerCase()) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'br':
      return createBrotliDecompress();
    case 'deflate':
      return createInflate();
    default:
      return null;
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  return headers;
}

const ENDED_EARLY =
  /^(ECONNRESET|ERR_STREAM_PREMATURE_CLOSE|Z_BUF_ERROR|HPE_INVALID_EOF_STATE|ERR_HTTP_CONTENT_LENGTH_MISMATCH)$/;

function asFetchError(error: NodeJS.ErrnoException, url: URL): FetchError {
  const code = error.code ?? error.message;
  if (ENDED_EARLY.test(code) || error.message === 'aborted')
    return new FetchError('truncated', `${url.host} broke off in the middle (${code})`, { cause: error });
  return new FetchError('unreachable', `${url.host} cannot be reached (${code})`, { cause: error });
}
