import { expect, test } from 'vitest';
import { aReport } from '../../../test/report-document.ts';
import { noticesOf } from './layout.ts';

const withSources = (...areSamples: boolean[]) => {
  const report = aReport;
  const sources = areSamples.map((isSample, at) => ({ ...report.sources[0]!, number: at + 1, isSample }));
  return { ...report, sources, usesSample: areSamples.includes(true) };
};
const noticeOf = (...areSamples: boolean[]) => noticesOf(withSources(...areSamples)).join(' ');

test('[DATA-15] a report says how many of the records that it cites are sample data, and no more than these are invented', () => {
  expect(noticeOf(true, true)).toContain('All the records that this report cites are generated sample data');
  const one = noticeOf(true, false, false);
  expect(one).toContain('1 of the 3 cited records is generated sample data');
  expect(one).not.toContain('organizations, people');
  expect(noticeOf(true, true, false)).toContain('2 of the 3 cited records are generated sample data');
  expect(noticeOf(false)).not.toContain('sample');
});
