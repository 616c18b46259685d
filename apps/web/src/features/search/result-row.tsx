import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import type { SearchResult } from '@groundwork/contract/search';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { daysLeft, isPast } from '../../lib/days-left.ts';
import { withoutRepeats } from '../../lib/record-text.ts';
import { ClosingDate } from '../../ui/closing-date.tsx';
import { Highlight } from '../../ui/highlight.tsx';
import { KindBadge } from '../../ui/kind-badge.tsx';
import { AnchorLink } from '../../ui/links.tsx';
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
  const { id, searchEngine, title, snippet, highlights, summary, date, closes, amount, matched } = result;
  const { isSample, isOwn, withdrawn } = result;
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
          <Fact label={engine.amount.label} className={classes['amount']}>
            {engine.amount.unit === 'usd' ? formatMoney(amount) : formatNumber(amount)}
          </Fact>
        )}
        {engine.date && date && <Fact label={engine.date.label}>{formatDate(date)}</Fact>}
        {engine.closes && closes && (
          <Fact label={engine.closes.label}>
            <ClosingDate closes={closes} />
            {!isPast(closes) && <span className={classes['left']}>{daysLeft(closes)}</span>}
          </Fact>
        )}
        {withdrawn && (
          <Fact label={SEARCH_TEXTS.state} isHidden>
            <WithdrawnBadge withdrawn={withdrawn} />
          </Fact>
        )}
        {(isSample || isOwn) && (
          <Fact label={SEARCH_TEXTS.kindOfData} isHidden>
            <KindBadge of={result} />
          </Fact>
        )}
      </dl>
      <div className={classes['action']}>{action}</div>
    </li>
  );
}

type FactProps = { label: string; isHidden?: boolean; className?: string | undefined; children: ReactNode };

const Fact = ({ label, isHidden = false, className, children }: FactProps) => (
  <div>
    <dt hidden={isHidden}>{label}</dt>
    <dd className={className}>{children}</dd>
  </div>
);
