import type { SearchResult } from '@groundwork/contract/search';
import { Anchor, Group, Skeleton, Text, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { api } from '../../lib/api.ts';
import { useEngines } from '../../lib/engines.queries.ts';
import classes from './panel.module.css';
import { PanelRecord } from './panel-record.tsx';
import { PANEL_TEXTS } from './panels.texts.ts';
import type { Looked, Told } from './pulse.queries.ts';
import list from './short-list.module.css';

const STALE_MS = 300_000;

export type RenderReason = (record: SearchResult) => ReactNode;
type Props = {
  project: Told;
  found: (Looked & { onTopic: number })[];
  /** Why a record belongs to the project. */
  renderReason: RenderReason;
};

/** In place of figures and panels that so few records cannot fill: the records themselves, each with its reason, and how to find more. */
export function FewInField({ project: { id: projectId, updatedAt }, found, renderReason }: Props) {
  const id = useId();
  const engines = useEngines().data?.engines ?? [];
  const holding = found.filter(({ onTopic }) => onTopic > 0);
  const matches = useQueries({
    queries: holding.map(({ searchEngine }) => {
      const options = api.pulse.matches.queryOptions({ input: { projectId, searchEngine }, staleTime: STALE_MS });
      return { ...options, queryKey: [...options.queryKey, updatedAt] };
    }),
  });
  const all = holding.reduce((sum, { onTopic }) => sum + onTopic, 0);
  return (
    <section className={classes['panel']} aria-labelledby={id} aria-busy={matches.some(({ isPending }) => isPending)}>
      <header className={classes['head']}>
        <Title order={2} id={id} className={classes['title'] ?? ''}>
          {PANEL_TEXTS.fewInField(all)}
        </Title>
      </header>
      <div className={classes['body']}>
        <Text size="sm" maw="80ch" mb="xs">
          {PANEL_TEXTS.tooFew}
        </Text>
        <ul className={list['list']}>
          {holding.flatMap(({ searchEngine, onTopic }, at) => {
            const { data, isPending } = matches[at]!;
            const label = engines.find((engine) => engine.id === searchEngine)?.label ?? searchEngine;
            if (isPending) return [<Skeleton key={searchEngine} h={40} my={4} />];
            const rows = (data?.results ?? []).map((record) => (
              <li key={`${searchEngine}/${record.id}`} className={list['row']}>
                <div>
                  <PanelRecord engine={searchEngine} id={record.id} title={record.title}>
                    {label}
                  </PanelRecord>
                  {renderReason(record)}
                </div>
              </li>
            ));
            const more = onTopic - rows.length;
            return more > 0
              ? [
                  ...rows,
                  <li key={`${searchEngine} more`} className={list['note']}>
                    {PANEL_TEXTS.moreOf(more, label)}
                  </li>,
                ]
              : rows;
          })}
        </ul>
        <Group gap="md" mt="xs">
          <Anchor href="#best-matches" size="sm" underline="always" display="inline-block" lh="24px">
            {PANEL_TEXTS.toBestMatches}
          </Anchor>
        </Group>
      </div>
    </section>
  );
}
