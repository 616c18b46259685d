import type { FileSort, FoundFile, LibraryFile } from '@groundwork/contract/library';
import { cleanName, FILE_TYPES, fileTypeOf } from '@groundwork/contract/library.names';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type FileAnswer, fileHeaders, streamOf } from '../../platform/http/file-answer.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import { failedFor } from './extraction.repository.ts';
import type { FileRepository, FileRow } from './files.repository.ts';
import type { FolderService } from './folders.service.ts';
import { requireLibrary } from './library.access.ts';
import { extractFileJob } from './library.jobs.ts';
import type { LibrarySearchRepository } from './library-search.repository.ts';
import { presentFile } from './present-file.ts';
import { readPassage } from './read-passage.ts';
import { removeLater } from './remove-later.ts';

type Dependencies = {
  files: FileRepository;
  folders: Pick<FolderService, 'find' | 'list'>;
  texts: LibrarySearchRepository;
  storage: Pick<ObjectStorage, 'read'>;
  jobs: Pick<JobQueue, 'enqueue' | 'cancel'>;
};

type Paging = { page: number; pageLimit: number };

/** `files` without paging lists at most so many. */
const ALL = 1_000;

export function libraryService({ files, folders, texts, storage, jobs }: Dependencies) {
  async function find(actor: Actor, id: string): Promise<FileRow> {
    requireLibrary(actor);
    const row = await files.find(actor, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  async function page(
    actor: Actor,
    folderId: string,
    { sort, query = '', page, pageLimit }: Paging & { sort: FileSort; query?: string },
  ) {
    await folders.find(actor, folderId);
    const offset = (page - 1) * pageLimit;
    const { rows, total } = await files.page(actor, folderId, { sort, query, limit: pageLimit, offset });
    return { items: rows.map(presentFile), total, page, pageLimit };
  }

  return {
    page,

    all: (actor: Actor, folderId: string) => page(actor, folderId, { sort: 'date-desc', page: 1, pageLimit: ALL }),

    async names(actor: Actor, folderId?: string): Promise<string[]> {
      return files.names(actor, (await folders.find(actor, folderId)).id);
    },

    async byId(actor: Actor, ids: string[]): Promise<LibraryFile[]> {
      requireLibrary(actor);
      return (await files.findMany(actor, ids)).map(presentFile);
    },

    async update(
      actor: Actor,
      { id, ...change }: { id: string; name?: string | undefined; folderId?: string | undefined },
    ) {
      const row = await find(actor, id);
      const name = change.name === undefined ? row.name : cleanName(change.name);
      if (fileTypeOf(name) !== row.type)
        throw AppError.validation({ name: [MESSAGES.words.refusals.ending(row.type)] });
      const { id: folderId } = await folders.find(actor, change.folderId ?? row.folderId);
      const placed = await files.place(actor, id, { folderId, name });
      if (!placed) throw new AppError('CONFLICT', MESSAGES.library.exists([name]));
      return presentFile(placed);
    },

    async delete(actor: Actor, id: string): Promise<void> {
      requireLibrary(actor);
      const row = await files.transaction(async (tx) => {
        const deleted = await files.delete(actor, id, tx);
        if (deleted) await removeLater(jobs, [deleted], tx);
        return deleted;
      });
      if (!row) throw new AppError('NOT_FOUND');
      if (row.jobId && row.status === 'processing') await jobs.cancel(extractFileJob, row.jobId);
    },

    async reprocess(actor: Actor, id: string): Promise<LibraryFile> {
      await find(actor, id);
      const row = await files.transaction(async (tx) => {
        const change = { status: 'processing' as const, progress: 0, reason: null, reasonSaid: null };
        const again = await files.transition(actor, id, ['failed'], change, tx);
        if (!again) return null;
        const jobId = await jobs.enqueue(extractFileJob, { fileId: id }, { tx });
        return files.transition(actor, id, ['processing'], { jobId }, tx);
      });
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.onlyFailedFiles);
      return presentFile(row);
    },

    async cancel(actor: Actor, id: string): Promise<LibraryFile> {
      await find(actor, id);
      const change = failedFor(MESSAGES.words.files.cancelled);
      const row = await files.transition(actor, id, ['processing'], change);
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.onlyProcessedFiles);
      if (row.jobId) await jobs.cancel(extractFileJob, row.jobId);
      return presentFile(row);
    },

    /** Always as a download, whatever it holds: nothing that was uploaded is ever run as a page of ours. */
    async download(actor: Actor, id: string): Promise<FileAnswer> {
      const row = await find(actor, id);
      if (row.status === 'pending') throw new AppError('CONFLICT', MESSAGES.words.refusals.notArrived);
      return {
        headers: { ...fileHeaders(row.name, FILE_TYPES[row.type]), 'content-length': String(row.size) },
        body: streamOf(storage.read(row.storageKey)),
      };
    },

    async pages(actor: Actor, id: string, { page, pageLimit }: Paging) {
      await find(actor, id);
      const { rows, total } = await texts.pages(actor, id, { limit: pageLimit, offset: (page - 1) * pageLimit });
      return { items: rows, total, page, pageLimit };
    },

    async search(
      actor: Actor,
      { query, folderId, page, pageLimit }: Paging & { query: string; folderId?: string | undefined },
    ) {
      if (folderId) await folders.find(actor, folderId);
      const { items: all } = await folders.list(actor, 'name-asc');
      const found = await texts.search(actor, {
        query,
        ...(folderId && { folderId }),
        limit: pageLimit,
        offset: (page - 1) * pageLimit,
      });
      const ids = found.map(({ id }) => id);
      const [rows, passages] = await Promise.all([files.findMany(actor, ids), texts.passages(actor, ids, query)]);
      const items = found.flatMap((hit): FoundFile[] => {
        const row = rows.find(({ id }) => id === hit.id);
        if (!row) return [];
        return [
          {
            file: presentFile(row),
            folderName: all.find(({ id }) => id === row.folderId)?.name ?? '',
            isNameMatch: hit.is_name,
            matchingPages: hit.pages,
            passages: passages
              .filter(({ file_id }) => file_id === hit.id)
              .map(({ number, label, text }) => ({ number, label, ...readPassage(text) })),
          },
        ];
      });
      return { items, total: found[0]?.total ?? 0, page, pageLimit };
    },
  };
}

export type LibraryService = ReturnType<typeof libraryService>;
