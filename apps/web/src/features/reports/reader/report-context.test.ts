import { expect, test } from 'vitest';
import { reportLookup } from './report-context.ts';

test('[RPT-04] of a cited file that was deleted it is said, and since when; of nothing else', () => {
  const { deleted } = reportLookup({ sources: [], figures: [] }, [
    { number: 2, title: 'notes.pdf', deletedAt: '2026-11-26T09:00:00.000Z' },
    { number: 3, title: 'plan.pdf', deletedAt: null },
  ]);
  expect([1, 2, 3].map(deleted)).toEqual([
    null,
    'This file was deleted from the library on 26 November, 2026. The report keeps the words that it cites.',
    'This file was deleted from the library. The report keeps the words that it cites.',
  ]);
});
