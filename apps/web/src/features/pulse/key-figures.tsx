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
import { shownFigures } from './shown-figures.ts';

const CALLS: EngineId = 'funding-opportunities';

export function KeyFigures({ project }: { project: Told }) {
  const figures = useKeyFigures(project);
  if (figures.isPending)
    return (
      <Skeleton
        className={classes['waiting'] ?? ''}
        role="img"
        aria-label={PANEL_TEXTS.loading(PANEL_TEXTS.keyFigures)}
      />
    );
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
  const calls = figures.find(({ searchEngine }) => searchEngine === CALLS)?.onTopic ?? 0;
  return (
    <section aria-label={PANEL_TEXTS.keyFigures}>
      <dl className={classes['figures']}>
        {shownFigures(figures).map(({ searchEngine: id, onTopic, of, amount, withAmount, query }) => (
          <div key={id} className={classes['figure']}>
            <dt>{labelOf(id)}</dt>
            <dd>
              <FigureLink query={onTopic > 0 ? query : null} className={classes['number']}>
                {formatNumber(onTopic)}
              </FigureLink>
              <span className={classes['note']}>
                {amount !== null && isMoney(id)
                  ? PANEL_TEXTS.stating(formatMoneyTight(amount), withAmount)
                  : PANEL_TEXTS.onTopicOf(of)}
              </span>
            </dd>
          </div>
        ))}
        <div className={classes['figure']}>
          <dt>{PANEL_TEXTS.openCalls}</dt>
          <dd>
            <FigureLink query={openCalls.count > 0 ? openCalls.query : null} className={classes['number']}>
              {formatNumber(openCalls.count)}
            </FigureLink>
            <span className={classes['note']}>{PANEL_TEXTS.openOf(calls)}</span>
          </dd>
        </div>
      </dl>
    </section>
  );
}
