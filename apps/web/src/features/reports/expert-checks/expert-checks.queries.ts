import { PAGE_LIMIT_MAX } from '@groundwork/contract/limits';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-errors.ts';

export const refOf = ({ reportType, reportId }: ReportDocument) => ({ reportType, reportId });

export const useExpertCheck = (report: ReportDocument) =>
  useQuery(api.expertChecks.get.queryOptions({ input: refOf(report), staleTime: 0 }));

export const useCheckQueue = (page: number) =>
  useQuery(api.expertChecks.queue.queryOptions({ input: { page }, staleTime: 0 }));

/** One of those that are being checked; the queue is the only call that tells its reviewer of it. */
export function useCheck(id: string) {
  const input = { state: 'reviewing' as const, pageLimit: PAGE_LIMIT_MAX };
  return useQuery(api.expertChecks.queue.queryOptions({ input, staleTime: 0 })).data?.items.find(
    (each) => each.id === id,
  );
}

/** Only for who checks it: to others there is no such report. */
export const useCheckedReport = (id: string) =>
  useQuery(api.expertChecks.report.queryOptions({ input: { id }, staleTime: 0, retry: false }));

export function useCheckActions() {
  const queryClient = useQueryClient();
  const common = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.expertChecks.key() }),
    onError: (error: unknown) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  };
  return {
    ask: useMutation(api.expertChecks.ask.mutationOptions(common)),
    withdraw: useMutation(api.expertChecks.withdraw.mutationOptions(common)),
    take: useMutation(api.expertChecks.take.mutationOptions(common)),
    release: useMutation(api.expertChecks.release.mutationOptions({ onError: common.onError })),
    comment: useMutation(api.expertChecks.comment.mutationOptions({ onError: common.onError })),
    // Asked for again, the report would be unknown at once: whoever ends its check goes elsewhere first.
    end: useMutation(api.expertChecks.end.mutationOptions({ onError: common.onError })),
  };
}
