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
 * to call the server, and the schema library stays out of the first bundle.
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
      const table = Object.fromEntries(routes.map(([feature, calls]) => [feature, withoutSchemas(calls)]));
      return `export default ${JSON.stringify(table)}`;
    },
  };
}

/** `'GET /projects'`, or that with the structure of its input or answer where it names their parts. */
function withoutSchemas(part: object): object | string {
  const call = (part as { '~orpc'?: { route: Record<string, string | undefined> } })['~orpc'];
  if (!call)
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, withoutSchemas(each as object)]));
  const { method, path, inputStructure, outputStructure } = call.route;
  const to = `${method} ${path}`;
  return inputStructure || outputStructure ? [to, { inputStructure, outputStructure }] : to;
}
