import { z } from 'zod';
import { ImportCounts } from './data-sets.ts';
import { Engine } from './engines.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { LIBRARY_TEXTS } from './library.texts.ts';
import { IMPORT_FILE_MAX_BYTES } from './limits.ts';
import { route } from './route.ts';
import { SearchResult } from './search.ts';
import { TableMapping } from './table-mapping.ts';
import { TableProposal } from './table-proposal.ts';
import { line } from './text.ts';

/** ready: looked at, nothing stored yet. undone: what it brought has left the catalogue again. */
export const FileImportState = z.enum([
  'uploading',
  'ready',
  'queued',
  'running',
  'complete',
  'failed',
  'cancelled',
  'undoing',
  'undone',
]);
export type FileImportState = z.infer<typeof FileImportState>;

/** An organization, whose members alone see what is imported for it. */
export const ImportOwner = z.object({ id: z.uuid(), name: z.string() });
export type ImportOwner = z.infer<typeof ImportOwner>;

/** withdrawn: rows that have vanished from a file that is kept fresh. */
export const FileImportCounts = ImportCounts.extend({ withdrawn: z.number().int() });
export type FileImportCounts = z.infer<typeof FileImportCounts>;

export const FileImport = z
  .object({
    importId: z.uuid(),
    /** The owner of its records; null for everybody's. */
    owner: ImportOwner.nullable(),
    fileName: z.string(),
    fileSize: z.number().int(),
    /** The address that the server fetched it from; null for a file that was sent. */
    address: z.string().nullable(),
    state: FileImportState,
    /** The reading of the file: a public source, or a mapping by its name. Null before it was started. */
    source: z.string().nullable(),
    engines: z.array(Engine),
    counts: FileImportCounts,
    /** Why it failed; null otherwise. */
    message: z.string().nullable(),
    /** Things to know although the import went well. */
    notice: z.string().nullable(),
    /** The first rejected rows with their place and reason. */
    rejections: z.array(z.object({ at: z.string(), reason: z.string() })),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    /** Until then it can be undone; null when it cannot. */
    undoUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'FileImport' });
export type FileImport = z.infer<typeof FileImport>;

/** Each part of the file that has not arrived is to be PUT to its address, as it is, in this order. */
export const FileTransfer = z
  .object({
    importId: z.uuid(),
    parts: z.array(z.object({ url: z.string(), offset: z.number().int(), size: z.number().int() })),
  })
  .meta({ id: 'FileTransfer' });
export type FileTransfer = z.infer<typeof FileTransfer>;

/** A field that a column can be. */
export const MappableField = z.object({
  field: z.string(),
  label: z.string(),
  /** The style of its values that has to be known before a column can be read as this field. */
  style: z.enum(['dates', 'numbers']).nullable(),
});
export type MappableField = z.infer<typeof MappableField>;

/** The contents of a file before anything of it is stored. */
export const FileLook = z
  .object({
    /** The files within it, where it is an archive, each with the public source that knows it. */
    files: z.array(z.object({ name: z.string(), source: z.string().nullable() })),
    /** For a table that no source knows. */
    proposal: TableProposal.nullable(),
    /** The mapping was used before, for a file with these columns. */
    isUsedBefore: z.boolean(),
    /** The fields that columns can be, in the proposed data set. */
    fields: z.array(MappableField),
    /** Why nothing of it can be imported; null otherwise. */
    refusal: z.string().nullable(),
    /** The first records as they will look, and the first rows that cannot become one. */
    preview: z.object({
      records: z.array(SearchResult),
      rejections: z.array(z.object({ at: z.string(), reason: z.string() })),
      /** Rows that were looked at for it. */
      read: z.number().int(),
      notice: z.string().nullable(),
      /** Why it could not be read; null otherwise. */
      failure: z.string().nullable(),
    }),
  })
  .meta({ id: 'FileLook' });
export type FileLook = z.infer<typeof FileLook>;

/** `https://…`; for operators `s3://bucket/key` of the installation's storage as well. */
const FileAddress = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => /^(https|s3):\/\/[^/\s]+\S*$/.test(text) && URL.canParse(text), FIELD_TEXTS.fileAddress);

const ById = z.object({ importId: z.uuid() });
const common = { tags: ['Data sets'] as [string], errors: ['NOT_FOUND' as const, 'CONFLICT' as const] };

/**
 * Files that operators bring by hand (role 'service'), for everybody or for an organization alone, and members for their own organization
 * where an admin allowed it; to everyone else these calls do not exist.
 */
export const tableImports = {
  list: route({
    method: 'GET',
    path: '/admin/data-sets/imports',
    summary: 'Files that were imported, newest first',
    ...common,
  }).output(
    z.object({
      imports: z.array(FileImport),
      /** For whom the caller may import: everybody, and each of these organizations. */
      mayImport: z.object({ everybody: z.boolean(), owners: z.array(ImportOwner) }),
    }),
  ),
  begin: route({
    method: 'POST',
    path: '/admin/data-sets/imports',
    summary: 'Addresses to send a file to',
    successStatus: 201,
    ...common,
  })
    .input(
      z.object({
        fileName: line().min(1).max(255),
        /** The organization whose members alone will see the records; null for everybody. */
        ownerId: z.uuid().nullable().default(null),
        fileSize: z.number().int().min(1, LIBRARY_TEXTS.empty).max(IMPORT_FILE_MAX_BYTES, FIELD_TEXTS.importTooLarge),
      }),
    )
    .output(FileTransfer),
  fetch: route({
    method: 'POST',
    path: '/admin/data-sets/imports/fetch',
    summary: 'Have the server fetch a file from an address, to be looked at and imported like one that was sent',
    successStatus: 201,
    ...common,
  })
    .input(z.object({ address: FileAddress, ownerId: z.uuid().nullable().default(null) }))
    .output(z.object({ importId: z.uuid(), fileName: z.string() })),
  resume: route({
    method: 'POST',
    path: '/admin/data-sets/imports/{importId}/resume',
    summary: 'Fresh addresses for what is still missing of a file',
    ...common,
  })
    .input(ById)
    .output(FileTransfer),
  look: route({
    method: 'POST',
    path: '/admin/data-sets/imports/{importId}/look',
    summary:
      'What a file holds: the source that knows it or a proposed mapping, and its first records; nothing is stored',
    ...common,
  })
    .input(ById.extend({ engine: Engine.optional(), mapping: TableMapping.optional() }))
    .output(FileLook),
  run: route({
    method: 'POST',
    path: '/admin/data-sets/imports/{importId}/run',
    summary: 'Import a file, by the source that knows it or by a mapping',
    successStatus: 202,
    ...common,
  })
    .input(
      ById.extend({
        mapping: TableMapping.optional(),
        /** How often a fetched file is fetched again; only what has changed in it is imported. */
        keepFresh: z.enum(['daily', 'weekly']).optional(),
      }),
    )
    .output(FileImport),
  cancel: route({
    method: 'POST',
    path: '/admin/data-sets/imports/{importId}/cancel',
    summary: 'Stop an import; what was stored stays until it is undone',
    ...common,
  })
    .input(ById)
    .output(FileImport),
  undo: route({
    method: 'POST',
    path: '/admin/data-sets/imports/{importId}/undo',
    summary: 'Take an import back: what it added leaves the catalogue, what it changed is as it was',
    successStatus: 202,
    ...common,
  })
    .input(ById)
    .output(FileImport),
};
