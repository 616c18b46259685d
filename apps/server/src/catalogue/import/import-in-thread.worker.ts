import { parentPort, workerData } from 'node:worker_threads';
import { askingOwner } from '../../platform/threads/run-in-thread.ts';
import type { ImportIndex } from './batch-writer.ts';
import { importFiles } from './import-files.ts';
import type { ImportAsk, ThreadImport } from './import-in-thread.ts';

const ask = askingOwner() as (asked: ImportAsk) => Promise<never>;

/** The owner's index. */
function remoteIndex(collection: string | null): ImportIndex {
  const call =
    (method: Exclude<keyof ImportIndex, 'seenBy'>) =>
    (...args: unknown[]) =>
      ask({ method, collection, args });
  return {
    upsert: call('upsert'),
    get: call('get'),
    markWithdrawn: call('markWithdrawn'),
    refsOfSource: call('refsOfSource'),
    version: call('version'),
    getCheckpoint: call('getCheckpoint'),
    setCheckpoint: call('setCheckpoint'),
    seenBy: remoteIndex,
  };
}

const { location, ...given } = workerData as ThreadImport;
const result = await importFiles({
  ...given,
  index: remoteIndex(null),
  locations: [location],
  engine: null,
  source: null,
  signal: new AbortController().signal,
  onProgress: (summary) => void ask({ summary }),
});
parentPort!.postMessage(result);
