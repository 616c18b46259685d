import { expect, test } from 'vitest';
import { descriptionQuery } from '../../query/description-query.ts';
import { parseQuery } from '../../query/parse-query.ts';
import { BUILT_IN_SETTINGS } from '../../semantics/ranking/settings.ts';
import type { CatalogueIndex, Meaning, Selection } from '../index.port.ts';
import { makeQuery, makeRecord } from './records.ts';

const MODEL = { id: 'test-4', dimension: 4, documents: 3, data: Uint8Array.from([1, 2, 3]) };
const OTHER = { id: 'other-4', dimension: 4, documents: 0, data: null };

/** One long, of four numbers. */
function vector(...numbers: number[]): Float32Array {
  const length = Math.hypot(...numbers);
  return Float32Array.from(numbers, (value) => value / length);
}

const DIRECTIONS: Record<string, Float32Array> = {
  anode: vector(1, 1, -1, 0.1),
  cathode: vector(1, 1, -0.7, 0.2),
  tumour: vector(-1, 0.2, 1, 1),
  wheat: vector(0.1, -1, 1, -1),
};
const RECORDS = Object.keys(DIRECTIONS).map((word) =>
  makeRecord(word, { title: `About ${word}`, facets: { kind: [word] } }),
);

/** Gives every record that waits for one the vector of the word in its title. */
async function embedAll(index: CatalogueIndex, model: string): Promise<number> {
  let stored = 0;
  for (let from: number | null = 0; from !== null; ) {
    const page = await index.vectors.pending(model, from);
    const vectors = page.texts.map(({ key, title }) => ({ key, vector: DIRECTIONS[title.split(' ')[1]!]! }));
    stored += await index.vectors.put(model, vectors);
    from = page.next;
  }
  return stored;
}

const meaning = (overrides: Partial<Meaning> = {}): Meaning => ({
  mode: 'semantic',
  model: MODEL.id,
  vector: vector(1, 1, -1, 0),
  words: null,
  must: null,
  settings: BUILT_IN_SETTINGS,
  floor: null,
  ...overrides,
});

