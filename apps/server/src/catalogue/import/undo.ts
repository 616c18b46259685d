import type { CatalogueIndex } from '../index/index.port.ts';
import { type CatalogueRecord, type RecordRef, refKey } from '../record.ts';
import { hashRecord } from '../record-hash.ts';
import { KeptPages } from './kept-pages.ts';

/** A record that an import replaces: kept before each batch is stored, so that the import can be taken back. */
interface Kept {
  ref: RecordRef;
  before: CatalogueRecord | null;
  /** Hash as the import wrote it: what others have changed since is left alone. Null: it was marked as withdrawn. */
  hash: string | null;
}

type Store = Pick<CatalogueIndex, 'getCheckpoint' | 'setCheckpoint'>;

/** Records kept by an import. A batch that is read again after a kill is kept twice, which restores the same. */
export const keptBy = (index: Store, importId: string): KeptPages<Kept> => new KeptPages(index, `undo:${importId}`);

/** The records of `stored` that are replaced, place by place. */
export const replaced = (records: CatalogueRecord[], stored: (CatalogueRecord | null)[]): Kept[] =>
  records.flatMap((record, at): Kept[] => {
    const before = stored[at] ?? null;
    const hash = hashRecord(record);
    const isSame = before !== null && hashRecord(before) === hash && !before.withdrawn;
    return isSame ? [] : [{ ref: { engine: record.engine, id: record.id }, before, hash }];
  });

/** Notes records that are about to be marked as withdrawn. */
export const keepWithdrawn = (index: Store, importId: string, records: CatalogueRecord[]): Promise<void> =>
  keptBy(index, importId).add(
    records.map((before) => ({ ref: { engine: before.engine, id: before.id }, before, hash: null })),
  );

/** Whether it is still as the import left it. */
const isStill = (now: CatalogueRecord | null | undefined, hash: string | null): boolean =>
  Boolean(now) && (hash === null ? now!.withdrawn?.isDeleted === true : hashRecord(now!) === hash && !now!.withdrawn);

/**
 * Takes an import back: what it added leaves the catalogue, what it changed is as it was. What reports and bookmarks cite (`cited`) leaves
 * every search like the rest, yet its page still opens. Killed half way it may be done again.
 */
export async function undoImport(
  index: Store & Pick<CatalogueIndex, 'get' | 'upsert' | 'delete' | 'markWithdrawn'>,
  importId: string,
  cited: RecordRef[],
): Promise<{ removed: number; restored: number }> {
  const isCited = new Set(cited.map(refKey));
  const done = { removed: 0, restored: 0 };
  const pages = keptBy(index, importId);
  for (let at = (await pages.count()) - 1; at >= 0; at -= 1) {
    const kept = (await pages.page(at)) ?? [];
    const now = await index.get(kept.map(({ ref }) => ref));
    const own = kept.filter(({ hash }, place) => isStill(now[place], hash));
    const before = own.flatMap((one) => one.before ?? []);
    const added = own.flatMap((one) => (one.before ? [] : [one.ref]));
    if (before.length > 0) await index.upsert(before);
    await index.delete(added.filter((ref) => !isCited.has(refKey(ref))));
    const withdrawn = added.filter((ref) => isCited.has(refKey(ref)));
    if (withdrawn.length > 0) await index.markWithdrawn(withdrawn, 'Its import was undone');
    done.restored += before.length;
    done.removed += added.length;
  }
  return done;
}

/** After the days in which an import can be undone. */
export const forgetReplaced = (index: Store, importId: string): Promise<void> => keptBy(index, importId).forget();
