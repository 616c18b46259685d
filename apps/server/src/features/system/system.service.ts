import { setTimeout as sleep } from 'node:timers/promises';
import type { SampleStatus } from '@groundwork/contract/system';
import type { DiskSpace } from '../../platform/disk-space.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inEnglish } from '../../platform/messages.ts';

export interface SystemDependencies {
  /** Rejects when a store doesn't answer. */
  pingStores(): Promise<void>;
  disk: Pick<DiskSpace, 'problem'>;
  sampleStatus(): SampleStatus;
  version: string;
  isReadByModel: boolean;
  links: Record<'help' | 'pricing' | 'status' | 'source' | 'enterpriseCall', string | null>;
}

const PING_MS = 2_000;

export function systemService({ pingStores, disk, sampleStatus, version, isReadByModel, links }: SystemDependencies) {
  let asked: Promise<string | null> | undefined;
  /** However many ask, the stores are asked once at a time, and nobody waits long for the answer. */
  function storeProblem(): Promise<string | null> {
    asked ??= pingStores()
      .then(
        () => null,
        () => 'A store does not answer.',
      )
      .finally(() => {
        asked = undefined;
      });
    return Promise.race([asked, sleep(PING_MS, 'The stores are slow to answer.', { ref: false })]);
  }

  /** Why nothing can be done now; null when all is well. */
  const findProblem = async () => (await disk.problem()) ?? (await storeProblem());

  return {
    problem: findProblem,
    async ready() {
      const problem = await findProblem();
      if (problem) throw new AppError('SERVICE_UNAVAILABLE', inEnglish(problem));
      return { status: 'ready' as const };
    },
    status: () => ({ sample: sampleStatus(), version, isReadByModel, links }),
  };
}

export type SystemService = ReturnType<typeof systemService>;
