import { z } from 'zod';
import { FIELD_TEXTS } from './fields.texts.ts';
import { FILE_TYPE_NAMES, fileNameProblem, folderNameProblem } from './library.names.ts';
import { FILE_SORTS } from './library.sorts.ts';
import { LIBRARY_TEXTS } from './library.texts.ts';
import {
  FILE_SIZE_MAX_BYTES,
  FOLDER_NAME_SOUGHT_MAX,
  LIBRARY_QUERY_MAX,
  PAGE_LIMIT_MAX,
  UPLOAD_FILES_MAX,
} from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { Page, PageLimit, pageOf } from './pagination.ts';
import { route } from './route.ts';
import { text } from './text.ts';

/** A string that `problem` finds nothing wrong with. It is cleaned where it is stored, so that both sides clean alike. */
const named = (problem: (name: string) => string | null) =>
  z.string().superRefine((name, context) => {
    const message = problem(name);
    if (message) context.addIssue({ code: 'custom', message });
  });
export const FolderName = named(folderNameProblem);
export const FileName = named(fileNameProblem);
const SoughtFolderName = named((name) => folderNameProblem(name, FOLDER_NAME_SOUGHT_MAX));

export const Folder = z
  .object({
    id: z.uuid(),
    name: z.string(),
    fileCount: z.number().int(),
    /** 'Other Documents': it is always there, under this name. */
    isOther: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Folder' });
export type Folder = z.infer<typeof Folder>;

/** pending: not all of it has arrived. processing: its text is being read. */
export const FileStatus = z.enum(['pending', 'processing', 'failed', 'complete']);
export type FileStatus = z.infer<typeof FileStatus>;

/** Text that was recognised in pictures of pages, as of a scan. It may have mistakes. */
export const Recognition = z.object({
  /** How many of the file's pages were read; there was no time for the others. */
  pages: z.number().int(),
  words: z.number().int(),
  /** Words that may be wrong; the text has UNCERTAIN behind each. */
  uncertain: z.number().int(),
  /** Stretches that looked like words and could not be read; the text leaves them out. */
  illegible: z.number().int(),
});
export type Recognition = z.infer<typeof Recognition>;

export const LibraryFile = z
  .object({
    id: z.uuid(),
    folderId: z.uuid(),
    name: z.string(),
    /** In bytes. */
    size: z.number().int(),
    fileType: z.enum(FILE_TYPE_NAMES),
    status: FileStatus,
    /** Progress of the processing, in percent. */
    progress: z.number().int().min(0).max(100),
    /** Why it failed. */
    reason: z.string().nullable(),
    /** Which text that is. */
    reasonSaid: MessageRef.optional(),
    /** Pages of a PDF; slides, sheets or parts of the others. Null until it is complete. */
    pages: z.number().int().nullable(),
    characters: z.number().int().nullable(),
    /** Null where the text is the file's own. */
    recognition: Recognition.nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'LibraryFile' });
export type LibraryFile = z.infer<typeof LibraryFile>;

/** Sent before a file: the name is checked here, and never becomes part of a path. */
const FileFacts = z.object({
  fileName: FileName,
  /** The browser's name for its type. The content decides. */
  fileType: z.string().max(255).default(''),
  fileSize: z.number().int().min(1, LIBRARY_TEXTS.empty).max(FILE_SIZE_MAX_BYTES, LIBRARY_TEXTS.tooLarge()),
  /** Without, 'Other Documents'. */
  folderId: z.uuid().optional(),
});

/** `lastModified`, in milliseconds, tells whether a file sent again is the same: then only the rest of it is asked for. */
export const UploadRequest = FileFacts.extend({ lastModified: z.number().int().min(0).optional() });
export type UploadRequest = z.infer<typeof UploadRequest>;

/** Each part of the file that has not arrived is to be PUT to its address, as it is, in this order. */
export const Upload = z
  .object({
    uploadId: z.uuid(),
    folderId: z.uuid(),
    parts: z.array(z.object({ url: z.string(), offset: z.number().int(), size: z.number().int() })),
  })
  .meta({ id: 'Upload' });
export type Upload = z.infer<typeof Upload>;

const Registration = FileFacts.extend({ uploadId: z.uuid() });

export const FileSort = z.enum(FILE_SORTS);
export type FileSort = z.infer<typeof FileSort>;

export const FilePage = z.object({ number: z.number().int(), label: z.string(), text: z.string() });
export type FilePage = z.infer<typeof FilePage>;

/** `spans` are [start, end) offsets into the text: the words that matched. */
const Passage = z.object({
  number: z.number().int(),
  label: z.string(),
  text: z.string(),
  spans: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export const FoundFile = z.object({
  file: LibraryFile,
  folderName: z.string(),
  isNameMatch: z.boolean(),
  /** Pages whose text matches; the best of them are the passages. */
  matchingPages: z.number().int(),
  passages: z.array(Passage),
});
export type FoundFile = z.infer<typeof FoundFile>;

export const TemplateFolder = z.object({
  /** Written like an address: 'NSF/Project Pitch'. */
  path: z.string(),
  name: z.string(),
  description: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number().int() })),
});
export type TemplateFolder = z.infer<typeof TemplateFolder>;

const Answer = z.object({
  headers: z.record(z.string(), z.string()),
  // A file to callers; the server sends it while it is being read.
  body: z.union([z.file(), z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)]),
});
const Success = z.object({ success: z.literal(true) });
const ById = z.object({ id: z.uuid() });
const query = () => text().max(LIBRARY_QUERY_MAX, FIELD_TEXTS.libraryQueryTooLong);
const tags: [string] = ['Library'];
const NOT_FOUND = { tags, errors: ['NOT_FOUND' as const] };
const CONFLICTS = { tags, errors: ['NOT_FOUND' as const, 'CONFLICT' as const] };

