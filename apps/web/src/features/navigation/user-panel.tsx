import { nextPlan, PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { Badge, Divider, Group, Stack, Text } from '@mantine/core';
import { usePlan } from '../../session/permissions.ts';
import { useSignedInUser } from '../../session/session.queries.ts';
import type { OverlayProps } from '../../ui/lazy-overlay.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { PopoverOn } from '../../ui/popover-on.tsx';
import { AccountLinks } from './account-links.tsx';
import { Appearance } from './appearance.tsx';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';
import { OrganisationLogo } from './organisation-logo.tsx';
import { roleBadge } from './user-text.ts';

/** The links and actions that concern the account. */
export function UserPanel({ onNavigate, ...overlay }: OverlayProps & { onNavigate?: (() => void) | undefined }) {
  const user = useSignedInUser();
  const next = nextPlan(usePlan());
  const name = `${user.firstName} ${user.lastName}`;
  const badge = roleBadge(user.roles);
  const leave = () => {
    overlay.onChange(false);
    onNavigate?.();
  };
  return (
    <PopoverOn
      {...overlay}
      position="top-start"
      width={264}
      dropdown={{ p: 'sm', 'aria-label': NAVIGATION_TEXTS.account }}
    >
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
    </PopoverOn>
  );
}
