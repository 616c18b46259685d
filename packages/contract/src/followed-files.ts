import { z } from 'zod';
import { route } from './route.ts';
import { ImportOwner } from './table-imports.ts';

export const FollowedFrequency = z.enum(['daily', 'weekly']);
export type FollowedFrequency = z.infer<typeof FollowedFrequency>;

/** A file that is fetched again and again, and whose changes are imported. stopped: by itself, see `message`. */
export const FollowedFile = z
  .object({
    id: z.uuid(),
    /** The owner of its records; null for everybody's. */
    owner: ImportOwner.nullable(),
    /** The source that its records are of. */
    name: z.string(),
    /** `https://…`, or `s3://bucket/key` of the installation's storage. */
    address: z.string(),
    frequency: FollowedFrequency,
    state: z.enum(['active', 'paused', 'stopped']),
    /** The problem at the last look; null if there was none. */
    message: z.string().nullable(),
    lastCheckedAt: z.iso.datetime().nullable(),
    /** When something new was taken from it last. */
    lastTakenAt: z.iso.datetime().nullable(),
    /** Null while it is paused or stopped. */
    nextRunAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FollowedFile' });
export type FollowedFile = z.infer<typeof FollowedFile>;

const ById = z.object({ id: z.uuid() });
const common = { tags: ['Data sets'] as [string], errors: ['NOT_FOUND' as const, 'CONFLICT' as const] };

/** For those who may import, see `tableImports`. One is begun by the import of a file that was fetched: `tableImports.run`. */
export const followedFiles = {
  list: route({
    method: 'GET',
    path: '/admin/data-sets/followed',
    summary: 'Files that are kept fresh, by name',
    ...common,
  }).output(z.object({ files: z.array(FollowedFile) })),
  change: route({
    method: 'PATCH',
    path: '/admin/data-sets/followed/{id}',
    summary: 'How often a file is looked at, and whether it rests; what stopped by itself goes on',
    ...common,
  })
    .input(ById.extend({ frequency: FollowedFrequency.optional(), isPaused: z.boolean().optional() }))
    .output(FollowedFile),
  run: route({
    method: 'POST',
    path: '/admin/data-sets/followed/{id}/run',
    summary: 'Look at a file now; what is new in it becomes an import',
    successStatus: 202,
    ...common,
  })
    .input(ById)
    .output(FollowedFile),
  delete: route({
    method: 'DELETE',
    path: '/admin/data-sets/followed/{id}',
    summary: 'Keep a file fresh no longer; what was imported stays',
    ...common,
  })
    .input(ById)
    .output(z.object({ success: z.literal(true) })),
};