const folderRoutes = {
  folders: route({
    method: 'GET',
    path: '/library/folders',
    summary: 'All folders, with how many files each has',
    tags,
  })
    .input(z.object({ sort: FileSort.default('name-asc') }))
    .output(pageOf(Folder)),
  folder: route({ method: 'GET', path: '/library/folders/{name}', summary: 'A folder by its name', ...NOT_FOUND })
    .input(z.object({ name: SoughtFolderName }))
    .output(Folder),
  createFolder: route({
    method: 'POST',
    path: '/library/folders',
    summary: 'Create a folder',
    successStatus: 201,
    ...CONFLICTS,
  })
    .input(z.object({ name: FolderName }))
    .output(Folder),
  renameFolder: route({ method: 'PATCH', path: '/library/folders', summary: 'Rename a folder', ...CONFLICTS })
    .input(ById.extend({ name: FolderName }))
    .output(Folder),
  deleteFolder: route({
    method: 'DELETE',
    path: '/library/folders',
    summary: 'Delete a folder with all its files',
    ...CONFLICTS,
  })
    .input(ById)
    .output(Success),
};

const uploadRoutes = {
  beginUpload: route({
    method: 'POST',
    path: '/library/uploads',
    summary: 'Signed addresses to send a file to; sent again, what is still missing of it',
    successStatus: 201,
    ...CONFLICTS,
  })
    .input(UploadRequest)
    .output(Upload),
  resumeUpload: route({
    method: 'POST',
    path: '/library/uploads/{id}/resume',
    summary: 'Fresh addresses for what is still missing',
    ...CONFLICTS,
  })
    .input(ById)
    .output(Upload),
  register: route({
    method: 'POST',
    path: '/library/files',
    summary: 'Take files into the library whose bytes have been sent, and start processing them; may be repeated',
    ...CONFLICTS,
  })
    .input(z.object({ files: z.array(Registration).min(1).max(UPLOAD_FILES_MAX) }))
    .output(z.object({ files: z.array(LibraryFile) })),
};

