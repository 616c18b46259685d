import type { Project } from '@groundwork/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../lib/api.ts';
import { useMay } from './permissions.ts';

const KEY = 'groundwork-project';
const listeners = new Set<() => void>();

/** Of this tab. Another tab has its own until it is loaded anew: what one works on must not change under one's hands. */
let selected: string | null = stored();

/** Remembers the selection for this tab, and for the next one that is opened or loaded; null forgets it. */
export function selectProject(id: string | null) {
  selected = id;
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Storage may be full or forbidden: then it is remembered until the tab is loaded anew.
  }
  for (const listener of listeners) listener();
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen one when it is still there, else the first. */
export const pickProject = <P extends { id: string }>(projects: P[], chosen: string | null): P | null =>
  projects.find(({ id }) => id === chosen) ?? projects[0] ?? null;

export const projectsOptions = api.projects.list.queryOptions();

export const useProjects = () => useQuery(projectsOptions);

const isOwn = ({ role }: Project) => role === 'owner';

/**
 * Who can create no more and has several, as after a downgrade: the first project works, the others are locked. Those that
 * others share don't count.
 */
export function useIsLocked(): (project: Project) => boolean {
  const mayCreate = useMay('createProject');
  const own = useProjects().data?.items.filter(isOwn) ?? [];
  return (project) => !mayCreate && isOwn(project) && project.id !== own[0]?.id;
}

/** The project that screens are about; null without projects, undefined while they load. */
export function useSelectedProject(): Project | null | undefined {
  const chosen = useSyncExternalStore(subscribe, () => selected);
  const isLocked = useIsLocked();
  const { data } = useProjects();
  const isChosenLocked = data?.items.some((project) => project.id === chosen && isLocked(project)) ?? false;
  useEffect(() => {
    if (isChosenLocked) selectProject(null);
  }, [isChosenLocked]);
  return data && pickProject(data.items, isChosenLocked ? null : chosen);
}
