import { useEffect } from 'react';
import { lazyPart } from '../../ui/lazy-component.tsx';
import { AgenciesPanel } from './agencies-panel.tsx';
import { loadCharts } from './charts/lazy-charts.ts';
import { ClosingDates } from './closing-dates.tsx';
import type { RenderReason } from './few-in-field.tsx';
import classes from './first-screen.module.css';
import { KeyFigures } from './key-figures.tsx';
import { MarketTrends } from './market-trends.tsx';
import { NothingOnTopic } from './nothing-on-topic.tsx';
import { type Told, useHowMuch } from './pulse.queries.ts';
import { WhatIsNew } from './what-is-new.tsx';

const FewInField = lazyPart(async () => (await import('./few-in-field.tsx')).FewInField);

type Props = { project: Told; onNarrow?: (() => void) | undefined; renderReason: RenderReason };

/** The first thing that one sees of a morning. */
export function FirstScreen({ project, onNarrow, renderReason }: Props) {
  // Charts are wanted in a moment: their code comes while the numbers are counted.
  useEffect(() => {
    loadCharts().catch(() => undefined);
  }, []);
  const { isNothing, isFew, looked } = useHowMuch(project);
  return (
    <div className={classes['screen']}>
      {isNothing ? (
        <div className={classes['whole']}>
          <NothingOnTopic project={project} looked={looked} onNarrow={onNarrow} />
        </div>
      ) : isFew ? (
        <div className={classes['whole']}>
          <FewInField project={project} found={looked} renderReason={renderReason} />
        </div>
      ) : (
        <>
          <div className={classes['whole']}>
            <KeyFigures project={project} />
          </div>
          <MarketTrends project={project} />
          <AgenciesPanel project={project} />
          <ClosingDates project={project} />
          <WhatIsNew project={project} />
        </>
      )}
    </div>
  );
}
