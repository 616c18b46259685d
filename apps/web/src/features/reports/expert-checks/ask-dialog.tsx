import { EXPERT_NOTE_MAX } from '@groundwork/contract/limits';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { refOf, useCheckActions } from './expert-checks.queries.ts';
import { EXPERT_CHECKS_TEXTS } from './expert-checks.texts.ts';

type Props = { report: ReportDocument; isOpen: boolean; onClose(): void };

export function AskDialog({ report, isOpen: opened, onClose }: Props) {
  const { ask } = useCheckActions();
  const [note, setNote] = useState('');
  return (
    <Modal opened={opened} onClose={onClose} title={EXPERT_CHECKS_TEXTS.ask} centered>
      <Text size="sm" mb="md">
        {EXPERT_CHECKS_TEXTS.askText}
      </Text>
      <Textarea
        label={EXPERT_CHECKS_TEXTS.note}
        value={note}
        maxLength={EXPERT_NOTE_MAX}
        autosize
        minRows={3}
        data-autofocus
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {EXPERT_CHECKS_TEXTS.cancel}
        </Button>
        <Button loading={ask.isPending} onClick={() => ask.mutate({ ...refOf(report), note }, { onSuccess: onClose })}>
          {EXPERT_CHECKS_TEXTS.send}
        </Button>
      </Group>
    </Modal>
  );
}
