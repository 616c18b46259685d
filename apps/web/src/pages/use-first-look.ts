import type { Generation } from '@groundwork/contract/insights';
import { useEffect } from 'react';

type Look = (input: { projectId: string }) => void;

/** What was never looked for is looked for when who may do so opens the page. `look` stays the same between renders. */
export function useFirstLook(
  projectId: string,
  generation: Generation | undefined,
  mayLook: boolean,
  look: Look,
): void {
  const isFirst = mayLook && generation?.state === 'never';
  useEffect(() => {
    if (isFirst) look({ projectId });
  }, [isFirst, look, projectId]);
}
