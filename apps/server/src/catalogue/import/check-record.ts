import { engineDeclaration } from '../engines/registry.ts';
import { CatalogueRecord } from '../record.ts';
import type { ImportSummary } from './source.port.ts';

const REJECTIONS_KEPT = 1000;

/** Why a record cannot be stored; null when it can. */
export function problemOf(record: CatalogueRecord): string | null {
  const checked = CatalogueRecord.safeParse(record);
  if (!checked.success) return issueText(checked.error.issues[0]);
  const data = engineDeclaration(record.engine).data.safeParse(record.data);
  if (!data.success) return issueText(data.error.issues[0]);
  return null;
}

function issueText(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return issue ? `${issue.path.join('.') || 'record'}: ${issue.message}` : 'Not a valid record';
}

export function reject(summary: ImportSummary, at: string, reason: string): void {
  summary.rejected += 1;
  if (summary.rejections.length < REJECTIONS_KEPT) summary.rejections.push({ at, reason });
}

export function emptySummary(source: string, file: string): ImportSummary {
  return {
    source,
    file,
    engines: {},
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    withdrawn: 0,
    notice: null,
    rejections: [],
    milliseconds: 0,
    isResumed: false,
    isSame: false,
    failure: null,
  };
}
