import { PROJECT_DESCRIPTION_MAX, PROJECT_TITLE_MAX } from '@groundwork/contract/limits';
import type { Persona, Project } from '@groundwork/contract/projects';
import { PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { refreshJudgements } from '../../lib/refresh-about.ts';
import { projectsOptions, selectProject } from '../../session/selected-project.ts';
import { Form } from '../../ui/form.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { PersonaSelect } from './persona-select.tsx';
import { SCREEN_TEXTS } from './project-screen.texts.ts';

type Props = {
  project: Project;
  isOpen: boolean;
  onClose: () => void;
  /** The change that an opportunity of Pulse suggests: saving it makes Pulse look anew. */
  opportunity?: { title: string; description: string };
};

export function EditProjectDialog({ isOpen, ...props }: Props) {
  return (
    <Modal
      opened={isOpen}
      onClose={props.onClose}
      title={SCREEN_TEXTS.editProject}
      size="lg"
      closeButtonProps={{ 'aria-label': UI_TEXTS.closeDialog }}
    >
      <EditProjectForm {...props} />
    </Modal>
  );
}

function EditProjectForm({ project, opportunity, onClose }: Omit<Props, 'isOpen'>) {
  const queryClient = useQueryClient();
  const [title, setTitle] = useState(opportunity?.title ?? project.title);
  const [description, setDescription] = useState(opportunity?.description ?? project.description);
  const [persona, setPersona] = useState<Persona>(project.persona);
  const update = useMutation(
    api.projects.update.mutationOptions({
      onSuccess: async ({ data }) => {
        await queryClient.invalidateQueries({ queryKey: projectsOptions.queryKey });
        selectProject(data.id);
        void refreshJudgements(queryClient);
        // The opportunities that were there go at once; what is shown is asked for again.
        if (opportunity) void queryClient.resetQueries({ queryKey: api.pulse.key() });
        notifications.show({ message: PROJECT_TEXTS.updated, color: 'green' });
        onClose();
      },
      onError: (error) => {
        if (Object.keys(fieldErrors(error)).length === 0)
          notifications.show({ message: PROJECT_TEXTS.updateFailed, color: 'red' });
      },
    }),
  );
  const errors = fieldErrors(update.error);
  const isUnchanged =
    title.trim() === project.title && description.trim() === project.description && persona === project.persona;
  return (
    <Form
      onSubmit={() => {
        if (isUnchanged && !opportunity) onClose();
        else if (!update.isPending)
          update.mutate({ id: project.id, title, description, persona, isFromPulseOpportunity: Boolean(opportunity) });
      }}
    >
      <Stack gap="md">
        <TextInput
          label={SCREEN_TEXTS.projectTitle}
          value={title}
          maxLength={PROJECT_TITLE_MAX}
          error={errors['title']}
          data-autofocus
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label={SCREEN_TEXTS.description}
          autosize
          minRows={5}
          maxRows={14}
          value={description}
          maxLength={PROJECT_DESCRIPTION_MAX}
          error={errors['description']}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <PersonaSelect label={SCREEN_TEXTS.persona} value={persona} onChange={setPersona} isStacked />
        <FormActions
          submitLabel={SCREEN_TEXTS.update}
          isBusy={update.isPending}
          onCancel={onClose}
          cancelLabel={UI_TEXTS.close}
        />
      </Stack>
    </Form>
  );
}
