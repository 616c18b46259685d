import type { DraftSection } from '../draft.ts';
import type { Evidence } from '../evidence.ts';

/**
 * Writes a section of a report over evidence that it may cite by key and figures that it may use by id; it is given no
 * source numbers and no addresses to copy. Whatever it writes is told anew from its sources when it is published.
 */
export interface Writer {
  /** Printed in the report: who wrote it. */
  label: string;
  write(sectionId: string, evidence: Evidence, signal?: AbortSignal): Promise<DraftSection>;
}
