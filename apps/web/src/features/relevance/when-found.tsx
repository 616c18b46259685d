import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/list-states.tsx';
import { useProfile } from './relevance.queries.ts';
import { RELEVANCE_SCREEN } from './relevance.texts.ts';

/** Shows content that is about a project's records, unless no data set has any. */
export function WhenFound({ projectId, children }: { projectId: string; children: ReactNode }) {
  const { data } = useProfile(projectId);
  const isNothing = data?.found.every(({ wide }) => wide === 0) ?? false;
  if (!isNothing) return children;
  if (data?.found.every(({ of }) => of === 0))
    return <EmptyState title={RELEVANCE_SCREEN.noRecords} text={RELEVANCE_SCREEN.noRecordsText} />;
  return <EmptyState title={RELEVANCE_SCREEN.nothingFound} text={RELEVANCE_SCREEN.nothingFoundText} />;
}
