import type { WordVectors } from '../encoder/sentence-encoder.port.ts';
import nameHead from './name-head.json' with { type: 'json' };

/** Fitted to descriptions with names put into them (`npm run evaluate -- names`): one weight a number of `nameFeatures`, and a bias. */
const HEAD: { weights: number[]; bias: number } = nameHead;

type PlacedWord = WordVectors['words'][number];

/**
 * Whether a word is a name of the undertaking ("Project Kestrel", "NX-7", a partner, a person, a grant) and not of the thing ("RNA"). Where
 * it stands tells, how it is written, and whether the encoder knows it whole. "Nafion" is taken for one, and "siemens" is not.
 */
export function isName(sentence: string, word: PlacedWord, vector: Float32Array): boolean {
  if (!/[\p{Lu}\p{N}]/u.test(sentence.slice(word.start, word.end))) return false;
  const features = nameFeatures(sentence, word, vector);
  return features.reduce((sum, value, at) => sum + value * HEAD.weights[at]!, HEAD.bias) > 0;
}

/** What a name is told by: the word's vector in context, then how it is written. */
export function nameFeatures(sentence: string, { start, end, pieces }: PlacedWord, vector: Float32Array): number[] {
  const word = sentence.slice(start, end);
  const isFirst = !/[\p{L}\p{N}]/u.test(sentence.slice(0, start));
  const isCapital = /^\p{Lu}/u.test(word);
  const isCapitals = /^\p{Lu}[\p{Lu}\p{N}]+$/u.test(word);
  const isPlain = !isCapitals && !/\p{Ll}\p{Lu}/u.test(word);
  return [
    ...vector,
    ...[
      isCapital && isPlain && isFirst,
      isCapital && isPlain && !isFirst,
      isCapitals,
      !isPlain && !isCapitals,
      /\p{N}/u.test(word),
      pieces > 1,
      pieces > 1 && isCapital,
    ].map(Number),
  ];
}
