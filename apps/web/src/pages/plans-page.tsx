import { formatDate } from '@groundwork/contract/format';
import { PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { Alert, Container, Skeleton, Text, Title } from '@mantine/core';
import { useOffers, useSubscription } from '../features/billing/billing.queries.ts';
import { PLANS_TEXTS } from '../features/billing/billing.texts.ts';
import { CheckoutNotice } from '../features/billing/checkout-notice.tsx';
import { PlanCards } from '../features/billing/plan-cards.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { usePlan } from '../session/permissions.ts';
import { useUser } from '../session/session.queries.ts';
import { FailedState } from '../ui/list-states.tsx';
import { AppLayout } from './layout/app-layout.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

/** For visitors and for who is signed in, each in their own frame. */
export function PlansPage({ isAfterCheckout }: { isAfterCheckout: boolean }) {
  usePageTitle(PLANS_TEXTS.title);
  if (!useUser())
    return (
      <PublicLayout>
        <Plans current={null} width={1180} />
      </PublicLayout>
    );
  return (
    <AppLayout>
      <OwnPlans isAfterCheckout={isAfterCheckout} />
    </AppLayout>
  );
}

function OwnPlans({ isAfterCheckout }: { isAfterCheckout: boolean }) {
  const plan = usePlan();
  return (
    <Plans current={plan} width={1280} notice={isAfterCheckout && <CheckoutNotice planName={PLAN_NAMES[plan]} />} />
  );
}

type Props = { current: Parameters<typeof PlanCards>[0]['current']; width: number; notice?: React.ReactNode };

function Plans({ current, width, notice }: Props) {
  const offers = useOffers();
  const { data: paid } = useSubscription(current !== null);
  return (
    <Container size={width} px={{ base: 'md', md: current ? 'xl' : 'lg' }} py="lg">
      <Title order={1}>{PLANS_TEXTS.title}</Title>
      <Text c="dimmed" mb="lg">
        {PLANS_TEXTS.lead}
      </Text>
      {notice}
      {paid?.plan && paid.paidUntil && (
        <Alert variant="light" mb="lg" role="status">
          {PLAN_NAMES[paid.plan]}.{' '}
          {(paid.isEnding ? PLANS_TEXTS.ending : PLANS_TEXTS.renewed)(formatDate(paid.paidUntil))}
        </Alert>
      )}
      {offers.isPending && <Skeleton h={480} role="img" aria-label={PAGES_TEXTS.loadingThePlans} />}
      {offers.isError && (
        <FailedState title={PAGES_TEXTS.plansFailed} error={offers.error} onRetry={() => void offers.refetch()} />
      )}
      {offers.data && <PlanCards current={current} offers={offers.data} />}
      <Title order={2} mt="xl">
        {PLANS_TEXTS.endTitle}
      </Title>
      <Text c="dimmed" mt={4} maw="76ch">
        {PLANS_TEXTS.end}
      </Text>
    </Container>
  );
}
