import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 KB'],
  [1_440_000, '1.4 MB'],
  [25_600_000, '26 MB'],
  [3_200_000_000_000_000, '3,200 TB'],
])('[ADM-01] %i bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
