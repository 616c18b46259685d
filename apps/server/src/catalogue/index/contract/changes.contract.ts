import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueRecord } from '../../record.ts';
import type { CatalogueIndex } from '../index.port.ts';
import { makeRecord } from './records.ts';

/** What of the records was added and changed, for those who tell people of it. */
export function changesContract(open: () => Promise<CatalogueIndex>): void {
  describe('changes', () => {
    let index: CatalogueIndex;
    beforeEach(async () => {
      index = await open();
    });
    afterEach(() => index.close());

    const call = (amount: number | null, status: string, more: Partial<CatalogueRecord> = {}) =>
      makeRecord('call', { amount, closes: '2026-12-01', facets: { status: [status] }, ...more });
    const since = async (place: number) => {
      const { changes } = await index.changes(place, 100);
      return changes.map(({ record, before }) => [record.id, before?.amount ?? null, before?.status ?? null]);
    };

    test('[AGT-08] a changed record tells what it was, of what people watch', async () => {
      await index.upsert([call(5, 'Open'), makeRecord('other')]);
      const start = await index.lastChange();
      expect(await since(start)).toEqual([]);
      await index.upsert([call(7, 'Open'), makeRecord('new')]);
      const next = await index.lastChange();
      expect(await since(start)).toEqual([
        ['call', 5, 'Open'],
        ['new', null, null],
      ]);
      await index.upsert([call(7, 'Closed')]);
      expect(await since(start)).toEqual([
        ['new', null, null],
        ['call', 5, 'Open'],
      ]);
      expect(await since(next)).toEqual([['call', 7, 'Open']]);
    });

    test('[AGT-08] what came and was changed since is new, and not changed', async () => {
      const start = await index.lastChange();
      await index.upsert([call(5, 'Open')]);
      await index.upsert([call(7, 'Open')]);
      expect(await since(start)).toEqual([['call', null, null]]);
    });

    test('[AGT-08] what was imported again, or changed in other words alone, has no earlier values', async () => {
      await index.upsert([call(5, 'Open')]);
      const start = await index.lastChange();
      await index.upsert([call(5, 'Open')]);
      expect(await index.lastChange()).toBe(start);
      await index.upsert([call(5, 'Open', { text: 'Said in other words' })]);
      expect(await since(start)).toEqual([['call', null, null]]);
    });

    test('[AGT-08] page by page every change comes once, and what the source deleted does not', async () => {
      await index.upsert(Array.from({ length: 7 }, (_, at) => makeRecord(String(at))));
      await index.markWithdrawn([{ engine: 'patents', id: '3' }], 'gone');
      const found: string[] = [];
      for (let place = 0, isLast = false; !isLast; ) {
        const page = await index.changes(place, 2);
        found.push(...page.changes.map(({ record }) => record.id));
        ({ next: place, isLast } = page);
      }
      expect(found).toEqual(['0', '1', '2', '4', '5', '6']);
      expect((await index.changes(0, 1)).changes[0]!.seen).toMatch(/^20\d\d-.*Z$/);
    });
  });
}
