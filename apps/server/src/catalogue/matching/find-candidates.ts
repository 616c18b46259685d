import { ENGINES } from '@groundwork/contract/engines';
import { ENCODER_MODEL, encodedText } from '../encoder/encoded-text.ts';
import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import type { HashedRef } from '../index/vectors.port.ts';
import { inBothSpellings } from '../query/american-spelling.ts';
import { descriptionQuery } from '../query/description-query.ts';
import type { QueryNode } from '../query/query-tree.ts';
import { type CatalogueRecord, type RecordRef, refKey } from '../record.ts';
import { middleOf } from './chunks.ts';
import type { Subject, SubjectVectors } from './subject.ts';

/** Cosines of a record with the subject's vectors. */
export interface Nearness {
  whole: number;
  technology: number;
  use: number;
  sentence: number;
  neighbors: number;
}

export interface Candidate {
  record: CatalogueRecord;
  hash: string;
  /** Null for a record that was not compared. */
  nearness: Nearness | null;
}

export interface Candidates {
  found: Candidate[];
  /** How near the nearest, the tenth and the hundredth record of all lie to the whole. */
  density: { nearest: number; tenth: number; hundredth: number };
}

interface Sources {
  index: Pick<CatalogueIndex, 'searchRefs' | 'get' | 'vectors'>;
  encoder: Pick<SentenceEncoder, 'encode'> | null;
  /** Only the sample, for those who look at it alone. */
  only?: 'sample' | undefined;
}

/** So many of each data set and of all that lie nearest to each vector, and that rank first by words. */
const NEAREST_PER_ENGINE = 40;
const NEAREST_OVERALL = 250;
const BY_WORDS_PER_ENGINE = 25;
const BY_WORDS_OVERALL = 150;
const BY_PHRASE = 40;
const PHRASES_MAX = 12;
/** The records whose middle says where the subject's field lies: those nearest to the whole, if they are near at all. */
const NEIGHBORS = 10;
const NEIGHBOR_MIN = 0.4;
/** Records without a vector, yet, that are encoded for it: half a second. */
const ENCODED_MAX = 200;
const RECORDS_AT_ONCE = 400;

/** Records that may belong to a subject: by its words, its phrases and its vectors, each once; or, of `among`, these alone. */
export async function findCandidates(
  subject: Subject,
  vectors: SubjectVectors | null,
  sources: Sources,
  signal?: AbortSignal,
  among?: RecordRef[],
): Promise<Candidates> {
  const given = among ?? [...(await foundByWords(subject, sources, signal)), ...subject.accepted];
  const compared = vectors && (await compare(vectors, given, among ? 0 : NEAREST_PER_ENGINE, sources, signal));
  const asked = among && new Set(among.map(refKey));
  const all = compared ? compared.records : await listed(given, sources);
  const places = [...all.keys()].filter((at) => !asked || asked.has(refKey(all[at]!.ref)));
  const refs = places.map((at) => all[at]!);
  const records = await readAll(
    refs.map(({ ref }) => ref),
    sources,
    signal,
  );
  const found = refs.flatMap(({ hash }, at): Candidate[] => {
    const record = records[at];
    return record ? [{ record, hash, nearness: compared ? compared.nearnessAt(places[at]!) : null }] : [];
  });
  const fresh =
    vectors && sources.encoder ? await compareFresh(found, vectors, sources.encoder, compared?.neighbors ?? null) : [];
  const ranked = [...(compared?.wholes ?? []), ...fresh].sort((one, other) => other - one);
  const at = (place: number) => ranked[Math.min(place, ranked.length - 1)] ?? 0;
  return { found, density: { nearest: at(0), tenth: at(9), hundredth: at(99) } };
}

async function foundByWords({ text, phrases }: Subject, { index, only }: Sources, signal?: AbortSignal) {
  const ask = async (query: QueryNode | null, engines: readonly (typeof ENGINES)[number][], limit: number) => {
    if (!query) return [];
    const asked = { engines: [...engines], query: inBothSpellings(query), ...(only && { only }) };
    return (await index.searchRefs({ ...asked, sort: 'relevance', direction: 'desc', limit }, signal)).refs;
  };
  const words = descriptionQuery(text);
  const named = phrases
    .flatMap(({ phrase, variants }) => [phrase, ...variants])
    .filter((phrase) => /[\s-]/.test(phrase))
    .slice(0, PHRASES_MAX);
  const found = await Promise.all([
    ask(words, ENGINES, BY_WORDS_OVERALL),
    ...ENGINES.map((engine) => ask(words, [engine], BY_WORDS_PER_ENGINE)),
    ...named.map((phrase) => ask({ type: 'phrase', words: phrase.split(/[\s-]+/) } as QueryNode, ENGINES, BY_PHRASE)),
  ]);
  return once(found.flat());
}

