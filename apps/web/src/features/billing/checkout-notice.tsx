import { Alert } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../lib/api.ts';
import { permissionsOptions } from '../../session/permissions.queries.ts';
import { PLANS_TEXTS } from './billing.texts.ts';

const POLL_MS = 2_000;
const PATIENCE_MS = 60_000;

/** After the payment page: the provider tells the server in its own time, so that is asked for until it has. */
export function CheckoutNotice({ planName }: { planName: string }) {
  const queryClient = useQueryClient();
  const [isSlow, setSlow] = useState(false);
  const subscription = useQuery(
    api.billing.subscription.queryOptions({
      refetchInterval: ({ state }) => (state.data?.plan || isSlow ? false : POLL_MS),
    }),
  );
  const isPaid = Boolean(subscription.data?.plan);
  useEffect(() => {
    if (isPaid) void queryClient.invalidateQueries({ queryKey: permissionsOptions.queryKey });
  }, [isPaid, queryClient]);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Alert variant="light" mb="lg" role="status">
      {isPaid ? PLANS_TEXTS.thanks(planName) : isSlow ? PLANS_TEXTS.slow : PLANS_TEXTS.waiting}
    </Alert>
  );
}
