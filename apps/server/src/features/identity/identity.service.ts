import type { Engine } from '@groundwork/contract/engines';
import type { IdentitySplit } from '@groundwork/contract/identity';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { RecordRef } from '../../catalogue/record.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { IdentityRepository, IdentitySplitRow } from './identity.repository.ts';

type Dependencies = { splits: IdentityRepository; index: Pick<CatalogueIndex, 'get'> };

export function identityService({ splits, index }: Dependencies) {
  return {
    async list(actor: Actor): Promise<{ splits: IdentitySplit[] }> {
      requireAdmin(actor);
      return { splits: (await splits.list(actor)).map(present) };
    },

    async create(actor: Actor, a: RecordRef, b: RecordRef): Promise<IdentitySplit> {
      requireAdmin(actor);
      if (keyOf(a) === keyOf(b)) throw AppError.validation({ b: [MESSAGES.words.refusals.itself] });
      const records = await index.get([a, b]);
      if (records.some((record) => record === null)) throw new AppError('NOT_FOUND');
      return present(await splits.create(actor, keyOf(a) < keyOf(b) ? [a, b] : [b, a]));
    },

    async delete(actor: Actor, id: string): Promise<void> {
      requireAdmin(actor);
      if (!(await splits.delete(actor, id))) throw new AppError('NOT_FOUND');
    },

    /** Records that were told apart from this one. */
    splitFrom: (ref: RecordRef): Promise<RecordRef[]> => splits.othersOf(ref),
  };
}

export type IdentityService = ReturnType<typeof identityService>;

function present({ id, aEngine, aId, bEngine, bId, createdAt }: IdentitySplitRow): IdentitySplit {
  const ref = (engine: string, recordId: string) => ({ engine: engine as Engine, id: recordId });
  return { id, a: ref(aEngine, aId), b: ref(bEngine, bId), createdAt: createdAt.toISOString() };
}

const keyOf = ({ engine, id }: RecordRef) => `${engine}/${id}`;
