import type { Offers } from '@groundwork/contract/billing';
import type { Plan } from '@groundwork/contract/plans';
import { PLAN_NAMES, PLANS } from '@groundwork/contract/plans.permissions';
import { Text, Title } from '@mantine/core';
import classes from './billing.module.css';
import { PLANS_TEXTS } from './billing.texts.ts';
import { PlanAction } from './plan-action.tsx';
import { PlanList } from './plan-list.tsx';
import { planRows } from './plan-rows.ts';
import { offeredPrice } from './price-text.ts';

/** The four plans side by side, row by row. */
export function PlanCards({ current, offers }: { current: Plan | null; offers: Offers }) {
  return (
    <div className={classes['cards']}>
      {PLANS.map((plan) => (
        <section
          key={plan}
          className={classes['card']}
          aria-labelledby={`plan-${plan}`}
          data-current={plan === current || undefined}
        >
          <Title order={2} id={`plan-${plan}`}>
            {PLAN_NAMES[plan]}
          </Title>
          <Text c="dimmed" size="sm" className={classes['whom'] ?? ''}>
            {PLANS_TEXTS.forWhom[plan]}
          </Text>
          <Text className={classes['price'] ?? ''}>{priceOf(plan, offers)}</Text>
          <div className={classes['action']}>
            <PlanAction plan={plan} current={current} offers={offers} />
          </div>
          <PlanList rows={planRows(plan)} />
        </section>
      ))}
    </div>
  );
}

function priceOf(plan: Plan, offers: Offers): string {
  if (plan === 'starter') return PLANS_TEXTS.free;
  if (plan === 'enterprise') return PLANS_TEXTS.byAgreement;
  return offeredPrice(plan, offers) ?? PLANS_TEXTS.onRequest;
}
