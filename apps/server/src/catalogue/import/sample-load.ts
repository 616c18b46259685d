import type { SampleStatus } from '@groundwork/contract/system';
import type { Log } from '../../platform/log/log.ts';
import type { CatalogueIndex } from '../index/index.port.ts';
import { loadSample } from './load-sample.ts';

export interface SampleLoad {
  status(): SampleStatus;
  cancel(): void;
  /** Resolves when the load has ended, whichever way. */
  ended: Promise<void>;
}

/** Loads the sample data in the background of the first start; a start that was killed goes on where it was. */
export function startSampleLoad(options: { index: CatalogueIndex; isWanted: boolean; log: Log }): SampleLoad {
  const { index, isWanted, log } = options;
  const controller = new AbortController();
  let status: SampleStatus = { state: isWanted ? 'loading' : 'ready', done: 0, total: 0 };
  const ended = isWanted ? load() : Promise.resolve();

  async function load() {
    try {
      await loadSample(index, {
        signal: controller.signal,
        onProgress: ({ done, total }) => {
          status = { state: 'loading', done, total };
        },
      });
      status = { ...status, state: 'ready' };
    } catch (error) {
      if (controller.signal.aborted) return;
      log.error('sample data', { error });
      const message = error instanceof Error ? error.message : String(error);
      status = { ...status, state: 'failed', message };
    }
  }

  return { status: () => status, cancel: () => controller.abort(), ended };
}
