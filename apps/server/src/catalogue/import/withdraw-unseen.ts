import type { Engine } from '@groundwork/contract/engines';
import { type RecordRef, refKey } from '../record.ts';
import type { BatchWriter, ImportIndex } from './batch-writer.ts';
import type { SeenIds } from './seen-ids.ts';
import type { ImportSummary, Source } from './source.port.ts';

/** A whole listing that lacks more than this share of what is stored is taken for a faulty one. */
const MISSING_SHARE_MAX = 0.2;
const MARKED_AT_ONCE = 500;

/**
 * After a whole listing of a source: marks its stored records that were not `seen`, and writes into the summary how many,
 * or why none. They come back by themselves as soon as the source lists them again.
 */
export async function withdrawUnseen(
  index: ImportIndex,
  writer: BatchWriter,
  source: Pick<Source, 'label'>,
  engines: Engine[],
  seen: SeenIds,
  summary: ImportSummary,
): Promise<void> {
  const missing: RecordRef[] = [];
  let stored = 0;
  for (const engine of engines) {
    for (let from: number | null = 0; from !== null; ) {
      const page = await index.refsOfSource(engine, source.label, from);
      stored += page.refs.length;
      missing.push(...page.refs.filter((ref) => !seen.has(refKey(ref))));
      from = page.next;
    }
  }
  if (missing.length === 0) return;
  const doubt = doubtAbout(missing.length, stored, summary.rejected);
  if (doubt) {
    summary.notice = `${missing.length} stored records are not listed any more; none was marked, because ${doubt}`;
    return;
  }
  const reason = `${source.label} does not list it any more`;
  const before = writer.withdrawn;
  for (let from = 0; from < missing.length; from += MARKED_AT_ONCE)
    await writer.withdraw(missing.slice(from, from + MARKED_AT_ONCE), reason);
  await writer.drain();
  summary.withdrawn += writer.withdrawn - before;
}

function doubtAbout(missing: number, stored: number, rejected: number): string | null {
  if (missing > stored * MISSING_SHARE_MAX) return `they are more than ${MISSING_SHARE_MAX * 100} % of all`;
  if (rejected >= missing) return `they may be among the ${rejected} that could not be read`;
  return null;
}
