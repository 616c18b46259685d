import type { ProfileCorrections, ProjectProfile } from '@groundwork/contract/relevance';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { hasCode, messageOf } from '../../lib/api-errors.ts';
import { isUnchanged, rebase } from './corrections.ts';
import { useCorrect } from './relevance.queries.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

/** Corrections as they are being made. Somebody else's, made meanwhile, go under them before they are sent again. */
export function useDraft(profile: ProjectProfile, onSaved: () => void) {
  const queryClient = useQueryClient();
  const correct = useCorrect();
  const [base, setBase] = useState({ version: profile.version, corrections: profile.corrections });
  const [draft, setDraft] = useState(profile.corrections);
  const [isConflict, setConflict] = useState(false);
  const { projectId } = profile;

  async function takeTheirs(mine: ProfileCorrections) {
    const theirs = await queryClient.fetchQuery({
      ...api.relevance.profile.queryOptions({ input: { projectId } }),
      staleTime: 0,
    });
    setDraft(rebase(base.corrections, mine, theirs.corrections));
    setBase({ version: theirs.version, corrections: theirs.corrections });
    setConflict(true);
  }

  const failed = (error: unknown) =>
    void notifications.show({ title: RELEVANCE_SCREEN.saveFailed, message: messageOf(error), color: 'red' });

  return {
    draft,
    setDraft,
    isConflict,
    isPending: correct.isPending,
    isDirty: !isUnchanged(base.corrections, draft),
    save(corrections: ProfileCorrections) {
      if (correct.isPending) return;
      if (isUnchanged(base.corrections, corrections)) return onSaved();
      setDraft(corrections);
      correct.mutate(
        { projectId, version: base.version, corrections },
        {
          onSuccess: () => {
            notifications.show({ message: RELEVANCE_SCREEN.saved, color: 'green' });
            onSaved();
          },
          onError: (error) => {
            if (hasCode(error, 'CONFLICT')) takeTheirs(corrections).catch(failed);
            else failed(error);
          },
        },
      );
    },
  };
}
