import type { RouteMeta } from '@groundwork/contract/route';
import { signedInByPerson } from './implement.ts';
import type { AnyRouter } from './router.ts';

/** What a call of the contract says of itself. */
export interface Described {
  name: string;
  route: { method: string; path: string; summary: string; successStatus?: number; inputStructure?: string };
  meta: RouteMeta;
  // biome-ignore lint/suspicious/noExplicitAny: a schema of any kind, which is looked into
  inputSchema?: any;
  // biome-ignore lint/suspicious/noExplicitAny: a schema of any kind, which is looked into
  outputSchema?: any;
  /** No API key makes it. */
  isByPerson: boolean;
}

type Node = { '~orpc'?: Omit<Described, 'name' | 'isByPerson'> & { middlewares?: unknown[] } };

/** Every call of a router, as `projects.list`. */
export function proceduresOf(router: AnyRouter): Described[] {
  const of = (node: object, name: string): Described[] => {
    const procedure = (node as Node)['~orpc'];
    if (!procedure) return Object.entries(node).flatMap(([key, child]) => of(child, name ? `${name}.${key}` : key));
    const { route, meta, inputSchema, outputSchema, middlewares = [] } = procedure;
    return [{ name, route, meta, inputSchema, outputSchema, isByPerson: middlewares.includes(signedInByPerson) }];
  };
  return of(router, '');
}
