import contractRoutes from 'virtual:contract-routes';
import type { Api } from '@groundwork/contract/api';
import type { ApiError } from '@groundwork/contract/errors';
import { createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

/** The typed client of every call in the contract. */
export const client: JsonifiedClient<ContractRouterClient<Api>> = createORPCClient(
  new OpenAPILink(contractRoutes, {
    url: () => `${window.location.origin}/api`,
    customErrorResponseBodyDecoder: (body) => {
      const error = body as Partial<ApiError> | null;
      if (!error?.code || !error.status) return null;
      return new ORPCError(error.code, { status: error.status, message: error.message ?? '', data: error.details });
    },
  }),
);

/** Query and mutation options of every call: `api.projects.list.queryOptions()`. */
export const api = createTanstackQueryUtils(client);
