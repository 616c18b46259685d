import {
  Avatar,
  Badge,
  Divider,
  Group,
  NavLink,
  Popover,
  Stack,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDatabase, IconHelp, IconLogout, IconSelector, IconSettings } from '@tabler/icons-react';
import { useStatus } from '../../lib/status.queries.ts';
import { useSignedInUser } from '../../session/session.queries.ts';
import { NavItemLink } from '../../ui/links.tsx';
import { Appearance } from './appearance.tsx';
import classes from './user-card.module.css';
import { initialsOf, roleBadge } from './user-text.ts';

/** Who is signed in and on which plan; opens a panel with what concerns the account. */
export function UserCard({ onNavigate }: { onNavigate?: (() => void) | undefined }) {
  const user = useSignedInUser();
  const [isOpen, panel] = useDisclosure(false);
  const leave = () => {
    panel.close();
    onNavigate?.();
  };
  const helpUrl = useStatus().data?.links.help;
  const name = `${user.firstName} ${user.lastName}`;
  const badge = roleBadge(user.roles);
  return (
    <Popover opened={isOpen} onChange={panel.set} position="top-start" width={264} trapFocus returnFocus shadow="md">
      <Popover.Target>
        <UnstyledButton className={classes['card']} onClick={panel.toggle}>
          <Avatar aria-hidden size={30} radius="xl" color="ground" variant="light">
            {initialsOf(user)}
          </Avatar>
          <Stack gap={0} flex={1} miw={0}>
            <Text size="sm" fw={560} truncate>
              <VisuallyHidden component="span">Account of </VisuallyHidden>
              {name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {user.planName}
            </Text>
          </Stack>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="sm" aria-label="Account">
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
        </Stack>
        <Divider mb="sm" />
        <Appearance />
        <Divider my="xs" />
        {user.roles.includes('service') && (
          <NavItemLink to="/service-admin" label="Service Admin" leftSection={<IconDatabase size={16} />} />
        )}
        <NavItemLink to="/settings" label="Settings" leftSection={<IconSettings size={16} />} onClick={leave} />
        {helpUrl && (
          <NavLink
            component="a"
            href={helpUrl}
            target="_blank"
            rel="noopener"
            label="Get help"
            leftSection={<IconHelp size={16} />}
          />
        )}
        <NavItemLink to="/sign-out" preload={false} label="Sign out" leftSection={<IconLogout size={16} />} />
      </Popover.Dropdown>
    </Popover>
  );
}
