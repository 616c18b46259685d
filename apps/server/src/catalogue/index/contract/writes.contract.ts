import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueRecord } from '../../record.ts';
import { IndexClosedError } from '../errors.ts';
import type { CatalogueIndex } from '../index.port.ts';
import { makeQuery, makeRecord } from './records.ts';

/** Storing, replacing and deleting. */
export function writesContract(open: () => Promise<CatalogueIndex>): void {
  describe('writes', () => {
    let index: CatalogueIndex;
    beforeEach(async () => {
      index = await open();
    });
    afterEach(() => index.close());

    const ids = async (word: string) => {
      const { hits } = await index.search(makeQuery({ query: { type: 'word', word } }));
      return hits.map(({ record }) => record.id);
    };

    test('a record comes back as it was stored', async () => {
      const record: CatalogueRecord = makeRecord('US-1/é "2"', {
        title: 'Naïve 😀 title',
        text: 'line\nline\u0000\u0001',
        date: '2020-02',
        amount: 12.5,
        place: { city: 'Zürich' },
        organisations: [{ name: 'Acme Inc.', role: 'Assignee', ids: { uei: 'X' } }],
        facets: { status: ['Open', 'Ünïque'] },
        data: { nested: { list: [1, null] } },
      });
      await index.upsert([record]);
      const [found, missing] = await index.get([record, { engine: 'awards', id: record.id }]);
      expect(found).toEqual(record);
      expect(missing).toBeNull();
    });

    test('equal content is left alone, whenever it was retrieved', async () => {
      const record = makeRecord('1', { text: 'kolo' });
      expect(await index.upsert([record])).toEqual({ added: 1, changed: 0, unchanged: 0 });
      const { version } = await index.version();
      const again = { ...record, source: { ...record.source, retrievedAt: '2030-01-01T00:00:00Z' } };
      expect(await index.upsert([again])).toEqual({ added: 0, changed: 0, unchanged: 1 });
      expect((await index.version()).version).toBe(version);
    });

    test('[SRCH-05] a changed record is found by its new words and not by its old ones', async () => {
      await index.upsert([makeRecord('1', { text: 'kolo' }), makeRecord('2', { text: 'kolo' })]);
      expect(await ids('kolo')).toHaveLength(2);
      const result = await index.upsert([makeRecord('1', { text: 'bumo' }), makeRecord('3', { text: 'bumo' })]);
      expect(result).toEqual({ added: 1, changed: 1, unchanged: 0 });
      expect(await ids('kolo')).toEqual(['2']);
      expect((await ids('bumo')).sort()).toEqual(['1', '3']);
    });

    test('of two records with one id in a batch the later one stays', async () => {
      const result = await index.upsert([makeRecord('1', { title: 'First' }), makeRecord('1', { title: 'Second' })]);
      expect(result).toEqual({ added: 1, changed: 1, unchanged: 0 });
      expect((await index.get([{ engine: 'patents', id: '1' }]))[0]?.title).toBe('Second');
    });

    test('the same id in two engines is two records', async () => {
      await index.upsert([makeRecord('1'), makeRecord('1', { engine: 'awards' })]);
      expect((await index.search(makeQuery())).total).toBe(2);
      expect(await index.delete([{ engine: 'awards', id: '1' }])).toBe(1);
      expect((await index.search(makeQuery())).hits.map(({ record }) => record.engine)).toEqual(['patents']);
    });

    test('deleting counts what was there', async () => {
      await index.upsert([makeRecord('1', { text: 'kolo' })]);
      const refs = ['1', '1', 'none'].map((id) => ({ engine: 'patents' as const, id }));
      expect(await index.delete(refs)).toBe(1);
      expect(await ids('kolo')).toEqual([]);
      expect(await index.upsert([makeRecord('1', { text: 'kolo' })])).toMatchObject({ added: 1 });
      expect(await ids('kolo')).toEqual(['1']);
    });

    test('checkpoints are stored with the records or alone, and count what was done under them', async () => {
      const nothing = { added: 0, changed: 0, unchanged: 0 };
      expect(await index.getCheckpoint('a')).toBeNull();
      await index.upsert([makeRecord('1')], { key: 'a', value: { line: 7 } });
      await index.setCheckpoint('b', [1, 2]);
      expect(await index.getCheckpoint('a')).toEqual({ value: { line: 7 }, counts: { ...nothing, added: 1 } });
      expect(await index.getCheckpoint('b')).toEqual({ value: [1, 2], counts: nothing });
      await index.upsert([makeRecord('1'), makeRecord('2')], { key: 'a', value: { line: 9 } });
      expect(await index.getCheckpoint('a')).toEqual({
        value: { line: 9 },
        counts: { added: 2, changed: 0, unchanged: 1 },
      });
      await index.setCheckpoint('a', null);
      expect(await index.getCheckpoint('a')).toEqual({ value: null, counts: nothing });
    });

    test('[DATA-17] what a source gave is listed, page after page, without sample data and what is gone', async () => {
      const of = (name: string, from: number, to: number) =>
        Array.from({ length: to - from }, (_, at) => {
          const record = makeRecord(`${name}-${from + at}`);
          return { ...record, source: { ...record.source, name } };
        });
      const sample = makeRecord('sample');
      await index.upsert([...of('A', 0, 1500), ...of('B', 0, 700), ...of('A', 1500, 2500)]);
      await index.upsert([{ ...sample, source: { ...sample.source, name: 'A', isSample: true } }]);
      await index.upsert([{ ...of('A', 0, 1)[0]!, engine: 'awards' }]);
      await index.markWithdrawn([{ engine: 'patents', id: 'A-7' }], 'gone');
      const found: string[] = [];
      for (let from: number | null = 0; from !== null; ) {
        const page = await index.refsOfSource('patents', 'A', from);
        found.push(...page.refs.map(({ engine, id }) => `${engine}/${id}`));
        from = page.next;
      }
      const expected = of('A', 0, 2500).map(({ id }) => `patents/${id}`);
      expect(found.toSorted()).toEqual(expected.filter((ref) => ref !== 'patents/A-7').toSorted());
      expect(await index.refsOfSource('investors', 'A', 0)).toMatchObject({ refs: [] });
    });

    test('the version grows with every change and tells when', async () => {
      const before = await index.version();
      await index.upsert([makeRecord('1')]);
      const after = await index.version();
      expect(after.version).toBeGreaterThan(before.version);
      expect(after.changedAt >= before.changedAt).toBe(true);
      expect(new Date(after.changedAt).toISOString()).toBe(after.changedAt);
    });

    test('the version tells which engines a change touched', async () => {
      await index.upsert([makeRecord('1'), makeRecord('1', { engine: 'awards' })]);
      const first = await index.version();
      expect(first.engines).toMatchObject({ patents: first.version, awards: first.version });
      await index.upsert([makeRecord('1'), makeRecord('2', { engine: 'awards' })]);
      const second = await index.version();
      expect(second.version).toBe(first.version + 1);
      expect(second.engines).toMatchObject({ patents: first.version, awards: second.version });
      await index.upsert([makeRecord('1')], { key: 'k', value: 1 });
      expect(await index.version()).toEqual(second);
      await index.delete([{ engine: 'patents', id: '1' }]);
      expect((await index.version()).engines).toMatchObject({ patents: second.version + 1, awards: second.version });
    });

    test('[SRCH-05] an acknowledged write is in the very next search, and reads see whole batches', async () => {
      let seen = 0;
      let isWriting = true;
      const reading = (async () => {
        while (isWriting) {
          const { total } = await index.search(makeQuery({ query: { type: 'word', word: 'kolo' }, limit: 1 }));
          expect(total % 10).toBe(0);
          expect(total).toBeGreaterThanOrEqual(seen);
          seen = total;
        }
      })();
      for (let batch = 0; batch < 15; batch++) {
        await index.upsert(Array.from({ length: 10 }, (_, i) => makeRecord(`${batch}-${i}`, { text: 'kolo' })));
        expect(await ids('kolo').then((all) => all.length)).toBe(Math.min(100, (batch + 1) * 10));
        expect((await index.search(makeQuery())).total).toBe((batch + 1) * 10);
      }
      isWriting = false;
      await reading;
    });

    test('after close everything rejects', async () => {
      await index.close();
      await expect(index.upsert([])).rejects.toBeInstanceOf(IndexClosedError);
      await expect(index.search(makeQuery())).rejects.toBeInstanceOf(IndexClosedError);
      await expect(index.version()).rejects.toBeInstanceOf(IndexClosedError);
    });
  });
}
