import type { FollowedFile } from '@groundwork/contract/followed-files';
import { formatDate } from '@groundwork/contract/format';
import { Badge, Button, Group, Select, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import classes from '../table-imports.module.css';
import { TABLE_IMPORT_TEXTS } from '../table-imports.texts.ts';
import { useFollowedFileActions, useFollowedFiles } from './followed-files.queries.ts';

const TEXTS = TABLE_IMPORT_TEXTS.followed;
const COLORS = { active: 'ground', paused: 'gray', stopped: 'red' };

/** Files that the server fetches again and again; none, no heading. */
export function FollowedFileList() {
  const files = useFollowedFiles().data?.files ?? [];
  if (files.length === 0) return null;
  return (
    <section aria-label={TEXTS.title}>
      <Title order={2} mt="xl" mb="sm">
        {TEXTS.title}
      </Title>
      <ul className={classes['records']}>
        {files.map((file) => (
          <FollowedFileItem key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function FollowedFileItem({ file }: { file: FollowedFile }) {
  const { id, name, owner, address, frequency, state, message, lastCheckedAt, lastTakenAt, nextRunAt } = file;
  const { change, run, remove } = useFollowedFileActions();
  const [isAsking, setAsking] = useState(false);
  const isOn = state === 'active';
  const times = [
    lastCheckedAt && TEXTS.checked(formatDate(lastCheckedAt)),
    lastTakenAt && TEXTS.taken(formatDate(lastTakenAt)),
    nextRunAt && TEXTS.next(formatDate(nextRunAt)),
  ];
  return (
    <li className={classes['record']}>
      <div>
        <Group gap="xs">
          <Text fw={600}>{name}</Text>
          <Badge variant="light" color={COLORS[state]} radius="sm" tt="none" fw={560}>
            {TEXTS.states[state]}
          </Badge>
          {owner && (
            <Badge variant="outline" radius="sm" tt="none" fw={560}>
              {UI_TEXTS.only(owner.name)}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {address}
        </Text>
        <Text size="sm" c="dimmed">
          {times.filter(Boolean).join(' · ')}
        </Text>
        {message && (
          <Text size="sm" c="var(--mantine-color-error)">
            {message}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Select
          size="xs"
          w={130}
          aria-label={TEXTS.frequencyOf(name)}
          allowDeselect={false}
          data={(['daily', 'weekly'] as const).map((value) => ({
            value,
            label: TABLE_IMPORT_TEXTS.frequencies[value],
          }))}
          value={frequency}
          onChange={(value) => change.mutate({ id, frequency: value as FollowedFile['frequency'] })}
        />
        <Button
          size="xs"
          variant="default"
          loading={run.isPending}
          aria-label={TEXTS.runLabel(name)}
          onClick={() => run.mutate({ id }, { onSuccess: () => notifications.show({ message: TEXTS.running(name) }) })}
        >
          {TEXTS.run}
        </Button>
        <Button
          size="xs"
          variant="default"
          loading={change.isPending}
          aria-label={isOn ? TEXTS.pauseLabel(name) : TEXTS.resumeLabel(name)}
          onClick={() => change.mutate({ id, isPaused: isOn })}
        >
          {isOn ? TEXTS.pause : TEXTS.resume}
        </Button>
        <Button size="xs" variant="default" aria-label={TEXTS.deleteLabel(name)} onClick={() => setAsking(true)}>
          {TEXTS.delete}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isAsking}
        title={TEXTS.deleteTitle}
        text={TEXTS.deleteText(name)}
        confirmLabel={TEXTS.delete}
        isBusy={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ id }, { onSettled: () => setAsking(false) })}
      />
    </li>
  );
}
