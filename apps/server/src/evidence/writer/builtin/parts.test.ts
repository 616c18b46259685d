import { expect, test } from 'vitest';
import { counted, evidenceFrom, observedOf } from '../../../../test/observed.ts';
import { computeFindings } from '../../findings/compute-findings.ts';
import { busyYears, noteOf, seriesChart } from './parts.ts';

const years = (...counts: number[]) => counts.map((count, at) => ({ year: 2014 + at, count }));
const shown = (...counts: number[]) => busyYears(years(...counts), ({ count }) => count).map(({ year }) => year);

test('[RPT-02] no axis is mostly empty: a chart begins where half of its years have something', () => {
  expect(shown(1, 0, 0, 0, 0, 0, 0, 2, 2, 3, 0, 1, 0)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
  expect(shown(1, 2, 0, 3)).toEqual([2014, 2015, 2016, 2017]);
  expect(shown(0, 0, 1, 1)).toEqual([2016, 2017]);
  expect(shown(0, 0, 0)).toEqual([]);
});

test('[RPT-02] bars compare something: not single records, and not fewer than five', async () => {
  const observed = observedOf([]);
  const found = await computeFindings(observed);
  const barsOf = (rows: Record<string, number>) => {
    const evidence = evidenceFrom(observed, found);
    counted(evidence, 'awards-by-agency', rows);
    const words = { title: 'Awards by agency', xLabel: 'Agency', yLabel: 'Awards' };
    return seriesChart(evidence, 'awards-by-agency', { kind: 'bar', value: 'count', ...words });
  };
  expect(barsOf({ NASA: 3, Army: 2 })).not.toBeNull();
  expect(barsOf({ NASA: 2, Army: 2 })).toBeNull();
  expect(barsOf({ NASA: 1, Army: 1, Navy: 1, NIH: 1, NSF: 1 })).toBeNull();
});

test('[RPT-02] one record is one, and not "the 1"', async () => {
  const observed = observedOf([]);
  const evidence = evidenceFrom(observed, await computeFindings(observed));
  counted(evidence, 'awards-by-agency', { NASA: 1 });
  evidence.totals.awards = 1;
  expect(noteOf(evidence, 'awards', 1)).toMatch(/^Source: the one award found for this topic,/);
});
