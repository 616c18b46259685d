import { ENCODER_MODEL, encodedText } from '../encoder/encoded-text.ts';
import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { inBothSpellings } from '../query/american-spelling.ts';
import { descriptionQuery } from '../query/description-query.ts';
import type { RecordRef } from '../record.ts';
import { dot } from '../semantics/model/semantic-model.ts';
import type { About, ComparedRecord, HashedRef } from './about.ts';
import { withCompared } from './subject.ts';

/**
 * Of those that are likeliest by their words. To go on while these say much the same brought next to nothing: what is missing has few
 * of the words that the subject was taken to rest on. Hence also what ranks first for all of its words, as any search would find it.
 */
export const COMPARED_MAX = 150;
const COMPARED_BY_TEXT_MAX = 100;
/** And what lies nearest of all, whatever its words, where records have vectors by the encoder. */
const NEAREST_MAX = 100;
/** Projects of which is kept how near records lie, some ten megabytes: whoever comes back waits for nothing. */
const SUBJECTS_MAX = 1_000;
/** Records' vectors of 384 numbers, six megabytes: projects of one field have many in common. */
const VECTORS_MAX = 4_000;

/** Holds records against what a subject says, by a sentence encoder. */
export type Compare = (about: About, text: string) => Promise<About>;

interface Needed {
  index: Pick<CatalogueIndex, 'likeliest' | 'likeliestByText' | 'nearness' | 'get'>;
  encoder: Pick<SentenceEncoder, 'encode'>;
}

/** A subject's vector, and how near records lie to it by their hash. */
interface Subject {
  vector: Float32Array;
  known: Map<string, number>;
}

/**
 * A record that has no vector by the encoder in the index (yet) is encoded, once as it is: that is kept. Without an answer of the
 * encoder the subject is as it was.
 */
export function comparer({ index, encoder }: Needed, onError: (error: unknown) => void): Compare {
  /** By what they say. */
  const subjects = new Map<string, Subject>();
  const vectors = new Map<string, Float32Array>();

  /** What is being compared, by subject and text: a page asks for one project many times at once. */
  const running = new Map<string, Promise<About>>();

  /** What went wrong is told once, not with each page. */
  const told = new Set<string>();

  async function compare(about: About, text: string): Promise<About> {
    const query = descriptionQuery(text);
    const [byWords, byText] = await Promise.all([
      index.likeliest(about, COMPARED_MAX),
      query ? index.likeliestByText(about, inBothSpellings(query), COMPARED_BY_TEXT_MAX) : [],
    ]);
    const { vector, known } = subjects.get(text) ?? { vector: (await encoder.encode([text]))[0]!, known: new Map() };
    const isOpen = ({ hash }: HashedRef) => !known.has(hash);
    const likeliest = [...new Map([...byWords, ...byText].map((each) => [keyOf(each.ref), each])).values()];
    const open = likeliest.filter(isOpen).map(({ ref }) => ref);
    const near = await index.nearness(about, { model: ENCODER_MODEL.id, values: vector }, open, NEAREST_MAX);
    for (const { hash, similarity } of near) known.set(hash, rounded(similarity));
    for (const [hash, similarity] of await similaritiesOf(vector, likeliest.filter(isOpen)))
      known.set(hash, similarity);
    const compared = new Map<string, ComparedRecord>();
    for (const { ref, hash } of [
      ...likeliest,
      ...near.map(({ engine, id, hash }) => ({ ref: { engine, id }, hash })),
    ]) {
      const similarity = known.get(hash);
      if (similarity !== undefined) compared.set(keyOf(ref), { ...ref, hash, similarity });
    }
    const stillKnown = new Map([...compared.values()].map(({ hash, similarity }) => [hash, similarity]));
    keep(subjects, text, { vector, known: stillKnown }, SUBJECTS_MAX);
    return withCompared(about, [...compared.values()]);
  }

  /** By hash. A record that is gone meanwhile has none. */
  async function similaritiesOf(subject: Float32Array, records: HashedRef[]): Promise<[string, number][]> {
    const fresh = records.filter(({ hash }) => !vectors.has(hash));
    const texts = (fresh.length === 0 ? [] : await index.get(fresh.map(({ ref }) => ref))).map(
      (record) => record && encodedText(record),
    );
    const found = fresh.flatMap(({ hash }, at) => (texts[at] ? [{ hash, text: texts[at] }] : []));
    const encoded = found.length === 0 ? [] : await encoder.encode(found.map((each) => each.text));
    for (const [at, { hash }] of found.entries()) keep(vectors, hash, encoded[at]!, VECTORS_MAX);
    return records.flatMap(({ hash }): [string, number][] => {
      const vector = vectors.get(hash);
      if (!vector) return [];
      keep(vectors, hash, vector, VECTORS_MAX);
      return [[hash, rounded(dot(subject, vector))]];
    });
  }

  return (about, text) => {
    const key = `${about.key} ${text}`;
    const comparing =
      running.get(key) ??
      compare(about, text)
        .catch((error) => {
          const { message } = error as Error;
          if (!told.has(message)) onError(error);
          told.add(message);
          return about;
        })
        .finally(() => running.delete(key));
    running.set(key, comparing);
    return comparing;
  };
}

/** As the newest, without the oldest beyond so many. */
function keep<Value>(kept: Map<string, Value>, key: string, value: Value, max: number): void {
  kept.delete(key);
  kept.set(key, value);
  for (const oldest of kept.keys()) {
    if (kept.size <= max) break;
    kept.delete(oldest);
  }
}

const keyOf = ({ engine, id }: RecordRef): string => `${engine}/${id}`;

/** So that a subject's key, and what is kept by it, doesn't hang on the last bits of a processor's arithmetic. */
const rounded = (similarity: number): number => Math.round(similarity * 1_000) / 1_000;
