import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { Encodes } from '../reading/find-passages.ts';
import { stemOf } from '../words/stems.ts';

/** The words of a question by their stems. */
export interface AskedWords {
  /** How much of what is asked each tells. */
  words: ReadonlyMap<string, number>;
  /** Those that hardly any record has and much of the question hangs on: what has one is asked about. */
  rare: ReadonlySet<string>;
  /** How many records have each. */
  counts: ReadonlyMap<string, number>;
}

/** So few records have a rare word, and so much of the question hangs on it at least. */
const RARE_MAX = 5;
const RARE_SHARE = 0.2;

/** Words alike in sense stand beside each other in many questions: leaving out one of them moves little. */
const MOVED_MIN = 0.005;

/**
 * How much each word tells of a question: a word that few records have more than one that many have, and one without
 * which the question means something else more than one without which it means the same ("ways", "result").
 * @param words as typed, compounds in parts
 */
export async function weighWords(
  question: string,
  words: readonly string[],
  {
    index,
    engines,
    encoder,
    isOnRecord = false,
    signal,
  }: {
    index: Pick<CatalogueIndex, 'aggregate'>;
    engines: readonly Engine[];
    encoder: Encodes | null;
    /** Leave out what no record of these has. */
    isOnRecord?: boolean;
    signal?: AbortSignal | undefined;
  },
): Promise<AskedWords> {
  const typed = [...new Map(words.map((word) => [stemOf(word), word]))];
  if (typed.length === 0) return { words: new Map(), rare: new Set(), counts: new Map() };
  const count = async (word: string | null) => {
    const query = word === null ? null : ({ type: 'word', word } as const);
    const rows = await index.aggregate({ engines: [...engines], query, by: { type: 'all' } }, signal);
    return rows.reduce((sum, row) => sum + row.count, 0);
  };
  const [all, ...counts] = await Promise.all([count(null), ...typed.map(([, word]) => count(word))]);
  const moved = encoder
    ? await movedBy(
        question,
        typed.map(([stem]) => stem),
        encoder,
      )
    : null;
  const weighed = typed
    .map(([stem], at) => {
      const found = counts[at]!;
      return { stem, found, weight: Math.log(1 + (all + 1) / (found + 1)) * Math.sqrt(moved?.[at] ?? 1) };
    })
    .filter(({ found }) => found > 0 || !isOnRecord);
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0);
  const rare = weighed.filter(
    ({ found, weight }) => found > 0 && found <= RARE_MAX && found < all / RARE_MAX && weight >= RARE_SHARE * whole,
  );
  return {
    words: new Map(weighed.map(({ stem, weight }) => [stem, weight])),
    rare: new Set(rare.map(({ stem }) => stem)),
    counts: new Map(weighed.map(({ stem, found }) => [stem, found])),
  };
}

const WORD = /[\p{L}\p{N}]+/gu;

/** How far the sense of a question moves when each of its words is left out. */
async function movedBy(question: string, stems: readonly string[], encoder: Encodes): Promise<number[]> {
  const without = stems.map((stem) =>
    question.replace(WORD, (word) => (stemOf(word.toLowerCase()) === stem ? '' : word)).replace(/\s+/g, ' '),
  );
  const [whole, ...others] = await encoder.encode([question, ...without]);
  return others.map((other) => {
    const cosine = other.reduce((sum, value, at) => sum + value * whole![at]!, 0);
    return Math.max(MOVED_MIN, 1 - cosine);
  });
}
