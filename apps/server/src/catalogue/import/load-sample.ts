import type { CatalogueIndex, UpsertResult } from '../index/index.port.ts';
import type { CatalogueRecord } from '../record.ts';
import { generateSample } from '../sample/generate.ts';

const BATCH_SIZE = 500;
/** Raised when the generated records change, so that an older sample is loaded anew. */
const SAMPLE_VERSION = 1;
const CHECKPOINT = `sample:${SAMPLE_VERSION}`;

export interface SampleProgress {
  done: number;
  total: number;
}

/**
 * Loads the sample data unless this version of it is loaded already. Stopped half way, it goes on where it was.
 * Rejects with AbortError when `signal` fires.
 */
export async function loadSample(
  index: Pick<CatalogueIndex, 'upsert' | 'getCheckpoint'>,
  options: { signal?: AbortSignal; onProgress?: (progress: SampleProgress) => void } = {},
): Promise<UpsertResult> {
  const result: UpsertResult = { added: 0, changed: 0, unchanged: 0 };
  const stored = (await index.getCheckpoint<number>(CHECKPOINT)) ?? 0;
  const records: CatalogueRecord[] = [...generateSample()];
  for (let done = stored; done < records.length; ) {
    options.signal?.throwIfAborted();
    const batch = records.slice(done, done + BATCH_SIZE);
    done += batch.length;
    const step = await index.upsert(batch, { key: CHECKPOINT, value: done });
    result.added += step.added;
    result.changed += step.changed;
    result.unchanged += step.unchanged;
    options.onProgress?.({ done, total: records.length });
  }
  return result;
}
