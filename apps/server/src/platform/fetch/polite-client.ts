import { FetchError } from './fetch-error.ts';
import type { GuardedAnswer, GuardedClient, GuardedRequest } from './guarded-client.ts';
import { checkStatus, readJson, textOf } from './read-json.ts';
import { readText } from './read-text.ts';
import { systemTimer, type Timer } from './timer.ts';

const ATTEMPTS_MAX = 6;
/** For a host without an address or a connection: most likely the network is off. */
const ATTEMPTS_UNREACHABLE_MAX = 3;
const BACKOFF_FIRST_MS = 1_000;
const BACKOFF_MAX_MS = 60_000;
const WAIT_MAX_MS = 300_000;

export interface PoliteClientOptions {
  client: Pick<GuardedClient, 'request'>;
  timer?: Timer;
  random?: () => number;
}

export interface PoliteRequest<Value = unknown> extends GuardedRequest {
  /** From the start of one request to this host to the start of the next. Default 1,000. */
  intervalMs?: number;
  /** How often it is tried; default 6. What somebody waits for is given up sooner. */
  attemptsMax?: number;
  /** Awaited before each try, the first one included; what it throws ends the request. */
  beforeTry?: () => Promise<void>;
  /** A host that asks for more patience than this is told of, not waited for. Default 300,000. */
  waitMaxMs?: number;
  /** A page for people is wanted, or may be: `text` answers it as it is. */
  isPage?: true;
  /** ISO 8601; the answer is null when nothing changed since. */
  ifModifiedSince?: string;
  /** The ETag of an earlier answer; the answer is null while it is still the same. */
  ifNoneMatch?: string;
  /** The error that a success holds, in the source's own words; such answers are tried again. */
  errorIn?: (value: Value) => string | undefined;
}

export interface Answer<Value> {
  value: Value;
  headers: Headers;
}

type Read<Value> = (answer: GuardedAnswer) => Value;

interface Host {
  /** Ends when the last request that was queued has ended. */
  last: Promise<unknown>;
  /** When the next request may start. */
  nextAt: number;
}

/**
 * Calls each host one request at a time, no faster than it asks, and again with growing pauses when it stumbles. What a
 * host asks for by Retry-After is kept.
 */
export class PoliteClient {
  readonly #client: Pick<GuardedClient, 'request'>;
  readonly #timer: Timer;
  readonly #random: () => number;
  readonly #hosts = new Map<string, Host>();

  constructor({ client, timer = systemTimer, random = Math.random }: PoliteClientOptions) {
    this.#client = client;
    this.#timer = timer;
    this.#random = random;
  }

  /** JSON from anywhere public; null when a conditional request found nothing new. */
  json(url: string, request: PoliteRequest = {}): Promise<Answer<unknown> | null> {
    return this.#queued(url, request, readJson);
  }

  /** XML or plain text from anywhere public; null when a conditional request found nothing new. */
  text(url: string, request: PoliteRequest<string> = {}): Promise<Answer<string> | null> {
    const headers = { accept: 'application/xml, text/xml, text/plain;q=0.9, */*;q=0.5', ...request.headers };
    return this.#queued(url, { ...request, headers }, request.isPage ? ({ body }) => textOf(body) : readText);
  }

  #queued<Value>(url: string, request: PoliteRequest<Value>, read: Read<Value>): Promise<Answer<Value> | null> {
    const host = this.#hostOf(url);
    const turn = host.last.then(() => this.#attempts(host, url, request, read));
    host.last = turn.catch(() => undefined);
    return turn;
  }

  async #attempts<Value>(
    host: Host,
    url: string,
    request: PoliteRequest<Value>,
    read: Read<Value>,
  ): Promise<Answer<Value> | null> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#timer.sleep(host.nextAt - this.#timer.now(), request.signal);
      await request.beforeTry?.();
      host.nextAt = this.#timer.now() + (request.intervalMs ?? 1_000);
      try {
        return await this.#once(url, request, read);
      } catch (error) {
        request.signal?.throwIfAborted();
        if (!(error instanceof FetchError)) throw error;
        const pause = Math.max(error.retryAfterMs ?? 0, this.#backoff(attempt));
        const { attemptsMax = ATTEMPTS_MAX, waitMaxMs = WAIT_MAX_MS } = request;
        const most = error.problem === 'unreachable' ? Math.min(ATTEMPTS_UNREACHABLE_MAX, attemptsMax) : attemptsMax;
        if (!error.isWorthAnotherTry || attempt >= most || pause > waitMaxMs) throw error;
        host.nextAt = Math.max(host.nextAt, this.#timer.now() + pause);
      }
    }
  }

  async #once<Value>(url: string, request: PoliteRequest<Value>, read: Read<Value>): Promise<Answer<Value> | null> {
    const { intervalMs, attemptsMax, waitMaxMs, beforeTry, isPage, ifModifiedSince, ifNoneMatch, errorIn, ...plain } =
      request;
    const answer: GuardedAnswer = await this.#client.request(url, {
      ...plain,
      headers: {
        ...plain.headers,
        ...(ifModifiedSince && { 'if-modified-since': new Date(ifModifiedSince).toUTCString() }),
        ...(ifNoneMatch && { 'if-none-match': ifNoneMatch }),
      },
    });
    checkStatus(answer, this.#timer.now());
    if (answer.status === 304) return null;
    const value = read(answer);
    const problem = errorIn?.(value);
    if (problem !== undefined)
      throw new FetchError('error-in-answer', `${new URL(url).host} answered an error: ${problem}`);
    return { value, headers: answer.headers };
  }

  /** Doubles from one second to one minute; half of it by chance, so that many callers do not come back together. */
  #backoff(attempt: number): number {
    const whole = Math.min(BACKOFF_MAX_MS, BACKOFF_FIRST_MS * 2 ** (attempt - 1));
    return Math.round(whole / 2 + (whole / 2) * this.#random());
  }

  #hostOf(url: string): Host {
    const name = new URL(url).host;
    const known = this.#hosts.get(name);
    if (known) return known;
    const host: Host = { last: Promise.resolve(), nextAt: 0 };
    this.#hosts.set(name, host);
    return host;
  }
}
