import { formatDate, formatMoment } from '@groundwork/contract/format';
import { expect, test } from 'vitest';
import { reportLine } from './report-line.ts';
import { REPORTS_TEXTS as TEXTS } from './reports.texts.ts';

const report = {
  reportType: 'commercialization',
  createdAt: '2026-05-01T08:00:00.000Z',
  completedAt: '2026-05-01T08:00:05.000Z',
  version: 1,
  asOf: '2026-04-30',
  addedSince: 0,
} as const;

test('[RPT-05] two reports of one title and day differ in time, version, data, and what has come since', () => {
  const kind = TEXTS.kinds.commercialization;
  const written = TEXTS.written(formatMoment(report.completedAt));
  const asOf = TEXTS.asOf(formatDate('2026-04-30'));
  expect(reportLine(report)).toBe(`${kind} · ${written} · ${asOf}`);
  expect(reportLine({ ...report, version: 2, addedSince: 12 })).toBe(
    `${kind} · ${written} · ${TEXTS.version(2)} · ${asOf} · ${TEXTS.addedSince(12)}`,
  );
  expect(TEXTS.addedSince(12)).toContain('12');
  expect(reportLine({ ...report, reportType: 'funding', program: 'NSF Phase I Project Pitch' })).toBe(
    `${TEXTS.kinds.funding} · NSF Phase I Project Pitch · ${written} · ${asOf}`,
  );
  const begun = { ...report, completedAt: null, asOf: null };
  expect(reportLine(begun)).toBe(`${kind} · ${TEXTS.started(formatMoment(report.createdAt))}`);
});
