import type { EngineInfo } from '@groundwork/contract/engines';
import { SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { byTab, useEngines } from '../../lib/engines.queries.ts';
import type { EngineId } from '../../lib/search-state.ts';
import { FailedState } from '../../ui/list-states.tsx';
import { useWasSeen } from '../../ui/use-was-seen.ts';
import { EngineMatches, type Topic } from './engine-matches.tsx';
import { PULSE_TEXTS } from './pulse.texts.ts';

type Found = { searchEngine: EngineId; wide: number };

type Props = Topic & {
  /** How much each data set has; unknown where it could not be counted. */
  found: Found[] | undefined;
  isCounting: boolean;
};

/** The matches of each data set, by the four tabs; a group asks for its matches when it comes into view. */
export function BestMatches({ found, isCounting, ...topic }: Props) {
  const engines = useEngines();
  if (engines.isPending || isCounting) return <Skeleton h={320} role="img" aria-label={PULSE_TEXTS.loading} />;
  if (engines.isError)
    return <FailedState title={PULSE_TEXTS.failed} error={engines.error} onRetry={() => void engines.refetch()} />;
  return (
    <Stack gap="xl">
      {byTab(engines.data.engines).map((group) => (
        <Group
          key={group.tab}
          label={group.label}
          engines={fullFirst(group.engines, found)}
          isEmpty={found !== undefined && !group.engines.some((engine) => holds(engine, found))}
          {...topic}
        />
      ))}
    </Stack>
  );
}

const holds = (engine: EngineInfo, found: readonly Found[]) =>
  found.some(({ searchEngine, wide }) => searchEngine === engine.id && wide > 0);

/** Those with something first, otherwise in their order. */
const fullFirst = (engines: EngineInfo[], found: Found[] = []): EngineInfo[] =>
  engines.toSorted((a, b) => Number(holds(b, found)) - Number(holds(a, found)));

type GroupProps = Topic & { label: string; engines: EngineInfo[]; isEmpty: boolean };

/** Says it only once if no data set of the group has anything. */
function Group({ label, engines, isEmpty, ...topic }: GroupProps) {
  const { ref, wasSeen } = useWasSeen('200px');
  return (
    <section ref={ref} aria-label={label}>
      <Title order={3} mb="xs">
        {label}
      </Title>
      {isEmpty ? (
        <Text size="sm" c="dimmed">
          {PULSE_TEXTS.noneInGroup(engines.map((engine) => engine.label).join(', '))}
        </Text>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, xl: engines.length === 4 ? 4 : 3 }} spacing="sm">
          {engines.map((engine) => (
            <EngineMatches key={engine.id} engine={engine} {...topic} isEnabled={wasSeen} />
          ))}
        </SimpleGrid>
      )}
    </section>
  );
}
