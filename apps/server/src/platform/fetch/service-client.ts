import { exchange } from './exchange.ts';
import { FetchError } from './fetch-error.ts';
import { DEFAULT_LIMITS, type GuardedAnswer, type GuardedRequest } from './guarded-client.ts';
import { resolveHost, systemResolve } from './resolve-host.ts';

/**
 * Calls a service that the operator named, which may stand in the own network. It follows no redirect, so that texts and
 * key go nowhere else.
 */
export const serviceClient = {
  async request(address: string | URL, { method = 'GET', limits, headers, ...options }: GuardedRequest = {}) {
    const url = new URL(address);
    const allowPrivate = new Set([url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')]);
    const addresses = await resolveHost(url, { resolve: systemResolve, allowPrivate });
    const request = { method, headers: { accept: 'application/json', ...headers }, ...options };
    const answer = await exchange(url, addresses, request, { ...DEFAULT_LIMITS, ...limits });
    const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null;
    if (location !== null)
      throw new FetchError('redirect', `${url.host} redirects to ${location.slice(0, 200)}, which is not followed`);
    return { ...answer, url: url.href } satisfies GuardedAnswer;
  },
};
