import type { ReportDocument } from '@groundwork/contract/report-document';
import type { DocumentFormat } from '@groundwork/contract/reports';
import { runInThread } from '../../platform/threads/run-in-thread.ts';
import type { CitedFields } from './references/csl-item.ts';

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 1024;

/**
 * The document as a file's bytes. Setting type and laying out pages is heavy: it is done in a thread. `fields`: what the cited
 * records said of themselves, for lists of references.
 */
export function renderDocument(
  document: ReportDocument,
  format: DocumentFormat,
  fields: CitedFields = {},
): Promise<Uint8Array> {
  return runInThread<Uint8Array>(
    new URL('./render.worker.ts', import.meta.url),
    { document, format, fields },
    { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB },
  );
}
