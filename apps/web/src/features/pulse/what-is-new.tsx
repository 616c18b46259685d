import { formatDate, formatNumber, inSentence } from '@groundwork/contract/format';
import type { WhatIsNew as New } from '@groundwork/contract/pulse.panels';
import { Text } from '@mantine/core';
import { useEngines } from '../../lib/engines.queries.ts';
import type { EngineId } from '../../lib/search-state.ts';
import { FigureLink } from '../../ui/figure-link.tsx';
import { Panel, PanelEmpty } from './panel.tsx';
import { PanelRecord } from './panel-record.tsx';
import { PANEL_TEXTS } from './panels.texts.ts';
import { type Told, useWhatIsNew } from './pulse.queries.ts';
import classes from './short-list.module.css';

const HEIGHT = 150;

export function WhatIsNew({ project }: { project: Told }) {
  const query = useWhatIsNew(project);
  const title = query.data?.isFirstVisit ? PANEL_TEXTS.whatIsNewFirst : PANEL_TEXTS.whatIsNew;
  return (
    <Panel title={title} query={query} height={HEIGHT} source={({ since }) => PANEL_TEXTS.sinceThen(formatDate(since))}>
      {(data) => <Shown {...data} />}
    </Panel>
  );
}

function Shown({ counts, records, latest }: New) {
  const engines = useEngines();
  const labelOf = (id: EngineId) => engines.data?.engines.find((engine) => engine.id === id);
  if (counts.length === 0 && latest.length === 0) return <PanelEmpty>{PANEL_TEXTS.nothingAtAll}</PanelEmpty>;
  const isNew = counts.length > 0;
  return (
    <>
      {isNew ? (
        <div className={classes['chips']}>
          {counts.map(({ searchEngine, count, query }) => (
            <FigureLink key={searchEngine} query={query}>
              {`${formatNumber(count)} ${inSentence((count === 1 ? labelOf(searchEngine)?.singular : labelOf(searchEngine)?.label) ?? '')}`}
            </FigureLink>
          ))}
        </div>
      ) : (
        <Text size="xs" c="dimmed" mb={2}>
          {PANEL_TEXTS.nothingNew}
        </Text>
      )}
      <ul className={classes['list']}>
        {(isNew ? records : latest).map(({ searchEngine, id, title, date, organisation }) => (
          <li key={`${searchEngine}/${id}`} className={classes['row']}>
            <PanelRecord engine={searchEngine} id={id} title={title}>
              {[labelOf(searchEngine)?.label, organisation].filter(Boolean).join(' · ')}
            </PanelRecord>
            <div className={classes['when']}>{date && <span>{formatDate(date)}</span>}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
