import type { FileSort, Folder } from '@groundwork/contract/library';
import { cleanName } from '@groundwork/contract/library.names';
import { FOLDERS_MAX } from '@groundwork/contract/limits';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { FileRepository } from './files.repository.ts';
import type { CountedFolder, FolderRepository } from './folders.repository.ts';
import { requireLibrary } from './library.access.ts';
import { presentFolder } from './present-file.ts';
import { removeLater } from './remove-later.ts';

type Dependencies = {
  folders: FolderRepository;
  files: FileRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
};

const TAKEN = MESSAGES.words.refusals.folderThere;

export function folderService({ folders, files, jobs }: Dependencies) {
  /** MESSAGES.words.library.otherDocuments stands for no folder in particular; it is made when it is first needed. */
  async function find(actor: Actor, id?: string): Promise<CountedFolder> {
    requireLibrary(actor);
    const row = await folders.find(actor, id ?? (await folders.other(actor)).id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  async function findChangeable(actor: Actor, id: string, what: string): Promise<CountedFolder> {
    const row = await find(actor, id);
    if (row.isOther) throw new AppError('CONFLICT', MESSAGES.words.refusals.otherDocuments(what));
    return row;
  }

  return {
    find,

    async list(actor: Actor, sort: FileSort) {
      requireLibrary(actor);
      await folders.other(actor);
      const items = (await folders.list(actor)).sort(BY[sort]).map(presentFolder);
      return { items, total: items.length, page: 1, pageLimit: items.length };
    },

    async findByName(actor: Actor, name: string): Promise<Folder> {
      requireLibrary(actor);
      const row = await folders.findByName(actor, name);
      if (!row) throw new AppError('NOT_FOUND');
      return presentFolder(row);
    },

    async create(actor: Actor, name: string): Promise<Folder> {
      requireLibrary(actor);
      await folders.other(actor);
      const row = await folders.create(actor, cleanName(name), FOLDERS_MAX);
      if (row === 'full') throw new AppError('CONFLICT', MESSAGES.words.refusals.folders(String(FOLDERS_MAX)));
      if (row === 'taken') throw new AppError('CONFLICT', TAKEN);
      return presentFolder({ ...row, fileCount: 0 });
    },

    async rename(actor: Actor, id: string, name: string): Promise<Folder> {
      const { fileCount } = await findChangeable(actor, id, 'renamed');
      const row = await folders.rename(actor, id, cleanName(name));
      if (!row) throw new AppError('CONFLICT', TAKEN);
      return presentFolder({ ...row, fileCount });
    },

    /** With all its files: first from the tables, and in the same step noted for the storage. */
    async delete(actor: Actor, id: string): Promise<void> {
      await findChangeable(actor, id, 'deleted');
      await files.transaction(async (tx) => {
        const rows = await files.deleteAllOf(actor, id, tx);
        await folders.delete(actor, id, tx);
        await removeLater(jobs, rows, tx);
      });
    },
  };
}

export type FolderService = ReturnType<typeof folderService>;

const byName = new Intl.Collator('en', { numeric: true });
const names = (a: CountedFolder, b: CountedFolder) => byName.compare(a.name, b.name);
const dates = (a: CountedFolder, b: CountedFolder) => a.createdAt.getTime() - b.createdAt.getTime();
const BY: Record<FileSort, (a: CountedFolder, b: CountedFolder) => number> = {
  'name-asc': names,
  'name-desc': (a, b) => names(b, a),
  'date-asc': dates,
  'date-desc': (a, b) => dates(b, a),
};
