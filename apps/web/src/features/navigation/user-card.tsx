import { PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { Avatar, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { usePlan } from '../../session/permissions.ts';
import { useSignedInUser } from '../../session/session.queries.ts';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';
import classes from './user-card.module.css';
import { initialsOf } from './user-text.ts';

const UserPanel = lazyOverlay('dialog', async () => (await import('./user-panel.tsx')).UserPanel);

/** The signed-in user and their plan; opens a panel with what concerns the account. */
export function UserCard({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const user = useSignedInUser();
  const plan = usePlan();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <UserPanel
      onNavigate={onNavigate}
      target={
        <UnstyledButton className={classes['card']}>
          <Avatar aria-hidden size={30} radius="xl" color="ground" variant="light">
            {initialsOf(user)}
          </Avatar>
          <Stack gap={0} flex={1} miw={0}>
            <Text size="sm" fw={560} truncate>
              <VisuallyHidden component="span">{NAVIGATION_TEXTS.accountOf} </VisuallyHidden>
              {name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {PLAN_NAMES[plan]}
            </Text>
          </Stack>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      }
    />
  );
}
