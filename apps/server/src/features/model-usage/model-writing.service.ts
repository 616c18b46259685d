import { hash } from 'node:crypto';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { knownToTwo } from '../../evidence/gather/known-to-two.ts';
import { lookRequest } from '../../evidence/writer/model/look-request.ts';
import type { ModelWriting } from '../../evidence/writer/model/model-writing.ts';
import { ModelError } from '../../platform/model/language-model.port.ts';
import { ModelCeilingError, type ModelTask, type ModelUsageService } from './model-usage.service.ts';

/** What was answered before under a name, or what `work` gives, kept. */
export type Keep = <Value>(name: string, work: () => Promise<Value>) => Promise<Value>;

/** Writes one section within the ceilings. Nothing is paid for twice. */
export const modelWriting = (
  usage: Pick<ModelUsageService, 'ask' | 'look'>,
  {
    task,
    section,
    index,
    keep,
    tell,
    signal,
  }: {
    task: ModelTask;
    section: string;
    index: Pick<CatalogueIndex, 'search'>;
    keep: Keep;
    tell?: ModelWriting['tell'];
    signal: AbortSignal;
  },
): ModelWriting => ({
  ask: (request) => usage.ask(task, request, signal),
  keep: (name, work) => keep(`${name}:${section}`, work),
  isKnown: knownToTwo(index, signal),
  ...(tell && { tell }),
  look: async (asked) => {
    const request = lookRequest(asked);
    const { looked } = await keep(`look:${hash('sha256', request.data, 'base64url')}`, async () => ({
      looked: await usage.look(task, request, signal).catch((error) => {
        if (error instanceof ModelError && error.problem === 'not-valid') return null;
        throw error;
      }),
    }));
    return looked;
  },
});

/** It failed, or may be asked no more: whoever needs no model goes on without. */
export const isModelAway = (error: unknown): boolean =>
  error instanceof ModelError || error instanceof ModelCeilingError;
