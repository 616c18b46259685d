import { undoImport } from '../../catalogue/import/undo.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { RecordRef } from '../../catalogue/record.ts';
import type { TableImportRepository } from './table-imports.repository.ts';

export interface UndoImportDependencies {
  imports: Pick<TableImportRepository, 'find' | 'transition'>;
  index: CatalogueIndex;
  /** Records that reports and bookmarks cite. */
  cited(): Promise<RecordRef[]>;
}

/** May be done again after a kill: what is back already is left alone. */
export async function run(
  { importId }: { importId: string },
  _context: object,
  { imports, index, cited }: UndoImportDependencies,
): Promise<void> {
  const row = await imports.find(importId);
  if (row?.state !== 'undoing') return;
  await undoImport(index.seenBy(row.ownerId), importId, await cited());
  await imports.transition(importId, ['undoing'], { state: 'undone' });
}
