import { runInThread } from '../../platform/threads/run-in-thread.ts';
import type { CatalogueIndex, UpsertResult } from '../index/index.port.ts';
import type { CatalogueRecord, RecordRef } from '../record.ts';

/** Set when somebody removed the sample data: it does not come back, whatever its version. */
const REMOVED = 'sample:removed';
const SAMPLE_REMOVED = 'The sample data was removed from this installation';
const BATCH_SIZE = 500;
/** Raised when the generated records change, so that an older sample is loaded anew. */
const SAMPLE_VERSION = 2;
const CHECKPOINT = `sample:${SAMPLE_VERSION}`;
const GENERATION = { timeoutMs: 120_000, memoryMb: 1024 };

export interface SampleProgress {
  done: number;
  total: number;
}

/**
 * Loads the sample data unless this version of it is loaded already. Stopped half way, it goes on where it was.
 * Rejects with AbortError when `signal` fires.
 */
export async function loadSample(
  index: Pick<CatalogueIndex, 'upsert' | 'getCheckpoint' | 'deleteSample'>,
  options: { signal?: AbortSignal; onProgress?: (progress: SampleProgress) => void } = {},
): Promise<UpsertResult> {
  const result: UpsertResult = { added: 0, changed: 0, unchanged: 0 };
  if (await isSampleRemoved(index)) return result;
  const stored = (await index.getCheckpoint<SampleProgress>(CHECKPOINT))?.value ?? {
    done: 0,
    total: Number.POSITIVE_INFINITY,
  };
  if (stored.done >= stored.total) {
    options.onProgress?.(stored);
    return result;
  }
  const records = await generateInThread(options.signal);
  const total = records.length;
  for (let done = stored.done; done < total; ) {
    options.signal?.throwIfAborted();
    const batch = records.slice(done, done + BATCH_SIZE);
    done += batch.length;
    const step = await index.upsert(batch, { key: CHECKPOINT, value: { done, total } });
    result.added += step.added;
    result.changed += step.changed;
    result.unchanged += step.unchanged;
    options.onProgress?.({ done, total });
    // Removed meanwhile: what this batch added after that goes, too.
    if (await isSampleRemoved(index)) {
      await index.deleteSample({ refs: [], reason: SAMPLE_REMOVED });
      return result;
    }
  }
  return result;
}

/**
 * Removes the sample data for good; answers how many records that were. What reports and bookmarks cite (`cited`) leaves every
 * search like the rest, yet its page still opens.
 */
export async function removeSample(
  index: Pick<CatalogueIndex, 'deleteSample' | 'setCheckpoint'>,
  cited: RecordRef[],
): Promise<number> {
  await index.setCheckpoint(REMOVED, true);
  return index.deleteSample({ refs: cited, reason: SAMPLE_REMOVED });
}

const isSampleRemoved = async (index: Pick<CatalogueIndex, 'getCheckpoint'>): Promise<boolean> =>
  (await index.getCheckpoint<boolean>(REMOVED))?.value === true;

/** Writing seven thousand records takes a second or two: in a thread, so that the server answers meanwhile. */
const generateInThread = (signal?: AbortSignal): Promise<CatalogueRecord[]> =>
  runInThread(new URL('../sample/generate.worker.ts', import.meta.url), null, {
    ...GENERATION,
    ...(signal && { signal }),
  });
