import { expect, test } from 'vitest';
import { previewBars } from './preview-bars.ts';

const preview = { days: 30 as const, until: '2026-03-02', total: 3, basis: 'seen' as const, note: '' };

test('[SRCH-13] the preview has a bar for each of the 30 days, and every firing has its own', () => {
  const bars = previewBars({ ...preview, firings: [{ date: '2026-02-28', count: 3 }] }, 1);
  expect(bars).toHaveLength(30);
  expect([bars[0]?.date, bars.at(-1)?.date]).toEqual(['2026-02-01', '2026-03-02']);
  expect(bars.filter(({ count }) => count > 0)).toEqual([{ date: '2026-02-28', count: 3 }]);
});

test('[SRCH-13] weeks end where the server lets them end', () => {
  const bars = previewBars({ ...preview, firings: [{ date: '2026-02-23', count: 3 }] }, 7);
  expect(bars.map(({ count }) => count)).toEqual([0, 0, 0, 3, 0]);
});
