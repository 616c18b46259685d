import { expect, test } from 'vitest';
import { sentencesWithoutSpeech, speaksToReader } from './speaks-to-reader.ts';

test('[SEC-06] a sentence in another language may say anything, and is taken for one that speaks to its reader', () => {
  const plain = 'The membrane keeps the ions of lithium on one side.';
  const foreign = 'Die Membran aus Granat hält die Ionen auf der einen Seite der Zelle und lässt die anderen durch.';
  expect([speaksToReader(plain), speaksToReader(foreign)]).toEqual([false, true]);
  expect(sentencesWithoutSpeech(`${plain} ${foreign}`)).toEqual([plain]);
});
