import type { SavedSearch } from '@groundwork/contract/saved-searches';
import { useSelectedProject } from '../../session/selected-project.ts';
import { WeeklyAsk } from './weekly-ask.tsx';

/** On behalf of the project that the search was saved for, or the selected one. */
export function WeeklyAskOfSearch({ search }: { search: SavedSearch }) {
  const selected = useSelectedProject();
  const projectId = search.projectId ?? selected?.id;
  if (!projectId) return null;
  const { id, searchEngine, query } = search;
  return <WeeklyAsk kind="saved-search" ofId={id} projectId={projectId} engine={searchEngine} query={query} />;
}
