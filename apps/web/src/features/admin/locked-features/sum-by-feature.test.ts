import { expect, test } from 'vitest';
import { sumByFeature } from './sum-by-feature.ts';

test('[ADM-01] events are summed by feature and kind, what was clicked most first', () => {
  const of = (day: string, feature: 'viewPulse' | 'custom', kind: 'click' | 'hover', count: number) => ({
    day,
    feature,
    kind,
    count,
    people: 1,
  });
  expect(
    sumByFeature([
      of('2026-11-21', 'viewPulse', 'hover', 9),
      of('2026-11-21', 'custom', 'click', 2),
      of('2026-11-20', 'custom', 'click', 3),
      of('2026-11-20', 'viewPulse', 'click', 1),
    ]),
  ).toEqual([
    { feature: 'custom', click: 5, hover: 0 },
    { feature: 'viewPulse', click: 1, hover: 9 },
  ]);
});
