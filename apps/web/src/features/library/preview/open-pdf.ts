import { definePDFJSModule, getDocumentProxy } from 'unpdf';
import { contentUrl } from '../content-url.ts';
import { SCREEN_TEXTS } from '../library-screen.texts.ts';

export type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Rejects when the file is gone, cannot be read or wants a password. */
export async function openPdf(fileId: string, signal: AbortSignal): Promise<Pdf> {
  const response = await fetch(contentUrl(fileId), { signal });
  if (!response.ok) throw new Error(SCREEN_TEXTS.serverAnswered(response.status));
  const bytes = new Uint8Array(await response.arrayBuffer());
  await definePDFJSModule(() => import('unpdf/pdfjs'));
  return getDocumentProxy(bytes, { verbosity: 0 });
}
