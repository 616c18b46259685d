import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../lib/api.ts';
import { chosenLanguage } from '../lib/language.ts';
import { sessionOptions, useUser } from './session.queries.ts';

/** Tells the server in which language this person reads, for their mails. Where that fails, the next page says it again. */
export function useTellLanguage(): void {
  const queryClient = useQueryClient();
  const chosen = chosenLanguage();
  const { mutate } = useMutation(
    api.settings.setLanguage.mutationOptions({
      onSuccess: (_done, { language }) =>
        queryClient.setQueryData(sessionOptions.queryKey, (known) =>
          known?.user ? { ...known, user: { ...known.user, language } } : known,
        ),
    }),
  );
  const user = useUser();
  // English is what is written to who has said nothing.
  const isKnown = !user || (user.language ?? 'en') === chosen;
  useEffect(() => {
    if (!isKnown) mutate({ language: chosen });
  }, [isKnown, chosen, mutate]);
}
