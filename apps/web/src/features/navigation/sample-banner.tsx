import { formatNumber } from '@groundwork/contract/format';
import { Alert, Group, Progress, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useStatus } from '../../lib/status.queries.ts';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

/** Shown while the sample data loads on a first start; when it is there, what was searched before is asked again. */
export function SampleBanner() {
  const sample = useStatus().data?.sample;
  const queryClient = useQueryClient();
  const wasLoading = useRef(false);
  useEffect(() => {
    if (wasLoading.current && sample?.state === 'ready')
      void queryClient.invalidateQueries({ queryKey: api.search.key() });
    wasLoading.current = sample?.state === 'loading';
  }, [sample?.state, queryClient]);

  if (sample?.state === 'failed')
    return (
      <Alert color="red" variant="light" radius={0} role="alert" title={NAVIGATION_TEXTS.sampleFailed}>
        {sample.message}
      </Alert>
    );
  if (sample?.state !== 'loading') return null;
  const counts =
    sample.total > 0
      ? NAVIGATION_TEXTS.sampleLoading(formatNumber(sample.done), formatNumber(sample.total))
      : NAVIGATION_TEXTS.loadingSampleData;
  return (
    <Group px="md" py={6} gap="md" bg="var(--surface-subtle)" wrap="nowrap" role="status">
      <Text size="sm">{counts}</Text>
      <Progress
        flex={1}
        size="sm"
        value={sample.total > 0 ? (100 * sample.done) / sample.total : 0}
        aria-label={NAVIGATION_TEXTS.sampleLoadingLabel}
      />
    </Group>
  );
}
