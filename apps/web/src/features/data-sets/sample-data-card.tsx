import { formatNumber } from '@groundwork/contract/format';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDataSetActions } from './data-sets.queries.ts';

/** Takes the demonstration data out once there is real data to work with. */
export function SampleDataCard({ count }: { count: number }) {
  const { deleteSample } = useDataSetActions();
  const [isAsking, setAsking] = useState(false);
  if (count === 0) return null;
  return (
    <Paper withBorder p="md" my="lg">
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600}>{formatNumber(count)} records are sample data</Text>
          <Text size="sm" c="dimmed">
            Generated for demonstration. Remove them once real data is in; reports that cite them stay as they are.
          </Text>
        </div>
        <Button variant="default" onClick={() => setAsking(true)}>
          Remove sample data
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title="Remove the sample data?"
        text="All sample records leave the catalogue and are not loaded again at the next start. This cannot be undone here."
        confirmLabel="Remove sample data"
        isBusy={deleteSample.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => deleteSample.mutate({}, { onSettled: () => setAsking(false) })}
      />
    </Paper>
  );
}
