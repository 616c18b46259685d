import type { RecordDetail } from '@groundwork/contract/records';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import type { EngineId } from '../../lib/search-state.ts';
import { useUser } from '../../session/session.queries.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { RECORDS_TEXTS } from './records.texts.ts';

type Props = { record: RecordDetail; other: { engine: EngineId; id: string; title: string } };

/** Lets an admin undo a wrong link; nothing for others. */
export function NotTheSame({ record, other }: Props) {
  const isAdmin = useUser()?.roles.includes('admin') ?? false;
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const split = useMutation(
    api.identity.createSplit.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        notifications.show({ message: RECORDS_TEXTS.unlinked, color: 'green' });
        await queryClient.invalidateQueries({ queryKey: api.records.get.key() });
      },
      onError: () => {
        setAsking(false);
        notifications.show({ message: RECORDS_TEXTS.unlinkFailed, color: 'red' });
      },
    }),
  );
  if (!isAdmin) return null;
  const a = { engine: record.searchEngine, id: record.id };
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        c="dimmed"
        fw={400}
        px={0}
        onClick={() => setAsking(true)}
        aria-label={RECORDS_TEXTS.notTheSameAs(other.title)}
      >
        {RECORDS_TEXTS.notTheSame}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={RECORDS_TEXTS.unlinkTitle}
        text={RECORDS_TEXTS.unlinkText(record.title, other.title)}
        confirmLabel={RECORDS_TEXTS.unlink}
        isBusy={split.isPending}
        onConfirm={() => split.mutate({ a, b: { engine: other.engine, id: other.id } })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
