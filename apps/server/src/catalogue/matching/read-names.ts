import type { WordVectors } from '../encoder/sentence-encoder.port.ts';
import nameHead from './name-head.json' with { type: 'json' };

/** Fitted to descriptions with names put into them (`npm run evaluate -- names`): one weight a number of `nameFeatures`, and a bias. */
const HEAD: { weights: number[]; bias: number } = nameHead;

/** Few words without a capital are names, and one wrongly taken for a name is a word lost. */
const ODDS_WITHOUT_CAPITAL = 1;

type PlacedWord = WordVectors['words'][number];

/**
 * Whether a word is a name of the undertaking ("Project Kestrel", "NX-7", a partner, a person, a grant) and not of the thing ("RNA"). Where
 * it stands tells, how it is written, and whether the encoder knows it whole. "Nafion" is taken for one.
 */
export function isName(sentence: string, word: PlacedWord, vector: Float32Array): boolean {
  const features = nameFeatures(sentence, word, vector);
  const odds = features.reduce((sum, value, at) => sum + value * HEAD.weights[at]!, HEAD.bias);
  return odds > (/[\p{Lu}\p{N}]/u.test(sentence.slice(word.start, word.end)) ? 0 : ODDS_WITHOUT_CAPITAL);
}

/** The features that tell a name: the word's vector in context, then how it is written. */
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
