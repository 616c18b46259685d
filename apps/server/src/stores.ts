import { join } from 'node:path';
import type { CatalogueIndex } from './catalogue/index/index.port.ts';
import { openCatalogue } from './catalogue/open-catalogue.ts';
import type { Config } from './platform/config.ts';
import { type Database, migrate, openDatabase } from './platform/db/database.ts';
import type { Log } from './platform/log/log.ts';

export interface Stores {
  database: Database;
  index: CatalogueIndex;
}

/** Opens the stores that the configuration names, and brings the tables up to date. */
export async function openStores(config: Config, log: Log): Promise<Stores> {
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

export async function closeStores({ database, index }: Stores): Promise<void> {
  await index.close();
  await database.close();
}
