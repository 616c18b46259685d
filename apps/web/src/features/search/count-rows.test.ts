import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { bundleReader } from './count-rows.ts';

test('[SRCH-08] rows are counted as they arrive, in pieces of any size, line ends inside cells left out', () => {
  const csv = `Title,Text\r\n${'"a ""b""\nc\r\n",-\r\n'.repeat(500)}`;
  const bytes = zipSync({
    'awards.csv': strToU8(csv),
    'rounds.csv': strToU8('A\r\n1\r\n'),
    'manifest.json': strToU8('{"rows":500,"note":"é"}'),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: bytes.length }), (size) => {
      const reader = bundleReader('awards.csv');
      for (let at = 0; at < bytes.length; at += size) reader.push(bytes.slice(at, at + size));
      expect(reader.rows()).toBe(500);
      expect(reader.manifest()).toEqual({ rows: 500, note: 'é' });
    }),
    { numRuns: 30 },
  );
});
