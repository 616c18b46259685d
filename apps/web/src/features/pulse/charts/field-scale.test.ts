import { expect, test } from 'vitest';
import { fieldScale, nearestPoint, nextPoint } from './field-scale.ts';

const POINTS = [
  { technology: 0.62, use: 0.31 },
  { technology: 0.45, use: 0.58 },
  { technology: 0.45, use: 0.4 },
];
const SIZE = { width: 600, height: 400 };

test('[REL-11] technology grows to the right and use upwards, over whole tenths, and every point lies in the frame', () => {
  const { placed, ticks, frame } = fieldScale(POINTS, null, SIZE);
  expect(ticks.x.map((tick) => tick.toFixed(1))).toEqual(['0.4', '0.5', '0.6', '0.7']);
  expect(placed[0]!.x).toBeGreaterThan(placed[1]!.x);
  expect(placed[1]!.y).toBeLessThan(placed[2]!.y);
  for (const { x, y } of placed) {
    expect(x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom).toBe(true);
  }
  // One point alone, and points at the edge of a tenth, have a frame, too.
  expect(
    fieldScale([{ technology: 0.5, use: 0.5 }], null, SIZE).placed.every(({ x, y }) => Number.isFinite(x + y)),
  ).toBe(true);
});

test('[REL-11] the pointer takes the nearest point in reach; arrow keys reach each point along an axis', () => {
  const { placed } = fieldScale(POINTS, null, SIZE);
  expect(nearestPoint(placed, { x: placed[2]!.x + 4, y: placed[2]!.y - 3 })).toBe(2);
  expect(nearestPoint(placed, { x: 0, y: 0 })).toBeNull();
  expect([nextPoint(placed, 1, 'ArrowRight'), nextPoint(placed, 2, 'ArrowRight')]).toEqual([2, 0]);
  expect([nextPoint(placed, 0, 'ArrowUp'), nextPoint(placed, 2, 'ArrowUp'), nextPoint(placed, 1, 'ArrowUp')]).toEqual([
    2,
    1,
    null,
  ]);
  expect(nextPoint(placed, 0, 'a')).toBeNull();
});
