import {
  type ExchangeAnswer,
  type ExchangeLimits,
  type ExchangeRequest,
  exchange,
  type HttpMethod,
} from './exchange.ts';
import { FetchError } from './fetch-error.ts';
import { type HostRules, hostnameOf, type Resolve, resolveHost, systemResolve } from './resolve-host.ts';

const REDIRECTS_MAX = 5;
const REDIRECTS = [301, 302, 303, 307, 308];
const WEB_PORTS = [80, 443];
const CREDENTIALS = /^(authorization|cookie|proxy-authorization|x-api-key)$/i;

export const DEFAULT_LIMITS: ExchangeLimits = {
  connectMs: 15_000,
  idleMs: 60_000,
  wholeMs: 300_000,
  maxBytes: 100_000_000,
};

export interface GuardedClientOptions {
  /** Says who calls: `Groundwork/1.0 (+https://…)`. */
  userAgent: string;
  /** Host names or addresses that may be called although they are not public. Default: none. */
  allowPrivate?: readonly string[];
  limits?: Partial<ExchangeLimits>;
  resolve?: Resolve;
}

export interface GuardedRequest {
  method?: HttpMethod;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  signal?: AbortSignal;
  limits?: Partial<ExchangeLimits>;
  /** A redirect is answered like anything else: for what must go to this address and to no other. */
  isRedirectAnswer?: boolean;
}

export interface GuardedAnswer extends ExchangeAnswer {
  /** Where the answer came from, behind all redirects. */
  url: string;
}

/**
 * The only way out of the house. Calls public addresses alone: each host, also of a redirect, is resolved once, checked,
 * and connected to at the address that was checked. Rejects with FetchError, or with the signal's reason.
 */
export class GuardedClient {
  readonly #userAgent: string;
  readonly #limits: ExchangeLimits;
  readonly #guard: HostRules;

  constructor({ userAgent, allowPrivate = [], limits, resolve = systemResolve }: GuardedClientOptions) {
    this.#userAgent = userAgent;
    this.#limits = { ...DEFAULT_LIMITS, ...limits };
    this.#guard = { resolve, allowPrivate: new Set(allowPrivate) };
  }

  async request(address: string | URL, options: GuardedRequest = {}): Promise<GuardedAnswer> {
    const limits = { ...this.#limits, ...options.limits };
    let url = checkedUrl(String(address));
    let request: ExchangeRequest = {
      method: options.method ?? 'GET',
      headers: {
        accept: 'application/json, */*;q=0.5',
        'accept-encoding': 'gzip, br',
        ...lowerCased(options.headers),
        'user-agent': this.#userAgent,
      },
      ...(options.body !== undefined && { body: options.body }),
      ...(options.signal && { signal: options.signal }),
    };
    const end = performance.now() + limits.wholeMs;
    for (let redirects = 0; ; redirects += 1) {
      options.signal?.throwIfAborted();
      this.#checkPort(url);
      // One time for all redirects together.
      const wholeMs = Math.max(1, end - performance.now());
      const waitMs = Math.ceil(Math.min(limits.connectMs, wholeMs));
      const addresses = await resolveHost(url, this.#guard, { waitMs, signal: options.signal });
      const answer = await exchange(url, addresses, request, { ...limits, wholeMs });
      const isRedirect = !options.isRedirectAnswer && REDIRECTS.includes(answer.status);
      const location = isRedirect ? answer.headers.get('location') : null;
      if (location === null) return { ...answer, url: url.href };
      if (redirects === REDIRECTS_MAX)
        throw new FetchError('redirect', `${url.host} redirects more than ${REDIRECTS_MAX} times`);
      const next = redirectTarget(url, location);
      request = redirected(request, answer.status, next.origin === url.origin);
      url = next;
    }
  }

  /** The first 1,024 ports are those of known services: a mail server, say, would take what is sent for its own language. */
  #checkPort(url: URL): void {
    const port = Number(url.port || 443);
    if (port >= 1_024 || WEB_PORTS.includes(port) || this.#guard.allowPrivate.has(hostnameOf(url))) return;
    throw new FetchError('address-refused', `${url.host}: port ${port} is no web server’s, so it is not called`);
  }
}

function checkedUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new FetchError('refused', 'Not an address that can be called');
  const url = new URL(address, base);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new FetchError('address-refused', `Only http and https are called, not ${url.protocol}`);
  if (url.username || url.password)
    throw new FetchError('address-refused', `${url.host}: an address may not carry a name and password`);
  return url;
}

function redirectTarget(from: URL, location: string): URL {
  const to = checkedUrl(location, from);
  if (from.protocol === 'https:' && to.protocol === 'http:')
    throw new FetchError('redirect', `${from.host} redirects from https to http, which is not followed`);
  return to;
}

/** As browsers do: 303, and 301 and 302 after POST, go on with GET. Credentials stay with the origin they are for. */
function redirected(request: ExchangeRequest, status: number, isSameOrigin: boolean): ExchangeRequest {
  const isGetNow = status === 303 || (request.method === 'POST' && status <= 302);
  const headers = Object.entries(request.headers).filter(
    ([name]) => (isSameOrigin || !CREDENTIALS.test(name)) && !(isGetNow && name.startsWith('content-')),
  );
  const { body: _body, ...rest } = request;
  return { ...(isGetNow ? { ...rest, method: 'GET' } : request), headers: Object.fromEntries(headers) };
}

const lowerCased = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
