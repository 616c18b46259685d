import { expect, test } from 'vitest';
import { TextAnalysis } from '../index/text/text-analysis.ts';
import { foldedWords } from '../query/fold.ts';
import { indexText } from '../query/index-text.ts';
import { generateSample } from '../sample/generate.ts';
import { stemOf, subjectStems } from './analyse.ts';

test.each([
  ['The Batteries of the Future', ['batteri', 'futur']],
  ["It isn't what we don't know", ['know']],
  ['Ünïversities, COVID-19', ['univers', 'covid', '19']],
  [`${'acgt'.repeat(20)} sequence`, ['sequenc']],
  ['', []],
])('[SRCH-02] %j is about %j', (text, stems) => {
  expect(subjectStems(text)).toEqual(stems);
});

test("[SRCH-02] stems are the index's own, so that both halves of a hybrid search mean the same words", () => {
  const words = new Set<string>();
  // Read as the index writes them: a Greek letter by its name.
  for (const { title, text } of [...generateSample()].slice(0, 400))
    for (const word of foldedWords(indexText(`${title} ${text}`).text)) words.add(word);
  const index = new TextAnalysis();
  expect(words.size).toBeGreaterThan(500);
  expect([...words].filter((word) => index.tokenize(word).join() !== stemOf(word))).toEqual([]);
});
