import type { Project } from '@groundwork/contract/projects';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api } from '../lib/api.ts';

const KEY = 'groundwork-project';
const listeners = new Set<() => void>();

/** Remembers the selection for this browser; null forgets it. */
export function selectProject(id: string | null) {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Storage may be full or forbidden: then the first project stays selected.
  }
  for (const listener of listeners) listener();
}

function storedProject(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The stored one when it is still there, else the first. */
export const pickProject = <P extends { id: string }>(projects: P[], stored: string | null): P | null =>
  projects.find(({ id }) => id === stored) ?? projects[0] ?? null;

export const projectsOptions = api.projects.list.queryOptions();

export const useProjects = () => useQuery(projectsOptions);

/** The project that screens are about; null without projects, undefined while they load. */
export function useSelectedProject(): Project | null | undefined {
  const stored = useSyncExternalStore(subscribe, storedProject);
  const { data } = useProjects();
  return data && pickProject(data.items, stored);
}
