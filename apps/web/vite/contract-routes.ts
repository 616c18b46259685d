import { api } from '@groundwork/contract/api';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const ID = 'virtual:contract-routes';

/**
 * The contract's methods and paths without its schemas and descriptions, for the client: the browser needs no validator
 * to call the server, and the schema library stays out of the first bundle. What all calls share is written once.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) =>
      id === `\0${ID}`
        ? `const call = (to, more) => {
  const [method, path] = to.split(' ');
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, ...more } } };
};
export default ${written(minifyContractRouter(api))}`
        : null,
  };
}

function written(part: object): string {
  const call = (part as { '~orpc'?: { route: Record<string, unknown> } })['~orpc'];
  if (!call)
    return `{${Object.entries(part)
      .map(([name, each]) => `${JSON.stringify(name)}:${written(each as object)}`)
      .join()}}`;
  // What the documentation says of a call is not needed to make it.
  const { summary: _summary, description: _description, tags: _tags, method, path, ...more } = call.route;
  return `call(${[`${method} ${path}`, ...(Object.keys(more).length > 0 ? [more] : [])].map((each) => JSON.stringify(each)).join()})`;
}
