import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { holdsDatabase } from '../platform/db/embedded/data-folder.ts';
import { askForCopy } from '../platform/db/embedded/folder-copies.ts';
import { FolderInUseError } from '../platform/db/embedded/folder-lock.ts';
import { StartError } from '../platform/start-error.ts';

export const workspaceFolder = (dataDir: string): string => join(dataDir, 'workspace');

/** The workspace to read from, whether or not a server has it open: of an embedded one that runs it is a copy. */
export async function openWorkspaceSource({ DATABASE_URL, DATA_DIR }: Config): Promise<Database> {
  if (DATABASE_URL) return openDatabase({ url: DATABASE_URL });
  const dir = workspaceFolder(DATA_DIR);
  if (!holdsDatabase(dir))
    throw new StartError(
      `There is no workspace in ${DATA_DIR}. Set DATA_DIR, or DATABASE_URL, as the server has them.`,
    );
  try {
    return await openDatabase({ dir });
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const { folder, release } = await askForCopy(dir);
    const database = await openDatabase({ dir: folder });
    return { ...database, close: () => database.close().finally(release) };
  }
}
