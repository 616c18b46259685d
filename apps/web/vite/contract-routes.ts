import { api } from '@groundwork/contract/api';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const FIRST = 'virtual:contract-routes';
const LATER = 'virtual:contract-routes-later';

/** Features whose calls the first screens make, or pages that are being closed; the others' are loaded with the first of them. */
const AT_ONCE: (keyof typeof api)[] = [
  'appAlerts',
  'auth',
  'billing',
  'bookmarks',
  'clientErrors',
  'lockedFeatures',
  'notifications',
  'onboarding',
  'permissions',
  'projects',
  'pulse',
  'relevance',
  'reports',
  'savedSearches',
  'search',
  'searchOverview',
  'searchTabs',
  'settings',
  'system',
];

/**
 * The contract's methods and paths without its schemas and descriptions, for the client: the browser needs no validator
 * to call the server, and the schema library stays out of the first bundle. What all calls share is written once.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'contract-routes',
    resolveId: (id) => (id === FIRST || id === LATER ? `\0${id}` : null),
    load: (id) => {
      if (id !== `\0${FIRST}` && id !== `\0${LATER}`) return null;
      const isFirst = id === `\0${FIRST}`;
      const routes = Object.entries(minifyContractRouter(api)).filter(
        ([feature]) => AT_ONCE.includes(feature as keyof typeof api) === isFirst,
      );
      return `const call = (to, more) => {
  const [method, path] = to.split(' ');
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, ...more } } };
};
export default ${written(Object.fromEntries(routes))}`;
    },
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
