import type { Agent, AgentFind, AgentRun } from '@groundwork/contract/agents';
import { formatMoment, formatNumber, inSentence } from '@groundwork/contract/format';
import { Badge, Group, Skeleton, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useEngines } from '../../lib/engines.queries.ts';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { Pager } from '../../ui/pager.tsx';
import classes from './agents.module.css';
import { useAgentHistory } from './agents.queries.ts';
import { AGENT_SCREEN_TEXTS as TEXTS } from './agents.texts.ts';
import { FindCard } from './find-card.tsx';

type Save = (find: AgentFind) => ReactNode;

/** Runs of an agent: what was looked at, and what was found with its reasons. */
export function AgentHistory({ agent, save }: { agent: Agent; save: Save }) {
  const [page, setPage] = useState(1);
  const history = useAgentHistory(agent.id, page, agent.lastRunAt);
  const pages = history.data ? Math.ceil(history.data.total / history.data.pageLimit) : 0;
  return (
    <section aria-labelledby="agent-history" aria-busy={history.isPending}>
      <Title order={2} id="agent-history" mt="xl" mb="xs">
        {TEXTS.history}
      </Title>
      {history.isPending && <Skeleton h={120} />}
      {history.isError && (
        <FailedState title={TEXTS.historyFailed} error={history.error} onRetry={() => void history.refetch()} />
      )}
      {history.data?.total === 0 && <EmptyState title={TEXTS.historyEmpty} text={TEXTS.historyEmptyText} />}
      {history.data?.items.map((run) => (
        <Run key={run.id} run={run} save={save} />
      ))}
      {pages > 1 && <Pager page={page} pages={pages} onPage={setPage} />}
    </section>
  );
}

function Run({ run: { at, isManual, lookedAt, hits, total }, save }: { run: AgentRun; save: Save }) {
  const engines = useEngines().data?.engines;
  const labelOf = (id: string) => inSentence(engines?.find((engine) => engine.id === id)?.label ?? id);
  const parts = lookedAt
    .map(({ searchEngine, count }) => `${labelOf(searchEngine)} (${formatNumber(count)})`)
    .join(', ');
  return (
    <div className={classes['day']}>
      <Group gap="xs">
        <Title order={3} size="h5">
          <time dateTime={at}>{formatMoment(at)}</time>
        </Title>
        {isManual && (
          <Badge variant="outline" size="sm" radius="sm" tt="none">
            {TEXTS.manual}
          </Badge>
        )}
        <Text size="sm">{total === 0 ? TEXTS.nothingNew : TEXTS.hits(total)}</Text>
      </Group>
      <Text size="sm" c="dimmed">
        {parts === '' ? TEXTS.lookedAtNone : TEXTS.lookedAt(parts)}
      </Text>
      {hits.length > 0 && (
        <ul className={classes['list']} aria-label={TEXTS.hits(total)}>
          {hits.map((hit) => (
            <FindCard key={hit.id} find={hit} save={save(hit)} />
          ))}
        </ul>
      )}
      {total > hits.length && <Text size="sm">{TEXTS.moreHits(total - hits.length)}</Text>}
    </div>
  );
}
