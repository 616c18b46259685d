import { IMPORT_UNDO_DAYS, UPLOAD_KEPT_MS } from '@groundwork/contract/limits';
import { forgetReplaced } from '../../catalogue/import/undo.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import { storedUpload } from './stored-file.ts';
import type { TableImportRepository } from './table-imports.repository.ts';

export interface ClearImportsDependencies {
  imports: Pick<TableImportRepository, 'abandoned' | 'endedBefore' | 'delete'>;
  index: Pick<CatalogueIndex, 'getCheckpoint' | 'setCheckpoint'>;
  storage: Pick<ObjectStorage, 'remove'>;
  clock: Clock;
}

const DAY_MS = 86_400_000;
/** This job runs daily; after some days of standing still it catches up. */
const CAUGHT_UP_DAYS = 30;

/** The bytes go first: killed in between, the row is still there and is found again. */
export async function run(
  _input: object,
  { signal }: Pick<JobContext, 'signal'>,
  { imports, index, storage, clock }: ClearImportsDependencies,
): Promise<void> {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  for (const row of await imports.abandoned(ago(UPLOAD_KEPT_MS))) {
    signal.throwIfAborted();
    await storage.remove(storedUpload(row));
    await imports.delete(row.id);
  }
  const days = IMPORT_UNDO_DAYS * DAY_MS;
  for (const id of await imports.endedBefore(ago(days), ago(days + CAUGHT_UP_DAYS * DAY_MS)))
    await forgetReplaced(index, id);
}
