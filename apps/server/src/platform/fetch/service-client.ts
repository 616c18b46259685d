import { exchange } from './exchange.ts';
import { FetchError } from './fetch-error.ts';
import { DEFAULT_LIMITS, type GuardedAnswer, type GuardedRequest } from './guarded-client.ts';
import { hostnameOf, resolveHost, systemResolve } from './resolve-host.ts';

/**
 * Calls a service that the operator named, which may stand in the own network. It follows no redirect, so that texts and
 * key go nowhere else.
 */
export const serviceClient = {
  async request(address: string | URL, { method = 'GET', limits, headers, ...options }: GuardedRequest = {}) {
    const url = new URL(address);
    const within = { ...DEFAULT_LIMITS, ...limits };
    const rules = { resolve: systemResolve, allowPrivate: new Set([hostnameOf(url)]) };
    const addresses = await resolveHost(url, rules, { waitMs: within.connectMs, signal: options.signal });
    const request = { method, headers: { accept: 'application/json', ...headers }, ...options };
    const answer = await exchange(url, addresses, request, within);
    const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (location !== null)
      throw new FetchError('redirect', `${url.host} redirects to ${location.slice(0, 200)}, which is not followed`);
    return { ...answer, url: url.href } satisfies GuardedAnswer;
  },
};