export function meaningContract(open: () => Promise<CatalogueIndex>): void {
  async function opened(): Promise<CatalogueIndex> {
    const index = await open();
    await index.upsert(RECORDS);
    await index.vectors.addModel(MODEL);
    await embedAll(index, MODEL.id);
    await index.vectors.serve(MODEL.id);
    return index;
  }
  const found = async (index: CatalogueIndex, selection: Partial<Selection>) =>
    (await index.search(makeQuery(selection))).hits.map(({ record }) => record.id);

  test('[SRCH-02] by meaning the nearest come first, and filters narrow them', async () => {
    const index = await opened();
    expect(await found(index, { meaning: meaning() })).toEqual(['anode', 'cathode', 'tumour', 'wheat']);
    expect(await found(index, { meaning: meaning(), facets: { kind: ['wheat', 'cathode'] } })).toEqual([
      'cathode',
      'wheat',
    ]);
    expect(await found(index, { meaning: meaning(), engines: ['awards'] })).toEqual([]);
    expect(await found(index, { meaning: meaning(), exclude: [{ engine: 'patents', id: 'anode' }] })).toEqual([
      'cathode',
      'tumour',
      'wheat',
    ]);
  });

  test('[SRCH-02] a hybrid search finds what has the words and what means the same, and says which', async () => {
    const index = await opened();
    const words = parseQuery('wheat');
    const { hits, total } = await index.search(
      makeQuery({ query: words, meaning: meaning({ mode: 'hybrid', words, vector: vector(1, 1, -1, 0) }) }),
    );
    expect(total).toBe(4);
    const wheat = hits.find(({ record }) => record.id === 'wheat')!;
    expect(wheat.matched.words).toEqual(['wheat']);
    expect(hits.find(({ record }) => record.id === 'anode')!.matched).toEqual({ words: [], isByMeaning: true });
    const scores = hits.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  /** Six that say anode, and others by how far their vectors turn away from it. */
  async function withFloor(): Promise<{
    index: CatalogueIndex;
    asked: (over?: Partial<Meaning>) => Partial<Selection>;
  }> {
    const index = await open();
    const turned = (degrees: number) => {
      const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      return vector(cos, cos, -cos, 1.7 * sin);
    };
    const degrees: Record<string, number> = { electrode: 4, plate: 75, tumour: 90, wheat: 120, barley: 150, rye: 170 };
    const records = [
      ...Array.from({ length: 6 }, (_, i) => ({ id: `anode ${i}`, turn: 2 * i })),
      ...Object.entries(degrees).map(([id, turn]) => ({ id, turn })),
    ];
    await index.upsert(
      records.map(({ id }) => makeRecord(id, { title: `Porous ${id}`, facets: { kind: [id.split(' ')[0]!] } })),
    );
    await index.vectors.addModel(MODEL);
    const { texts } = await index.vectors.pending(MODEL.id, 0);
    await index.vectors.put(
      MODEL.id,
      texts.map(({ key, title }) => ({
        key,
        vector: turned(records.find(({ id }) => title === `Porous ${id}`)!.turn),
      })),
    );
    await index.vectors.serve(MODEL.id);
    const floor = { isDescription: false };
    const words = parseQuery('anode');
    return {
      index,
      asked: (over = {}) => ({
        query: words,
        meaning: meaning({ mode: 'hybrid', words, vector: turned(0), floor, ...over }),
      }),
    };
  }

  test('[SRCH-02] [REL-02] close is what lies as near as the nearer of those with the words; the rest is not found', async () => {
    const { index, asked } = await withFloor();
    const { hits, total, withWords } = await index.search(makeQuery(asked()));
    expect([total, withWords]).toEqual([7, 6]);
    const electrode = hits.find(({ record }) => record.id === 'electrode')!;
    expect(electrode.matched).toEqual({ words: [], isByMeaning: true });
    expect(hits.filter(({ matched }) => matched.isByMeaning)).toHaveLength(1);
    const semantic = await index.search(makeQuery(asked({ mode: 'semantic' })));
    const ids = semantic.hits.map(({ record }) => record.id);
    expect(ids).toContain('electrode');
    expect(ids.filter((id) => id.startsWith('anode'))).toHaveLength(6);
    for (const far of ['plate', 'tumour', 'wheat', 'barley', 'rye']) expect(ids).not.toContain(far);
  });

  test('[SRCH-02] where cosines say it, what lies so near is close, whatever it says and however near the others lie', async () => {
    const { index, asked } = await withFloor();
    const found = async (closeFrom: number | null) => {
      const { total, withWords, hits } = await index.search(
        makeQuery(asked({ settings: { ...BUILT_IN_SETTINGS, closeFrom } })),
      );
      return { total, withWords, ids: hits.map(({ record }) => record.id) };
    };
    // The plate's vector is turned by more than a right angle's half: far behind those with the word.
    expect(await found(null)).toMatchObject({ total: 7, withWords: 6 });
    const all = await found(-0.5);
    expect(all.ids).toContain('plate');
    expect(all.withWords).toBe(6);
    expect(all.total).toBeGreaterThan(7);
    expect((await found(0.999)).total).toBe(7);
  });

  test('[SRCH-02] of three words two are enough where a record does not lie far; one is not', async () => {
    const { index, asked } = await withFloor();
    const found = async (words: string) => {
      const query = parseQuery(words);
      const { hits } = await index.search(
        makeQuery({ ...asked({ words: descriptionQuery(words) }), query, limit: 20 }),
      );
      return hits.map(({ record }) => record.id);
    };
    // The others are porous.
    expect(await found('porous electrode sieve')).toEqual(['electrode']);
    // It lies far.
    expect(await found('porous rye sieve')).toEqual([]);
  });

  test('[SRCH-17] [REL-06] order, facets, counts and sums act on what is above the floor', async () => {
    const { index, asked } = await withFloor();
    const query = makeQuery({ ...asked(), countFacets: ['kind'], sort: 'date' });
    const { facets, hits } = await index.search(query);
    expect(hits).toHaveLength(7);
    expect(facets['kind']!.values).toEqual([
      { value: 'anode', count: 6 },
      { value: 'electrode', count: 1 },
    ]);
    expect(await index.aggregate({ ...query, by: { type: 'all' } })).toMatchObject([{ count: 7 }]);
    expect((await index.searchRefs(query)).total).toBe(7);
    const only = await index.search(makeQuery({ ...asked(), facets: { kind: ['electrode'] } }));
    expect([only.total, only.withWords]).toEqual([1, 0]);
  });

  test('[SRCH-02] of a description a word alone finds nothing: records say much of it, or lie near', async () => {
    const { index, asked } = await withFloor();
    const words = descriptionQuery('porous anode electrode plate tumour wheat');
    const description = asked({ words, floor: { isDescription: true } });
    const { hits, withWords } = await index.search(makeQuery({ ...description, query: words }));
    const ids = hits.map(({ record }) => record.id);
    expect(ids).toContain('electrode');
    expect(ids).toContain('anode 0');
    for (const far of ['barley', 'rye']) expect(ids).not.toContain(far);
    expect(withWords).toBe(0);
  });

  test('[SRCH-02] operators hold for what is found by meaning, too', async () => {
    const index = await opened();
    const must = parseQuery('NOT anode');
    expect(await found(index, { query: must, meaning: meaning({ must }) })).not.toContain('anode');
    const hybrid = meaning({ mode: 'hybrid', must, words: parseQuery('cathode') });
    expect(await found(index, { query: parseQuery('cathode NOT anode'), meaning: hybrid })).toEqual([
      'cathode',
      'tumour',
      'wheat',
    ]);
  });

  test('[SRCH-17] counts, facets and sums of a search by meaning agree with what it lists', async () => {
    const index = await opened();
    const selection = { engines: ['patents' as const], query: null, meaning: meaning() };
    const answer = await index.search(makeQuery({ ...selection, countFacets: ['kind'] }));
    expect(answer.total).toBe(4);
    expect(answer.facets['kind']!.values.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(await index.aggregate({ ...selection, by: { type: 'all' } })).toMatchObject([{ count: 4 }]);
    expect((await index.facetValues(selection, 'kind', 'an', 5)).values).toEqual([{ value: 'anode', count: 1 }]);
  });

  test('[SRCH-02] without vectors, or with a vector of another model, nothing is near and words still find', async () => {
    const index = await open();
    await index.upsert(RECORDS);
    expect(await index.vectors.serving()).toBeNull();
    const words = parseQuery('anode');
    expect(await found(index, { query: words, meaning: meaning({ mode: 'hybrid', words }) })).toEqual(['anode']);
    expect(await found(index, { query: words, meaning: meaning() })).toEqual([]);
    const served = await opened();
    expect(await found(served, { query: words, meaning: meaning({ model: 'unknown' }) })).toEqual([]);
  });

  test('[SRCH-02] a changed record waits for a new vector, a deleted one leaves, and late vectors are refused', async () => {
    const index = await opened();
    const [key] = await index.vectors.sample(1);
    await index.upsert([{ ...RECORDS[0]!, text: 'Changed' }]);
    await index.delete([{ engine: 'patents', id: 'wheat' }]);
    expect(await index.vectors.put(MODEL.id, [{ key: key!, vector: DIRECTIONS['anode']! }])).toBe(0);
    expect(await found(index, { meaning: meaning() })).toEqual(['cathode', 'tumour']);
    expect(await index.vectors.of({ engine: 'patents', id: 'anode' })).toBeNull();
    expect(await index.vectors.serving()).toMatchObject({ listed: 3, embedded: 2 });
    expect(await embedAll(index, MODEL.id)).toBe(1);
    expect(await found(index, { meaning: meaning() })).toEqual(['anode', 'cathode', 'tumour']);
  });

  test('[SRCH-02] records that were written anew ten times, and embedded each time, are all found by meaning', async () => {
    const index = await open();
    const records = Array.from({ length: 30 }, (_, n) => makeRecord(`${n}`, { title: 'About anode' }));
    await index.vectors.addModel(MODEL);
    await index.vectors.serve(MODEL.id);
    for (let version = 0; version <= 10; version++) {
      await index.upsert(records.map((record) => ({ ...record, text: `Version ${version}` })));
      await embedAll(index, MODEL.id);
      expect(await found(index, { meaning: meaning() })).toHaveLength(30);
    }
    const asked = { model: MODEL.id, vectors: [vector(1, 1, -1, 0)], engines: ['patents' as const], also: [] };
    expect((await index.vectors.neighbors({ ...asked, perEngine: 20, overall: 0 })).records).toHaveLength(20);
  });

  test('[SRCH-02] the old model serves while the next one is filled, and then goes with its vectors', async () => {
    const index = await opened();
    expect(await index.vectors.modelData(MODEL.id)).toEqual(MODEL.data);
    await index.vectors.addModel(OTHER);
    await index.vectors.addModel({ ...OTHER, documents: 7 });
    expect(await embedAll(index, OTHER.id)).toBe(4);
    expect(await index.vectors.serving()).toEqual({ id: MODEL.id, dimension: 4, documents: 3, listed: 4, embedded: 4 });
    expect(await found(index, { meaning: meaning() })).toHaveLength(4);
    await index.vectors.serve(OTHER.id);
    expect(await index.vectors.serving()).toEqual({ id: OTHER.id, dimension: 4, documents: 0, listed: 4, embedded: 4 });
    expect(await found(index, { meaning: meaning() })).toEqual([]);
    expect(await found(index, { meaning: meaning({ model: OTHER.id }) })).toHaveLength(4);
    expect(await index.vectors.modelData(MODEL.id)).toBeNull();
    await expect(index.vectors.serve('nowhere')).rejects.toThrow('nowhere');
  });

  test('[SRCH-02] under a model that learned nothing, of too few words, nothing is near, and words find what is stored', async () => {
    const index = await open();
    await index.upsert(RECORDS);
    await index.vectors.addModel({ ...MODEL, dimension: 0 });
    const { texts } = await index.vectors.pending(MODEL.id, 0);
    const vectors = texts.map(({ key }) => ({ key, vector: new Float32Array(0) }));
    await index.vectors.put(MODEL.id, vectors);
    await index.vectors.serve(MODEL.id);
    const query = parseQuery('wheat', []);
    const hybrid = meaning({ mode: 'hybrid', vector: new Float32Array(0), words: query });
    expect(await found(index, { query, meaning: hybrid })).toEqual(['wheat']);
  });

  test('[SRCH-02] a record’s own vector is given back, and texts by the key that its version has', async () => {
    const index = await opened();
    const { model, vector: own } = (await index.vectors.of({ engine: 'patents', id: 'tumour' }))!;
    expect(model).toBe(MODEL.id);
    for (const [k, value] of own.entries()) expect(value).toBeCloseTo(DIRECTIONS['tumour']![k]!, 1);
    const keys = await index.vectors.sample(10);
    expect((await index.vectors.texts(keys)).map(({ title }) => title).sort()).toEqual(
      RECORDS.map(({ title }) => title).sort(),
    );
    expect(await index.vectors.texts(['99999'])).toEqual([]);
  });

  test('[SRCH-02] what is learnt from is the same whatever the order in which records came, in equal parts of data sets', async () => {
    const records = Array.from({ length: 40 }, (_, i) =>
      makeRecord(`r${i}`, { engine: i < 10 ? 'awards' : 'patents', title: `Record ${i}`, text: 'kolo '.repeat(i + 1) }),
    );
    const drawn = await Promise.all(
      [records, records.toReversed()].map(async (given) => {
        const index = await open();
        await index.upsert(given);
        return (await index.vectors.texts(await index.vectors.sample(12))).map(({ title }) => title);
      }),
    );
    expect(drawn[0]).toEqual(drawn[1]);
    const awards = records.filter(({ engine }) => engine === 'awards').map(({ title }) => title);
    expect(drawn[0]!.filter((title) => awards.includes(title))).toHaveLength(6);
  });

  test('[SRCH-02] [DATA-15] what is learnt from is the sample until the first real record is there, and real records alone then', async () => {
    const index = await open();
    const learnt = async () => {
      const texts = await index.vectors.texts(await index.vectors.sample(10));
      return { ...(await index.vectors.learnable()), titles: texts.map(({ title }) => title).sort() };
    };
    const [real, made] = ['Real', 'Made up'].map((title) => makeRecord(title, { title }));
    await index.upsert([{ ...made!, source: { ...made!.source, isSample: true } }]);
    expect(await learnt()).toEqual({ records: 1, areSample: true, titles: ['Made up'] });
    await index.upsert([real!]);
    expect(await learnt()).toEqual({ records: 1, areSample: false, titles: ['Real'] });
    await index.delete([real!]);
    expect(await learnt()).toEqual({ records: 1, areSample: true, titles: ['Made up'] });
  });

  test('[SRCH-01] with too few records that have all the words, those with some of them follow', async () => {
    const index = await open();
    await index.upsert([
      makeRecord('both', { title: 'anode cathode' }),
      ...Array.from({ length: 6 }, (_, i) => makeRecord(`a${i}`, { title: 'anode', facets: { kind: ['a'] } })),
      ...Array.from({ length: 12 }, (_, i) => makeRecord(`w${i}`, { title: 'wheat' })),
    ]);
    const query = parseQuery('anode cathode');
    const relaxTo = descriptionQuery('anode cathode');
    const relaxed = await index.search(makeQuery({ query, relaxTo }));
    expect(relaxed).toMatchObject({ total: 7, isRelaxed: true });
    expect(relaxed.hits[0]!.record.id).toBe('both');
    expect(relaxed.hits[1]!.matched).toEqual({ words: ['anode'], isByMeaning: false });
    // Filters don't decide it, so that a value's count is what one finds behind it.
    expect(await index.search(makeQuery({ query, relaxTo, facets: { kind: ['a'] } }))).toMatchObject({
      total: 6,
      isRelaxed: true,
    });
    expect(await index.search(makeQuery({ query: parseQuery('wheat'), relaxTo }))).toMatchObject({
      total: 12,
      isRelaxed: false,
    });
    expect(await index.search(makeQuery({ query }))).toMatchObject({ total: 1, isRelaxed: false });
  });

  test('[SRCH-13] a record keeps the moment when it was first stored', async () => {
    const index = await open();
    const before = new Date(Date.now() - 2_000).toISOString();
    await index.upsert([makeRecord('1', { title: 'anode' })]);
    await index.upsert([makeRecord('1', { title: 'cathode' })]);
    const after = new Date(Date.now() + 2_000).toISOString();
    const count = async (seen: { min?: string; max?: string }) =>
      (await index.search(makeQuery({ ranges: { seen } }))).total;
    expect([await count({ min: before }), await count({ min: after }), await count({ max: before })]).toEqual([
      1, 0, 0,
    ]);
    const days = await index.aggregate({ ...makeQuery(), by: { type: 'seen' } });
    expect(days).toMatchObject([{ count: 1 }]);
    expect([before.slice(0, 10), after.slice(0, 10)]).toContain(days[0]!.key);
  });
}
