import { parentPort, workerData } from 'node:worker_threads';
import type { ReportDocument } from '@groundwork/contract/report-document';
import type { DocumentFormat } from '@groundwork/contract/reports';
import { cleanText } from '@groundwork/contract/text';
import { installTexts } from '@groundwork/contract/texts';
import { renderings } from './german.ts';
import { plainDocument } from './plain-document.ts';
import type { CitedFields } from './references/csl-item.ts';

type Renderer = (document: ReportDocument, fields: CitedFields) => Promise<Uint8Array>;

interface RenderInput {
  document: ReportDocument;
  format: DocumentFormat;
  fields: CitedFields;
}

/** Loaded one by one: each brings its own heavy library. */
const RENDERERS: Record<DocumentFormat, () => Promise<Renderer>> = {
  md: async () => (await import('./markdown/render-markdown.ts')).renderMarkdown,
  docx: async () => (await import('./docx/render-docx.ts')).renderDocx,
  pdf: async () => (await import('./pdf/render-pdf.ts')).renderPdf,
  bib: async () => (await import('./references/render-references.ts')).renderBibtex,
  ris: async () => (await import('./references/render-references.ts')).renderRis,
  csl: async () => (await import('./references/render-references.ts')).renderCsl,
};

const { document, format, fields } = workerData as RenderInput;
// The thread makes one file, so that the language is its own.
if (document.language === 'de') installTexts('de', renderings);
const render = await RENDERERS[format]();
parentPort!.postMessage(await render(withCleanTexts(plainDocument(document)), withCleanTexts(fields)));

/** Records may hold characters that XML, and so DOCX and SVG, cannot. */
function withCleanTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value;
  if (Array.isArray(value)) return value.map(withCleanTexts) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withCleanTexts(each)])) as Value;
}
