import { z } from 'zod';
import { Engine } from './engines.ts';
import { route } from './route.ts';

const RecordRef = z.object({ engine: Engine, id: z.string().min(1).max(300) });

/** Two records that were joined and are not the same party, trial, paper or award. */
export const IdentitySplit = z
  .object({
    id: z.string(),
    a: RecordRef,
    b: RecordRef,
    createdAt: z.string(),
  })
  .meta({ id: 'IdentitySplit' });
export type IdentitySplit = z.infer<typeof IdentitySplit>;

/** For admins; to everyone else these paths are unknown. */
export const identity = {
  listSplits: route({
    method: 'GET',
    path: '/admin/identity-splits',
    summary: 'Pairs of records that an admin told apart, newest first',
    tags: ['Admin'],
    errors: ['NOT_FOUND'],
  }).output(z.object({ splits: z.array(IdentitySplit) })),
  createSplit: route({
    method: 'POST',
    path: '/admin/identity-splits',
    summary: 'Tell two linked records apart: neither page links to the other any more',
    tags: ['Admin'],
    errors: ['NOT_FOUND'],
    successStatus: 201,
  })
    .input(z.object({ a: RecordRef, b: RecordRef }))
    .output(IdentitySplit),
  deleteSplit: route({
    method: 'DELETE',
    path: '/admin/identity-splits/{id}',
    summary: 'Let two records be linked again',
    tags: ['Admin'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ success: z.literal(true) })),
};
