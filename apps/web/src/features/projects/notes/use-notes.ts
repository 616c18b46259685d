import type { Notes, Project } from '@groundwork/contract/projects';
import { PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { lastingClient } from '../../../lib/api.ts';
import { NotesSaver } from '../../../lib/notes-saver.ts';
import { projectsOptions } from '../../../session/selected-project.ts';

/** The notes of a project as they are on this screen, stored as they are written. */
export function useNotes(project: Project) {
  const queryClient = useQueryClient();
  const [saver] = useState(
    () =>
      new NotesSaver(project.id, project, {
        save: (input) => lastingClient.projects.updateNotes(input),
        onSaved: (notes: Notes) =>
          queryClient.setQueryData(
            projectsOptions.queryKey,
            (list) =>
              list && {
                ...list,
                items: list.items.map((each) => (each.id === project.id ? { ...each, ...notes } : each)),
              },
          ),
        onFailed: () => {
          notifications.show({
            title: PROJECT_TEXTS.notesFailed,
            message: PROJECT_TEXTS.notesFailedDetail,
            color: 'red',
          });
        },
      }),
  );
  const { notes, notesVersion, notesBy } = project;
  useEffect(() => saver.refresh({ notes, notesVersion, notesBy }), [saver, notes, notesVersion, notesBy]);
  useEffect(() => {
    const save = () => void saver.save();
    const saveWhenHidden = () => document.hidden && save();
    window.addEventListener('online', save);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      saver.stop();
    };
  }, [saver]);
  return { saver, ...useSyncExternalStore(saver.subscribe, saver.state) };
}
