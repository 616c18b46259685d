import { nextPlan, PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { Avatar, Badge, Divider, Group, Popover, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconSelector } from '@tabler/icons-react';
import { usePlan } from '../../session/permissions.ts';
import { useSignedInUser } from '../../session/session.queries.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { AccountLinks } from './account-links.tsx';
import { Appearance } from './appearance.tsx';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';
import { OrganisationLogo } from './organisation-logo.tsx';
import classes from './user-card.module.css';
import { initialsOf, roleBadge } from './user-text.ts';

/** Who is signed in and on which plan; opens a panel with what concerns the account. */
export function UserCard({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const user = useSignedInUser();
  const plan = usePlan();
  const next = nextPlan(plan);
  const [isOpen, panel] = useDisclosure(false);
  const name = `${user.firstName} ${user.lastName}`;
  const badge = roleBadge(user.roles);
  const leave = () => {
    panel.close();
    onNavigate?.();
  };
  return (
    <Popover opened={isOpen} onChange={panel.set} position="top-start" width={264} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <UnstyledButton className={classes['card']} onClick={panel.toggle}>
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
      </Popover.Target>
      <Popover.Dropdown p="sm" aria-label={NAVIGATION_TEXTS.account}>
        <Stack gap={2} px={4} pb="xs">
          <Group gap="xs" justify="space-between" wrap="nowrap">
            <Text fw={600} truncate>
              {name}
            </Text>
            {badge && (
              <Badge size="sm" variant="light" radius="sm" flex="none">
                {badge}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed" truncate title={user.email}>
            {user.email}
          </Text>
          <OrganisationLogo />
        </Stack>
        {next && (
          <ButtonLink to="/plans" variant="light" size="xs" fullWidth mb="sm" onClick={leave}>
            {NAVIGATION_TEXTS.upgradeTo(PLAN_NAMES[next])}
          </ButtonLink>
        )}
        <Divider mb="xs" />
        <AccountLinks onNavigate={leave}>
          <Divider my="xs" />
          <Appearance />
          <Divider my="xs" />
        </AccountLinks>
      </Popover.Dropdown>
    </Popover>
  );
}
