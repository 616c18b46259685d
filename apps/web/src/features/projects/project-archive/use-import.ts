import { IMPORT_POLL_MS } from '@groundwork/contract/limits';
import type { ProjectImport } from '@groundwork/contract/project-archive';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-errors.ts';
import { RefusedError } from '../../../lib/send-part.ts';
import { permissionsOptions } from '../../../session/permissions.queries.ts';
import { projectsOptions } from '../../../session/selected-project.ts';
import { sendArchive } from './send-archive.ts';

export const isUnderWay = ({ status }: ProjectImport) => status === 'queued' || status === 'running';

export const useImports = () =>
  useQuery(
    api.projectArchive.imports.queryOptions({
      refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? IMPORT_POLL_MS : false),
    }),
  );

type Sending = { fileName: string; percent: number; isOffline: boolean };

/** One archive on its way in: first its bytes, then the import, which goes on without the page. */
export function useImport() {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [importId, setImportId] = useState<string | null>(null);
  const transfer = useRef<AbortController>(null);
  const current = useQuery(
    api.projectArchive.getImport.queryOptions({
      input: importId ? { id: importId } : skipToken,
      refetchInterval: ({ state }) => (state.data && !isUnderWay(state.data) ? false : IMPORT_POLL_MS),
    }),
  );
  const cancelling = useMutation(
    api.projectArchive.cancelImport.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.projectArchive.key() }),
    }),
  );
  const status = current.data?.status;
  useEffect(() => {
    if (status !== 'complete') return;
    for (const { queryKey } of [projectsOptions, permissionsOptions]) void queryClient.invalidateQueries({ queryKey });
    void queryClient.invalidateQueries({ queryKey: api.library.key() });
  }, [status, queryClient]);
  useEffect(() => () => transfer.current?.abort(), []);

  async function send(file: File) {
    const controller = new AbortController();
    transfer.current = controller;
    setProblem(null);
    setImportId(null);
    const state = { fileName: file.name, percent: 0, isOffline: false };
    setSending(state);
    try {
      const id = await sendArchive(
        file,
        {
          onSent: (percent) => setSending({ ...state, percent }),
          onOffline: () => setSending((before) => before && { ...before, isOffline: true }),
        },
        controller.signal,
      );
      setImportId(id);
      await queryClient.invalidateQueries({ queryKey: api.projectArchive.imports.key() });
    } catch (error) {
      if (!controller.signal.aborted) setProblem(error instanceof RefusedError ? error.message : messageOf(error));
    } finally {
      setSending(null);
    }
  }

  return {
    sending,
    problem,
    current: current.data ?? null,
    send,
    /** Goes on with one that was found under way. */
    follow: setImportId,
    cancel: () => (importId ? cancelling.mutate({ id: importId }) : transfer.current?.abort()),
    again: () => {
      setProblem(null);
      setImportId(null);
    },
  };
}
