import type { LockedFeature } from '@groundwork/contract/locked-features';
import { firstPlanWith, PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { Container, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PlanLimit } from '../features/billing/plan-limit.tsx';
import { NAV_ITEMS } from '../features/navigation/nav-items.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useMay } from '../session/permissions.queries.ts';
import { usePlan } from '../session/permissions.ts';
import { PAGES_TEXTS } from './pages.texts.ts';

type Permission = Extract<LockedFeature, 'viewPulse' | 'advancedSearch' | 'viewReports' | 'viewLibrary'>;
type Props = { permission: Permission /** Content kept from a better plan. */; kept?: ReactNode; children: ReactNode };

/** A section of the product, or, where the plan has none, why and what would open it. */
export function Section({ permission, kept, children }: Props) {
  return useMay(permission) ? children : <LockedSection permission={permission}>{kept}</LockedSection>;
}

function LockedSection({ permission, children }: { permission: Permission; children: ReactNode }) {
  const label = NAV_ITEMS.find((item) => item.permission === permission)!.label;
  usePageTitle(label);
  const plan = usePlan();
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      <Title order={1}>{label}</Title>
      <PlanLimit
        title={PAGES_TEXTS.partOf(label, PLAN_NAMES[firstPlanWith(permission)])}
        text={PAGES_TEXTS.yourPlan(PLAN_NAMES[plan])}
      />
      {children}
    </Container>
  );
}
