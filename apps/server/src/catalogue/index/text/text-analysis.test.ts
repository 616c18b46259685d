import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextAnalysis } from './text-analysis.ts';

const analysis = new TextAnalysis();

test.each([
  ['COVID-19 Vaccines', ['covid', '19', 'vaccin']],
  ['Ünïversities', ['univers']],
  ['', []],
  ['🎉 —', []],
  ['CO₂ TNF-α 5 µm', ['co2', 'tnf', 'alpha', '5', 'um']],
  ['Λόγος λ Straße', ['λόγοσ', 'lambda', 'strass']],
  ['C++ or C#, and C', ['cplusplu', 'or', 'csharp', 'and', 'c']],
  ['全固体電池', ['全', '固', '体', '電', '池']],
])('%j is cut into %j', (text, tokens) => {
  expect(analysis.tokenize(text)).toEqual(tokens);
  expect(analysis.tokenize(text)).toEqual(tokens);
});

const pieces = fc.constantFrom(
  'heart',
  'Hearts',
  'héart',
  ' ',
  ', ',
  '😀',
  '\0',
  '\u0001',
  '\u0002',
  'he\u00ADart',
  'α',
  'ß',
  '₂',
  '電解',
  'ﬁ',
  'C++',
  'x',
  '\ud800',
  '-',
  '\n',
);
const texts = fc.array(pieces).map((parts) => parts.join(''));

test('marks stand exactly on the words of the text, whatever else is in it', () => {
  fc.assert(
    fc.property(texts, texts, (title, body) => {
      const [marks] = analysis.mark([{ title, body }], '"heart"');
      for (const [text, spans] of [
        [title, marks!.title],
        [body, marks!.body],
      ] as const) {
        const marked = spans.map(([start, end]) => text.slice(start, end));
        for (const word of marked) expect(analysis.tokenize(word)).toEqual(['heart']);
        // Each of the text's own tokens that is the word was marked.
        expect(marked).toHaveLength(analysis.tokenize(text).filter((token) => token === 'heart').length);
      }
    }),
    { numRuns: 300 },
  );
});

test('many texts at once are cut as each of them alone', () => {
  fc.assert(
    fc.property(fc.array(texts, { maxLength: 12 }), (all) => {
      const together = new TextAnalysis();
      together.prepare(all);
      const alone = new TextAnalysis();
      expect(all.map((text) => together.tokenize(text))).toEqual(all.map((text) => alone.tokenize(text)));
    }),
    { numRuns: 50 },
  );
});
