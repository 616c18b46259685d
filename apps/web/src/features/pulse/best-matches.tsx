import type { EngineInfo } from '@groundwork/contract/engines';
import { SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { byTab, useEngines } from '../../lib/engines.queries.ts';
import { FailedState } from '../../ui/list-states.tsx';
import { EngineMatches } from './engine-matches.tsx';
import { PULSE_TEXTS } from './pulse.texts.ts';

/** What each data set holds on the project, by the four tabs; a group asks for its matches when it comes into view. */
type Topic = { projectId: string; version: string };

export function BestMatches(topic: Topic) {
  const engines = useEngines();
  if (engines.isPending) return <Skeleton h={320} aria-label={PULSE_TEXTS.loading} />;
  if (engines.isError)
    return <FailedState title={PULSE_TEXTS.failed} error={engines.error} onRetry={() => void engines.refetch()} />;
  return (
    <Stack gap="xl">
      {byTab(engines.data.engines).map((group) => (
        <Group key={group.tab} label={group.label} engines={group.engines} {...topic} />
      ))}
    </Stack>
  );
}

function Group({ label, engines, ...topic }: Topic & { label: string; engines: EngineInfo[] }) {
  const { ref, entry } = useIntersection({ rootMargin: '200px' });
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (entry?.isIntersecting) setSeen(true);
  }, [entry?.isIntersecting]);
  return (
    <section ref={ref} aria-label={label}>
      <Title order={3} mb="xs">
        {label}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, xl: engines.length === 4 ? 4 : 3 }} spacing="sm">
        {engines.map((engine) => (
          <EngineMatches key={engine.id} engine={engine} {...topic} isEnabled={wasSeen} />
        ))}
      </SimpleGrid>
    </section>
  );
}
