import type { SampleStatus } from '@groundwork/contract/system';
import { AppError } from '../../platform/http/app-error.ts';

export interface SystemDependencies {
  /** Rejects when a store doesn't answer. */
  pingStores(): Promise<void>;
  sampleStatus(): SampleStatus;
  version: string;
  links: Record<'help' | 'pricing' | 'status' | 'source' | 'enterpriseCall', string | null>;
}

export function systemService({ pingStores, sampleStatus, version, links }: SystemDependencies) {
  return {
    async ready() {
      await pingStores().catch((error: unknown) => {
        throw new AppError('SERVICE_UNAVAILABLE', 'A store does not answer.', { cause: String(error) });
      });
      return { status: 'ready' as const };
    },
    status: () => ({ sample: sampleStatus(), version, links }),
  };
}

export type SystemService = ReturnType<typeof systemService>;
