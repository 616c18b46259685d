import { join } from 'node:path';
import { engineDeclarations } from './engines/registry.ts';
import type { CatalogueIndex } from './index/index.port.ts';
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
