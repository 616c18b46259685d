import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { inBothSpellings } from '../query/american-spelling.ts';
import { descriptionQuery } from '../query/description-query.ts';
import type { CatalogueRecord } from '../record.ts';
import { dot } from '../semantics/model/semantic-model.ts';
import type { About, ComparedRecord, HashedRef } from './about.ts';
import { withCompared } from './subject.ts';

/**
 * Of those that are likeliest by their words. To go on while these say much the same brought next to nothing: what is missing has few
 * of the words that the subject was taken to rest on. Hence also what ranks first for all of its words, as any search would find it.
 */
export const COMPARED_MAX = 150;
const COMPARED_BY_TEXT_MAX = 100;
/** A record’s title and its first sentences, about what the encoder reads: with more, what is told apart is the same, and later. */
const CHARACTERS_MAX = 600;
/** Projects of which is kept how near records lie, some ten megabytes: whoever comes back waits for nothing. */
const SUBJECTS_MAX = 1_000;
/** Records' vectors of 384 numbers, six megabytes: projects of one field have many in common. */
const VECTORS_MAX = 4_000;

/** Holds records against what a subject says, by a sentence encoder. */
export type Compare = (about: About, text: string) => Promise<About>;

/**
 * `index` and `encoder` are asked once for each record as it is: what was encoded is kept. Without an answer of the encoder the
 * subject is as it was.
 */
export function comparer(
  {
    index,
    encoder,
  }: { index: Pick<CatalogueIndex, 'likeliest' | 'likeliestByText' | 'get'>; encoder: Pick<SentenceEncoder, 'encode'> },
  onError: (error: unknown) => void,
): Compare {
  /** By what they say, how near records lie by their hash. */
  const subjects = new Map<string, Map<string, number>>();
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
    const likeliest = [
      ...new Map([...byWords, ...byText].map((each) => [`${each.ref.engine}/${each.ref.id}`, each])).values(),
    ];
    if (likeliest.length === 0) return about;
    const known = subjects.get(text) ?? new Map<string, number>();
    const open = likeliest.filter(({ hash }) => !known.has(hash));
    if (open.length > 0) for (const [hash, similarity] of await similaritiesOf(text, open)) known.set(hash, similarity);
    const compared = likeliest.flatMap(({ ref, hash }): ComparedRecord[] => {
      const similarity = known.get(hash);
      return similarity === undefined ? [] : [{ ...ref, hash, similarity }];
    });
    keep(subjects, text, new Map(compared.map(({ hash, similarity }) => [hash, similarity])), SUBJECTS_MAX);
    return withCompared(about, compared);
  }

  /** By hash. A record that is gone meanwhile has none. */
  async function similaritiesOf(text: string, records: HashedRef[]): Promise<[string, number][]> {
    const fresh = records.filter(({ hash }) => !vectors.has(hash));
    const texts = (fresh.length === 0 ? [] : await index.get(fresh.map(({ ref }) => ref))).map(
      (record) => record && encodedText(record),
    );
    const found = fresh.flatMap(({ hash }, at) => (texts[at] ? [{ hash, text: texts[at] }] : []));
    const [subject, ...encoded] = await encoder.encode([text, ...found.map((each) => each.text)]);
    for (const [at, { hash }] of found.entries()) keep(vectors, hash, encoded[at]!, VECTORS_MAX);
    return records.flatMap(({ hash }): [string, number][] => {
      const vector = vectors.get(hash);
      if (!vector) return [];
      keep(vectors, hash, vector, VECTORS_MAX);
      return [[hash, rounded(dot(subject!, vector))]];
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

/** What it says first. */
const encodedText = ({ title, text }: CatalogueRecord): string => `${title}. ${text}`.slice(0, CHARACTERS_MAX);

/** So that a subject's key, and what is kept by it, doesn't hang on the last bits of a processor's arithmetic. */
const rounded = (similarity: number): number => Math.round(similarity * 1_000) / 1_000;
