import type { MAIN_TABS } from '@groundwork/contract/engines.names';
import type { TabOrder } from '@groundwork/contract/search-tabs';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ALL_ENGINES } from '../../../lib/addresses.ts';
import { api } from '../../../lib/api.ts';
import type { EngineId } from '../../../lib/search-state.ts';
import { useSelectedProject } from '../../../session/selected-project.ts';
import { whyReadOnly } from '../../../session/why-read-only.ts';

type Tab = (typeof MAIN_TABS)[number];

const orderOptions = (projectId: string | undefined) =>
  api.searchTabs.order.queryOptions({ input: projectId ? { projectId } : {}, staleTime: Number.POSITIVE_INFINITY });

/** The tabs in the selected project's order, and a way to change it at once; undone when the server refuses. */
export function useTabOrder() {
  const project = useSelectedProject();
  const client = useQueryClient();
  const options = orderOptions(project?.id);
  const order = useQuery({ ...options, enabled: project !== undefined });
  const { mutate } = useMutation(
    api.searchTabs.arrange.mutationOptions({
      // One change after the other: the answer to the last one is the order that stands.
      scope: { id: 'tab-order' },
      onMutate: async ({ mainTab, engines }) => {
        // An order asked for before the change would otherwise arrive after it, and stay.
        await client.cancelQueries({ queryKey: options.queryKey });
        const before = client.getQueryData(options.queryKey);
        client.setQueryData(options.queryKey, (tabs) => tabs && arranged(tabs, mainTab, engines));
        return { before };
      },
      onSuccess: (stored) => client.setQueryData(options.queryKey, stored),
      onError: (_error, _input, context) => {
        client.setQueryData(options.queryKey, context?.before);
        return client.invalidateQueries({ queryKey: options.queryKey });
      },
    }),
  );
  return {
    order: order.data,
    /** Null without a project to keep it for, or one that may only be read. */
    arrange:
      project &&
      whyReadOnly(project) === null &&
      ((mainTab: Tab, engines: EngineId[]) => mutate({ projectId: project.id, mainTab, engines })),
  };
}

export function arranged({ tabs }: TabOrder, mainTab: Tab, engines: EngineId[]): TabOrder {
  return {
    tabs: tabs.map((tab) =>
      tab.mainTab === mainTab
        ? { ...tab, subTabs: engines.flatMap((engine) => tab.subTabs.find((sub) => sub.engine === engine) ?? []) }
        : tab,
    ),
  };
}

/** The search opens with the selected project's data set, all of them where there is no project; undefined until it is known. */
export function useDefaultEngine(isWanted: boolean): EngineId | typeof ALL_ENGINES | undefined {
  const project = useSelectedProject();
  const { data, isError } = useQuery(
    api.searchTabs.defaultEngine.queryOptions({
      input: isWanted && project ? { projectId: project.id } : skipToken,
      staleTime: 60_000,
      retry: false,
    }),
  );
  if (project === null) return ALL_ENGINES;
  return data?.engine ?? (isError ? 'companies' : undefined);
}
