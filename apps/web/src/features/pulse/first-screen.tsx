import { useEffect } from 'react';
import { AgenciesPanel } from './agencies-panel.tsx';
import { loadCharts } from './charts/charts-later.ts';
import { ClosingDates } from './closing-dates.tsx';
import classes from './first-screen.module.css';
import { KeyFigures } from './key-figures.tsx';
import { MarketTrends } from './market-trends.tsx';
import { NothingOnTopic } from './nothing-on-topic.tsx';
import { type Told, useNothingOnTopic } from './pulse.queries.ts';
import { WhatIsNew } from './what-is-new.tsx';

/** What one sees first of a morning. */
export function FirstScreen({ project, onNarrow }: { project: Told; onNarrow?: (() => void) | undefined }) {
  // Charts are wanted in a moment: their code comes while the numbers are counted.
  useEffect(() => {
    loadCharts().catch(() => undefined);
  }, []);
  const { isNothing, looked } = useNothingOnTopic(project);
  return (
    <div className={classes['screen']}>
      {isNothing ? (
        <div className={classes['whole']}>
          <NothingOnTopic project={project} looked={looked} onNarrow={onNarrow} />
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
