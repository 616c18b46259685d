import type { CatalogueIndex } from '../index/index.port.ts';
import { type CatalogueRecord, type RecordRef, refKey } from '../record.ts';
import type { ImportIndex } from './batch-writer.ts';
import { KeptPages } from './kept-pages.ts';
import { SeenIds } from './seen-ids.ts';
import { keepWithdrawn } from './undo.ts';

/** A file that lacks more than this of what it held has more likely lost it than dropped it; a few rows may always go. */
const SHRUNK_SHARE = 0.2;
const FEW = 5;
const MARKED_AT_ONCE = 500;

/** A record as a file held it. What has come from elsewhere under its id since is not this file's to withdraw. */
type SourceRecordRef = RecordRef & { source: string };
type Store = Pick<CatalogueIndex, 'getCheckpoint' | 'setCheckpoint'>;

/** The records in a file that is kept fresh, batch by batch; one that is read again after a kill is noted twice. */
const heldBy = (index: Store, importId: string): KeptPages<SourceRecordRef> => new KeptPages(index, `held:${importId}`);

export function holding(index: Store, importId: string): (records: CatalogueRecord[]) => Promise<void> {
  const pages = heldBy(index, importId);
  return (records) => pages.add(records.map(({ engine, id, source }) => ({ engine, id, source: source.name })));
}

export const forgetHeld = (index: Store, importId: string): Promise<void> => heldBy(index, importId).forget();

/** The records that the import held and that were not `seen` now, and of how many. */
export async function vanishedSince(
  index: Store,
  importId: string,
  seen: SeenIds[],
): Promise<{ vanished: SourceRecordRef[]; held: number }> {
  const known = new SeenIds();
  const vanished: SourceRecordRef[] = [];
  let held = 0;
  const pages = heldBy(index, importId);
  for (let at = 0, page = await pages.page(0); page; at += 1, page = await pages.page(at))
    for (const one of page) {
      if (!known.add(refKey(one))) continue;
      held += 1;
      if (!seen.some((ids) => ids.has(refKey(one)))) vanished.push(one);
    }
  return { vanished, held };
}

/** Whether so many have gone that somebody should look at it first. */
export const hasShrunk = ({ vanished, held }: { vanished: unknown[]; held: number }): boolean =>
  vanished.length > Math.max(held * SHRUNK_SHARE, FEW);

/** Marks what has vanished as withdrawn, so that it can be undone with the import; answers how many it was. */
export async function withdrawVanished(
  index: ImportIndex,
  importId: string,
  vanished: SourceRecordRef[],
  reason: string,
): Promise<number> {
  let withdrawn = 0;
  for (let from = 0; from < vanished.length; from += MARKED_AT_ONCE) {
    const refs = vanished.slice(from, from + MARKED_AT_ONCE);
    const stored = await index.get(refs);
    const own = stored.flatMap((record, at) =>
      record && record.source.name === refs[at]!.source && !record.withdrawn?.isDeleted ? [record] : [],
    );
    await keepWithdrawn(index, importId, own);
    withdrawn += await index.markWithdrawn(
      own.map(({ engine, id }) => ({ engine, id })),
      reason,
    );
  }
  return withdrawn;
}
