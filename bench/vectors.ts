import type { IndexQuery } from '../apps/server/src/catalogue/index/index.port.ts';
import { dot, normalised } from '../apps/server/src/catalogue/semantics/model/semantic-model.ts';
import { BUILT_IN_SETTINGS } from '../apps/server/src/catalogue/semantics/ranking/settings.ts';
import { ENGINE, openCatalogue, RECORDS, withFolder } from './catalogue.ts';
import { makeRecord } from './corpus.ts';
import { printTable, round, spread, timed } from './measure.ts';
import { randomNumbers } from './random.ts';

const DIMENSION = 384;
const SUBJECTS = 2_000;
const QUERIES = 200;
const BATCH = 500;
const MODEL = 'bench';

/** Searching by meaning over many vectors, and how many of the truly nearest ten are found. */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const index = await openCatalogue(folder, 1);
    const vectors = Array.from({ length: RECORDS }, (_, i) => vectorOf(i));
    await index.vectors.addModel({ id: MODEL, dimension: DIMENSION, documents: 0, data: null });
    for (let from = 0; from < RECORDS; from += BATCH) {
      await index.upsert(Array.from({ length: BATCH }, (_, i) => ({ ...makeRecord(from + i), text: '' })));
    }
    const storing = await timed(async () => {
      for (let from: number | null = 0; from !== null; ) {
        const page = await index.vectors.pending(MODEL, from);
        await index.vectors.put(
          MODEL,
          page.texts.map(({ key }) => ({ key, vector: vectors[Number(key) - 1]! })),
        );
        from = page.next;
      }
    });
    await index.vectors.serve(MODEL);
    const near = (vector: Float32Array, limit: number): Omit<IndexQuery, 'offset'> => ({
      engines: [ENGINE],
      query: null,
      meaning: {
        mode: 'semantic',
        model: MODEL,
        vector,
        words: null,
        must: null,
        settings: BUILT_IN_SETTINGS,
        floor: null,
      },
      sort: 'relevance',
      direction: 'desc',
      limit,
    });
    const ask = (query: Float32Array, limit: number) => index.search({ ...near(query, limit), offset: 0 });
    const loading = await timed(() => ask(vectorOf(RECORDS), 10));
    const times: number[] = [];
    const refTimes: number[] = [];
    const exactTimes: number[] = [];
    let found = 0;
    for (let i = 0; i < QUERIES; i++) {
      const query = vectorOf(RECORDS + i);
      const asked = await timed(() => ask(query, 10));
      times.push(asked.ms);
      // Another query, since what was found is kept.
      refTimes.push((await timed(() => index.searchRefs(near(vectorOf(RECORDS + QUERIES + i), 10)))).ms);
      const exact = await timed(() => nearest(query, vectors));
      exactTimes.push(exact.ms);
      found += asked.value.hits.filter(({ record }) => exact.value.has(`P${record.id.slice(1)}`)).length;
    }
    printTable(
      ['what', 'measured'],
      [
        ['vectors, numbers each', `${RECORDS.toLocaleString('en')}, ${DIMENSION}`],
        ['storing them, vectors/s', round((RECORDS / storing.ms) * 1000)],
        ['the first search, which loads them, ms', round(loading.ms)],
        ['a search by meaning, ten whole records with it, p50 / p95, ms', spread(times)],
        ['the same for ten references, p50 / p95, ms', spread(refTimes)],
        ['comparing with all of them in memory, no records, p50 / p95, ms', spread(exactTimes)],
        ['recall@10', (found / (QUERIES * 10)).toFixed(4)],
      ],
    );
    await index.close();
  });
}

/** Vectors of subjects, each record a mixture of its own subject, another, and what is its alone. */
function vectorOf(i: number): Float32Array {
  const random = randomNumbers(i + 1);
  const [one, other] = [centre(Math.floor(random() * SUBJECTS)), centre(Math.floor(random() * SUBJECTS))];
  return normalised(Float32Array.from(one, (value, k) => value + 0.5 * other[k]! + 1.2 * (random() - 0.5)));
}

const centres = new Map<number, Float32Array>();

function centre(subject: number): Float32Array {
  let vector = centres.get(subject);
  if (!vector) {
    const random = randomNumbers(1_000_000 + subject);
    vector = Float32Array.from({ length: DIMENSION }, () => random() + random() - 1);
    centres.set(subject, vector);
  }
  return vector;
}

function nearest(query: Float32Array, vectors: Float32Array[]): Set<string> {
  const scores = Float32Array.from(vectors, (vector) => dot(query, vector));
  const tenth = scores.slice().sort().at(-10)!;
  const ids = new Set<string>();
  scores.forEach((score, i) => {
    if (score >= tenth) ids.add(`P${i}`);
  });
  return ids;
}
