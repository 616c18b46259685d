import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueIndex, Selection } from '../../catalogue/index/index.port.ts';

/** The index as if it held these data sets only. */
export function onlyEngines(index: CatalogueIndex, engines: readonly Engine[]): CatalogueIndex {
  const within = <Query extends Selection>(query: Query): Query | null => {
    const left = query.engines.filter((engine) => engines.includes(engine));
    return left.length > 0 ? { ...query, engines: left } : null;
  };
  const nothing = { total: 0, withWords: null, isTotalCapped: false, isRelaxed: false };
  return new Proxy(index, {
    get(target, name, receiver) {
      if (name === 'search')
        return async (query: Parameters<CatalogueIndex['search']>[0], signal?: AbortSignal) => {
          const narrowed = within(query);
          return narrowed ? target.search(narrowed, signal) : { ...nothing, hits: [], facets: {} };
        };
      if (name === 'searchRefs')
        return async (query: Parameters<CatalogueIndex['searchRefs']>[0], signal?: AbortSignal) => {
          const narrowed = within(query);
          return narrowed
            ? target.searchRefs(narrowed, signal)
            : { refs: [], total: 0, isTotalCapped: false, isRelaxed: false };
        };
      if (name === 'aggregate')
        return async (query: Parameters<CatalogueIndex['aggregate']>[0], signal?: AbortSignal) => {
          const narrowed = within(query);
          return narrowed ? target.aggregate(narrowed, signal) : [];
        };
      if (name === 'stats') return async () => (await target.stats()).filter(({ engine }) => engines.includes(engine));
      const value = Reflect.get(target, name, receiver);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
