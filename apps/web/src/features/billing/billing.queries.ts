import type { PaidPlan } from '@groundwork/contract/billing';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';

const STALE_MS = 300_000;

export const useOffers = () => useQuery(api.billing.offers.queryOptions({ staleTime: STALE_MS }));

/** The user's paid subscription; asked only for somebody who is signed in. */
export const useSubscription = (isEnabled: boolean) =>
  useQuery(api.billing.subscription.queryOptions({ enabled: isEnabled }));

/** Both lead to a page of the payment provider. */
export function usePayment() {
  const common = {
    onSuccess: ({ url }: { url: string }) => window.location.assign(url),
    onError: (error: unknown) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  };
  const checkout = useMutation(api.billing.checkout.mutationOptions(common));
  const portal = useMutation(api.billing.portal.mutationOptions(common));
  return {
    // Until the other page has taken over, too.
    isBusy: checkout.isPending || portal.isPending || checkout.isSuccess || portal.isSuccess,
    buy: (plan: PaidPlan) => checkout.mutate({ plan }),
    manage: () => portal.mutate({}),
  };
}