const fileRoutes = {
  files: route({
    method: 'GET',
    path: '/library/files',
    summary: 'The files of a folder, the newest first',
    ...NOT_FOUND,
  })
    .input(z.object({ folderId: z.uuid() }))
    .output(pageOf(LibraryFile)),
  filesPage: route({
    method: 'GET',
    path: '/library/files/paginated',
    summary: 'A page of a folder; the query narrows to names that hold it',
    ...NOT_FOUND,
  })
    .input(
      z.object({
        folderId: z.uuid(),
        page: Page.default(1),
        pageSize: PageLimit.default(25),
        sortBy: FileSort.default('name-asc'),
        query: query().default(''),
      }),
    )
    .output(pageOf(LibraryFile)),
  fileNames: route({
    method: 'GET',
    path: '/library/files/names',
    summary: 'The names that a folder has; without a folder, those of Other Documents',
    ...NOT_FOUND,
  })
    .input(z.object({ folderId: z.uuid().optional() }))
    .output(z.object({ names: z.array(z.string()) })),
  filesById: route({
    method: 'POST',
    path: '/library/files/by-id',
    summary: 'Files by their ids; those that are gone are left out',
    tags,
  })
    .input(z.object({ ids: z.array(z.uuid()).max(PAGE_LIMIT_MAX) }))
    .output(z.object({ files: z.array(LibraryFile) })),
  updateFile: route({ method: 'PATCH', path: '/library/files', summary: 'Rename or move a file', ...CONFLICTS })
    .input(ById.extend({ name: FileName.optional(), folderId: z.uuid().optional() }))
    .output(LibraryFile),
  deleteFile: route({ method: 'DELETE', path: '/library/files', summary: 'Delete a file', ...NOT_FOUND })
    .input(ById)
    .output(Success),
  reprocess: route({
    method: 'POST',
    path: '/library/files/{id}/reprocess',
    summary: 'Read the text of a failed file again',
    ...CONFLICTS,
  })
    .input(ById)
    .output(LibraryFile),
  cancelProcessing: route({
    method: 'POST',
    path: '/library/files/{id}/cancel',
    summary: 'Stop processing a file',
    ...CONFLICTS,
  })
    .input(ById)
    .output(LibraryFile),
  download: route({
    method: 'GET',
    path: '/library/files/{id}/content',
    summary: 'The file itself',
    outputStructure: 'detailed',
    ...CONFLICTS,
  })
    .input(ById)
    .output(Answer),
  pages: route({
    method: 'GET',
    path: '/library/files/{id}/text',
    summary: 'The text of a file, page by page',
    ...NOT_FOUND,
  })
    .input(ById.extend({ page: Page.default(1), pageLimit: PageLimit.default(10) }))
    .output(pageOf(FilePage)),
  search: route({
    method: 'GET',
    path: '/library/search',
    summary: 'Files whose name or text matches, with the passages; "quoted words", OR and -without are understood',
    ...NOT_FOUND,
  })
    .input(
      z.object({
        query: query().min(1, FIELD_TEXTS.libraryQueryRequired),
        folderId: z.uuid().optional(),
        page: Page.default(1),
        pageLimit: PageLimit.default(10),
      }),
    )
    .output(pageOf(FoundFile)),
};

const ofFolderPath = z.object({ folderPath: text().max(200).default('') });
const Recursive = ofFolderPath.extend({ recursive: z.stringbool().or(z.boolean()).default(true) });
const templateRoutes = {
  templates: route({
    method: 'GET',
    path: '/library/templates',
    summary: 'Template folders of the agencies; with a path, those at it and below',
    ...NOT_FOUND,
  })
    .input(ofFolderPath)
    .output(z.object({ folders: z.array(TemplateFolder) })),
  templatesDownload: route({
    method: 'GET',
    path: '/library/templates/download',
    summary: 'Where a folder’s templates can be had as a zip',
    ...NOT_FOUND,
  })
    .input(Recursive)
    .output(z.object({ zipUrl: z.string() })),
  templatesZip: route({
    method: 'GET',
    path: '/library/templates/zip',
    summary: 'A folder’s templates as a zip',
    outputStructure: 'detailed',
    ...NOT_FOUND,
  })
    .input(Recursive)
    .output(Answer),
};

export const library = { ...folderRoutes, ...uploadRoutes, ...fileRoutes, ...templateRoutes };
