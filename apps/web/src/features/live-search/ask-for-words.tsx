import { useSelectedProject } from '../../session/selected-project.ts';
import { LiveSearchLine } from './live-search-line.tsx';

/** Below a search that finds little: the way to ask the sources for its words, on behalf of the selected project. */
export function AskForWords({ query }: { query: string }) {
  const project = useSelectedProject();
  if (!project || query.trim() === '') return null;
  return <LiveSearchLine key={`${project.id} ${query}`} projectId={project.id} query={query} />;
}
