import fc from 'fast-check';
import { expect, test } from 'vitest';
import { approximateTokens, BATCH_TEXTS_MAX, BATCH_TOKENS_MAX, batchesOf } from './batches.ts';

const texts = fc.array(fc.integer({ min: 0, max: 12 }).map((size) => 'word '.repeat(3 ** (size % 10))));

test('[SRCH-02] batches hold every text once, in order, and no more than a service takes', () => {
  fc.assert(
    fc.property(texts, (given) => {
      const batches = batchesOf(given);
      expect(batches.flat()).toEqual(given);
      for (const batch of batches) {
        const tokens = batch.reduce((sum, text) => sum + approximateTokens(text), 0);
        expect(batch.length).toBeGreaterThan(0);
        expect(batch.length).toBeLessThanOrEqual(BATCH_TEXTS_MAX);
        if (batch.length > 1) expect(tokens).toBeLessThanOrEqual(BATCH_TOKENS_MAX);
      }
    }),
  );
});

test('[SRCH-02] no two batches would fit into one', () => {
  fc.assert(
    fc.property(texts, (given) => {
      const batches = batchesOf(given);
      const tokensOf = (batch: string[]) => batch.reduce((sum, text) => sum + approximateTokens(text), 0);
      batches.slice(1).forEach((batch, i) => {
        const before = batches[i]!;
        const fits =
          before.length < BATCH_TEXTS_MAX && tokensOf(before) + approximateTokens(batch[0]!) <= BATCH_TOKENS_MAX;
        expect(fits).toBe(false);
      });
    }),
  );
});
