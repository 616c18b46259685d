import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { QueryNode } from '../../query/query-tree.ts';
import type { CatalogueRecord } from '../../record.ts';
import type { CatalogueIndex } from '../index.port.ts';
import { anyRecords, type Drawn, makeRecord } from './records.ts';
import { anyQuery } from './reference.contract.ts';
import { keyOf } from './reference.ts';

/** Records that were added and changed, for those who tell people of them. */
export function changesContract(open: () => Promise<CatalogueIndex>, drawing: Drawn = {}): void {
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

    test('[AGT-08] [SRCH-13] many selections find among changes what each finds by a search', async () => {
      const hits = { few: 0, many: 0 };
      const queries = fc.array(anyQuery, { minLength: 40, maxLength: 60, size: 'max' });
      await fc.assert(
        fc.asyncProperty(anyRecords, anyRecords, queries, async (others, drawn, queries) => {
          const index = await (drawing.open ?? open)();
          const records = [...new Map(drawn.map((record) => [keyOf(record), record])).values()];
          const kept = others.filter((other) => !records.some((record) => keyOf(record) === keyOf(other)));
          await index.upsert([...kept, ...records.map((record) => ({ ...record, amount: 1_000_000 }))]);
          const few = records.slice(0, Math.ceil(records.length / 10));
          const beforeAll = await index.lastChange();
          await index.upsert(records.slice(few.length));
          const beforeFew = await index.lastChange();
          await index.upsert(few);
          const to = await index.lastChange();
          // Most of a small catalogue, and few of its records: an index may go about these in different ways.
          for (const [after, of] of [
            [beforeAll, records],
            [beforeFew, few],
          ] as const) {
            const found = await index.selectChanges(queries, { after, to, limit: 100 });
            for (const [at, query] of queries.entries()) {
              const { hits: all } = await index.search({ ...query, limit: 200 });
              const expected = all.map(({ record }) => keyOf(record)).filter((key) => of.some((r) => keyOf(r) === key));
              const { changed, newest } = found[at]!;
              expect(changed.map(({ ref }) => keyOf(ref)).sort()).toEqual(expected.sort());
              expect(newest === null).toBe(expected.length === 0);
              for (const { before, after, ref } of changed) {
                expect(before.amount).toBe(1_000_000);
                expect(after.amount).toBe(of.find((record) => keyOf(record) === keyOf(ref))!.amount);
              }
              hits[of === few ? 'few' : 'many'] += changed.length;
            }
          }
          expect(await index.selectChanges(queries, { after: to, to, limit: 100 })).toEqual(
            queries.map(() => ({ newest: null, changed: [] })),
          );
          await index.close();
        }),
        { numRuns: Math.ceil(15 * (drawing.part ?? 1)), seed: 13 },
      );
      // A few catalogues may have few hits or none.
      if (drawing.part) return;
      expect(hits.many).toBeGreaterThan(40);
      expect(hits.few).toBeGreaterThan(10);
    }, 300_000);

    test('[SRCH-13] of what was stored a selection tells when the newest came; what was new at the place is no change', async () => {
      await index.upsert([call(5, 'Open')]);
      const after = await index.lastChange();
      await index.upsert([call(7, 'Open'), makeRecord('new', { title: 'Call of another kind' })]);
      await index.upsert([makeRecord('new', { title: 'Call of another kind', amount: 3 })]);
      const to = await index.lastChange();
      await index.upsert([makeRecord('later', { title: 'Call' })]);
      const selection = (word: string) => ({ engines: ['patents' as const], query: { type: 'word' as const, word } });
      const [calls, others, none] = await index.selectChanges(['call', 'another', 'elsewhere'].map(selection), {
        after,
        to,
        limit: 100,
      });
      expect(calls!.changed).toMatchObject([{ ref: { id: 'call' }, before: { amount: 5 }, after: { amount: 7 } }]);
      expect(others).toEqual({ newest: expect.stringMatching(/^20\d\d-.*Z$/), changed: [] });
      expect(none).toEqual({ newest: null, changed: [] });
    });

    test.each([
      ['most of the catalogue', 1],
      ['a part of it', 1_600],
    ])(
      '[SRCH-13] of very many changes, %s, all are found, and so many told as were asked for',
      async (_what, others) => {
        const many = (amount: number) =>
          Array.from({ length: 350 }, (_, at) =>
            call(amount, 'Open', { id: `${at}`, title: at % 7 ? 'Bumo kolo' : 'Bumo' }),
          );
        const before = Array.from({ length: others }, (_, at) => makeRecord(`before ${at}`, { title: 'Bumo kolo' }));
        await index.upsert([...before, ...many(1)]);
        const after = await index.lastChange();
        await index.upsert(many(2));
        const to = await index.lastChange();
        const queries: QueryNode[] = [
          { type: 'word', word: 'kolo' },
          { type: 'prefix', prefix: 'ko' },
          { type: 'phrase', words: ['bumo', 'kolo'] },
          { type: 'not', node: { type: 'word', word: 'kolo' } },
        ];
        const selections = queries.map((query) => ({ engines: ['patents' as const], query }));
        const counts = async (limit: number) =>
          (await index.selectChanges(selections, { after, to, limit })).map(({ changed }) => changed.length);
        expect(await counts(1_000)).toEqual([300, 300, 300, 50]);
        expect(await counts(20)).toEqual([20, 20, 20, 20]);
      },
    );
  });
}
