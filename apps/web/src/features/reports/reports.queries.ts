import type { Language } from '@groundwork/contract/languages';
import { REPORT_STATUS_POLL_MS } from '@groundwork/contract/limits';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { ReportStatus, ReportSummary } from '@groundwork/contract/reports';
import { language } from '@groundwork/contract/texts';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { useIsLive } from '../../lib/live.ts';
import type { ReportType } from '../../lib/report-type.ts';

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

export function useReportStatus(reportType: ReportType, reportId: string) {
  const isLive = useIsLive();
  return useQuery(
    api.reports.status.queryOptions({
      input: { reportType, reportId },
      staleTime: 0,
      refetchInterval: ({ state }) => (!isLive && state.data && isUnderWay(state.data) ? READER_POLL_MS : false),
    }),
  );
}

/** The sections that are written so far; asked again as the report gets on. */
export function useWritten(reportType: ReportType, reportId: string, { status, progress }: ReportStatus) {
  const input = { reportType, reportId };
  return useQuery({
    ...api.reports.written.queryOptions({ input, staleTime: Infinity, placeholderData: keepPreviousData }),
    queryKey: [...api.reports.written.key({ input }), status, progress],
  });
}

/** The server tells when it changes: somebody edits it, or it is written anew. */
export function useReportDocument(reportType: ReportType, reportId: string, language?: Language) {
  const input = { reportType, reportId, language };
  return useQuery({
    ...api.reports.get.queryOptions({ input, staleTime: Infinity }),
    placeholderData: keepPreviousData,
  });
}

const refOf = ({ reportType, reportId }: ReportDocument) => ({ reportType, reportId });
const toldOf = (report: ReportDocument) => ({ ...refOf(report), language: report.language });

/** The present state of the records that the report cites; asked again when the catalogue changes. */
export const useReportChanges = (report: ReportDocument) =>
  useQuery(api.reports.changes.queryOptions({ input: toldOf(report), staleTime: 0 }));

export const useWithheld = (report: ReportDocument) =>
  useQuery(api.reports.withheld.queryOptions({ input: refOf(report), staleTime: 0 }));

export const useVersions = (report: ReportDocument) =>
  useQuery(api.reports.versions.queryOptions({ input: refOf(report), staleTime: 0 }));

/** A version never changes. */
export const useVersion = (report: ReportDocument, version: number) =>
  useQuery(api.reports.version.queryOptions({ input: { ...toldOf(report), version }, staleTime: Infinity }));

/** Takes an earlier version up again, as a new one. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation(
    api.reports.restore.mutationOptions({
      onSettled: () => queryClient.invalidateQueries({ queryKey: api.reports.key() }),
      onError: (error: unknown) => {
        notifications.show({ message: messageOf(error), color: 'red' });
      },
    }),
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
    createFunding: useMutation(api.reports.createFunding.mutationOptions(common)),
    createCustom: useMutation(api.reports.createCustom.mutationOptions(common)),
    generateCustom: useMutation(api.reports.generateCustom.mutationOptions(common)),
    cancel: useMutation(api.reports.cancel.mutationOptions(common)),
    retry: useMutation(api.reports.retry.mutationOptions(common)),
    regenerate: useMutation(api.reports.regenerate.mutationOptions(common)),
    remove: useMutation(api.reports.delete.mutationOptions(common)),
  };
}

/** Input of a new report, in the language of the page. The key makes a repeated request harmless; browsers give random ids on secure pages only. */
export const newReport = (projectId: string) => ({
  projectId,
  language: language() as Language,
  ...('randomUUID' in crypto && { idempotencyKey: crypto.randomUUID() }),
});
