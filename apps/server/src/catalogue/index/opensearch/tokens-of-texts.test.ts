import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexText } from '../../query/index-text.ts';
import { TextAnalysis } from '../text/text-analysis.ts';
import { tokensOfTexts } from './tokens-of-texts.ts';

const piece = fc.oneof(
  fc.constantFrom(
    'C++',
    'C#',
    'TNF-α',
    'Łódź',
    '全固体',
    "it's",
    'naïve',
    '5 µm',
    'a_b',
    '😀',
    '“valves”',
    'running',
    '\u0301',
    'ß',
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom(' ', '\n', '—', '/', '.', '\0'),
);

test('[SRCH-01] a text piece by piece gives the tokens that it gives as a whole', () => {
  const tokensOf = tokensOfTexts(new TextAnalysis(50), 50);
  const whole = new TextAnalysis();
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 30 }), { maxLength: 3 }), (all) => {
      const texts = all.map((pieces) => pieces.join('').replaceAll('\0', ' '));
      const tokens = tokensOf(texts.map((text) => indexText(text).text));
      expect(tokens).toEqual(texts.map((text) => whole.tokenize(text).join(' ')));
    }),
    { numRuns: 300 },
  );
});
