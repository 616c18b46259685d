import { beforeEach, describe, expect, test } from 'vitest';
import { parseQuery } from '../../query/parse-query.ts';
import type { CatalogueIndex, ListedRecords } from '../index.port.ts';
import { makeQuery, makeRecord } from './records.ts';

const RECORDS = [
  makeRecord('anode', { title: 'Porous anode', date: '2021-05-01', facets: { kind: ['a'] } }),
  makeRecord('cathode', { title: 'Layered cathode', date: '2022-05-01', facets: { kind: ['b'] } }),
  makeRecord('wheat', { title: 'Wheat', date: '2020-05-01', facets: { kind: ['a'] } }),
  makeRecord('anode', { engine: 'awards', title: 'Anode award', date: '2019-05-01' }),
];
const MODEL = { id: 'four', dimension: 4, documents: 0, data: null };
const unit = (...values: number[]) => {
  const length = Math.hypot(...values);
  return Float32Array.from(values, (value) => value / length);
};
const VECTORS: Record<string, Float32Array> = {
  'Porous anode': unit(1, -1, 1, -1),
  'Layered cathode': unit(1, 0.9, 1, -1),
  'Anode award': unit(1, -1, 0.9, -1),
};

/** A project's list as a part of a selection, and what lies near vectors: what any index hands out, whatever belongs to projects. */
export function listedContract(open: () => Promise<CatalogueIndex>): void {
  describe('lists of records, and neighbors', () => {
    let index: CatalogueIndex;
    beforeEach(async () => {
      index = await open();
      await index.upsert(RECORDS);
      await index.vectors.addModel(MODEL);
      const { texts } = await index.vectors.pending(MODEL.id, 0);
      const known = texts.filter(({ title }) => VECTORS[title]);
      await index.vectors.put(
        MODEL.id,
        known.map(({ key, title }) => ({ key, vector: VECTORS[title]! })),
      );
      await index.vectors.serve(MODEL.id);
    });
    const among = (key: string, ...scores: [string, number][]): ListedRecords => ({
      key,
      records: scores.map(([id, score]) => ({ engine: 'patents', id, score })),
    });

    test('[REL-08] of a list searches, references, facets, sums and values of facets are of these records alone', async () => {
      const list = among('l1', ['wheat', 1], ['anode', 2], ['gone', 3]);
      const query = makeQuery({ engines: ['patents', 'awards'], among: list, countFacets: ['kind'] });
      const { hits, total, facets } = await index.search(query);
      expect(hits.map(({ record }) => record.id)).toEqual(['anode', 'wheat']);
      expect([total, facets['kind']!.values]).toEqual([2, [{ value: 'a', count: 2 }]]);
      const { refs } = await index.searchRefs(query);
      expect(refs).toEqual([
        { engine: 'patents', id: 'anode' },
        { engine: 'patents', id: 'wheat' },
      ]);
      expect(await index.aggregate({ ...query, by: { type: 'all' } })).toMatchObject([{ count: 2 }]);
      expect((await index.facetValues(query, 'kind', '', 5)).values).toEqual([{ value: 'a', count: 2 }]);
    });

    test('[REL-08] a list is narrowed by words, filters and an order of its own', async () => {
      const list = among('l2', ['wheat', 3], ['anode', 1], ['cathode', 2]);
      const found = async (more: object) =>
        (await index.search(makeQuery({ engines: ['patents'], among: list, ...more }))).hits.map(
          ({ record }) => record.id,
        );
      expect(await found({})).toEqual(['wheat', 'cathode', 'anode']);
      expect(await found({ query: parseQuery('anode') })).toEqual(['anode']);
      expect(await found({ facets: { kind: ['a'] } })).toEqual(['wheat', 'anode']);
      expect(await found({ sort: 'date' })).toEqual(['cathode', 'anode', 'wheat']);
      expect(await found({ among: among('empty') })).toEqual([]);
    });

    test('[REL-08] another list under another key is another selection, also in the next state of the catalogue', async () => {
      const total = async (list: ListedRecords) => (await index.search(makeQuery({ among: list }))).total;
      expect([await total(among('l3', ['wheat', 1])), await total(among('l4', ['wheat', 1], ['anode', 1]))]).toEqual([
        1, 2,
      ]);
      await index.delete([{ engine: 'patents', id: 'wheat' }]);
      expect(await total(among('l3', ['wheat', 1]))).toBe(0);
    });

    test('[AGT-08] of changes a list selects its own', async () => {
      const after = await index.lastChange();
      await index.upsert([
        { ...RECORDS[0]!, amount: 7 },
        { ...RECORDS[2]!, amount: 7 },
      ]);
      const range = { after, to: await index.lastChange(), limit: 9 };
      const list = { engines: ['patents' as const], query: null, among: among('l5', ['anode', 1]) };
      const [changes] = await index.selectChanges([list], range);
      expect(changes!.changed.map(({ ref }) => ref.id)).toEqual(['anode']);
    });

    const asked = { model: MODEL.id, engines: ['patents' as const, 'awards' as const], perEngine: 1, overall: 0 };

    test('[REL-08] the nearest of each data set come with how near each lies to every vector', async () => {
      const vectors = [VECTORS['Porous anode']!, VECTORS['Layered cathode']!];
      const { records, cosines } = await index.vectors.neighbors({ ...asked, vectors, also: [] });
      const byKey = new Map(
        records.map(({ ref }, at) => [`${ref.engine}/${ref.id}`, [...cosines.slice(at * 2, at * 2 + 2)]]),
      );
      expect([...byKey.keys()].sort()).toEqual(['awards/anode', 'patents/anode', 'patents/cathode']);
      expect(byKey.get('patents/anode')![0]).toBeCloseTo(1, 1);
      expect(byKey.get('patents/cathode')![1]).toBeCloseTo(1, 1);
      expect(byKey.get('patents/anode')![1]).toBeLessThan(0.6);
      for (const { hash } of records) expect(hash).not.toBe('');
    });

    test('[REL-08] named records are told of, too; without a vector, or of another model, nothing is known of how near', async () => {
      const also = [
        { engine: 'patents' as const, id: 'wheat' },
        { engine: 'patents' as const, id: 'gone' },
      ];
      const vectors = [VECTORS['Porous anode']!];
      const { records, cosines } = await index.vectors.neighbors({ ...asked, engines: [], vectors, also });
      expect(records.map(({ ref }) => ref)).toEqual([also[0]]);
      expect(cosines[0]).toBeNaN();
      const other = await index.vectors.neighbors({ ...asked, model: 'another', vectors, also: also.slice(0, 1) });
      expect([other.records.length, Number.isNaN(other.cosines[0])]).toEqual([1, true]);
    });

    test('[REL-01] how many records hold a word, in whichever form', async () => {
      expect(await index.wordCounts(['anodes', 'cathode', 'zirconia'])).toEqual([2, 1, 0]);
    });
  });
}
