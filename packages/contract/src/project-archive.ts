import { z } from 'zod';
import { ARCHIVE_MAX_BYTES, ARCHIVE_MAX_MB } from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { ARCHIVE_FILES, ARCHIVE_TEXTS } from './project-archive.texts.ts';
import { route } from './route.ts';
import { line } from './text.ts';

export { ARCHIVE_FILES, ARCHIVE_TEXTS };

/** `project`: files that were added to the project. `library`: all of the person's. */
export const ArchiveFiles = z.enum(ARCHIVE_FILES);
export type ArchiveFiles = z.infer<typeof ArchiveFiles>;

const FileSum = z.object({ count: z.number().int(), bytes: z.number().int() });

/** The contents of an archive of the project, if it were made now. */
export const ArchiveContents = z.object({
  bookmarks: z.number().int(),
  savedSearches: z.number().int(),
  events: z.number().int(),
  reports: z.number().int(),
  /** Reports that are not complete; they are left out. */
  unfinishedReports: z.number().int(),
  files: z.object({ project: FileSum, library: FileSum }),
  maxFileBytes: z.number().int(),
});
export type ArchiveContents = z.infer<typeof ArchiveContents>;

/** pending: not all of it has arrived. */
export const ImportState = z.enum(['pending', 'queued', 'running', 'complete', 'failed', 'cancelled']);
export type ImportState = z.infer<typeof ImportState>;

/** The parts that were imported, and those that could not be, each with its reason. */
export const ImportSummary = z.object({
  project: z.object({ id: z.uuid(), title: z.string() }),
  /** When and with what the archive was made, as it says itself. */
  madeAt: z.string(),
  madeWith: z.string(),
  bookmarks: z.number().int(),
  /** Bookmarks whose records this catalogue doesn't have; kept as they were bookmarked. */
  unknownRecords: z.number().int(),
  savedSearches: z.number().int(),
  events: z.number().int(),
  reports: z.number().int(),
  files: z.number().int(),
  /** Files that the library had already, under the same name and with the same content. */
  filesThere: z.number().int(),
  /** `what` names it as the archive does. At most 200; `leftMore` counts the others. */
  left: z.array(
    z.object({
      what: z.string(),
      reason: z.string(),
      whatSaid: MessageRef.optional(),
      reasonSaid: MessageRef.optional(),
    }),
  ),
  leftMore: z.number().int(),
  /** Imported before from the same bytes: these are two projects now. */
  isAgain: z.boolean(),
});
export type ImportSummary = z.infer<typeof ImportSummary>;

export const ProjectImport = z
  .object({
    id: z.uuid(),
    fileName: z.string(),
    /** In bytes. */
    size: z.number().int(),
    status: ImportState,
    progress: z.number().int().min(0).max(100),
    /** In words, what is being done. */
    step: z.string(),
    /** Which text that is. */
    stepSaid: MessageRef.optional(),
    /** Why it failed. */
    message: z.string().nullable(),
    messageSaid: MessageRef.optional(),
    summary: ImportSummary.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ProjectImport' });
export type ProjectImport = z.infer<typeof ProjectImport>;

/** Each part that has not arrived is to be PUT to its address, as it is, in this order. */
export const ArchiveUpload = z.object({
  importId: z.uuid(),
  parts: z.array(z.object({ url: z.string(), offset: z.number().int(), size: z.number().int() })),
});
export type ArchiveUpload = z.infer<typeof ArchiveUpload>;

const ById = z.object({ id: z.uuid() });
const tags: [string] = ['Project archives'];
const NOT_FOUND = { tags, errors: ['NOT_FOUND' as const] };
const CONFLICTS = { tags, errors: ['NOT_FOUND' as const, 'CONFLICT' as const] };

export const projectArchive = {
  contents: route({
    method: 'GET',
    path: '/projects/{id}/archive/contents',
    summary: 'What an archive of a project would hold',
    ...NOT_FOUND,
  })
    .input(ById)
    .output(ArchiveContents),
  download: route({
    method: 'GET',
    path: '/projects/{id}/archive',
    summary: 'A project as one zip in open formats, which another installation can import',
    outputStructure: 'detailed',
    ...CONFLICTS,
  })
    .input(ById.extend({ files: ArchiveFiles.default('project') }))
    .output(
      z.object({
        headers: z.record(z.string(), z.string()),
        // A file to callers; the server sends it while it is being written.
        body: z.union([z.file(), z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)]),
      }),
    ),
  imports: route({
    method: 'GET',
    path: '/projects/imports',
    summary: 'One’s latest imports, newest first',
    tags,
  }).output(z.object({ items: z.array(ProjectImport) })),
  beginImport: route({
    method: 'POST',
    path: '/projects/imports',
    summary: 'Signed addresses to send an archive to; one that was begun and not started is given up',
    successStatus: 201,
    ...CONFLICTS,
  })
    .input(
      z.object({
        fileName: line().min(1, 'A file name is required').max(255, 'A file name cannot exceed 255 characters'),
        fileSize: z
          .number()
          .int()
          .min(1, ARCHIVE_TEXTS.notAZip)
          .max(ARCHIVE_MAX_BYTES, ARCHIVE_TEXTS.tooLarge(ARCHIVE_MAX_MB)),
      }),
    )
    .output(ArchiveUpload),
  resumeImport: route({
    method: 'POST',
    path: '/projects/imports/{id}/resume',
    summary: 'Fresh addresses for what is still missing',
    ...CONFLICTS,
  })
    .input(ById)
    .output(ArchiveUpload),
  startImport: route({
    method: 'POST',
    path: '/projects/imports/{id}/start',
    summary: 'Make a project of an archive that has arrived; may be repeated',
    ...CONFLICTS,
  })
    .input(ById)
    .output(ProjectImport),
  getImport: route({ method: 'GET', path: '/projects/imports/{id}', summary: 'How far an import is', ...NOT_FOUND })
    .input(ById)
    .output(ProjectImport),
  cancelImport: route({
    method: 'POST',
    path: '/projects/imports/{id}/cancel',
    summary: 'Stop an import; nothing of it is taken in',
    ...CONFLICTS,
  })
    .input(ById)
    .output(ProjectImport),
};
