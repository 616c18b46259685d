import { api } from '@groundwork/contract/api';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const ID = 'virtual:contract-routes';

/**
 * The contract's methods and paths without its schemas and descriptions, for the client: the browser needs no validator
 * to call the server, and the schema library stays out of the first bundle.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(minifyContractRouter(api), forCalls)}` : null),
  };
}

/** What the documentation says of a call is not needed to make it. */
function forCalls(key: string, value: unknown) {
  if (key !== '~orpc') return value;
  const { summary, description, tags, ...route } = (value as { route: Record<string, unknown> }).route;
  return { errorMap: {}, meta: {}, route };
}
