import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueIndex } from './catalogue/index/index.port.ts';
import { catalogueFile, openCatalogue } from './catalogue/open-catalogue.ts';
import type { Config } from './platform/config.ts';
import { type Database, migrate, openDatabase } from './platform/db/database.ts';
import type { Log } from './platform/log/log.ts';

export interface Stores {
  database: Database;
  index: CatalogueIndex;
}

/** Opens the stores that the configuration names, and brings the tables up to date. */
export async function openStores(config: Config, log: Log): Promise<Stores> {
  warnOfLosses(config, log);
  const database = await openDatabase({
    url: config.DATABASE_URL,
    dir: join(config.DATA_DIR, 'workspace'),
    onError: (error) => log.error('workspace store', { error }),
  });
  try {
    await migrate(database);
    const index = await openCatalogue(config.DATA_DIR, { memory: config.CATALOGUE_MEMORY });
    return { database, index };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What is made anew by itself where it was lost: nobody would hear of it. */
export function warnOfLosses({ DATA_DIR, isSecretLost }: Config, log: Log): void {
  const catalogue = catalogueFile(DATA_DIR);
  if (existsSync(catalogue) && statSync(catalogue).size === 0)
    log.warn(
      `The catalog file ${catalogue} is empty, and searches find nothing. If it held records, stop the server and restore the file from a backup, or import them again.`,
    );
  if (isSecretLost)
    log.warn(
      `The file ${join(DATA_DIR, 'auth-secret')} was gone and has been made anew: everybody has to sign in again, and links that were mailed and the secrets of webhooks no longer hold. To undo this, restore the file from a backup and start again.`,
    );
}

export async function closeStores({ database, index }: Stores): Promise<void> {
  await index.close();
  await database.close();
}
