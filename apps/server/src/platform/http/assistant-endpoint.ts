import type { Api } from '@groundwork/contract/api';
import type { ContractRouterClient } from '@orpc/contract';
import { createRouterClient } from '@orpc/server';
import type { Context } from 'hono';
import { MESSAGES } from '../messages.ts';
import { AppError } from './app-error.ts';
import { withBearerKey } from './bearer-key.ts';
import { callRules } from './call-rules.ts';
import { headersWithAddress } from './client-address.ts';
import type { Actor, RequestContext } from './context.ts';
import { errorBody, type Reporting, retryAfterSeconds, toApiError } from './errors.ts';
import type { AnyRouter } from './router.ts';
import type { Turns } from './turns.ts';

/** The calls of the contract, made in somebody's name without HTTP between. */
export type ApiClient = ContractRouterClient<Api>;

/** Answers the requests of an assistant that works for `actor`, with nothing but `api` in its hands. */
export type AssistantServer = (request: Request, given: { api: ApiClient; actor: Actor }) => Promise<Response>;

interface Given extends Reporting {
  router: AnyRouter;
  resolveActor(headers: Headers): Promise<Actor | null>;
  proxies: number;
  turns: Turns;
  assistants: AssistantServer;
}

/**
 * Opens the calls to assistants that come with an API key, and with nothing else: no cookie counts here, so that no page in a
 * browser can speak in its reader's name. Each of their calls goes by the same rules as one of the API.
 */
export function assistantEndpoint({ router, resolveActor, proxies, turns, log, disk, database, assistants }: Given) {
  const rules = callRules({ resolveActor, turns, log, disk, database });
  return async (c: Context) => {
    const headers = withKeyAlone(headersWithAddress(c, proxies));
    const responseHeaders = new Headers();
    const context: RequestContext = {
      actor: null,
      isStillAllowed: async () => (await resolveActor(headers)) !== null,
      requestId: c.res.headers.get('x-request-id') ?? '',
      headers,
      responseHeaders,
    };
    let actor: Actor;
    try {
      actor = await caller(headers);
    } catch (error) {
      const known = toApiError(error, ['UNAUTHORIZED', 'SERVICE_UNAVAILABLE'], { log, disk, database });
      c.header('www-authenticate', 'Bearer realm="Groundwork"');
      const wait = retryAfterSeconds(known);
      if (wait) c.header('retry-after', wait);
      return c.json(errorBody(known), known.status as 401);
    }
    const api = createRouterClient(router, { context, interceptors: [rules as never] });
    const response = await assistants(c.req.raw, { api: api as unknown as ApiClient, actor });
    const answer = c.newResponse(response.body, response);
    answer.headers.set('cache-control', 'private, no-store');
    return answer;
  };

  async function caller(headers: Headers): Promise<Actor> {
    const giveBack = turns.take();
    try {
      const actor = headers.has('x-api-key') ? await resolveActor(headers) : null;
      if (!actor) throw new AppError('UNAUTHORIZED', MESSAGES.settings.keyUnknown);
      return actor;
    } finally {
      giveBack();
    }
  }
}

/** No cookie counts here. */
function withKeyAlone(given: Headers): Headers {
  const headers = withBearerKey(given);
  headers.delete('cookie');
  return headers;
}
