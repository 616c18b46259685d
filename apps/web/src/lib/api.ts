import contractRoutes from 'virtual:contract-routes';
import type { Api } from '@groundwork/contract/api';
import type { ApiError } from '@groundwork/contract/errors';
import { inLanguage } from '@groundwork/contract/texts';
import { type ClientContext, createORPCClient, ORPCError } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

type Client = JsonifiedClient<ContractRouterClient<Api>>;

type Fetch = { fetch?: (request: Request) => Promise<Response> };

const linkOf = (routes: AnyContractRouter, options: Fetch) =>
  new OpenAPILink<ClientContext>(routes, {
    ...options,
    url: () => `${window.location.origin}/api`,
    customErrorResponseBodyDecoder: (body) => {
      const error = body as Partial<ApiError> | null;
      if (!error?.code || !error.status) return null;
      return new ORPCError(error.code, {
        status: error.status,
        message: inLanguage(error.said, error.message ?? ''),
        data: detailsInLanguage(error),
      });
    },
  });

/** The messages of fields, each in the language in force; what else an error tells stays as it is. */
function detailsInLanguage({ details, fields }: Partial<ApiError>): unknown {
  if (!fields) return details;
  const messagesOf = details as Record<string, string[]>;
  const said = Object.entries(fields).map(([name, all]) => [
    name,
    all.map((each, at) => inLanguage(each, messagesOf[name]![at]!)),
  ]);
  return Object.fromEntries(said);
}

/** The paths of what the first screens call are there at once; all others come with the first call that needs one. */
function clientWith(options: Fetch): Client {
  const first = linkOf(contractRoutes, options);
  let later: Promise<typeof first> | undefined;
  function loadLater() {
    later ??= import('virtual:contract-routes-later').then(
      (module) => linkOf(module.default, options),
      (error) => {
        // Without a network, say: the next call tries again.
        later = undefined;
        throw error;
      },
    );
    return later;
  }
  return createORPCClient({
    call: async (path, input, context) =>
      (path[0]! in contractRoutes ? first : await loadLater()).call(path, input, context),
  });
}

/** The typed client of every call in the contract. */
export const client = clientWith({});

/** For calls that must arrive although the page is being closed. Browsers let them carry 64 KB. */
export const lastingClient = clientWith({ fetch: (request) => fetch(request, { keepalive: true }) });

/** Query and mutation options of every call: `api.projects.list.queryOptions()`. */
export const api = createTanstackQueryUtils(client);
