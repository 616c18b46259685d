import { formatNumber } from '@groundwork/contract/format';
import { libraryParams } from '../../lib/library-state.ts';
import { PlainLink } from '../../ui/links.tsx';
import classes from '../../ui/two-level-tabs.module.css';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';
import type { CountedEngine, CountedTab } from './counted-tabs.ts';

type Props = { tabs: CountedTab[]; current: CountedTab; engine: CountedEngine | null };

/** Four main tabs; under the one in use, its data sets that have bookmarks. */
export function BookmarkTabs({ tabs, current, engine }: Props) {
  return (
    <nav aria-label={BOOKMARKS_TEXTS.categories}>
      <ul className={classes['main']}>
        {tabs.map(({ tab, label, count }) => (
          <li key={tab}>
            <PlainLink
              to="/library"
              search={libraryParams({ category: tab })}
              className={classes['tab']}
              activeProps={{}}
              aria-current={tab === current.tab ? 'page' : undefined}
              data-current={tab === current.tab || undefined}
            >
              {label} <span className={classes['count']}>{formatNumber(count)}</span>
            </PlainLink>
          </li>
        ))}
      </ul>
      <ul className={classes['sub']}>
        {current.engines
          .filter(({ bookmarks }) => bookmarks > 0)
          .map(({ id, label, bookmarks }) => (
            <li key={id}>
              <PlainLink
                to="/library"
                search={libraryParams({ category: current.tab, engine: id })}
                className={classes['engine']}
                activeProps={{}}
                aria-current={id === engine?.id ? 'page' : undefined}
                data-current={id === engine?.id || undefined}
              >
                {label} <span className={classes['count']}>{formatNumber(bookmarks)}</span>
              </PlainLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
