import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { migrate, openDatabase } from '../platform/db/database.ts';
import { SearchServiceError, searchClient } from '../platform/fetch/search-client.ts';
import { SearchServiceAwayError } from '../platform/fetch/search-service-away.ts';
import { StartError } from '../platform/start-error.ts';
import { engineDeclarations } from './engines/registry.ts';
import type { CatalogueIndex } from './index/index.port.ts';
import { type OpenSearchIndex, openOpenSearchIndex } from './index/opensearch/opensearch-index.ts';
import { openSqliteIndex } from './index/sqlite/sqlite-index.ts';

export const catalogueFile = (dataDir: string): string => join(dataDir, 'catalogue', 'catalogue.db');

/** The embedded catalogue of a data folder. The server and the import command may have it open at the same time. */
export function openCatalogue(
  dataDir: string,
  options: { readers?: number; memory?: number | undefined } = {},
): Promise<CatalogueIndex> {
  const { memory, ...rest } = options;
  return openSqliteIndex({
    file: catalogueFile(dataDir),
    engines: engineDeclarations,
    ...rest,
    ...(memory !== undefined && { memory }),
  });
}

type Settings = Pick<
  Config,
  'DATA_DIR' | 'DATABASE_URL' | 'CATALOGUE_MEMORY' | 'SEARCH_URL' | 'SEARCH_API_KEY' | 'SEARCH_PREFIX' | 'SEARCH_SHARDS'
>;

/** A question waits so long for the search service to be told what was committed before it. */
const FRESH_MS = 1_000;

/** The catalogue that the settings name. */
export const openConfiguredCatalogue = (
  config: Settings,
  { readers, onError }: { readers?: number; onError(error: Error): void },
): Promise<CatalogueIndex> =>
  config.SEARCH_URL
    ? openSearchCatalogue(config, onError)
    : openCatalogue(config.DATA_DIR, { memory: config.CATALOGUE_MEMORY, ...(readers && { readers }) });

/** The catalogue of a search service over the records of a PostgreSQL server, on connections of its own. */
export async function openSearchCatalogue(
  { DATABASE_URL, SEARCH_URL, SEARCH_API_KEY, SEARCH_PREFIX, SEARCH_SHARDS }: Settings,
  onError: (error: Error) => void,
): Promise<OpenSearchIndex> {
  const database = await openDatabase({ url: DATABASE_URL!, onError });
  try {
    await migrate(database);
    return await openOpenSearchIndex({
      database,
      client: searchClient({ urls: SEARCH_URL!, apiKey: SEARCH_API_KEY }),
      engines: engineDeclarations.map(({ id }) => id),
      prefix: SEARCH_PREFIX,
      shards: SEARCH_SHARDS,
      freshMs: FRESH_MS,
      onError,
    });
  } catch (error) {
    await database.close();
    if (error instanceof SearchServiceAwayError)
      throw new StartError(`${error.message} Is it running, and is SEARCH_URL right?`, { cause: error });
    if (error instanceof SearchServiceError)
      throw new StartError(
        `${error.message}. Groundwork wants OpenSearch 2.19 or later with its k-NN plugin, and a user who may manage indexes named ${SEARCH_PREFIX}*.`,
        { cause: error },
      );
    throw error;
  }
}
