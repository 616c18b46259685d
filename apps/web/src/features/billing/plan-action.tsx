import type { Offers, PaidPlan } from '@groundwork/contract/billing';
import { PLANS_PAGE } from '@groundwork/contract/paths';
import type { Plan } from '@groundwork/contract/plans';
import { PLAN_NAMES, PLANS } from '@groundwork/contract/plans.permissions';
import { Button, Text } from '@mantine/core';
import { ButtonLink } from '../../ui/links.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { usePayment, useSubscription } from './billing.queries.ts';
import { PLANS_TEXTS } from './billing.texts.ts';

type Props = { plan: Plan /** The visitor's own; null without an account. */; current: Plan | null; offers: Offers };

/** The one thing to do about a plan: sign up, pay, change what is paid for, or ask. */
export function PlanAction({ plan, current, offers }: Props) {
  const subscription = useSubscription(current !== null);
  const payment = usePayment();
  const name = PLAN_NAMES[plan];
  const isMore = current !== null && PLANS.indexOf(plan) > PLANS.indexOf(current);
  const paying = subscription.data?.plan ?? null;
  if (plan === 'enterprise' && current !== 'enterprise')
    return <Outside url={offers.enterpriseCallUrl ?? elsewhere(offers)} label={PLANS_TEXTS.talkToUs} name={name} />;
  if (current === null)
    return (
      <ButtonLink to="/sign-up" search={{ redirect: PLANS_PAGE }} variant={plan === 'starter' ? 'filled' : 'default'}>
        {PLANS_TEXTS.signUp}
      </ButtonLink>
    );
  if (plan === current)
    return paying ? (
      <Button variant="default" loading={payment.isBusy} onClick={payment.manage}>
        {PLANS_TEXTS.managePayment}
      </Button>
    ) : (
      <Note text={PLANS_TEXTS.yours} />
    );
  if (paying && plan !== 'starter')
    return (
      <Button
        variant="default"
        loading={payment.isBusy}
        onClick={payment.manage}
        aria-label={`${PLANS_TEXTS.changePlan}: ${name}`}
      >
        {PLANS_TEXTS.changePlan}
      </Button>
    );
  if (!isMore) return <Note text="" />;
  if (offers.canPay)
    return (
      <Button loading={payment.isBusy} onClick={() => payment.buy(plan as PaidPlan)}>
        {PLANS_TEXTS.upgradeTo(name)}
      </Button>
    );
  return <Outside url={elsewhere(offers)} label={PLANS_TEXTS.askFor(name)} name={name} />;
}

const elsewhere = ({ pricingUrl, email }: Offers) => pricingUrl ?? (email && `mailto:${email}`);

function Outside({ url, label, name }: { url: string | null; label: string; name: string }) {
  if (!url) return <Note text={PLANS_TEXTS.askOperator} />;
  const opensTab = !url.startsWith('mailto:');
  const about = label.includes(name) ? label : PLANS_TEXTS.about(label, name);
  return (
    <Button
      component="a"
      href={url}
      {...(opensTab && { target: '_blank', rel: 'noopener' })}
      variant="default"
      aria-label={opensTab ? `${about} ${UI_TEXTS.newTab}` : about}
    >
      {label}
    </Button>
  );
}

/** Has the height of a button, so that the lists below start on one line. */
const Note = ({ text }: { text: string }) => (
  <Text c="dimmed" lh="36px" size="sm">
    {text}
  </Text>
);
