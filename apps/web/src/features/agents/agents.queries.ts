import type { AgentKind } from '@groundwork/contract/agents';
import { AGENT_POLL_MS } from '@groundwork/contract/limits';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { AGENT_SCREEN_TEXTS } from './agents.texts.ts';

const PAGE_LIMIT = 10;

export const useAgents = (projectId: string) =>
  useQuery({ ...api.agents.list.queryOptions({ input: { projectId } }), staleTime: 0 });

export const useAgentPermissions = () => useQuery(api.permissions.agents.queryOptions({ staleTime: 0 }));

/** Asked for again while it runs. */
export function useAgent(kind: AgentKind, id: string) {
  const every = (data: { isRunning: boolean } | undefined) => (data?.isRunning ? AGENT_POLL_MS : false);
  const input = { id };
  const company = useQuery({
    ...api.agents.companyTracker.queryOptions({ input, enabled: kind === 'company-tracker' }),
    staleTime: 0,
    refetchInterval: ({ state }) => every(state.data),
  });
  const opportunity = useQuery({
    ...api.agents.opportunityTracker.queryOptions({ input, enabled: kind !== 'company-tracker' }),
    staleTime: 0,
    refetchInterval: ({ state }) => every(state.data),
  });
  return kind === 'company-tracker' ? company : opportunity;
}

export const useAgentHistory = (id: string, page: number, lastRunAt: string | null) =>
  useQuery({
    ...api.agents.history.queryOptions({ input: { id, page, pageLimit: PAGE_LIMIT } }),
    queryKey: [...api.agents.history.key({ input: { id, page, pageLimit: PAGE_LIMIT } }), lastRunAt],
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const useCompanies = (query: string) =>
  useQuery({
    ...api.agents.companies.queryOptions({ input: { query }, enabled: query !== '' }),
    placeholderData: keepPreviousData,
  });

export const usePreviousFilters = () => useQuery(api.agents.previousFilters.queryOptions({ staleTime: 0 }));

export function useAgentActions() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: api.agents.key() }),
      client.invalidateQueries({ queryKey: api.permissions.agents.key() }),
    ]);
  /** Not the agent itself: asked for once more it would be unknown before its page is left. */
  const onListChanged = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: api.agents.list.key() }),
      client.invalidateQueries({ queryKey: api.permissions.agents.key() }),
    ]);
  const onError = (error: unknown) =>
    void notifications.show({ title: AGENT_SCREEN_TEXTS.actionFailed, message: messageOf(error), color: 'red' });
  return {
    createCompany: useMutation(api.agents.createCompanyTracker.mutationOptions({ onSettled })),
    updateCompany: useMutation(api.agents.updateCompanyTracker.mutationOptions({ onSettled })),
    createOpportunity: useMutation(api.agents.createOpportunityTracker.mutationOptions({ onSettled })),
    updateOpportunity: useMutation(api.agents.updateOpportunityTracker.mutationOptions({ onSettled })),
    pause: useMutation(api.agents.pause.mutationOptions({ onSettled, onError })),
    run: useMutation(api.agents.run.mutationOptions({ onSettled, onError })),
    remove: useMutation(api.agents.delete.mutationOptions({ onSettled: onListChanged, onError })),
  };
}
