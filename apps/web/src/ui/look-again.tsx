import { formatDate } from '@groundwork/contract/format';
import type { Generation } from '@groundwork/contract/insights';
import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { CARD_TEXTS } from './card-list.texts.ts';

type Props = { generation: Generation | undefined; label: string; readOnly: string | null; onLook: () => void };

/** Looks for something new, and says how the last look stands. */
export function LookAgain({ generation, label, readOnly, onLook }: Props) {
  if (!generation) return null;
  const isLooking = generation.state === 'pending';
  return (
    <Group gap="sm">
      {readOnly === null && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconRefresh size={15} />}
          loading={isLooking}
          onClick={onLook}
        >
          {label}
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status">
        {isLooking && CARD_TEXTS.looking}
        {generation.state === 'failed' && CARD_TEXTS.lookFailed}
        {generation.state === 'ready' &&
          generation.finishedAt &&
          CARD_TEXTS.upToDate(formatDate(generation.finishedAt))}
      </Text>
    </Group>
  );
}
