import { expect, test } from 'vitest';
import { usualShare } from './word-shares.ts';

test('[REL-02] how rare words usually are: shares of records, most for what all say, least for what few do', () => {
  const shares = ['for', 'test', 'aerogel', 'harpsichord'].map(usualShare);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(new Set(shares).size).toBe(4);
  for (const share of shares) {
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
  }
});
