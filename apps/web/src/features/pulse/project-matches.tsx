import type { Project } from '@groundwork/contract/projects';
import { BestMatches } from './best-matches.tsx';

/** Records about the project: the same that its reports cite and count, so both show the same numbers. */
export function ProjectMatches({ project }: { project: Project }) {
  return <BestMatches projectId={project.id} version={project.updatedAt} />;
}
