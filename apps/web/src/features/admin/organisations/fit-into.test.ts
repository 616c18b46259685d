import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitInto } from './fit-into.ts';

test('[ADM-01] a logo fits its box, keeps its shape and is never enlarged', () => {
  expect(fitInto({ width: 174, height: 50 }, { width: 348, height: 50 })).toEqual({ width: 174, height: 25 });
  expect(fitInto({ width: 174, height: 50 }, { width: 20, height: 10 })).toEqual({ width: 20, height: 10 });
  const side = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = fitInto({ width: 143, height: 32 }, { width, height });
      expect(fitted.width).toBeLessThanOrEqual(Math.min(143, width));
      expect(fitted.height).toBeLessThanOrEqual(Math.min(32, height));
      expect(fitted.width * fitted.height).toBeGreaterThan(0);
    }),
  );
});
