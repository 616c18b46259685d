import { join } from 'node:path';
import { FUNCTION_WORDS } from '../../apps/server/src/catalogue/query/content-words.ts';
import { foldedWords } from '../../apps/server/src/catalogue/query/fold.ts';
import { random } from '../../apps/server/src/catalogue/sample/random.ts';
import type { Collection } from '../../apps/server/test/evaluation/collection.ts';
import { mean } from '../../apps/server/test/evaluation/metrics.ts';
import { fixturesDir } from '../../apps/server/test/fixtures-dir.ts';
import { readPublishedRecords } from '../../apps/server/test/published-records.ts';
import { printTable } from '../measure.ts';
import { gain, judge, percent } from './judge.ts';
import { answersOf } from './systems.ts';

const KNOWN_QUERIES = 300;
const TEXT_MIN = 200;
const TITLE_WORDS_MIN = 4;
const FOLDERS = { awards: 'awards', topics: 'funding', patents: 'patents', trials: 'clinical_trials' };

/**
 * Cases that the test collections are not: short queries, short documents, few answers, a mixed catalogue, and a record
 * sought by its own title, where one answer is right and everything like it is wrong. None of them chose the settings;
 * they show where the semantics must stay out.
 */
async function harderCases(collections: Collection[]): Promise<Collection[]> {
  const published = await knownItems();
  const made = [shortQueries, shortDocuments, fewAnswers].flatMap((make) => collections.map(make));
  return [...made, ...mixtureOf(collections, published), ...published];
}

export async function judgeStress(collections: Collection[]): Promise<void> {
  console.log('\nHarder cases\n');
  const rows: string[][] = [];
  for (const collection of await harderCases(collections)) {
    const answers = await answersOf(collection);
    const reference = judge(answers, answers.reference);
    const [keyword, hybrid] = [judge(answers, answers.keyword), judge(answers, answers.hybrid)];
    rows.push([
      collection.name,
      `${collection.documents.length}`,
      mean(reference.ndcg10).toFixed(3),
      percent(gain(keyword.ndcg10, reference.ndcg10)),
      percent(gain(hybrid.ndcg10, reference.ndcg10)),
      `${mean(reference.mrr).toFixed(3)}`,
      percent(gain(hybrid.mrr, reference.mrr)),
      percent(gain(hybrid.recall100, reference.recall100)),
    ]);
  }
  printTable(
    ['case', 'documents', 'BM25: nDCG@10', 'keyword', 'hybrid', 'BM25: MRR', 'hybrid', 'hybrid: recall@100'],
    rows,
  );
}

/** Three of a query's words, as people type them. */
function shortQueries(collection: Collection): Collection {
  const { sample } = random('short queries', collection.name);
  const queries = collection.queries.map((query) => {
    const words = [...new Set(foldedWords(query.text))].filter((word) => !FUNCTION_WORDS.has(word));
    return { ...query, text: sample(words, 3).join(' ') };
  });
  return { ...collection, name: `${collection.name}, 3 words asked`, queries };
}

/** The title, or the first twenty words. */
function shortDocuments(collection: Collection): Collection {
  const documents = collection.documents.map(({ id, title, text }) => ({
    id,
    title,
    text: title.trim() === '' ? text.split(/\s+/).slice(0, 20).join(' ') : '',
  }));
  return { ...collection, name: `${collection.name}, titles only`, documents };
}

/** Two answers a query at most; the others leave the collection. */
function fewAnswers(collection: Collection): Collection {
  const kept = new Set<number>();
  for (const { relevant } of collection.queries) for (const place of [...relevant.keys()].slice(0, 2)) kept.add(place);
  const judged = new Set(collection.queries.flatMap(({ relevant }) => [...relevant.keys()]));
  const places = collection.documents.map((_, place) => place).filter((place) => kept.has(place) || !judged.has(place));
  const placeNow = new Map(places.map((place, now) => [place, now]));
  const queries = collection.queries.map((query) => ({
    ...query,
    relevant: new Map(
      [...query.relevant].flatMap(([place, grade]) => (placeNow.has(place) ? [[placeNow.get(place)!, grade]] : [])),
    ),
  }));
  const documents = places.map((place) => collection.documents[place]!);
  return { name: `${collection.name}, few answers`, documents, queries };
}

/** Each collection's queries over the documents of all, published records among them. */
function mixtureOf(collections: Collection[], published: Collection[]): Collection[] {
  const documents = [...collections, ...published].flatMap((collection) => collection.documents);
  let start = 0;
  return collections.map(({ name, documents: own, queries }) => {
    const from = start;
    start += own.length;
    const moved = queries.map((query) => ({
      ...query,
      relevant: new Map([...query.relevant].map(([place, grade]) => [place + from, grade])),
    }));
    return { name: `${name}, in a mixed catalogue`, documents, queries: moved };
  });
}

/** Records of the published files without their titles; the titles are the queries. */
async function knownItems(): Promise<Collection[]> {
  if (!fixturesDir) return [];
  const collections: Collection[] = [];
  for (const [name, folder] of Object.entries(FOLDERS)) {
    const records = (await readPublishedRecords(join(fixturesDir, 'data'), [folder])).filter(
      ({ title, text }) => text.length >= TEXT_MIN && foldedWords(title).length >= TITLE_WORDS_MIN,
    );
    if (records.length < KNOWN_QUERIES) continue;
    const places = random('known items', name).sample([...records.keys()], KNOWN_QUERIES);
    collections.push({
      name: `${name}, sought by title`,
      documents: records.map(({ id, text }) => ({ id, title: '', text })),
      queries: places.map((place) => ({ text: records[place]!.title, relevant: new Map([[place, 1]]) })),
    });
  }
  return collections;
}
