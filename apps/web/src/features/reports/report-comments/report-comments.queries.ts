import type { ReportDocument } from '@groundwork/contract/report-document';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-errors.ts';

const refOf = ({ reportType, reportId }: Pick<ReportDocument, 'reportType' | 'reportId'>) => ({ reportType, reportId });

/** The server tells of others' comments; without that, they are asked for with the panel. */
export const useReportComments = (report: ReportDocument) =>
  useQuery(api.reportComments.list.queryOptions({ input: refOf(report), staleTime: 0 }));

export function useCommentActions(report: ReportDocument) {
  const queryClient = useQueryClient();
  const common = {
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.reportComments.key() }),
    onError: (error: unknown) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  };
  return {
    ref: refOf(report),
    create: useMutation(api.reportComments.create.mutationOptions(common)),
    reply: useMutation(api.reportComments.reply.mutationOptions(common)),
    resolve: useMutation(api.reportComments.resolve.mutationOptions(common)),
    edit: useMutation(api.reportComments.edit.mutationOptions(common)),
    remove: useMutation(api.reportComments.delete.mutationOptions(common)),
  };
}
