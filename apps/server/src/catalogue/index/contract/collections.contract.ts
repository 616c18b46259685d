import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseQuery } from '../../query/parse-query.ts';
import type { CatalogueRecord } from '../../record.ts';
import { BUILT_IN_SETTINGS } from '../../semantics/ranking/settings.ts';
import type { CatalogueIndex, Selection } from '../index.port.ts';
import { makeQuery, makeRecord } from './records.ts';

const party = { name: 'Acme Medical', role: 'Assignee' };
const record = (id: string, collection: string | undefined, rest: Partial<CatalogueRecord> = {}) =>
  makeRecord(id, {
    text: `kolo ${id}word`,
    date: '2020-01-01',
    amount: 10,
    facets: { area: [`Area of ${id}`] },
    organisations: [party],
    data: { patentNumber: `US1234${id.length}67` },
    ...(collection && { collection }),
    ...rest,
  });
const selection: Selection = { engines: ['patents'], query: parseQuery('kolo', []) };
const vector = Float32Array.from([1, 0]);

/**
 * Every read of the index that answers records, or anything about them: what it tells of them, by their ids where it gives them. A new one
 * has to be added here, or this does not compile.
 */
const READS: Record<
  Exclude<keyof CatalogueIndex, (typeof OTHERS)[number]> | 'vectors.of' | 'vectors.neighbors',
  (index: CatalogueIndex) => Promise<unknown>
> = {
  get: async (index) => (await index.get(REFS)).flatMap((one) => one?.id ?? []),
  search: async (index) => {
    const { hits, total, facets } = await index.search(makeQuery({ ...selection, countFacets: ['area'] }));
    return [hits.map((hit) => hit.record.id).sort(), total, facets['area']?.values.map(({ value }) => value)];
  },
  searchRefs: async (index) => {
    const { refs, total } = await index.searchRefs({ ...selection, sort: 'date', direction: 'desc', limit: 9 });
    return [refs.map(({ id }) => id).sort(), total];
  },
  similar: async (index) => {
    const words = ['kolo', 'acme', 'medical', 'title'].map((word) => ({ word, weight: 1 }));
    const asked = { record: REFS[0]!, words, take: 9, engines: ['patents' as const], exclude: [], limit: 9 };
    const { groups } = await index.similar({ ...asked, settings: BUILT_IN_SETTINGS });
    return groups.flatMap(({ hits }) => hits.map((hit) => hit.record.id)).sort();
  },
  facetValues: async (index) => (await index.facetValues(selection, 'area', '', 9)).values,
  aggregate: (index) => index.aggregate({ ...selection, by: { type: 'all' } }),
  selectChanges: async (index) => {
    const [found] = await index.selectChanges([selection], { after: PLACES.before, to: 99, limit: 9 });
    return found!.changed.map(({ ref }) => ref.id).sort();
  },
  changes: async (index) => (await index.changes(0, 99)).changes.map((change) => change.record.id).sort(),
  wordCounts: async (index) =>
    (await index.wordCounts(['publicword', 'ownword', 'otherword'])).map((count) => count > 0),
  similarWords: (index) => index.similarWords(['publixword', 'owxword', 'othexword'], 3),
  findByIdentity: async (index) => {
    const asked = { perEngine: 9, withHidden: true };
    const [group] = await index.findByIdentity(['o:acme medical'], asked);
    return [group?.total ?? 0, group?.records.map(({ id }) => id).sort()];
  },
  refsOfSource: async (index) => {
    const { refs } = await index.refsOfSource('patents', makeRecord('x').source.name, 0);
    return refs.map(({ id }) => id).sort();
  },
  stats: async (index) => (await index.stats()).find(({ engine }) => engine === 'patents')?.count,
  'vectors.of': async (index) =>
    (await Promise.all(REFS.map((ref) => index.vectors.of(ref)))).map((found) => found !== null),
  'vectors.neighbors': async (index) => {
    const asked = {
      model: 'm',
      vectors: [vector],
      engines: ['patents' as const],
      perEngine: 9,
      overall: 9,
      also: REFS,
    };
    return (await index.vectors.neighbors(asked)).records.map(({ ref }) => ref.id).sort();
  },
};
/** These write, or tell of the catalogue as a whole and of no record. */
const OTHERS = [
  'seenBy',
  'upsert',
  'delete',
  'deleteCollection',
  'deleteSample',
  'markWithdrawn',
  'getCheckpoint',
  'setCheckpoint',
  'lastChange',
  'ping',
  'version',
  'vectors',
  'close',
] as const satisfies (keyof CatalogueIndex)[];

