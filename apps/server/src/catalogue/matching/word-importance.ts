import type { SentenceEncoder } from '../encoder/sentence-encoder.port.ts';
import { foldedWords } from '../query/fold.ts';
import { stemOf, subjectStems } from '../semantics/analyse.ts';
import { chunksOf, middleOfChunks } from './chunks.ts';

/** The weight of a word in its text, by its stem: 1 for an average word of it. A word that is not here was not read. */
export type WordImportance = Record<string, number>;

/** Words that are read: each costs a reading of the part that it stands in. Few descriptions have more in their phrases. */
const WORDS_MAX = 40;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * How much of what a text means hangs on each of its words: how far the encoder's vector of the text moves when the word is left out.
 * Words of the phrases are read first. Of a stick that measures nitrate in soil "nitrate" moves it, and "stick" hardly, though fewer records have a stick.
 */
export async function importanceOf(
  { text, phrases }: { text: string; phrases: readonly { phrase: string }[] },
  encoder: Pick<SentenceEncoder, 'encode'> | null,
): Promise<WordImportance> {
  const told = new Set(subjectStems(text));
  const ofPhrases = phrases.flatMap(({ phrase }) => subjectStems(phrase)).filter((stem) => told.has(stem));
  const stems = [...new Set([...ofPhrases, ...told])].filter((stem) => !/^\d+$/.test(stem)).slice(0, WORDS_MAX);
  if (!encoder || stems.length === 0) return {};
  const chunks = chunksOf(text);
  const variants = stems.flatMap((stem) =>
    chunks.flatMap((chunk, place) => {
      const without = chunk.replace(WORD, (word) => (stemOfWord(word) === stem ? '' : word));
      return without === chunk ? [] : [{ stem, place, without }];
    }),
  );
  const encoded = await encoder.encode([...chunks, ...variants.map(({ without }) => without)]);
  const parts = encoded.slice(0, chunks.length);
  const whole = middleOfChunks(parts, chunks);
  const moved = stems.map((stem) => {
    const own = [...parts];
    variants.forEach((variant, at) => {
      if (variant.stem === stem) own[variant.place] = encoded[chunks.length + at]!;
    });
    const middle = middleOfChunks(own, chunks);
    return 1 - middle.reduce((sum, value, at) => sum + value * whole[at]!, 0);
  });
  const mean = moved.reduce((sum, each) => sum + each, 0) / moved.length || 1;
  return Object.fromEntries(stems.map((stem, at) => [stem, Math.round((1_000 * moved[at]!) / mean) / 1_000]));
}

const stemOfWord = (word: string): string => stemOf(foldedWords(word)[0] ?? '');
