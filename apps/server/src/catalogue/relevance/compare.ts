import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import type { CatalogueRecord } from '../record.ts';
import { dot } from '../semantics/model/semantic-model.ts';
import type { About, ComparedRecord, HashedRef } from './about.ts';
import { withCompared } from './subject.ts';

/** Of those that are likeliest by their words. What is on topic stands among them but for one in twelve. */
export const COMPARED_MAX = 150;
/** A record’s title and its first sentence or two: with three times as much what is told apart is the same, and later. */
const CHARACTERS_MAX = 320;
/** Vectors of 384 numbers, six megabytes. */
const KEPT_MAX = 4_000;

/** Holds records against what a subject says, by a sentence encoder. */
export type Compare = (about: About, text: string) => Promise<About>;

/**
 * `index` and `encoder` are asked once for each record as it is: what was encoded is kept. Without an answer of the encoder the
 * subject is as it was.
 */
export function comparer(
  { index, encoder }: { index: Pick<CatalogueIndex, 'likeliest' | 'get'>; encoder: Pick<SentenceEncoder, 'encode'> },
  onError: (error: unknown) => void,
): Compare {
  const kept = new Map<string, Float32Array>();

  /** What is being compared, by subject and text: a page asks for one project many times at once. */
  const running = new Map<string, Promise<About>>();

  /** What went wrong is told once, not with each page. */
  const told = new Set<string>();

  async function compare(about: About, text: string): Promise<About> {
    const likeliest = await index.likeliest(about, COMPARED_MAX);
    if (likeliest.length === 0) return about;
    const own = `subject ${text}`;
    const open = await missing(likeliest);
    if (!kept.has(own)) open.push([own, text]);
    const vectors = await encoder.encode(open.map(([, each]) => each));
    for (const [at, [key]] of open.entries()) kept.set(key, vectors[at]!);
    const subject = used(own)!;
    const compared = likeliest.flatMap(({ ref, hash }): ComparedRecord[] => {
      const vector = used(hash);
      return vector ? [{ ...ref, hash, similarity: rounded(dot(subject, vector)) }] : [];
    });
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_MAX) break;
      kept.delete(oldest);
    }
    return withCompared(about, compared);
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

  /** By hash, what records say whose vectors are not kept. */
  async function missing(all: HashedRef[]): Promise<[string, string][]> {
    const open = all.filter(({ hash }) => !kept.has(hash));
    const records = open.length === 0 ? [] : await index.get(open.map(({ ref }) => ref));
    return open.flatMap(({ hash }, at): [string, string][] => {
      const record = records[at];
      return record ? [[hash, encodedText(record)]] : [];
    });
  }

  /** The newest of those that are kept from now on. */
  function used(key: string): Float32Array | undefined {
    const vector = kept.get(key);
    if (vector) {
      kept.delete(key);
      kept.set(key, vector);
    }
    return vector;
  }
}

/** What it says first. */
const encodedText = ({ title, text }: CatalogueRecord): string => `${title}. ${text}`.slice(0, CHARACTERS_MAX);

/** So that a subject's key, and what is kept by it, doesn't hang on the last bits of a processor's arithmetic. */
const rounded = (similarity: number): number => Math.round(similarity * 1_000) / 1_000;
