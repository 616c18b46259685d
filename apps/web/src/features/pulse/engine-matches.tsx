import type { EngineInfo } from '@groundwork/contract/engines';
import type { PulseMatches } from '@groundwork/contract/pulse';
import type { SearchResult } from '@groundwork/contract/search';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { facetsAbout, searchParams } from '../../lib/search-state.ts';
import { useMay } from '../../session/permissions.queries.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import classes from './engine-matches.module.css';
import { PULSE_TEXTS } from './pulse.texts.ts';

const STALE_MS = 300_000;

export type Topic = {
  projectId: string;
  version: string;
  /** Below a record's title, and beside it. */
  renderNote: (record: SearchResult) => ReactNode;
  renderAction: (record: SearchResult) => ReactNode;
};
type Props = Topic & { engine: EngineInfo; isEnabled: boolean };

export function EngineMatches({ engine, projectId, version, isEnabled, renderNote, renderAction }: Props) {
  const mayPage = useMay('advancedSearch');
  const options = api.pulse.matches.queryOptions({
    input: { projectId, searchEngine: engine.id },
    enabled: isEnabled && engine.count > 0,
    staleTime: STALE_MS,
  });
  // An edited project is about something else: the moment of its last change is part of what is remembered.
  const matches = useQuery({ ...options, queryKey: [...options.queryKey, version] });
  const results = matches.data?.results ?? [];
  const isEmpty = engine.count === 0 || matches.data?.total === 0;
  return (
    <article className={classes['card']} aria-busy={isEnabled && matches.isLoading}>
      <header className={classes['head']}>
        {mayPage ? (
          <AnchorLink
            to="/search"
            search={searchParams({ engine: engine.id, facets: facetsAbout({}, projectId) })}
            c="inherit"
            fw={600}
          >
            {engine.label}
          </AnchorLink>
        ) : (
          <Text fw={600}>{engine.label}</Text>
        )}
      </header>
      {matches.data && !isEmpty && (
        <Counts engine={engine} projectId={projectId} counts={matches.data} isLinked={mayPage} />
      )}
      {matches.isError && (
        <Text size="sm" c="dimmed">
          {PULSE_TEXTS.matchesFailed}{' '}
          <Anchor component="button" type="button" underline="always" inherit onClick={() => void matches.refetch()}>
            {PULSE_TEXTS.tryAgainHere}
          </Anchor>
        </Text>
      )}
      {isEmpty && (
        <Text size="sm" c="dimmed">
          {engine.count === 0 ? PULSE_TEXTS.noRecords : PULSE_TEXTS.noMatches}
        </Text>
      )}
      {!isEmpty && matches.data?.results.length === 0 && (
        <Text size="sm" c="dimmed">
          {PULSE_TEXTS.noneSure}
        </Text>
      )}
      {!matches.data && !matches.isError && engine.count > 0 && <Skeleton h={66} />}
      <ul className={classes['titles']}>
        {results.map((record) => (
          <li key={record.id} className={classes['match']}>
            <div>
              <AnchorLink
                to="/$engine/$id"
                params={{ engine: engine.id, id: record.id }}
                size="sm"
                c="inherit"
                lineClamp={2}
                title={record.title}
              >
                {record.title}
              </AnchorLink>
              {renderNote(record)}
            </div>
            {renderAction(record)}
          </li>
        ))}
      </ul>
      {results.some(({ isSample }) => isSample) && (
        <div className={classes['foot']}>
          <SampleBadge />
        </div>
      )}
    </article>
  );
}

type CountsProps = { engine: EngineInfo; projectId: string; counts: PulseMatches; isLinked: boolean };

/** '12 on topic · 8 related of 3,120': the first opens the search that finds as many, the card's title that for both. */
function Counts({ engine, projectId, counts: { onTopic, total, lookedAt }, isLinked }: CountsProps) {
  const related = total - onTopic;
  return (
    <Text size="xs" c="dimmed" className={classes['counts'] ?? ''}>
      {onTopic > 0 &&
        (isLinked ? (
          <AnchorLink
            to="/search"
            search={searchParams({ engine: engine.id, facets: facetsAbout({}, projectId, true) })}
            inherit
            underline="always"
          >
            {PULSE_TEXTS.onTopic(onTopic)}
          </AnchorLink>
        ) : (
          PULSE_TEXTS.onTopic(onTopic)
        ))}
      {onTopic > 0 && related > 0 && ' · '}
      {related > 0 && PULSE_TEXTS.related(related)} {PULSE_TEXTS.of(lookedAt)}
    </Text>
  );
}
