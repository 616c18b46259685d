import { randomUUID } from 'node:crypto';
import { cleanName, fileNameProblem, fileTypeOf, folderNameProblem, nameKey } from '@groundwork/contract/library.names';
import { LIBRARY_TEXTS, OTHER_DOCUMENTS } from '@groundwork/contract/library.texts';
import { FILE_NAME_MAX, FILE_SIZE_MAX_BYTES, FOLDERS_MAX } from '@groundwork/contract/limits';
import { word } from '@groundwork/contract/message-refs';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import { lockedUse } from './files.repository.ts';
import { extractFileJob } from './library.jobs.ts';
import { libraryFile, libraryFolder } from './library.table.ts';
import { roomOf, whyFull } from './library-room.ts';
import { named } from './named.ts';

export interface FileInArchive {
  folder: string;
  name: string;
  size: number;
  sha256: string;
  createdAt: string;
}
type Options = {
  database: Database;
  storage: Pick<ObjectStorage, 'read' | 'put'>;
  jobs: Pick<JobQueue, 'enqueue'>;
};

/** Files of the library in an archive. */
export function filesInArchive({ database: { db }, storage, jobs }: Options) {
  const inFolder = (actor: Actor, folder: string) =>
    and(eq(libraryFolder.ownerId, actor.userId), eq(libraryFolder.nameKey, nameKey(folder)));

  /** The actor's folder of this name, made where there is none; null when there is no room for another. */
  async function folderOf(tx: Transaction, actor: Actor, name: string): Promise<string | null> {
    const find = () => tx.select({ id: libraryFolder.id }).from(libraryFolder).where(inFolder(actor, name));
    const [found] = await find();
    if (found) return found.id;
    if ((await tx.$count(libraryFolder, eq(libraryFolder.ownerId, actor.userId))) >= FOLDERS_MAX) return null;
    const isOther = nameKey(name) === nameKey(OTHER_DOCUMENTS);
    const values = { ownerId: actor.userId, name: cleanName(name), nameKey: nameKey(name), isOther };
    await tx.insert(libraryFolder).values(values).onConflictDoNothing();
    return (await find())[0]!.id;
  }

  return {
    async list(actor: Actor, ids?: string[]) {
      if (ids?.length === 0) return [];
      const rows = await db
        .select({ file: libraryFile, folder: libraryFolder.name })
        .from(libraryFile)
        .innerJoin(libraryFolder, eq(libraryFolder.id, libraryFile.folderId))
        .where(
          and(
            eq(libraryFile.ownerId, actor.userId),
            ne(libraryFile.status, 'pending'),
            ids && inArray(libraryFile.id, ids),
          ),
        )
        .orderBy(asc(libraryFolder.nameKey), asc(libraryFile.nameKey));
      return rows.map(({ file: { id, folderId, name, size, storageKey, createdAt }, folder }) => {
        const path = `files/${pathPart(folder)}/${pathPart(name)}`;
        return { id, folderId, path, folder, name, size, storageKey, createdAt: createdAt.toISOString() };
      });
    },

    read: ({ storageKey }: { storageKey: string }) => storage.read(storageKey),

    put: storage.put,

    async findSame(actor: Actor, { folder, name, sha256 }: FileInArchive) {
      const [row] = await db
        .select({ id: libraryFile.id, folderId: libraryFile.folderId })
        .from(libraryFile)
        .innerJoin(libraryFolder, eq(libraryFolder.id, libraryFile.folderId))
        .where(
          and(inFolder(actor, folder), eq(libraryFile.nameKey, nameKey(name)), eq(libraryFile.contentHash, sha256)),
        );
      return row ?? null;
    },

    async add(tx: Transaction, actor: Actor, given: FileInArchive & { storageKey: string }, now: Date) {
      const problem = folderNameProblem(given.folder) ?? fileProblem(given);
      // A rule of the contract: looked up by its words.
      if (problem) return word(problem);
      const use = await lockedUse(tx, actor);
      const max = roomOf(actor);
      if (use.files >= max.files || use.bytes + given.size > max.bytes) return whyFull(use, max);
      const folderId = await folderOf(tx, actor, given.folder);
      if (!folderId) return MESSAGES.words.refusals.folders(String(FOLDERS_MAX));
      const id = randomUUID();
      for (let copy = 1; ; copy += 1) {
        const name = copyName(cleanName(given.name), copy);
        const [row] = await tx
          .insert(libraryFile)
          .values({
            id,
            ownerId: actor.userId,
            folderId,
            ...named(name),
            type: fileTypeOf(name)!,
            size: given.size,
            storageKey: given.storageKey,
            // It came with the archive, by no transfer of its own.
            transferId: 'archive',
            status: 'processing',
            createdAt: new Date(given.createdAt),
            touchedAt: now,
          })
          .onConflictDoNothing()
          .returning({ id: libraryFile.id });
        if (!row) continue;
        const jobId = await jobs.enqueue(extractFileJob, { fileId: id }, { tx });
        await tx.update(libraryFile).set({ jobId }).where(eq(libraryFile.id, id));
        return { id, folderId, name };
      }
    },
  };
}

function fileProblem({ name, size }: FileInArchive): string | null {
  if (size === 0) return LIBRARY_TEXTS.empty;
  return size > FILE_SIZE_MAX_BYTES ? LIBRARY_TEXTS.tooLarge() : fileNameProblem(name);
}

/** 'paper.pdf', then 'paper (2).pdf'. */
function copyName(name: string, copy: number): string {
  if (copy === 1) return name;
  const dot = name.lastIndexOf('.');
  const mark = ` (${copy})`;
  return name.slice(0, Math.min(dot, FILE_NAME_MAX - mark.length - (name.length - dot))) + mark + name.slice(dot);
}

/** A name as part of a path on any system; the true name stands beside it. */
const pathPart = (name: string) => name.replace(/[\\:*?"<>|]/g, '_').replace(/[. ]+$/, '_');
