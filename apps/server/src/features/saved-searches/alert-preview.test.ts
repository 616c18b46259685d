import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noAbout } from '../../../test/subject.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { AggregateQuery, AggregateRow, CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { searchReader } from '../search/selection.ts';
import { previewAlert } from './alert-preview.ts';
import { dayOf, daysBefore } from './alert-times.ts';
import type { AlertMatcher } from './count-matched.ts';

const NOW = new Date('2026-06-15T10:00:00Z');
const clock = { now: () => NOW };
const row = (key: string, count: number): AggregateRow => ({ key, count, amount: 0, withAmount: 0 });

/** A catalogue that has been filled for long: it alone can say when records came, and a test cannot wait 30 days. */
function grownFor(rows: AggregateRow[]): AlertMatcher {
  const aggregate = async ({ by }: AggregateQuery) => (by.type === 'all' ? [row('', 9)] : rows);
  const semantics = { embedQuery: async () => null, settings: {} as never };
  const nothing = { findByIdentity: async () => [] } as unknown as CatalogueIndex;
  return {
    catalogueOf: async () => ({ aggregate }),
    engineOf: engineDeclaration,
    readSearch: searchReader({ semantics, catalogueOf: async () => nothing, about: noAbout }),
  };
}

const asked = { userId: 'someone', searchEngine: 'awards' as const, query: 'x', filters: {} };

test('[SRCH-13] with 30 days of history the preview counts by when records came, and says nothing about it', async () => {
  const rows = [row('2026-05-20', 4), row('2026-06-15', 7)];
  const preview = await previewAlert(grownFor(rows), clock, { ...asked, mode: 'keyword', frequency: 'daily' });
  expect(preview).toEqual({
    days: 30,
    until: '2026-06-15',
    firings: [
      { date: '2026-05-20', count: 4 },
      { date: '2026-06-15', count: 7 },
    ],
    total: 11,
    basis: 'seen',
    note: '',
  });
});

test('[SRCH-13] a week fires once, on its last day, and no record is counted twice or lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 0, max: 29 }), { minLength: 1 }), async (daysAgo) => {
      const rows = daysAgo.map((days) => row(dayOf(daysBefore(NOW, days)), days + 1)).toReversed();
      const preview = await previewAlert(grownFor(rows), clock, { ...asked, mode: 'keyword', frequency: 'weekly' });
      expect(preview.total).toBe(daysAgo.reduce((sum, days) => sum + days + 1, 0));
      expect(preview.firings).toHaveLength(new Set(daysAgo.map((days) => Math.floor(days / 7))).size);
      const days = preview.firings.map(({ date }) => date);
      expect(days).toEqual(days.toSorted());
      expect(['2026-06-15', '2026-06-08', '2026-06-01', '2026-05-25', '2026-05-18']).toEqual(
        expect.arrayContaining(days),
      );
    }),
  );
});
