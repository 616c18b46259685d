import { formatDate } from '@groundwork/contract/format';
import { daysLeft } from '../../lib/days-left.ts';
import { ClosingDate } from '../../ui/closing-date.tsx';
import { FigureLink } from '../../ui/figure-link.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { Panel, PanelEmpty } from './panel.tsx';
import { PanelRecord } from './panel-record.tsx';
import { PANEL_TEXTS } from './panels.texts.ts';
import { type Told, useClosingDates } from './pulse.queries.ts';
import classes from './short-list.module.css';

const HEIGHT = 150;
const CALLS = 'funding-opportunities';

export function ClosingDates({ project }: { project: Told }) {
  const query = useClosingDates(project);
  return (
    <Panel title={PANEL_TEXTS.closing} query={query} height={HEIGHT}>
      {({ calls, open, query: all }) =>
        calls.length === 0 ? (
          <PanelEmpty>{PANEL_TEXTS.closingEmpty}</PanelEmpty>
        ) : (
          <>
            <ul className={classes['list']}>
              {calls.map(({ id, title, agency, closes, isSample }) => (
                <li key={id} className={classes['row']}>
                  <PanelRecord engine={CALLS} id={id} title={title}>
                    {agency} {isSample && <SampleBadge />}
                  </PanelRecord>
                  <div className={classes['when']}>
                    <span>{closes ? (daysLeft(closes) ?? formatDate(closes)) : PANEL_TEXTS.noDate}</span>
                    {closes && daysLeft(closes) && (
                      <span className={classes['note']}>
                        <ClosingDate closes={closes} />
                      </span>
                    )}
                  </div>
                </li>
              ))}
            </ul>
            {open > calls.length && (
              <div className={classes['foot']}>
                <FigureLink query={all}>{PANEL_TEXTS.allCalls(open)}</FigureLink>
              </div>
            )}
          </>
        )
      }
    </Panel>
  );
}
