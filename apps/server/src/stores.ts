import type { CatalogueIndex } from './catalogue/index/index.port.ts';
import { openConfiguredCatalogue } from './catalogue/open-catalogue.ts';
import { workspaceFolder } from './operations/workspace-source.ts';
import type { Config } from './platform/config.ts';
import { type Database, migrate, openDatabase } from './platform/db/database.ts';
import { lookAtDatabase } from './platform/db/dump/load-dump.ts';
import { type FolderCopies, offerCopies } from './platform/db/embedded/folder-copies.ts';
import type { Log } from './platform/log/log.ts';
import {
  damageTold,
  refuseEmptyCatalogue,
  refuseEmptyDatabase,
  refuseLostWorkspace,
  warnOfLosses,
} from './store-checks.ts';

export interface Stores {
  database: Database;
  index: CatalogueIndex;
  /** To commands that back the workspace up while it is open here; null where others can open it themselves. */
  copies?: FolderCopies | null;
}

/** Opens the stores that the configuration names, and brings the tables up to date. */
export async function openStores(config: Config, log: Log): Promise<Stores> {
  refuseLostWorkspace(config);
  const dir = workspaceFolder(config.DATA_DIR);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dir,
    onError: (error) => log.error('workspace store', { error }),
    onFatal: (error) => {
      log.error(
        `The workspace in ${dir} can no longer be used, and the server ends, so that it acknowledges nothing that is not kept. Look at the disk, then start again. Should it not start, restore a backup (npm run restore).`,
        { error },
      );
      process.exit(1);
    },
    ...(config.SLOW_QUERY_MS > 0 && {
      slow: {
        ms: config.SLOW_QUERY_MS,
        onSlow: (milliseconds, statement) => log.warn('slow query', { milliseconds, statement }),
      },
    }),
  });
  try {
    const { accounts } = await lookAtDatabase(database);
    refuseEmptyDatabase(config, accounts);
    warnOfLosses(config, accounts, log);
    await migrate(database);
    const index = await openConfiguredCatalogue(config, { onError: (error) => log.error('search service', { error }) });
    await refuseEmptyCatalogue(config, index).catch(async (error: unknown) => {
      await index.close();
      throw error;
    });
    const copies = database.copyTo ? await offerCopiesOr(log, dir, database.copyTo) : null;
    return { database, index, copies };
  } catch (error) {
    await database.close();
    throw damageTold(config, error);
  }
}

/** A server that cannot be backed up while it runs is a server all the same. */
const offerCopiesOr = (log: Log, dir: string, copyTo: (folder: string) => Promise<void>) =>
  offerCopies(dir, copyTo).catch((error: Error) => {
    log.warn('The workspace can only be backed up while the server is stopped.', { error });
    return null;
  });

export async function closeStores({ database, index, copies }: Stores): Promise<void> {
  await copies?.close();
  await index.close();
  await database.close();
}
