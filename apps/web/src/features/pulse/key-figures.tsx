import { formatMoneyTight, formatNumber } from '@groundwork/contract/format';
import type { KeyFigures as Figures } from '@groundwork/contract/pulse.panels';
import { Skeleton } from '@mantine/core';
import { useEngines } from '../../lib/engines.queries.ts';
import type { EngineId } from '../../lib/search-state.ts';
import { FigureLink } from '../../ui/figure-link.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import classes from './key-figures.module.css';
import { PANEL_TEXTS } from './panels.texts.ts';
import { type Told, useKeyFigures } from './pulse.queries.ts';

/** What people look for first; of the last two, the one with more on topic. */
const ALWAYS: EngineId[] = ['publications', 'patents', 'awards', 'companies'];
const EITHER: EngineId[] = ['clinical-trials', 'usa-spending'];
const CALLS: EngineId = 'funding-opportunities';

export function KeyFigures({ project }: { project: Told }) {
  const figures = useKeyFigures(project);
  if (figures.isPending) return <Skeleton h={78} aria-label={PANEL_TEXTS.loading(PANEL_TEXTS.keyFigures)} />;
  if (!figures.data)
    return (
      <FailedState
        title={UI_TEXTS.unavailable(PANEL_TEXTS.keyFigures)}
        error={figures.error}
        onRetry={() => void figures.refetch()}
      />
    );
  return <Shown {...figures.data} />;
}

function Shown({ figures, openCalls }: Figures) {
  const engines = useEngines();
  const labelOf = (id: EngineId) => engines.data?.engines.find((engine) => engine.id === id)?.label ?? '';
  const isMoney = (id: EngineId) => engines.data?.engines.find((engine) => engine.id === id)?.amount?.unit === 'usd';
  const of = (id: EngineId) => figures.find(({ searchEngine }) => searchEngine === id)!;
  const [first, second] = EITHER;
  const either = of(first!).onTopic >= of(second!).onTopic ? first! : second!;
  return (
    <section aria-label={PANEL_TEXTS.keyFigures}>
      <dl className={classes['figures']}>
        {[...ALWAYS, either].map((id) => {
          const { onTopic, of: all, amount, withAmount, query } = of(id);
          return (
            <div key={id} className={classes['figure']}>
              <dt>{labelOf(id)}</dt>
              <dd>
                <FigureLink query={onTopic > 0 ? query : null} className={classes['number']}>
                  {formatNumber(onTopic)}
                </FigureLink>
                <span className={classes['note']}>
                  {amount !== null && isMoney(id)
                    ? PANEL_TEXTS.stating(formatMoneyTight(amount), withAmount)
                    : PANEL_TEXTS.onTopicOf(all)}
                </span>
              </dd>
            </div>
          );
        })}
        <div className={classes['figure']}>
          <dt>{PANEL_TEXTS.openCalls}</dt>
          <dd>
            <FigureLink query={openCalls.count > 0 ? openCalls.query : null} className={classes['number']}>
              {formatNumber(openCalls.count)}
            </FigureLink>
            <span className={classes['note']}>{PANEL_TEXTS.openOf(of(CALLS).onTopic)}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
