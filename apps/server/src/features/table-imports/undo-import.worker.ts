import { setTimeout as sleep } from 'node:timers/promises';
import { undoImport } from '../../catalogue/import/undo.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { RecordRef } from '../../catalogue/record.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { TableImportRepository, TableImportRow } from './table-imports.repository.ts';

export interface UndoImportDependencies {
  imports: Pick<TableImportRepository, 'find' | 'transition'>;
  index: CatalogueIndex;
  /** Records that reports and bookmarks cite. */
  cited(): Promise<RecordRef[]>;
  clock: Clock;
}

/** Longer than storing a batch takes. The process of an import that is still not over by then was killed. */
const LAST_BATCH_MS = 60_000;
const ASKED_EVERY_MS = 200;

/** May be done again after a kill: what is back already is left alone. */
export async function run(
  { importId }: { importId: string },
  { signal }: Pick<JobContext, 'signal'>,
  { imports, index, cited, clock }: UndoImportDependencies,
): Promise<void> {
  let row = await imports.find(importId);
  if (row?.state !== 'undoing') return;
  const isStoring = ({ jobId, endedAt }: TableImportRow) =>
    jobId !== null && endedAt !== null && clock.now().getTime() - endedAt.getTime() < LAST_BATCH_MS;
  while (row && isStoring(row)) {
    await sleep(ASKED_EVERY_MS, undefined, { signal });
    row = await imports.find(importId);
  }
  if (!row) return;
  await undoImport(index.seenBy(row.ownerId), importId, await cited());
  await imports.transition(importId, ['undoing'], { state: 'undone' });
}
