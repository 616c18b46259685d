import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import type { SearchResult } from '@groundwork/contract/search';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { daysLeft, isPast } from '../../lib/days-left.ts';
import { withoutRepeats } from '../../lib/record-text.ts';
import { ClosingDate } from '../../ui/closing-date.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { AnchorLink } from '../../ui/links.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import { WithdrawnBadge } from '../../ui/withdrawn-badge.tsx';
import { MatchedLine } from './matched-line.tsx';
import classes from './result-row.module.css';
import { RowCheckbox } from './row-checkbox.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { SelectionControl } from './use-selection.ts';

type Props = {
  result: SearchResult;
  engine: EngineInfo;
  selection: SelectionControl;
  action: ReactNode;
  note: ReactNode;
  from: string;
};

/** One record found. `from` is the search to go back to from the record's page. */
export function ResultRow({ result, engine, selection, action, note, from }: Props) {
  const { id, searchEngine, title, snippet, highlights, summary, date, closes, amount, matched, isSample, withdrawn } =
    result;
  const facts = withoutRepeats(summary, snippet);
  return (
    <li className={classes['row']} data-row={id} data-selected={selection.isSelected(id) || undefined}>
      <div className={classes['tick']}>
        <RowCheckbox id={id} title={title} selection={selection} />
      </div>
      <div className={classes['what']}>
        <AnchorLink
          to="/$engine/$id"
          params={{ engine: searchEngine, id }}
          state={{ from }}
          data-row-link
          className={classes['title'] ?? ''}
        >
          <Highlight text={title} spans={highlights.title} />
        </AnchorLink>
        {facts.length > 0 && <p className={classes['summary']}>{facts.join(' · ')}</p>}
        {snippet && (
          <Text className={classes['snippet'] ?? ''} lineClamp={3}>
            <Highlight text={snippet} spans={highlights.snippet} />
          </Text>
        )}
        <MatchedLine matched={matched} />
        {note}
      </div>
      <dl className={classes['facts']}>
        {engine.amount && amount !== null && (
          <div>
            <dt>{engine.amount.label}</dt>
            <dd className={classes['amount']}>
              {engine.amount.unit === 'usd' ? formatMoney(amount) : formatNumber(amount)}
            </dd>
          </div>
        )}
        {engine.date && date && (
          <div>
            <dt>{engine.date.label}</dt>
            <dd>{formatDate(date)}</dd>
          </div>
        )}
        {engine.closes && closes && (
          <div>
            <dt>{engine.closes.label}</dt>
            <dd>
              <ClosingDate closes={closes} />
              {!isPast(closes) && <span className={classes['left']}>{daysLeft(closes)}</span>}
            </dd>
          </div>
        )}
        {withdrawn && (
          <div>
            <dt hidden>{SEARCH_TEXTS.state}</dt>
            <dd>
              <WithdrawnBadge withdrawn={withdrawn} />
            </dd>
          </div>
        )}
        {isSample && (
          <div>
            <dt hidden>{SEARCH_TEXTS.kindOfData}</dt>
            <dd>
              <SampleBadge />
            </dd>
          </div>
        )}
      </dl>
      <div className={classes['action']}>{action}</div>
    </li>
  );
}
