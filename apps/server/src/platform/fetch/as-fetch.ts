import type { ExchangeLimits } from './exchange.ts';
import type { GuardedClient } from './guarded-client.ts';

const LIMITS: Partial<ExchangeLimits> = { maxBytes: 1_000_000, wholeMs: 20_000 };

/** The guarded way out in the shape of `fetch`, for libraries that call services themselves. */
export function asFetch(client: Pick<GuardedClient, 'request'>, limits = LIMITS) {
  return async (
    url: string | URL,
    options: {
      method: string;
      headers?: Record<string, string>;
      body?: unknown;
      signal?: AbortSignal;
      redirect?: RequestRedirect;
    },
  ): Promise<Response> => {
    const { method, headers, body, signal, redirect } = options;
    const answer = await client.request(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      ...(headers && { headers }),
      ...(body !== undefined && body !== null && { body: String(body) }),
      ...(signal && { signal }),
      ...(redirect === 'manual' && { isRedirectAnswer: true as const }),
      limits,
    });
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.body), {
      status: answer.status,
      headers: answer.headers,
    });
  };
}
