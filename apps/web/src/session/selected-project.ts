import type { Project } from '@groundwork/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../lib/api.ts';
import { useMay } from './permissions.queries.ts';
import { onSelection, selectedId, selectProject } from './selection.ts';

export { selectProject };

/** The chosen one when it is still there, else the first. */
export const pickProject = <P extends { id: string }>(projects: P[], chosen: string | null): P | null =>
  projects.find(({ id }) => id === chosen) ?? projects[0] ?? null;

export const projectsOptions = api.projects.list.queryOptions();

export const useProjects = () => useQuery(projectsOptions);

const isOwn = ({ role }: Project) => role === 'owner';

/**
 * For somebody who can create no more and has several, as after a downgrade: the first project works, the others are
 * locked. Those that others share don't count.
 */
export function useIsLocked(): (project: Project) => boolean {
  const mayCreate = useMay('createProject');
  const own = useProjects().data?.items.filter(isOwn) ?? [];
  return (project) => !mayCreate && isOwn(project) && project.id !== own[0]?.id;
}

/** The project that screens are about; null without projects, undefined while they load. */
export function useSelectedProject(): Project | null | undefined {
  const chosen = useSyncExternalStore(onSelection, selectedId, selectedId);
  const isLocked = useIsLocked();
  const { data } = useProjects();
  const isChosenLocked = data?.items.some((project) => project.id === chosen && isLocked(project)) ?? false;
  useEffect(() => {
    if (isChosenLocked) selectProject(null);
  }, [isChosenLocked]);
  return data && pickProject(data.items, isChosenLocked ? null : chosen);
}
