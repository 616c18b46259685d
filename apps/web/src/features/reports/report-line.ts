import { formatDate, formatMoment } from '@groundwork/contract/format';
import type { ReportSummary } from '@groundwork/contract/reports';
import { REPORTS_TEXTS } from './reports.texts.ts';

type Told = Pick<
  ReportSummary,
  'reportType' | 'program' | 'completedAt' | 'createdAt' | 'version' | 'asOf' | 'addedSince'
>;

/** Tells a report from another of the same title: its kind, when it was written, on which data, and what has come since. */
export const reportLine = ({ reportType, program, completedAt, createdAt, version, asOf, addedSince }: Told): string =>
  [
    REPORTS_TEXTS.kinds[reportType],
    program,
    completedAt ? REPORTS_TEXTS.written(formatMoment(completedAt)) : REPORTS_TEXTS.started(formatMoment(createdAt)),
    version > 1 && REPORTS_TEXTS.version(version),
    asOf && REPORTS_TEXTS.asOf(formatDate(asOf)),
    addedSince > 0 && REPORTS_TEXTS.addedSince(addedSince),
  ]
    .filter(Boolean)
    .join(' · ');
