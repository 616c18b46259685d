import type { Project } from '@groundwork/contract/projects';
import { Skeleton } from '@mantine/core';
import { lazyPart } from '../ui/lazy-component.tsx';

const LiveSearchLine = lazyPart(
  async () => (await import('../features/live-search/live-search-line.tsx')).LiveSearchLine,
);

const LINE_HEIGHT = 46;

type Props = { project: Project; isOpenAtFirst?: boolean };

/** Tells what asking the public sources for the project has brought, or would. */
export const PublicSources = ({ project, isOpenAtFirst = false }: Props) => (
  <LiveSearchLine
    key={project.id}
    projectId={project.id}
    isOpenAtFirst={isOpenAtFirst}
    meanwhile={<Skeleton h={LINE_HEIGHT} />}
  />
);
