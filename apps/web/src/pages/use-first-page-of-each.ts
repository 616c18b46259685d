import { useEffect, useRef } from 'react';

/** The list begins anew for another project: at its first page, with everything. */
export function useFirstPageOfEach(projectId: string | undefined, toFirst: () => void): void {
  const last = useRef(projectId);
  useEffect(() => {
    if (projectId === undefined) return;
    if (last.current !== undefined && last.current !== projectId) toFirst();
    last.current = projectId;
  });
}
