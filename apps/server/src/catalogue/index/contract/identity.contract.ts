import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CatalogueRecord } from '../../record.ts';
import type { CatalogueIndex, IdentityOptions } from '../index.port.ts';
import { makeQuery, makeRecord } from './records.ts';

const party = (name: string, ids?: Record<string, string>) => ({ name, role: 'any', ...(ids && { ids }) });

const paper = (id: string, source: string, overrides: Partial<CatalogueRecord> = {}): CatalogueRecord => {
  const record = makeRecord(id, { text: 'kolo', data: { doi: '10.1000/KOLO' }, ...overrides });
  return { ...record, source: { ...record.source, name: source } };
};

/** Finding by identity, duplicates and withdrawals. */
export function identityContract(open: () => Promise<CatalogueIndex>): void {
  describe('identities', () => {
    let index: CatalogueIndex;
    beforeEach(async () => {
      index = await open();
    });
    afterEach(() => index.close());

    const find = async (keys: string[], options: Partial<IdentityOptions> = {}) => {
      const groups = await index.findByIdentity(keys, { perEngine: 10, ...options });
      return Object.fromEntries(
        groups.map(({ engine, total, records }) => [engine, [total, ...records.map((r) => r.id)]]),
      );
    };
    const listed = async () => (await index.search(makeQuery())).hits.map(({ record }) => record.id).sort();

    test('[DATA-17] records are found by their parties’ identifiers and names, by engine, counted past the limit', async () => {
      const uei = { uei: 'abc123def456' };
      await index.upsert([
        makeRecord('old', {
          date: '2019',
          organisations: [party('Acme Medical, Inc.')],
          people: [party('Curie, Marie')],
        }),
        makeRecord('new', { date: '2021-05', organisations: [party('ACME MEDICAL')] }),
        makeRecord('id', { engine: 'awards', organisations: [party('Renamed LLC', uei)], people: [party('M. Curie')] }),
      ]);
      expect(await find(['uei:ABC123DEF456', 'o:acme medical'])).toEqual({
        patents: [2, 'new', 'old'],
        awards: [1, 'id'],
      });
      expect(await find(['o:acme medical'], { perEngine: 1 })).toEqual({ patents: [2, 'new'] });
      expect(await find(['o:acme medical'], { exclude: { engine: 'patents', id: 'new' } })).toEqual({
        patents: [1, 'old'],
      });
      expect(await find(['p:curie marie', 'o:acme medical'])).toEqual({ patents: [2, 'old', 'new'] });
      expect(await find(['i:curie m'])).toEqual({ patents: [1, 'old'], awards: [1, 'id'] });
      expect(await find(['o:nobody', ''])).toEqual({});
      await index.upsert([makeRecord('old', { organisations: [party('Other')] })]);
      await index.delete([{ engine: 'patents', id: 'new' }]);
      expect(await find(['o:acme medical', 'o:other'])).toEqual({ patents: [1, 'old'] });
    });

    test('of one paper from two sources only the preferred one is listed, whichever comes first', async () => {
      const poor = paper('poor', 'A');
      const rich = paper('rich', 'B', { text: 'kolo '.repeat(60) });
      for (const order of [[[poor], [rich]], [[rich], [poor]], [[poor, rich]]]) {
        for (const batch of order) await index.upsert(batch);
        expect(await listed()).toEqual(['rich']);
        expect((await index.search(makeQuery({ query: { type: 'word', word: 'kolo' } }))).total).toBe(1);
        expect(await index.aggregate({ ...makeQuery(), by: { type: 'all' } })).toMatchObject([{ count: 1 }]);
        expect((await index.stats()).find(({ engine }) => engine === 'patents')?.count).toBe(1);
        expect((await index.get([poor]))[0]).toEqual(poor);
        expect(await find(['n:doi:10.1000/kolo'])).toEqual({ patents: [1, 'rich'] });
        expect((await find(['n:doi:10.1000/kolo'], { withHidden: true }))['patents']?.[0]).toBe(2);
        await index.delete([poor, rich]);
      }
    });

    test('when the preferred one leaves or becomes another paper, the other is listed again', async () => {
      const poor = paper('poor', 'A');
      const rich = paper('rich', 'B', { text: 'kolo '.repeat(60) });
      await index.upsert([poor, rich]);
      await index.upsert([{ ...rich, data: { doi: '10.1000/other' } }]);
      expect(await listed()).toEqual(['poor', 'rich']);
      await index.upsert([rich]);
      expect(await listed()).toEqual(['rich']);
      await index.delete([rich]);
      expect(await listed()).toEqual(['poor']);
      expect(await index.upsert([poor])).toEqual({ added: 0, changed: 0, unchanged: 1 });
    });

    test('a source does not repeat itself, and no data set repeats another', async () => {
      await index.upsert([paper('1', 'A'), paper('2', 'A'), paper('3', 'B', { engine: 'awards' })]);
      expect(await listed()).toEqual(['1', '2', '3']);
    });

    test('what its source deleted is marked, read by its id, and found again when the source has it again', async () => {
      const record = makeRecord('1', { text: 'kolo', organisations: [party('Acme')] });
      await index.upsert([record, makeRecord('2')]);
      const refs = [record, record, { engine: 'patents' as const, id: 'none' }];
      expect(await index.markWithdrawn(refs, 'Gone from the register')).toBe(1);
      expect(await index.markWithdrawn(refs, 'Gone from the register')).toBe(0);
      expect(await listed()).toEqual(['2']);
      expect(await find(['o:acme'])).toEqual({});
      expect((await index.get([record]))[0]).toEqual({
        ...record,
        withdrawn: {
          at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          reason: 'Gone from the register',
          isDeleted: true,
        },
      });
      expect(await index.upsert([record])).toMatchObject({ changed: 1 });
      expect(await listed()).toEqual(['1', '2']);
    });

    test('what its source withdrew, but keeps, is listed', async () => {
      await index.upsert([makeRecord('1', { withdrawn: { at: '2020', reason: 'Retracted', isDeleted: false } })]);
      expect(await listed()).toEqual(['1']);
    });
  });
}
