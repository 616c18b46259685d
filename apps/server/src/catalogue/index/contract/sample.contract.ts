import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseQuery } from '../../query/parse-query.ts';
import type { CatalogueRecord } from '../../record.ts';
import type { CatalogueIndex, IndexQuery } from '../index.port.ts';
import { makeQuery, makeRecord } from './records.ts';

const made = (id: string, overrides: Partial<CatalogueRecord> = {}): CatalogueRecord => {
  const record = makeRecord(id, { text: 'kolo', ...overrides });
  return { ...record, source: { ...record.source, isSample: true } };
};
const party = { name: 'Acme Medical', role: 'Assignee' };

/** Once there is a real record, the sample stands aside from everything that is not asked of it alone. */
export function sampleContract(open: () => Promise<CatalogueIndex>): void {
  describe('sample data', () => {
    let index: CatalogueIndex;
    beforeEach(async () => {
      index = await open();
      await index.upsert([
        made('s', { date: '2030', facets: { area: ['A61'] }, organisations: [party] }),
        made('t', { engine: 'awards' }),
      ]);
    });
    afterEach(() => index.close());

    const real = makeRecord('r', { text: 'kolo', date: '2020', facets: { area: ['B29'] }, organisations: [party] });
    const query = { query: parseQuery('kolo', []) };
    const found = async (rest: Partial<IndexQuery> = {}) =>
      (await index.search(makeQuery({ ...query, ...rest }))).hits.map(({ record }) => record.id).sort();
    const statsOf = async (id: string) => (await index.stats()).find(({ engine }) => engine === id);

    test('[DATA-15] the sample is listed until the first real record is there, of whatever data set', async () => {
      expect(await found()).toEqual(['s', 't']);
      expect(await statsOf('awards')).toMatchObject({ count: 1, sampleCount: 1, isSampleAside: false });
      await index.upsert([real]);
      expect(await found()).toEqual(['r']);
      expect(await found({ query: null })).toEqual(['r']);
      expect(await statsOf('awards')).toMatchObject({ count: 0, sampleCount: 1, isSampleAside: true, newest: null });
      await index.delete([real]);
      expect(await found()).toEqual(['s', 't']);
    });

    test('[DATA-15] references, counts, facets and parties of real records know no sample', async () => {
      await index.upsert([real]);
      const selection = makeQuery({ ...query, countFacets: ['area'] });
      expect(await index.searchRefs(selection)).toMatchObject({ refs: [{ id: 'r' }], total: 1 });
      expect((await index.search(selection)).facets['area']?.values).toEqual([{ value: 'B29', count: 1 }]);
      expect((await index.facetValues(selection, 'area', '', 9)).values).toEqual([{ value: 'B29', count: 1 }]);
      expect(await index.aggregate({ ...selection, by: { type: 'engine' } })).toMatchObject([
        { key: 'patents', count: 1 },
      ]);
      expect(await index.findByIdentity(['o:acme medical'], { perEngine: 9 })).toMatchObject([
        { total: 1, records: [{ id: 'r' }] },
      ]);
      expect((await index.get([{ engine: 'patents', id: 's' }]))[0]?.id).toBe('s');
    });

    test('[DATA-15] who asks for the sample is shown it alone, beside real records and before them', async () => {
      expect(await found({ only: 'sample' })).toEqual(['s', 't']);
      await index.upsert([real]);
      expect(await found({ only: 'sample' })).toEqual(['s', 't']);
      expect(await index.findByIdentity(['o:acme medical'], { perEngine: 9, only: 'sample' })).toMatchObject([
        { total: 1, records: [{ id: 's' }] },
      ]);
    });

    test('[DATA-15] removed, it is gone but for what is cited, which is read as withdrawn and found no more', async () => {
      await index.upsert([real]);
      const refs = [
        { engine: 'patents' as const, id: 's' },
        { engine: 'patents' as const, id: 'r' },
      ];
      const [cited, reason] = [refs, 'Removed'];
      expect(await index.deleteSample({ refs: cited, reason })).toBe(2);
      expect(await index.deleteSample({ refs: cited, reason })).toBe(0);
      expect(await found({ only: 'sample' })).toEqual([]);
      expect(await found()).toEqual(['r']);
      expect(await statsOf('patents')).toMatchObject({ count: 1, sampleCount: 0, newest: '2020' });
      const [kept, untouched] = await index.get(refs);
      expect(kept?.withdrawn).toMatchObject({ reason, isDeleted: true });
      expect(untouched?.withdrawn ?? null).toBeNull();
      expect(await index.get([{ engine: 'awards', id: 't' }])).toEqual([null]);
    });
  });
}
