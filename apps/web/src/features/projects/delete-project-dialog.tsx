import type { Project } from '@groundwork/contract/projects';
import { PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { permissionsOptions } from '../../session/permissions.queries.ts';
import { projectsOptions, selectProject, useSelectedProject } from '../../session/selected-project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TEXTS } from './collaboration/collaboration.texts.ts';
import { SCREEN_TEXTS } from './project-screen.texts.ts';

type Props = { project: Project | null; isOpen: boolean; onClose: () => void };

export function DeleteProjectDialog({ project, isOpen, onClose }: Props) {
  const queryClient = useQueryClient();
  const selectedId = useSelectedProject()?.id;
  const remove = useMutation(
    api.projects.delete.mutationOptions({
      onSuccess: async (_answer, { id }) => {
        if (id === selectedId) selectProject(null);
        notifications.show({ message: PROJECT_TEXTS.deleted, color: 'green' });
        onClose();
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: projectsOptions.queryKey }),
          queryClient.invalidateQueries({ queryKey: permissionsOptions.queryKey }),
        ]);
      },
      onError: () => {
        notifications.show({
          title: PROJECT_TEXTS.deleteFailed,
          message: PROJECT_TEXTS.deleteFailedDetail,
          color: 'red',
        });
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={SCREEN_TEXTS.deleteThisProject}
      text={SCREEN_TEXTS.deleteText(project?.title ?? '', project?.collaborators ? TEXTS.forOthers : '')}
      confirmLabel={SCREEN_TEXTS.deleteProject}
      isBusy={remove.isPending}
      onConfirm={() => project && remove.mutate({ id: project.id })}
      onClose={onClose}
    />
  );
}
