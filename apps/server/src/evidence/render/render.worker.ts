import { parentPort, workerData } from 'node:worker_threads';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { DocumentFormat } from '@groundwork/contract/reports';

type Renderer = (document: ReportDocument) => Promise<Uint8Array>;

/** Loaded one by one: each brings its own heavy library. */
const RENDERERS: Record<DocumentFormat, () => Promise<Renderer>> = {
  md: async () => (await import('./markdown/render-markdown.ts')).renderMarkdown,
  docx: async () => (await import('./docx/render-docx.ts')).renderDocx,
  pdf: async () => (await import('./pdf/render-pdf.ts')).renderPdf,
};

const { document, format } = workerData as { document: ReportDocument; format: DocumentFormat };
const render = await RENDERERS[format]();
parentPort!.postMessage(await render(document));
