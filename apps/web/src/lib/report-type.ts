import { REPORT_TYPES } from '@groundwork/contract/report-kinds.names';

export type ReportType = (typeof REPORT_TYPES)[number];

export const isReportType = (kind: string): kind is ReportType => (REPORT_TYPES as readonly string[]).includes(kind);
