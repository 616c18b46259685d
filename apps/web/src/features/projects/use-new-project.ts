import { AREA_OF_INTEREST_MAX } from '@groundwork/contract/limits';
import type { Persona, Rewrite } from '@groundwork/contract/projects';
import { DEFAULT_PERSONA, NOT_RELEVANT, PROJECT_TEXTS } from '@groundwork/contract/projects.texts';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors, hasCode, messageOf } from '../../lib/api-errors.ts';
import { permissionsOptions } from '../../session/permissions.queries.ts';
import { projectsOptions, selectProject } from '../../session/selected-project.ts';
import { useUser } from '../../session/session.queries.ts';
import { SCREEN_TEXTS } from './project-screen.texts.ts';

export type Proposal = Pick<Rewrite, 'lacksUse' | 'isForeign'> & {
  /** More than a full stop was changed. */ isTidied: boolean;
};

/** Keeps the differences that a reader notices: not how a text begins, is spaced or ends. */
const essence = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!…]+$/, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

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
  const [title, setTitle] = useState('');
  /** The server's changes and questions. */
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [error, setError] = useState('');
  /** The file that the description was extracted from. */
  const [fileId, setFileId] = useState<string | null>(null);

  async function open(id: string) {
    await queryClient.invalidateQueries({ queryKey: projectsOptions.queryKey });
    selectProject(id);
    onOpen();
    // Last: where this was the plan's last project, the form's page gives way to the way to more.
    await queryClient.invalidateQueries({ queryKey: permissionsOptions.queryKey });
  }

  function takeRewrite({ data, redirect, hitRateLimit, title: proposed, lacksUse, isForeign }: Rewrite) {
    if (hitRateLimit) setError(PROJECT_TEXTS.rateLimit);
    else if (redirect) {
      notifications.show({ message: SCREEN_TEXTS.alreadyThere });
      void open(redirect);
    } else if (data === NOT_RELEVANT || !data) {
      setError(PROJECT_TEXTS.notRelevant);
    } else {
      setOriginal(text);
      setText(data);
      setTitle(proposed ?? '');
      setProposal({ lacksUse, isForeign, isTidied: essence(data) !== essence(text) });
    }
  }

  function fail(cause: unknown) {
    const [message] = Object.values(fieldErrors(cause));
    if (message) setError(message);
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
    /** Said once already, when the account was new. */
    isPersonaKnown: chosen === null && Boolean(preferred),
    error,
    isBusy,
    title,
    setTitle,
    proposal: original === null ? null : proposal,
    isRewritten: original !== null,
    isTooLong: text.trim().length > AREA_OF_INTEREST_MAX,
    setPersona,
    setText(next: string) {
      setText(next);
      setError('');
    },
    /** Text that is there already stays: nothing that was typed is lost. */
    takeExtracted(description: string, id: string) {
      setText((before) => (before.trim() === '' ? description : `${before.trimEnd()}\n\n${description}`));
      setOriginal(null);
      setError('');
      setFileId(id);
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
      else create.mutate({ areaOfInterest: text, ...(title.trim() && { title }), persona, ...(fileId && { fileId }) });
    },
  };
}