const REFS = ['public', 'own', 'other'].map((id) => ({ engine: 'patents' as const, id }));
const PLACES = { before: 0 };

/** Two records that only members see, of two organizations, beside one that is everybody's. */
export function collectionsContract(open: () => Promise<CatalogueIndex>): void {
  describe('collections', () => {
    let index: CatalogueIndex;
    const fill = async (records: CatalogueRecord[]) => {
      await index.upsert(records);
      PLACES.before = await index.lastChange();
      await index.upsert(records.map((each) => ({ ...each, amount: 20 })));
      await index.vectors.addModel({ id: 'm', dimension: 2, documents: 0, data: null });
      await index.vectors.serve('m');
      const { texts } = await index.vectors.pending('m', 0);
      await index.vectors.put(
        'm',
        texts.map(({ key }) => ({ key, vector })),
      );
    };
    const everybodys = record('public', undefined);
    const own = record('own', 'a');
    const other = record('other', 'b');
    beforeEach(async () => {
      index = await open();
    });
    afterEach(() => index.close());

    test.each(Object.entries(READS))(
      '[DATA-23] %s tells strangers as much as if collections were empty',
      async (name, read) => {
        await fill([everybodys]);
        const withoutAny = await read(index);
        await index.close();

        index = await open();
        await fill([everybodys, own, other]);
        const [strangers, others] = [await read(index), await read(index.seenBy('nobody'))];
        const [members, again] = [await read(index.seenBy('a')), await read(index)];
        expect(strangers).toEqual(withoutAny);
        // An import into an empty collection finds nothing in it that it could withdraw.
        expect(others).toEqual(name === 'refsOfSource' ? [] : strangers);
        expect(again).toEqual(strangers);
        expect(members).not.toEqual(strangers);
        expect(JSON.stringify(members)).not.toMatch(/other(?!word)/);
      },
    );

    test('[DATA-23] a record is no duplicate of one that is somebody else’s, and hides none', async () => {
      const paper = (id: string, source: string, collection?: string) => {
        const made = record(id, collection, { data: { doi: '10.1000/x' }, text: 'kolo '.repeat(id.length * 60) });
        return { ...made, source: { ...made.source, name: source } };
      };
      await index.upsert([paper('p', 'A'), paper('longer', 'B', 'a')]);
      const found = async (seen: CatalogueIndex) =>
        (await seen.search(makeQuery(selection))).hits.map((hit) => hit.record.id).sort();
      expect(await found(index)).toEqual(['p']);
      expect(await found(index.seenBy('a'))).toEqual(['longer', 'p']);
    });

    test('[DATA-23] a record does not change into one of another collection', async () => {
      await index.upsert([everybodys, own]);
      await expect(index.upsert([{ ...own, collection: 'b' }])).rejects.toThrow(/another collection/);
      await expect(index.upsert([record('own', undefined)])).rejects.toThrow(/another collection/);
      await expect(index.upsert([{ ...everybodys, collection: 'a' }])).rejects.toThrow(/another collection/);
      expect(await READS.get(index)).toEqual(['public']);
    });

    test('[DATA-23] a collection is deleted with its records, and no other', async () => {
      await index.upsert([everybodys, own, other]);
      expect(await index.deleteCollection('a')).toBe(1);
      expect(await index.deleteCollection('a')).toBe(0);
      expect(await READS.get(index.seenBy('a'))).toEqual(['public']);
      expect(await READS.get(index.seenBy('b'))).toEqual(['public', 'other']);
    });

    test('[DATA-23] [DATA-15] what an organization alone has puts the sample aside for nobody', async () => {
      const sample = record('s', undefined);
      await index.upsert([{ ...sample, source: { ...sample.source, isSample: true } }, own]);
      const found = async (seen: CatalogueIndex) =>
        (await seen.search(makeQuery(selection))).hits.map((hit) => hit.record.id).sort();
      expect(await found(index)).toEqual(['s']);
      expect(await found(index.seenBy('a'))).toEqual(['own', 's']);
    });

    test('[DATA-23] models learn from what is everybody’s, and everything gets its vector', async () => {
      await index.upsert([everybodys, own, other]);
      expect(await index.seenBy('a').vectors.learnable()).toMatchObject({ records: 1 });
      expect(await index.vectors.sample(9)).toHaveLength(1);
      await index.vectors.addModel({ id: 'm', dimension: 2, documents: 0, data: null });
      expect((await index.vectors.pending('m', 0)).texts).toHaveLength(3);
    });
  });
}
