import { UNCERTAIN } from '@groundwork/contract/library.texts';
import { EXTRACTION_MS } from '@groundwork/contract/limits';
import { openRecogniser, type RecognisedWord } from '../../../platform/ocr/open-recogniser.ts';
import { type ExtractedText, PageCollector, UnreadableFileError, WORDS } from './extraction.ts';
import { pagePicture } from './page-picture.ts';
import type { Pdf } from './pdf.ts';

/** No page is begun that may not end within the time that the thread has. */
const ENOUGH_MS = EXTRACTION_MS - 10_000;
/** Below, a word may be wrong and is marked. */
const CERTAIN = 0.6;
/** Below, it is no word: specks, lines, barcodes. */
const LEGIBLE = 0.25;

/** The text of pages that are pictures. Stops where the time ends and says how many pages were read. */
export async function recognisePages(pdf: Pdf, onProgress: (share: number) => void): Promise<ExtractedText> {
  const began = performance.now();
  const collector = new PageCollector();
  const counts = { pages: 0, words: 0, uncertain: 0, illegible: 0 };
  const recogniser = await openRecogniser();
  let longest = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const start = performance.now();
    if (counts.pages > 0 && start - began + longest > ENOUGH_MS) break;
    const page = await pdf.getPage(number);
    const picture = await pagePicture(page);
    page.cleanup();
    if (picture) collector.add(`Page ${number}`, textOf(recogniser.words(picture), counts));
    counts.pages += 1;
    longest = Math.max(longest, performance.now() - start);
    onProgress(number / pdf.numPages);
  }
  recogniser.close();
  if (counts.words === 0) throw new UnreadableFileError(WORDS.onlyPictures);
  return { ...collector.finish(pdf.numPages), recognition: counts };
}

function textOf(words: RecognisedWord[], counts: { words: number; uncertain: number; illegible: number }): string {
  let text = '';
  for (const { text: word, confidence, isLineEnd } of words) {
    const isWord = word !== '' && confidence >= LEGIBLE;
    if (!isWord && word !== '') counts.illegible += 1;
    if (isWord) {
      counts.words += 1;
      if (confidence < CERTAIN) counts.uncertain += 1;
      text += confidence < CERTAIN ? `${word}${UNCERTAIN} ` : `${word} `;
    }
    if (isLineEnd) text = `${text.trimEnd()}\n`;
  }
  // Only a blank line stays of several that nothing was read in.
  return text.replace(/\n{3,}/g, '\n\n');
}
