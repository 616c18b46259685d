import type { ProjectPeople } from '@groundwork/contract/collaboration';
import { PROJECT_ROLE_LABELS } from '@groundwork/contract/collaboration.texts';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { usePeopleActions } from './collaboration.queries.ts';
import { TEXTS } from './collaboration.texts.ts';
import classes from './people.module.css';
import { RoleSelect } from './role-select.tsx';

type Props = { projectId: string; person: ProjectPeople['people'][number]; canChange: boolean };

export function PersonRow({ projectId, person: { userId, name, email, role, isYou }, canChange }: Props) {
  const { changeRole, remove } = usePeopleActions();
  const [isAsking, setAsking] = useState(false);
  const onRemove = () =>
    // A promise, because the row is gone before the answer is used; a failure says so by itself.
    void remove.mutateAsync({ projectId, userId }).then(
      () => notifications.show({ message: TEXTS.removed(name) }),
      () => setAsking(false),
    );
  return (
    <li className={classes['row']}>
      <div className={classes['who']}>
        <Text fw={560}>
          {name}
          {isYou && ` ${TEXTS.you}`}
        </Text>
        <Text size="sm" c="dimmed">
          {email}
        </Text>
      </div>
      {role === 'owner' || !canChange ? (
        <Text size="sm" c="dimmed">
          {PROJECT_ROLE_LABELS[role]}
        </Text>
      ) : (
        <>
          <RoleSelect
            size="xs"
            w={104}
            aria-label={TEXTS.roleOf(name)}
            value={role}
            disabled={changeRole.isPending}
            onChange={(next) => changeRole.mutate({ projectId, userId, role: next })}
          />
          <Button variant="default" size="xs" aria-label={TEXTS.removeLabel(name)} onClick={() => setAsking(true)}>
            {TEXTS.remove}
          </Button>
          <ConfirmDialog
            isOpen={isAsking}
            title={TEXTS.removeTitle}
            text={TEXTS.removeText(name)}
            confirmLabel={TEXTS.remove}
            isBusy={remove.isPending}
            onConfirm={onRemove}
            onClose={() => setAsking(false)}
          />
        </>
      )}
    </li>
  );
}
