import type { DataSet } from '@groundwork/contract/data-sets';
import { formatNumber } from '@groundwork/contract/format';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDataSetActions } from './data-sets.queries.ts';
import { DATA_SET_TEXTS } from './data-sets.texts.ts';

/** Takes the demonstration data out once there is real data to work with. */
export function SampleDataCard({ dataSets }: { dataSets: DataSet[] }) {
  const count = dataSets.reduce((sum, { sampleCount }) => sum + sampleCount, 0);
  const isAside = dataSets.some(({ isSampleAside }) => isSampleAside);
  const { deleteSample } = useDataSetActions();
  const [isAsking, setAsking] = useState(false);
  if (count === 0) return null;
  return (
    <Paper withBorder p="md" my="lg">
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600}>{DATA_SET_TEXTS.sampleCount(formatNumber(count))}</Text>
          <Text size="sm" c="dimmed">
            {isAside ? DATA_SET_TEXTS.sampleAsideText : DATA_SET_TEXTS.sampleText}
          </Text>
        </div>
        <Button variant={isAside ? 'filled' : 'default'} onClick={() => setAsking(true)}>
          {DATA_SET_TEXTS.removeSample}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={DATA_SET_TEXTS.removeSampleTitle}
        text={DATA_SET_TEXTS.removeSampleText}
        confirmLabel={DATA_SET_TEXTS.removeSample}
        isBusy={deleteSample.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => deleteSample.mutate({}, { onSettled: () => setAsking(false) })}
      />
    </Paper>
  );
}
