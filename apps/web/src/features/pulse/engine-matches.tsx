import type { EngineInfo } from '@groundwork/contract/engines';
import type { PulseMatches } from '@groundwork/contract/pulse';
import type { SearchResult } from '@groundwork/contract/search';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { facetsAbout, type ScopeName, searchParams } from '../../lib/search-state.ts';
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
            search={searchParams({ engine: engine.id, facets: facetsAbout({}, projectId, matches.data?.scope) })}
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

/** '12 direct · 30 in the field of 3,120': each opens the search that finds as many. */
function Counts({ engine, projectId, counts: { scope, direct, total, lookedAt }, isLinked }: CountsProps) {
  const count = (of: ScopeName, text: string) =>
    isLinked ? (
      <AnchorLink
        to="/search"
        search={searchParams({ engine: engine.id, facets: facetsAbout({}, projectId, of) })}
        inherit
        underline="always"
      >
        {text}
      </AnchorLink>
    ) : (
      text
    );
  return (
    <Text size="xs" c="dimmed" className={classes['counts'] ?? ''}>
      {direct > 0 && scope !== 'direct' && (
        <>
          {count('direct', PULSE_TEXTS.inScope.direct(direct))}
          {' · '}
        </>
      )}
      {count(scope, PULSE_TEXTS.inScope[scope](total))} {PULSE_TEXTS.of(lookedAt)}
    </Text>
  );
}