const once = (refs: RecordRef[]): RecordRef[] => [...new Map(refs.map((ref) => [refKey(ref), ref])).values()];

async function compare(
  { whole, technology, use, sentences }: SubjectVectors,
  given: RecordRef[],
  perEngine: number,
  { index, only }: Sources,
  signal?: AbortSignal,
) {
  const asked = { model: ENCODER_MODEL.id, engines: ENGINES, only };
  const own = [whole, technology, use, ...sentences];
  const first = await index.vectors.neighbors(
    { ...asked, vectors: own, perEngine, overall: NEAREST_OVERALL, also: given },
    signal,
  );
  const wholeAt = (at: number) => first.cosines[at * own.length]!;
  const nearest = [...first.records.keys()]
    .filter((at) => wholeAt(at) >= NEIGHBOR_MIN)
    .sort((one, other) => wholeAt(other) - wholeAt(one))
    .slice(0, NEIGHBORS);
  const of = await Promise.all(nearest.map((at) => index.vectors.of(first.records[at]!.ref)));
  const known = of.flatMap((each) => (each?.model === ENCODER_MODEL.id ? [each.vector] : []));
  const neighbors = known.length > 0 ? middleOf(known) : null;
  const all = neighbors ? [...own, neighbors] : own;
  const also = first.records.map(({ ref }) => ref);
  const second = await index.vectors.neighbors({ ...asked, vectors: all, perEngine: 0, overall: 0, also }, signal);
  return {
    records: second.records,
    neighbors,
    wholes: [...first.records.keys()].map(wholeAt).filter((cosine) => !Number.isNaN(cosine)),
    nearnessAt(at: number): Nearness | null {
      const cosines = second.cosines.subarray(at * all.length, (at + 1) * all.length);
      return Number.isNaN(cosines[0]!) ? null : nearnessOf(cosines, sentences.length, neighbors !== null);
    },
  };
}

function nearnessOf(cosines: Float32Array, sentences: number, hasNeighbors: boolean): Nearness {
  const [whole, technology, use] = cosines as unknown as [number, number, number];
  return {
    whole,
    technology,
    use,
    sentence: Math.max(whole, ...cosines.subarray(3, 3 + sentences)),
    neighbors: hasNeighbors ? cosines[3 + sentences]! : 0,
  };
}

/** Encodes what has no vector in the index, yet, as it would be there. Returns how near to the whole of the subject it lies. */
async function compareFresh(
  found: Candidate[],
  { whole, technology, use, sentences }: SubjectVectors,
  encoder: Pick<SentenceEncoder, 'encode'>,
  neighbors: Float32Array | null,
): Promise<number[]> {
  const fresh = found.filter(({ nearness }) => nearness === null).slice(0, ENCODED_MAX);
  const encoded = await encoder.encode(fresh.map(({ record }) => encodedText(record)));
  const own = encoded
    .map((vector) => ({ vector, cosine: cosineOf(whole, vector) }))
    .filter(({ cosine }) => cosine >= NEIGHBOR_MIN)
    .sort((one, other) => other.cosine - one.cosine)
    .slice(0, NEIGHBORS);
  const middle = neighbors ?? (own.length > 0 ? middleOf(own.map(({ vector }) => vector)) : null);
  const all = [whole, technology, use, ...sentences, ...(middle ? [middle] : [])];
  for (const [at, candidate] of fresh.entries()) {
    const cosines = Float32Array.from(all, (vector) => cosineOf(vector, encoded[at]!));
    candidate.nearness = nearnessOf(cosines, sentences.length, middle !== null);
  }
  return fresh.flatMap(({ nearness }) => nearness?.whole ?? []);
}

/** For vectors of length one. */
export const cosineOf = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, place) => sum + value * other[place]!, 0);

/** Those of the given ones that searches list. */
async function listed(refs: RecordRef[], { index, only }: Sources): Promise<HashedRef[]> {
  const { records } = await index.vectors.neighbors({
    model: '',
    vectors: [],
    engines: [],
    perEngine: 0,
    overall: 0,
    also: refs,
    only,
  });
  return records;
}

async function readAll(refs: RecordRef[], { index }: Sources, signal?: AbortSignal) {
  const pages = Array.from({ length: Math.ceil(refs.length / RECORDS_AT_ONCE) }, (_, page) =>
    refs.slice(page * RECORDS_AT_ONCE, (page + 1) * RECORDS_AT_ONCE),
  );
  return (await Promise.all(pages.map((page) => index.get(page, signal)))).flat();
}
