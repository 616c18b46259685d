import { formatDate } from '@groundwork/contract/format';
import { PLAN_TEXTS } from '@groundwork/contract/plans.texts';
import type { ReportType } from '@groundwork/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useLock } from '../../session/permissions.ts';
import { useSelectedProject } from '../../session/selected-project.ts';
import { whyReadOnly } from '../../session/why-read-only.ts';
import { REPORTS_TEXTS } from './reports.texts.ts';

/** Always asked for anew, never kept: it changes with each report, and with each month. */
export const useReportPermissions = () =>
  useQuery(api.permissions.reports.queryOptions({ staleTime: 0, gcTime: 0, refetchOnMount: 'always' }));

export interface ReportLock {
  kind: 'plan' | 'limit' | 'read-only';
  reason: string;
}

/** Why a kind of report can't be started; null when it can, or while nothing is known. */
export function useReportLock(type: ReportType): ReportLock | null {
  const planReason = useLock('viewReports', REPORTS_TEXTS.aReport);
  const { data } = useReportPermissions();
  const readOnly = whyReadOnly(useSelectedProject());
  if (readOnly) return { kind: 'read-only', reason: readOnly };
  if (planReason) return { kind: 'plan', reason: planReason };
  if (data?.reports[type].reason !== 'limit-reached') return null;
  return { kind: 'limit', reason: `${PLAN_TEXTS.reportLimit} ${REPORTS_TEXTS.nextMonth(formatDate(data.resetsAt))}` };
}
