import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '../../semantics/ranking/settings.ts';
import type { CatalogueIndex, Meaning, SimilarQuery } from '../index.port.ts';
import { anyRecords, type Drawn, makeQuery, makeRecord, VOCABULARY } from './records.ts';

const MODEL = { id: 'test-4', dimension: 4, documents: 1, data: null };
const ENGINES = ['patents', 'awards'] as const;

const asked = (overrides: Partial<SimilarQuery> = {}): SimilarQuery => ({
  record: { engine: 'patents', id: 'own' },
  words: VOCABULARY.map((word, at) => ({ word, weight: 20 - at })),
  take: 10,
  engines: [...ENGINES],
  exclude: [],
  settings: BUILT_IN_SETTINGS,
  limit: 5,
  ...overrides,
});

/** Gives every record a vector made of its text's letters. */
async function embedAll(index: CatalogueIndex): Promise<void> {
  await index.vectors.addModel(MODEL);
  for (let from: number | null = 0; from !== null; ) {
    const page = await index.vectors.pending(MODEL.id, from);
    await index.vectors.put(
      MODEL.id,
      page.texts.map(({ key, text }) => ({ key, vector: vectorOf(text) })),
    );
    from = page.next;
  }
  await index.vectors.serve(MODEL.id);
}

function vectorOf(text: string): Float32Array {
  const counts = ['o', 'i', 'a', 'e'].map((letter) => 1 + text.split(letter).length);
  const length = Math.hypot(...counts);
  return Float32Array.from(counts, (count) => count / length);
}

/** More like one record: the same as a search for its words in each data set, in one question. */
export function similarContract(open: () => Promise<CatalogueIndex>, drawing: Drawn = {}): void {
  describe('similar', () => {
    test('[SRCH-15] finds and ranks what a search of each data set for the same words finds, with and without vectors', async () => {
      const property = fc.asyncProperty(anyRecords, fc.boolean(), async (records, isEmbedded) => {
        const index = await (drawing.open ?? open)();
        const own = makeRecord('own', { title: 'kolo bumo rinto', text: 'sad vex' });
        await index.upsert([...records, own]);
        if (isEmbedded) await embedAll(index);
        const query = asked();
        const { words, groups } = await index.similar(query);
        const of = await index.vectors.of(query.record);
        const or = { type: 'or' as const, nodes: words.map((word) => ({ type: 'word' as const, word })) };
        const meaning: Meaning | null = of && {
          ...of,
          mode: 'hybrid',
          words: or,
          must: null,
          settings: query.settings,
          floor: null,
        };
        const expected = await Promise.all(
          ENGINES.map(async (engine) => {
            const wanted = { engines: [engine], query: or, ...(meaning && { meaning }), exclude: [query.record] };
            const { hits } = words.length > 1 ? await index.search(makeQuery({ ...wanted, limit: 5 })) : { hits: [] };
            return { engine, hits };
          }),
        );
        const told = (all: typeof groups) =>
          all.map(({ engine, hits }) => [
            engine,
            hits.map(({ record, matched, snippet }) => [record.id, matched, snippet]),
          ]);
        expect(told(groups)).toEqual(told(expected.filter(({ hits }) => hits.length > 0)));
        await index.close();
      });
      await fc.assert(property, { numRuns: Math.ceil(20 * (drawing.part ?? 1)) });
    });

    test('[SRCH-15] asks for words that are rare elsewhere, and for none that no other record has', async () => {
      const index = await open();
      const common = Array.from({ length: 30 }, (_, n) => makeRecord(`${n}`, { text: `sad bumo ${n}` }));
      const alike = makeRecord('alike', { text: 'kolo rinto' });
      await index.upsert([...common, alike, makeRecord('own', { text: 'sad bumo kolo rinto vex' })]);
      const words = ['sad', 'bumo', 'kolo', 'rinto', 'vex'].map((word) => ({ word, weight: 1 }));
      const answer = await index.similar(asked({ words, take: 2 }));
      expect(answer.words).toEqual(['kolo', 'rinto']);
      expect(answer.groups.map(({ hits }) => hits.map(({ record }) => record.id))).toEqual([['alike']]);
      await index.close();
    });

    test('[SRCH-15] leaves out what is to be left out, and shows the sample to those alone who look at it', async () => {
      const index = await open();
      const text = 'kolo rinto vex';
      const source = { ...makeRecord('x').source, isSample: true };
      await index.upsert([
        ...['own', 'one', 'two'].map((id) => makeRecord(id, { text })),
        ...['s1', 's2'].map((id) => makeRecord(id, { text, source })),
      ]);
      const ids = async (overrides: Partial<SimilarQuery>) =>
        (await index.similar(asked(overrides))).groups.flatMap(({ hits }) => hits.map(({ record }) => record.id));
      expect(await ids({})).toEqual(['one', 'two']);
      expect(await ids({ exclude: [{ engine: 'patents', id: 'one' }] })).toEqual(['two']);
      expect(await ids({ only: 'sample' })).toEqual(['s1', 's2']);
      expect(await ids({ words: [{ word: 'kolo', weight: 1 }] })).toEqual([]);
      await expect(index.similar(asked(), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
      await index.close();
    });
  });
}
