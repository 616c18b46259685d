import { REPORT_DRAFT_SAVE_MS } from '@groundwork/contract/limits';
import type { CustomData } from '@groundwork/contract/report-kinds';
import { headingOf } from '@groundwork/contract/report-kinds.names';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-errors.ts';

/** A draft as it is being filled: saved a moment after the last change, and before it is used. */
export function useCustomDraft(id: string) {
  const queryClient = useQueryClient();
  const stored = useQuery(api.reports.customData.queryOptions({ input: { id }, staleTime: Infinity, gcTime: 0 }));
  const [data, setData] = useState<CustomData | null>(null);
  const pending = useRef<Partial<CustomData>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useMutation(
    api.reports.updateCustomData.mutationOptions({
      onError: (error: unknown) => {
        notifications.show({ message: messageOf(error), color: 'red' });
      },
    }),
  );
  const current = data ?? stored.data ?? null;

  async function flush(): Promise<void> {
    clearTimeout(timer.current);
    const change = whole(pending.current);
    pending.current = {};
    if (Object.keys(change).length === 0) return;
    await save.mutateAsync({ id, ...change });
    await queryClient.invalidateQueries({ queryKey: api.reports.list.key() });
  }
  const leave = useRef(flush);
  leave.current = flush;
  // Whoever leaves right after the last letter has written it all the same.
  useEffect(() => () => void leave.current().catch(() => undefined), []);

  return {
    stored,
    data: current,
    isSaving: save.isPending,
    isSaved: save.isSuccess && !save.isPending,
    flush,
    change(change: Partial<CustomData>) {
      if (!current) return;
      setData({ ...current, ...change });
      pending.current = { ...pending.current, ...change };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush().catch(() => undefined), REPORT_DRAFT_SAVE_MS);
    },
  };
}

/** Saved once it asks something: a question without a heading of its own has its words for one. */
function whole({ prompts, ...change }: Partial<CustomData>): Partial<CustomData> {
  if (!prompts) return change;
  const asked = prompts.filter(({ prompt }) => prompt.trim());
  return {
    ...change,
    prompts: asked.map(({ title, prompt }) => ({ title: title.trim() || headingOf(prompt), prompt })),
  };
}
