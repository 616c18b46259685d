import { REPORT_STATUS_POLL_MS } from '@groundwork/contract/limits';
import type { ReportSummary } from '@groundwork/contract/reports';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { useIsLive } from '../../lib/live.ts';

const READER_POLL_MS = 2_000;

export const isUnderWay = ({ status }: { status: ReportSummary['status'] }) =>
  status === 'queued' || status === 'running';

/** A project's reports; while one of them is being written the server tells of each step, or is asked. */
export function useReports(projectId: string) {
  const isLive = useIsLive();
  return useQuery(
    api.reports.list.queryOptions({
      input: { projectId },
      refetchInterval: ({ state }) => (!isLive && state.data?.items.some(isUnderWay) ? REPORT_STATUS_POLL_MS : false),
    }),
  );
}

export function useReportStatus(reportId: string) {
  const isLive = useIsLive();
  return useQuery(
    api.reports.status.queryOptions({
      input: { reportType: 'commercialization', reportId },
      staleTime: 0,
      refetchInterval: ({ state }) => (!isLive && state.data && isUnderWay(state.data) ? READER_POLL_MS : false),
    }),
  );
}

/** A complete report does not change: it is asked for once. */
export function useReportDocument(reportId: string) {
  return useQuery(
    api.reports.get.queryOptions({ input: { reportType: 'commercialization', reportId }, staleTime: Infinity }),
  );
}

/** Starting, cancelling, retrying and deleting; each brings what is shown up to date and says when it failed. */
export function useReportActions() {
  const queryClient = useQueryClient();
  const common = {
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.reports.key() }),
        queryClient.invalidateQueries({ queryKey: api.permissions.reports.key() }),
      ]),
    onError: (error: unknown) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  };
  return {
    create: useMutation(api.reports.createCommercialization.mutationOptions(common)),
    cancel: useMutation(api.reports.cancel.mutationOptions(common)),
    retry: useMutation(api.reports.retry.mutationOptions(common)),
    remove: useMutation(api.reports.delete.mutationOptions(common)),
  };
}

/** Input of a new report. The key makes a repeated request harmless; browsers give random ids on secure pages only. */
export const newReport = (projectId: string) => ({
  projectId,
  ...('randomUUID' in crypto && { idempotencyKey: crypto.randomUUID() }),
});
