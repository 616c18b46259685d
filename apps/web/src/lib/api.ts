import contractRoutes from 'virtual:contract-routes';
import type { Api } from '@groundwork/contract/api';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import type { RouterUtils } from '@orpc/tanstack-query';
import { callRoute } from './call-route.ts';
import { type CallOptions, callTree, queryTree } from './call-tree.ts';
import type { CallRoute, CallRoutes, Fetch } from './call-types.ts';
import { nextTask } from './next-task.ts';

type Client = JsonifiedClient<ContractRouterClient<Api>>;

/** The paths of what the first screens call are there at once; all others come with the first call that needs one. */
let later: Promise<CallRoutes> | undefined;
function routesLater(): Promise<CallRoutes> {
  later ??= import('virtual:contract-routes-later').then(
    (module) => module.default,
    (error) => {
      // Without a network, say: the next call tries again.
      later = undefined;
      throw error;
    },
  );
  return later;
}

const callerWith = (fetch: Fetch) => async (path: string[], input: unknown, options: CallOptions) => {
  const routes: CallRoutes = path[0]! in contractRoutes ? contractRoutes : await routesLater();
  const route = path.reduce<CallRoute | CallRoutes | undefined>(
    (found, name) => (found as CallRoutes | undefined)?.[name],
    routes,
  );
  return callRoute(route as CallRoute, input, { path, signal: options.signal, fetch });
};

/** A page begins with a dozen questions: one after the other. */
const call = callerWith(async (request) => {
  if (request.method === 'GET') await nextTask();
  return fetch(request);
});

/** The typed client of every call in the contract. */
export const client = callTree(call) as Client;

/** For calls that must arrive although the page is being closed. Browsers let them carry 64 KB. */
export const lastingClient = callTree(callerWith((request) => fetch(request, { keepalive: true }))) as Client;

type Queries = { [Feature in keyof Client]: RouterUtils<Client[Feature]> };

/** Query and mutation options of every call: `api.projects.list.queryOptions()`. */
export const api = queryTree(call) as unknown as Queries;
