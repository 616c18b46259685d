import { formatNumber } from '@groundwork/contract/format';
import { EXTRACTED_PAGES_MAX } from '@groundwork/contract/limits';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import {
  damaged,
  type ExtractedText,
  PageCollector,
  protectedFile,
  UnreadableFileError,
  WORDS,
  wrongContent,
} from './extraction.ts';
import type { Pdf } from './pdf.ts';

/** The mark may follow other bytes, as readers allow. */
const HEAD_BYTES = 1024;
/** Less text than this beside pictures is a stamp of the scanner, not what the pages say. */
const SCAN_CHARACTERS = 20;
const LOOKED_AT_FOR_PICTURES = 3;

export async function extractPdf(bytes: Uint8Array, onProgress: (share: number) => void): Promise<ExtractedText> {
  if (!Buffer.from(bytes.subarray(0, HEAD_BYTES)).includes('%PDF-')) throw wrongContent('pdf');
  const pdf = await openPdf(bytes);
  if (pdf.numPages > EXTRACTED_PAGES_MAX)
    throw new UnreadableFileError(WORDS.tooManyPages(formatNumber(pdf.numPages), String(EXTRACTED_PAGES_MAX)));
  const collector = new PageCollector();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    collector.add(`Page ${number}`, await textOf(pdf, number));
    // Nothing has been read of scans yet.
    if (collector.characters >= SCAN_CHARACTERS) onProgress(number / pdf.numPages);
  }
  if (collector.characters < SCAN_CHARACTERS && (await hasPictures(pdf)))
    return (await import('./recognise-pages.ts')).recognisePages(pdf, onProgress);
  return collector.finish(pdf.numPages);
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    // Errors only: every oddity of a file would be told on the console.
    return await getDocumentProxy(bytes, { verbosity: 0 });
  } catch (error) {
    throw (error as Error).name === 'PasswordException' ? protectedFile() : damaged('pdf');
  }
}

async function textOf(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  } catch {
    throw damaged('pdf');
  }
}

async function hasPictures(pdf: Pdf): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const pictures = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  for (let number = 1; number <= Math.min(pdf.numPages, LOOKED_AT_FOR_PICTURES); number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList();
    if (fnArray.some((operation: number) => pictures.has(operation))) return true;
  }
  return false;
}
