import { firstPlanWith, PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { UnstyledButton } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useLockedFeature } from '../../session/use-locked-feature.ts';
import { inactive, ReasonTooltip } from '../../ui/inactive.tsx';
import type { NavItem } from './nav-items.ts';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

/** A section that the plan doesn't have: seen, explained, and going nowhere. */
export function LockedItem({ item, className }: { item: NavItem; className: string }) {
  const reason = NAVIGATION_TEXTS.locked(item.label, PLAN_NAMES[firstPlanWith(item.permission)]);
  const handlers = useLockedFeature(item.permission);
  return (
    <ReasonTooltip reason={reason}>
      <UnstyledButton className={className} {...inactive(reason)} {...handlers} data-locked>
        {item.label}
        <IconLock size={14} aria-hidden />
      </UnstyledButton>
    </ReasonTooltip>
  );
}
