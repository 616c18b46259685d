import type { Plan } from '@groundwork/contract/plans';
import { nextPlan, PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { Group, Modal, Skeleton, Text } from '@mantine/core';
import { ButtonLink } from '../../ui/links.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { useOffers } from './billing.queries.ts';
import { PLANS_TEXTS } from './billing.texts.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanList } from './plan-list.tsx';
import { whatIsMore } from './plan-rows.ts';
import { offeredPrice } from './price-text.ts';

type Props = { plan: Plan; isOpen: boolean; onClose: () => void };

/** Tells what the next plan adds, what it costs, and how to get it. */
export function UpgradeDialog({ plan, isOpen, onClose }: Props) {
  const next = nextPlan(plan);
  const offers = useOffers();
  if (next !== 'plus' && next !== 'pro') return null;
  const price = offers.data && offeredPrice(next, offers.data);
  return (
    <Modal opened={isOpen} onClose={onClose} title={PLANS_TEXTS.upgradeTo(PLAN_NAMES[next])} centered>
      <Text c="dimmed" mb="xs">
        {PLANS_TEXTS.dialogLead(PLAN_NAMES[next])}
      </Text>
      <PlanList rows={whatIsMore(plan, next)} />
      {price && (
        <Text fw={600} mt="sm">
          {price}
        </Text>
      )}
      {offers.isPending && <Skeleton h={36} mt="md" />}
      {offers.isError && (
        <FailedState title={PLANS_TEXTS.unavailable} error={offers.error} onRetry={() => void offers.refetch()} />
      )}
      {offers.data && (
        <Group justify="space-between" mt="md">
          <ButtonLink to="/plans" variant="subtle" px={0} onClick={onClose}>
            {PLANS_TEXTS.compareAll}
          </ButtonLink>
          <PlanAction plan={next} current={plan} offers={offers.data} />
        </Group>
      )}
    </Modal>
  );
}
