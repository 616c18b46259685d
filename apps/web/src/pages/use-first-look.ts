import type { Generation } from '@groundwork/contract/insights';
import { useEffect } from 'react';

/** `mutate` stays the same between renders. */
type Look = { mutate: (input: { projectId: string }) => void; isError: boolean };

/**
 * Starts the first look when somebody who may do so opens the page. Tells how the last look stands: one that is about to
 * begin is pending, so that nobody reads for a moment that nobody has looked.
 */
export function useFirstLook(
  projectId: string,
  generation: Generation | undefined,
  mayLook: boolean,
  { mutate, isError }: Look,
): Generation | undefined {
  const isFirst = mayLook && generation?.state === 'never';
  useEffect(() => {
    if (isFirst) mutate({ projectId });
  }, [isFirst, mutate, projectId]);
  return isFirst && !isError ? { ...generation, state: 'pending' } : generation;
}
