import { z } from 'zod';
import { StartError } from '../platform/start-error.ts';

/** Names of an archive's entries. The manifest is the last: only then are all checksums known. */
export const ENTRIES = {
  manifest: 'manifest.json',
  secret: 'auth-secret',
  catalogue: 'catalogue/catalogue.db',
  workspace: 'workspace/',
  files: 'files/',
} as const;

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });

export const Manifest = z.object({
  format: z.literal('groundwork-backup'),
  formatVersion: z.literal(1, 'It was made by a newer version of Groundwork. Update this one first.'),
  version: z.string(),
  createdAt: z.string(),
  from: z.object({ workspace: z.enum(['embedded', 'postgres']), files: z.enum(['folder', 'bucket']) }),
  /** Where the server has the secret from that signs sessions; it is in the archive only if it came from a file. */
  secret: z.enum(['file', 'environment']),
  workspace: z.object({
    migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
    tables: z.array(table),
    sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string(), isCalled: z.boolean() })),
    sums: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  }),
  /** Null where there was none. */
  catalogue: z.object({ records: z.number() }).nullable(),
  files: z.object({
    count: z.number(),
    bytes: z.number(),
    /** Deleted by their owners while the backup was made. */
    gone: z.array(z.string()),
  }),
  entries: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
});
export type Manifest = z.infer<typeof Manifest>;

/** In a catalogue of their own, or among the workspace's tables. */
export const recordsIn = ({ catalogue, workspace }: Manifest): number =>
  catalogue?.records ?? workspace.sums['public.catalogue_record']?.rows ?? 0;

export function parseManifest(text: string, path: string): Manifest {
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new StartError(`${path} cannot be read as a backup: ${issue?.path.join('.')}: ${issue?.message}`);
}
