import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SearchServiceAwayError } from './search-service-away.ts';

export interface SearchServiceSettings {
  /** Addresses of one node or of several, each with a user and a password where they are wanted. */
  urls: string[];
  /** Instead of a user and a password. */
  apiKey?: string | undefined;
}

/** The service refused a request. */
export class SearchServiceError extends Error {
  override name = 'SearchServiceError';
  readonly status: number;
  /** As the service calls it: index_not_found_exception. */
  readonly type: string;

  constructor(status: number, type: string, reason: string) {
    super(`The search service answers ${status} ${type}: ${reason}`);
    this.status = status;
    this.type = type;
  }
}

export interface SearchCall {
  /** An object as JSON, a text as lines of JSON. */
  body?: object | string;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
}

const TIMEOUT_MS = 30_000;
/** Overload, and what stands before a service says for it. */
const AWAY_STATUS = new Set([429, 502, 503, 504]);
const TRIES = 2;
const PAUSE_MS = 200;

/** JSON over HTTP to a service that speaks OpenSearch's language. A node that does not answer is left for the next one. */
export function searchClient({ urls, apiKey }: SearchServiceSettings) {
  const nodes = urls.map((text) => nodeOf(text, apiKey));
  let current = 0;

  async function attempt(method: string, path: string, { body, signal, timeoutMs = TIMEOUT_MS }: SearchCall) {
    const { base, headers } = nodes[current]!;
    const timeout = AbortSignal.timeout(timeoutMs);
    const isLines = typeof body === 'string';
    const { status, text } = await exchange(new URL(base + path), {
      method,
      headers: { ...headers, ...(body && { 'content-type': isLines ? 'application/x-ndjson' : 'application/json' }) },
      body: isLines ? body : body && JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    if (AWAY_STATUS.has(status)) throw new SearchServiceAwayError(`The search service answers ${status}.`);
    const answer = text === '' ? null : JSON.parse(text);
    if (status >= 300) throw errorOf(status, answer);
    return answer;
  }

  return {
    /** Rejects with SearchServiceAwayError when no node answers, and with what `signal` says when it fires. */
    // biome-ignore lint/suspicious/noExplicitAny: answers are as each request is
    async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD', path: string, call: SearchCall = {}): Promise<any> {
      call.signal?.throwIfAborted();
      let last: unknown;
      for (let tries = 0; tries < Math.max(TRIES, nodes.length); tries++) {
        try {
          return await attempt(method, path, call);
        } catch (error) {
          call.signal?.throwIfAborted();
          if (error instanceof SearchServiceError) throw error;
          last = error;
          current = (current + 1) % nodes.length;
          if (tries + 1 < Math.max(TRIES, nodes.length)) await sleep(PAUSE_MS);
        }
      }
      throw last instanceof SearchServiceAwayError
        ? last
        : new SearchServiceAwayError(`The search service at ${nodes[current]!.base} does not answer.`, { cause: last });
    },
  };
}

interface Exchanged {
  method: string;
  headers: Record<string, string>;
  body: string | undefined;
  signal: AbortSignal;
}

/** Connections stay open: a search is a few milliseconds, and a new connection with TLS as many again. */
const AGENTS = {
  'http:': { request: httpRequest, agent: new HttpAgent({ keepAlive: true }) },
  'https:': { request: httpsRequest, agent: new HttpsAgent({ keepAlive: true }) },
};

function exchange(url: URL, { body, ...options }: Exchanged): Promise<{ status: number; text: string }> {
  const { request, agent } = url.protocol === 'https:' ? AGENTS['https:'] : AGENTS['http:'];
  return new Promise((resolve, reject) => {
    const sent = request(url, { ...options, agent }, (answer) => {
      textOf(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

export type SearchClient = ReturnType<typeof searchClient>;

function nodeOf(text: string, apiKey: string | undefined) {
  const url = new URL(text);
  const user = url.username && `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  const authorization = apiKey ? `ApiKey ${apiKey}` : user ? `Basic ${Buffer.from(user).toString('base64')}` : null;
  return {
    base: `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}`,
    headers: { accept: 'application/json', ...(authorization && { authorization }) } as Record<string, string>,
  };
}

function errorOf(status: number, answer: { error?: { type?: string; reason?: string } | string } | null) {
  const error = answer?.error;
  if (typeof error === 'object') return new SearchServiceError(status, error.type ?? '', error.reason ?? '');
  return new SearchServiceError(status, '', error ?? '');
}
