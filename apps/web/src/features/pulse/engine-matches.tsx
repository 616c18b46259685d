import type { EngineInfo } from '@groundwork/contract/engines';
import { formatNumber } from '@groundwork/contract/format';
import { Anchor, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { searchParams } from '../../lib/search-state.ts';
import { useMay } from '../../session/permissions.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { SampleBadge } from '../../ui/sample-badge.tsx';
import classes from './engine-matches.module.css';
import { PULSE_TEXTS } from './pulse.texts.ts';

const STALE_MS = 300_000;

type Props = { engine: EngineInfo; projectId: string; version: string; isEnabled: boolean };

export function EngineMatches({ engine, projectId, version, isEnabled }: Props) {
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
            search={searchParams({ engine: engine.id, facets: { about: [projectId] } })}
            c="inherit"
            fw={600}
          >
            {engine.label}
          </AnchorLink>
        ) : (
          <Text fw={600}>{engine.label}</Text>
        )}
        {matches.data && <span className={classes['count']}>{formatNumber(matches.data.total)}</span>}
      </header>
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
        {results.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink
              to="/$engine/$id"
              params={{ engine: engine.id, id }}
              size="sm"
              c="inherit"
              lineClamp={2}
              title={title}
            >
              {title}
            </AnchorLink>
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
