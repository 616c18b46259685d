import { engineDeclaration } from '../engines/registry.ts';
import { type CatalogueRecord, refKey } from '../record.ts';
import { hashRecord } from '../record-hash.ts';
import type { SeenIds } from './seen-ids.ts';

interface Options {
  /** The same code has read the same bytes before. */
  wasRead: boolean;
  /** Ids that the files before this one in the same run have told of. */
  earlier: SeenIds[];
}

/**
 * Several files may tell of one record, each a little differently. Without a rule each import of a folder would go through
 * all their versions, and which of them stays would be an accident of names. So:
 *
 * 1. Of two versions the one that its own source changed last is kept, where both say when that was.
 * 2. A file that has been read before adds what is missing and replaces nothing.
 * 3. Of two files of one run the version is kept whose digest is the larger, in whatever order the files come.
 * 4. Otherwise the file has news, and its version is kept.
 */
export function newerVersions({ wasRead, earlier }: Options) {
  return (record: CatalogueRecord, before: CatalogueRecord | null): boolean => {
    if (!before || before.source.isSample) return true;
    const order = byUpdate(record, before);
    if (order !== 0) return order > 0;
    if (wasRead) return false;
    const isOfThisRun = earlier.some((ids) => ids.has(refKey(record)));
    return !isOfThisRun || hashRecord(record) >= hashRecord(before);
  };
}

/** Positive when the first was changed later by its source; 0 when that is not known, or the same. */
function byUpdate(a: CatalogueRecord, b: CatalogueRecord): number {
  const { updated } = engineDeclaration(a.engine);
  const [first, second] = [updated?.(a), updated?.(b)];
  if (!first || !second || first === second) return 0;
  return first > second ? 1 : -1;
}
