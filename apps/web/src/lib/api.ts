import contractRoutes from 'virtual:contract-routes';
import type { Api } from '@groundwork/contract/api';
import type { ApiError } from '@groundwork/contract/errors';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

type Client = JsonifiedClient<ContractRouterClient<Api>>;

const clientWith = (options: { fetch?: (request: Request) => Promise<Response> }): Client =>
  createORPCClient(
    new OpenAPILink(contractRoutes, {
      ...options,
      url: () => `${window.location.origin}/api`,
      customErrorResponseBodyDecoder: (body) => {
        const error = body as Partial<ApiError> | null;
        if (!error?.code || !error.status) return null;
        return new ORPCError(error.code, { status: error.status, message: error.message ?? '', data: error.details });
      },
    }),
  );

/** The typed client of every call in the contract. */
export const client = clientWith({});

/** For calls that must arrive although the page is being closed. Browsers let them carry 64 KB. */
export const lastingClient = clientWith({ fetch: (request) => fetch(request, { keepalive: true }) });

/** Query and mutation options of every call: `api.projects.list.queryOptions()`. */
export const api = createTanstackQueryUtils(client);
