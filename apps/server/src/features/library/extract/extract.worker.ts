import { parentPort, workerData } from 'node:worker_threads';
import type { FileType } from '@groundwork/contract/library.names';
import { type ExtractionAnswer, type Extractor, UnreadableFileError } from './extraction.ts';

/** Loaded one by one: each brings its own heavy library. */
const EXTRACTORS: Record<FileType, () => Promise<Extractor>> = {
  pdf: async () => (await import('./extract-pdf.ts')).extractPdf,
  docx: async () => (await import('./extract-office.ts')).extractDocx,
  pptx: async () => (await import('./extract-office.ts')).extractPptx,
  xlsx: async () => (await import('./extract-office.ts')).extractXlsx,
  txt: () => plain('txt'),
  md: () => plain('md'),
  csv: () => plain('csv'),
};

async function plain(type: FileType): Promise<Extractor> {
  const { extractText } = await import('./extract-text.ts');
  return (bytes) => extractText(type, bytes);
}

const { type, bytes } = workerData as { type: FileType; bytes: Uint8Array };
const onProgress = (threadProgress: number) => parentPort!.postMessage({ threadProgress });
let answer: ExtractionAnswer;
try {
  const extract = await EXTRACTORS[type]();
  answer = { text: await extract(bytes, onProgress) };
} catch (error) {
  if (!(error instanceof UnreadableFileError)) throw error;
  answer = { reason: error.said };
}
parentPort!.postMessage(answer);
