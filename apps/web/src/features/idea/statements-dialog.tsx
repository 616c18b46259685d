import type { IdeaChart } from '@groundwork/contract/idea';
import { IDEA_STATEMENT_MAX, IDEA_STATEMENT_MIN, IDEA_STATEMENTS_MAX } from '@groundwork/contract/limits';
import { ActionIcon, Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { hasCode, messageOf } from '../../lib/api-errors.ts';
import { Form } from '../../ui/form.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import classes from './idea.module.css';
import { usePutStatements } from './idea.queries.ts';
import { IDEA_SCREEN } from './idea.texts.ts';

type Props = { idea: IdeaChart; isOpen: boolean; onClose: () => void };

/** An idea's statements, to be put by hand, or read off its description again. With changes not saved, only its buttons close it. */
export function StatementsDialog({ isOpen, ...props }: Props) {
  const [isDirty, setDirty] = useState(false);
  return (
    <Modal
      opened={isOpen}
      onClose={props.onClose}
      title={IDEA_SCREEN.put}
      size="lg"
      closeOnClickOutside={!isDirty}
      closeOnEscape={!isDirty}
      closeButtonProps={{ 'aria-label': UI_TEXTS.closeDialog }}
    >
      <StatementsForm {...props} onDirty={setDirty} />
    </Modal>
  );
}

type Row = { key: number; text: string };

/** Rows are moved and removed: each keeps a key of its own. */
const rowsOf = (texts: string[]): Row[] => (texts.length > 0 ? texts : ['']).map((text, key) => ({ key, text }));

type FormProps = Omit<Props, 'isOpen'> & { onDirty: (isDirty: boolean) => void };

function StatementsForm({ idea, onClose, onDirty }: FormProps) {
  const [first] = useState(() => rowsOf(idea.statements.map(({ text }) => text)));
  const [rows, setRows] = useState(first);
  useEffect(() => onDirty(rows !== first), [onDirty, rows, first]);
  useEffect(() => () => onDirty(false), [onDirty]);
  const addButton = useRef<HTMLButtonElement>(null);
  const { errors, save, isPending, isConflict } = useSaving(idea, onClose);
  const isFull = rows.length >= IDEA_STATEMENTS_MAX;
  const change = (key: number, text: string) => setRows(rows.map((row) => (row.key === key ? { key, text } : row)));
  const add = () => setRows([...rows, { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, text: '' }]);
  return (
    <Form onSubmit={() => save(rows.map(({ text }) => text))}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {IDEA_SCREEN.putHint}
        </Text>
        {isConflict && (
          <Alert variant="light" color="yellow" role="alert">
            {IDEA_SCREEN.conflict}
          </Alert>
        )}
        {rows.map(({ key, text }, at) => (
          <Group key={key} gap={4} wrap="nowrap" align="flex-start" className={classes['put'] ?? ''}>
            <Textarea
              flex={1}
              autosize
              minRows={1}
              maxRows={6}
              aria-label={IDEA_SCREEN.one(at + 1)}
              value={text}
              maxLength={IDEA_STATEMENT_MAX}
              error={errors[at]}
              {...(at === 0 && { 'data-autofocus': true })}
              // One that was just added is to be written in.
              autoFocus={!first.some((row) => row.key === key)}
              onChange={(event) => change(key, event.currentTarget.value)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={IDEA_SCREEN.up(at + 1)}
              disabled={at === 0}
              onClick={() => setRows(rows.with(at - 1, rows[at]!).with(at, rows[at - 1]!))}
            >
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={IDEA_SCREEN.remove(at + 1)}
              disabled={rows.length === 1}
              onClick={() => {
                setRows(rows.filter((row) => row.key !== key));
                addButton.current?.focus();
              }}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Group justify="space-between" gap="xs">
          <Button
            ref={addButton}
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            disabled={isFull}
            onClick={add}
          >
            {IDEA_SCREEN.add}
          </Button>
          {isFull && (
            <Text size="xs" c="dimmed">
              {IDEA_SCREEN.enough}
            </Text>
          )}
          {idea.isCorrected && (
            <Button variant="subtle" size="compact-sm" disabled={isPending} onClick={() => save(null)}>
              {IDEA_SCREEN.readAgain}
            </Button>
          )}
        </Group>
        <FormActions submitLabel={UI_TEXTS.save} isBusy={isPending} onCancel={onClose} />
      </Stack>
    </Form>
  );
}

/** Empty rows are left out; on another's change what stands here is kept, and saved over theirs when that is said again. */
function useSaving({ projectId, version: opened }: IdeaChart, onClose: () => void) {
  const queryClient = useQueryClient();
  const put = usePutStatements();
  const [version, setVersion] = useState(opened);
  const [isConflict, setConflict] = useState(false);
  const [errors, setErrors] = useState<Record<number, string>>({});

  async function failed(error: unknown) {
    if (!hasCode(error, 'CONFLICT')) {
      notifications.show({ title: IDEA_SCREEN.saveFailed, message: messageOf(error), color: 'red' });
      return;
    }
    const theirs = await queryClient.fetchQuery({
      ...api.idea.chart.queryOptions({ input: { projectId } }),
      staleTime: 0,
    });
    setVersion(theirs.version);
    setConflict(true);
  }

  return {
    errors,
    isConflict,
    isPending: put.isPending,
    save(rows: string[] | null) {
      if (put.isPending) return;
      const faults = rows ? faultsOf(rows) : {};
      setErrors(faults);
      if (Object.keys(faults).length > 0) return;
      const statements = rows?.map((row) => row.trim()).filter((row) => row !== '') ?? null;
      put.mutate(
        { projectId, version, statements },
        {
          onSuccess: () => {
            notifications.show({ message: IDEA_SCREEN.saved, color: 'green' });
            onClose();
          },
          onError: (error) => void failed(error),
        },
      );
    },
  };
}

function faultsOf(rows: string[]): Record<number, string> {
  const trimmed = rows.map((row) => row.trim());
  if (trimmed.every((row) => row === '')) return { 0: IDEA_SCREEN.none };
  const isShort = (row: string) => row !== '' && row.length < IDEA_STATEMENT_MIN;
  return Object.fromEntries(trimmed.flatMap((row, at) => (isShort(row) ? [[at, IDEA_SCREEN.tooShort]] : [])));
}
