import { randomUUID } from 'node:crypto';
import type { LibraryFile, Upload, UploadRequest } from '@groundwork/contract/library';
import { cleanName, fileTypeOf } from '@groundwork/contract/library.names';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import type { FileRepository, FileRow } from './files.repository.ts';
import type { FolderService } from './folders.service.ts';
import { requireLibrary } from './library.access.ts';
import { extractFileJob } from './library.jobs.ts';
import { roomOf, whyFull } from './library-room.ts';
import { named } from './named.ts';
import { presentFile } from './present-file.ts';
import { storedUpload } from './stored-upload.ts';

type Dependencies = {
  files: FileRepository;
  folders: Pick<FolderService, 'find'>;
  storage: ObjectStorage;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
};

/** Another file of the same name may be on its way from another window; after so long it is given up. */
const LEFT_AFTER_MS = 10 * 60_000;

export function uploadService({ files, folders, storage, jobs, clock }: Dependencies) {
  /** The parts that are still to be sent. A transfer that the storage has forgotten begins anew. */
  async function addressesOf(actor: Actor, row: FileRow): Promise<Upload> {
    if (row.status !== 'pending') throw new AppError('CONFLICT', MESSAGES.library.exists([row.name]));
    let parts = await storage.missing(storedUpload(row));
    const transferId = parts ? row.transferId : await storage.begin(row.storageKey);
    parts ??= await storage.missing({ ...storedUpload(row), transferId });
    await files.transition(actor, row.id, ['pending'], { touchedAt: clock.now(), transferId });
    return { uploadId: row.id, folderId: row.folderId, parts: parts ?? [] };
  }

  /** The same file sent again goes on; another one waits until the first has been given up. */
  function canGoOn(row: FileRow, { fileName, fileSize, lastModified }: UploadRequest): boolean {
    if (row.status !== 'pending') throw new AppError('CONFLICT', MESSAGES.library.exists([fileName]));
    if (row.size === fileSize && row.lastModified === (lastModified ?? null)) return true;
    if (clock.now().getTime() - row.touchedAt.getTime() < LEFT_AFTER_MS)
      throw new AppError('CONFLICT', MESSAGES.library.inFlight([fileName]));
    return false;
  }

  async function create(actor: Actor, request: UploadRequest, folderId: string): Promise<FileRow | null> {
    const id = randomUUID();
    const storageKey = `${actor.userId}/${folderId}/${id}`;
    const transferId = await storage.begin(storageKey);
    const max = roomOf(actor);
    const values = {
      id,
      folderId,
      ...named(request.fileName),
      type: fileTypeOf(request.fileName)!,
      size: request.fileSize,
      lastModified: request.lastModified ?? null,
      storageKey,
      transferId,
      createdAt: clock.now(),
      touchedAt: clock.now(),
    };
    const row = await files.create(actor, values, max);
    const isStored = row !== null && 'id' in row;
    if (!isStored) await storage.remove({ key: storageKey, transferId, size: request.fileSize });
    if (row && !isStored) throw new AppError('CONFLICT', whyFull(row, max));
    return row;
  }

  async function registered(actor: Actor, row: FileRow): Promise<FileRow> {
    if (row.status !== 'pending' || !(await storage.complete(storedUpload(row)))) return row;
    const change = { status: 'processing' as const, progress: 0, createdAt: clock.now() };
    const taken = await files.transaction(async (tx) => {
      const processing = await files.transition(actor, row.id, ['pending'], change, tx);
      if (!processing) return null;
      const jobId = await jobs.enqueue(extractFileJob, { fileId: row.id }, { tx });
      return files.transition(actor, row.id, ['processing'], { jobId }, tx);
    });
    return taken ?? (await files.find(actor, row.id)) ?? row;
  }

  return {
    async begin(actor: Actor, input: UploadRequest): Promise<Upload> {
      requireLibrary(actor);
      const { id: folderId } = await folders.find(actor, input.folderId);
      const request = { ...input, fileName: cleanName(input.fileName) };
      const before = await files.findByName(actor, folderId, request.fileName);
      if (before && canGoOn(before, request)) return addressesOf(actor, before);
      if (before) {
        await storage.remove(storedUpload(before));
        await files.transaction((tx) => files.delete(actor, before.id, tx));
      }
      const row = await create(actor, request, folderId);
      if (row) return addressesOf(actor, row);
      // Somebody was quicker by a moment: the same file sent twice at once is one file.
      const other = await files.findByName(actor, folderId, request.fileName);
      if (!other || !canGoOn(other, request))
        throw new AppError('CONFLICT', MESSAGES.library.inFlight([request.fileName]));
      return addressesOf(actor, other);
    },

    async resume(actor: Actor, id: string): Promise<Upload> {
      requireLibrary(actor);
      const row = await files.find(actor, id);
      if (!row) throw new AppError('NOT_FOUND');
      return addressesOf(actor, row);
    },

    /** Takes in what has arrived whole; the others stay pending. Asked again, answers the same. */
    async register(
      actor: Actor,
      uploads: { uploadId: string; fileName: string; fileSize: number; folderId?: string | undefined }[],
    ): Promise<LibraryFile[]> {
      requireLibrary(actor);
      const rows = await files.findMany(
        actor,
        uploads.map(({ uploadId }) => uploadId),
      );
      if (rows.length < uploads.length) throw new AppError('NOT_FOUND', MESSAGES.words.refusals.unknownUpload);
      for (const [at, row] of rows.entries()) {
        const { fileName, fileSize, folderId } = uploads[at]!;
        const isSame = row.name === cleanName(fileName) && row.size === fileSize;
        if (!isSame || (folderId ?? row.folderId) !== row.folderId)
          throw new AppError('CONFLICT', MESSAGES.words.refusals.otherFile(cleanName(fileName)));
      }
      const all: LibraryFile[] = [];
      for (const row of rows) all.push(presentFile(await registered(actor, row)));
      return all;
    },
  };
}

export type UploadService = ReturnType<typeof uploadService>;
