import { AREA_OF_INTEREST_MAX } from '@groundwork/contract/limits';
import type { Persona, Rewrite } from '@groundwork/contract/projects';
import { DEFAULT_PERSONA, NOT_RELEVANT, PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors, hasCode, messageOf } from '../../lib/api-errors.ts';
import { permissionsOptions } from '../../session/permissions.ts';
import { projectsOptions, selectProject } from '../../session/selected-project.ts';
import { useUser } from '../../session/session.queries.ts';

/**
 * The two steps of a new project: the first submit rewrites the description, the second creates the project from what
 * then stands in the field. `original` is what was typed before the rewrite; null before it.
 */
export function useNewProject({ onOpen }: { onOpen: () => void }) {
  const queryClient = useQueryClient();
  const preferred = useUser()?.persona;
  const [text, setText] = useState('');
  const [chosen, setPersona] = useState<Persona | null>(null);
  const persona = chosen ?? preferred ?? DEFAULT_PERSONA;
  const [original, setOriginal] = useState<string | null>(null);
  const [error, setError] = useState('');

  async function open(id: string) {
    await queryClient.invalidateQueries({ queryKey: projectsOptions.queryKey });
    selectProject(id);
    onOpen();
    // Last: where this was the plan's last project, the form's page gives way to the way to more.
    await queryClient.invalidateQueries({ queryKey: permissionsOptions.queryKey });
  }

  function takeRewrite({ data, redirect, hitRateLimit }: Rewrite) {
    if (hitRateLimit) setError(PROJECT_TEXTS.rateLimit);
    else if (redirect) void open(redirect);
    else if (data === NOT_RELEVANT || !data) {
      setText('');
      setError(PROJECT_TEXTS.notRelevant);
    } else {
      setOriginal(text);
      setText(data);
    }
  }

  function fail(cause: unknown) {
    const [message] = Object.values(fieldErrors(cause));
    if (message) setError(message);
    else if (hasCode(cause, 'RATE_LIMITED')) setError(PROJECT_TEXTS.rateLimit);
    // Another tab has taken the last place: the form gives way to the way to more.
    else if (hasCode(cause, 'FORBIDDEN')) setError(messageOf(cause));
    else notifications.show({ message: PROJECT_TEXTS.createFailed, color: 'red', autoClose: false });
  }

  const rewrite = useMutation(api.projects.rewrite.mutationOptions({ onSuccess: takeRewrite, onError: fail }));
  const create = useMutation(
    api.projects.create.mutationOptions({ onSuccess: ({ newProject }) => open(newProject.id), onError: fail }),
  );
  const isOpening = create.isSuccess || Boolean(rewrite.data?.redirect);
  const isBusy = rewrite.isPending || create.isPending || isOpening;

  return {
    text,
    persona,
    error,
    isBusy,
    isRewritten: original !== null,
    isTooLong: text.trim().length > AREA_OF_INTEREST_MAX,
    setPersona,
    setText(next: string) {
      setText(next);
      setError('');
    },
    revert() {
      if (original !== null) setText(original);
      setOriginal(null);
      setError('');
    },
    submit() {
      if (isBusy) return;
      setError('');
      if (original === null) rewrite.mutate({ interest: text, persona });
      else create.mutate({ areaOfInterest: text, persona });
    },
  };
}
