import type { EngineInfo } from '@groundwork/contract/engines';
import { formatNumber } from '@groundwork/contract/format';
import type { TabOrder } from '@groundwork/contract/search-tabs';
import { useEffect, useRef } from 'react';
import { byTab } from '../../../lib/engines.queries.ts';
import { isOfSample, overviewParams, type SearchState } from '../../../lib/search-state.ts';
import { PlainLink } from '../../../ui/links.tsx';
import classes from '../../../ui/two-level-tabs.module.css';
import { SEARCH_TEXTS } from '../search.texts.ts';
import { useCounts } from '../search-overview/use-counts.ts';
import { inEngine } from '../use-search-state.ts';
import { ArrangeTabs } from './arrange-tabs.tsx';
import { useTabOrder } from './search-tabs.queries.ts';

const EDGE_PX = 40;

type Props = { engines: EngineInfo[]; state: SearchState; isAll?: boolean };

/**
 * All data sets at once, then four main tabs; under the one in use, its data sets in the project's order, each with how many
 * records the search finds there, or holds where nothing is asked.
 */
export function EngineTabs({ engines, state, isAll = false }: Props) {
  const { order, arrange } = useTabOrder();
  const groups = byTab(inOrder(engines, order)).filter((group) => group.engines.length > 0);
  const counts = useCounts(state, !isAll);
  const countOf = (engine: EngineInfo) =>
    counts?.get(engine.id) ?? (isOfSample(state) ? engine.sampleCount : engine.count);
  const current = isAll ? undefined : groups.find((group) => group.engines.some(({ id }) => id === state.engine));
  const list = useRef<HTMLUListElement>(null);
  // On small screens the data sets reach beyond the edge: the one in use is brought into sight.
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-engine="${state.engine}"]`);
    if (list.current && link) list.current.scrollLeft = link.offsetLeft - list.current.offsetLeft - EDGE_PX;
  }, [state.engine]);
  return (
    <nav aria-label={SEARCH_TEXTS.dataSets} className={classes['tabs']}>
      <ul className={classes['main']}>
        <li>
          <PlainLink
            to="/search"
            search={overviewParams(state)}
            className={classes['tab']}
            activeProps={{}}
            aria-current={isAll ? 'page' : undefined}
            data-current={isAll || undefined}
          >
            {SEARCH_TEXTS.all}
          </PlainLink>
        </li>
        {groups.map(({ tab, label, engines: [first] }) => (
          <li key={tab}>
            <PlainLink
              to="/search"
              search={inEngine(state, first!.id)}
              className={classes['tab']}
              data-current={tab === current?.tab || undefined}
            >
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
      {current && (
        <div className={classes['subs']}>
          <ul ref={list} className={classes['sub']}>
            {current.engines.map((engine) => (
              <li key={engine.id}>
                <PlainLink
                  to="/search"
                  search={inEngine(state, engine.id)}
                  className={classes['engine']}
                  activeProps={{}}
                  data-engine={engine.id}
                  aria-current={engine.id === state.engine ? 'page' : undefined}
                  data-current={engine.id === state.engine || undefined}
                >
                  {engine.label} <span className={classes['count']}>{formatNumber(countOf(engine))}</span>
                </PlainLink>
              </li>
            ))}
          </ul>
          {arrange && (
            <ArrangeTabs tab={current.label} engines={current.engines} onArrange={(ids) => arrange(current.tab, ids)} />
          )}
        </div>
      )}
    </nav>
  );
}

function inOrder(engines: EngineInfo[], order: TabOrder | undefined): EngineInfo[] {
  const places = order?.tabs.flatMap(({ subTabs }) => subTabs.map(({ engine }) => engine)) ?? [];
  return engines.toSorted((a, b) => places.indexOf(a.id) - places.indexOf(b.id));
}
