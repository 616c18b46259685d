import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { TRENDING_TEXTS } from './trending.texts.ts';

const STALE_MS = 3_600_000;

/** Topics that records name more often than two years before, to begin from. Without any, or on a fault, nothing shows. */
export function TrendingAreas({ onPick }: { onPick: (area: string) => void }) {
  const { data } = useQuery(api.pulse.trendingAreas.queryOptions({ staleTime: STALE_MS }));
  if (!data || data.areas.length === 0) return null;
  return (
    <Group gap={6} role="group" aria-label={TRENDING_TEXTS.title}>
      <Text size="xs" c="dimmed">
        {TRENDING_TEXTS.title}
      </Text>
      {data.areas.map(({ area, recent, before }) => (
        <Button
          key={area}
          variant="default"
          size="compact-xs"
          title={TRENDING_TEXTS.counts(recent, before)}
          onClick={() => onPick(`${area} `)}
        >
          {area}
        </Button>
      ))}
    </Group>
  );
}
