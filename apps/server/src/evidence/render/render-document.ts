import type { ReportDocument } from '@groundwork/contract/report-document';
import type { DocumentFormat } from '@groundwork/contract/reports';
import { runInThread } from '../../platform/threads/run-in-thread.ts';

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 1024;

/** The document as a file's bytes. Setting type and laying out pages is heavy: it is done in a thread. */
export function renderDocument(document: ReportDocument, format: DocumentFormat): Promise<Uint8Array> {
  return runInThread<Uint8Array>(
    new URL('./render.worker.ts', import.meta.url),
    { document, format },
    { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB },
  );
}
