import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber, inSentence } from '@groundwork/contract/format';
import type { SearchResult } from '@groundwork/contract/search';
import type { EngineOverview } from '@groundwork/contract/search-overview';
import { Group, Skeleton, Text, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useContext } from 'react';
import { withoutRepeats } from '../../../lib/record-text.ts';
import { aboutOf, type SearchState } from '../../../lib/search-state.ts';
import { Highlight } from '../../../ui/highlight.tsx';
import { KindBadge } from '../../../ui/kind-badge.tsx';
import { AnchorLink } from '../../../ui/links.tsx';
import { SearchSlots } from '../search-slots.ts';
import { inEngine } from '../use-search-state.ts';
import classes from './all-screen.module.css';
import { OVERVIEW_TEXTS } from './search-overview.texts.ts';

type Props = { engine: EngineInfo; answer: EngineOverview | undefined; state: SearchState };

/** How much one data set has of it, and its best few. */
export function EngineSection({ engine, answer, state }: Props) {
  const { href } = useLocation();
  const { rowAction } = useContext(SearchSlots);
  if (!answer)
    return (
      <div className={classes['section']}>
        <Text fw={600}>{engine.label}</Text>
        <Skeleton h={86} mt={6} />
      </div>
    );
  const { total, withWords, isRelaxed, results } = answer;
  const count = formatNumber(total);
  return (
    <section className={classes['section']} aria-labelledby={`all-${engine.id}`}>
      <Group gap={8} align="baseline">
        <Title order={2} size="h4" id={`all-${engine.id}`}>
          <AnchorLink to="/search" search={inEngine(state, engine.id)} c="inherit" inherit>
            {engine.label} <span className={classes['count']}>{count}</span>
          </AnchorLink>
        </Title>
        {isRelaxed && withWords !== null && (
          <Text size="xs" c="dimmed">
            {OVERVIEW_TEXTS.allWords(formatNumber(withWords), formatNumber(total - withWords))}
          </Text>
        )}
      </Group>
      <ol className={classes['list']}>
        {results.map((result) => (
          <li key={result.id} className={classes['row']} data-row={result.id}>
            <div className={classes['what']}>
              <AnchorLink
                to="/$engine/$id"
                params={{ engine: engine.id, id: result.id }}
                state={{ from: href }}
                data-row-link
                fw={560}
              >
                <Highlight text={result.title} spans={result.highlights.title} />
              </AnchorLink>{' '}
              <KindBadge of={result} />
              <p className={classes['facts']}>{factsOf(result, engine)}</p>
              {result.snippet && (
                <Text size="sm" lineClamp={2}>
                  <Highlight text={result.snippet} spans={result.highlights.snippet} />
                </Text>
              )}
            </div>
            {rowAction?.(result, results, aboutOf(state))}
          </li>
        ))}
      </ol>
      {total > results.length && (
        <AnchorLink to="/search" search={inEngine(state, engine.id)} size="sm" className={classes['more'] ?? ''}>
          {OVERVIEW_TEXTS.seeAll(count, inSentence(engine.label))}
        </AnchorLink>
      )}
    </section>
  );
}

function factsOf({ summary, snippet, amount, date, closes }: SearchResult, engine: EngineInfo): string {
  const money = engine.amount && amount !== null && engine.amount.unit === 'usd' ? formatMoney(amount) : null;
  const when = closes ? OVERVIEW_TEXTS.closes(formatDate(closes)) : engine.date && date ? formatDate(date) : null;
  return [...withoutRepeats(summary, snippet).slice(0, 2), money, when].filter(Boolean).join(' · ');
}
