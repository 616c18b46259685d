import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sessionOptions } from '../../session/session.queries.ts';

export const onboardingOptions = api.onboarding.get.queryOptions();

export function useUpdateOnboarding() {
  const queryClient = useQueryClient();
  return useMutation(
    api.onboarding.update.mutationOptions({
      onSuccess: (saved) => {
        queryClient.setQueryData(onboardingOptions.queryKey, saved);
        return queryClient.invalidateQueries({ queryKey: sessionOptions.queryKey });
      },
    }),
  );
}
