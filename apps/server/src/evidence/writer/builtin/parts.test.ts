import { expect, test } from 'vitest';
import { busyYears } from './parts.ts';

const years = (...counts: number[]) => counts.map((count, at) => ({ year: 2014 + at, count }));
const shown = (...counts: number[]) => busyYears(years(...counts), ({ count }) => count).map(({ year }) => year);

test('[RPT-02] no axis is mostly empty: a chart begins where half of its years have something', () => {
  expect(shown(1, 0, 0, 0, 0, 0, 0, 2, 2, 3, 0, 1, 0)).toEqual([2021, 2022, 2023, 2024, 2025, 2026]);
  expect(shown(1, 2, 0, 3)).toEqual([2014, 2015, 2016, 2017]);
  expect(shown(0, 0, 1, 1)).toEqual([2016, 2017]);
  expect(shown(0, 0, 0)).toEqual([]);
});
