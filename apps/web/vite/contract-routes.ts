import { api } from '@groundwork/contract/api';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const ID = 'virtual:contract-routes';

/**
 * The contract's methods and paths without its schemas, for the client: the browser needs no validator to call the
 * server, and the schema library stays out of the first bundle.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(minifyContractRouter(api))}` : null),
  };
}
