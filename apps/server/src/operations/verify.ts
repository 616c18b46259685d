import { existsSync, statSync } from 'node:fs';
import { catalogueProblems, countRecords } from '../catalogue/index/sqlite/copy-catalogue.ts';
import { catalogueFile, openSearchCatalogue } from '../catalogue/open-catalogue.ts';
import { libraryFilesIn } from '../features/library/library.usage.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { createLog } from '../platform/log/log.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { hashOf } from './check-archive.ts';
import { openWorkspaceSource } from './workspace-source.ts';

export interface Verified {
  records: number;
  files: number;
  /** In the storage and nobody's: on their way, or left behind. They take room and harm nothing. */
  unclaimed: number;
  /** In the operator's words; empty when all is well. */
  problems: string[];
}

/** Holds records against the index and files against the table, while the server runs. */
export async function verify(config: Config): Promise<Verified> {
  const catalogue = catalogueFile(config.DATA_DIR);
  const hasCatalogue = !config.SEARCH_URL && existsSync(catalogue) && statSync(catalogue).size > 0;
  const broken = hasCatalogue ? catalogueProblems(catalogue) : [];
  const searched = config.SEARCH_URL ? await verifySearched(config) : null;
  const database = await openWorkspaceSource(config);
  try {
    const files = await verifyFiles(config, database);
    return {
      records: searched?.records ?? (hasCatalogue ? countRecords(catalogue) : 0),
      ...files,
      problems: [
        ...broken.map(
          (what) => `The catalog ${catalogue} has ${what}. Restore it from a backup, or move it away and import again.`,
        ),
        ...(searched?.problems ?? []),
        ...files.problems,
      ],
    };
  } finally {
    await database.close();
  }
}

/** Records that were written meanwhile are waited for. */
async function verifySearched(config: Config): Promise<{ records: number; problems: string[] }> {
  const problems: string[] = [];
  const index = await openSearchCatalogue(config, (error) => problems.push(error.message));
  try {
    const { records, searched } = await index.counts();
    if (records !== searched)
      problems.push(
        `The search service holds ${searched} records, the database ${records}. npm run search-index makes the index anew.`,
      );
    return { records, problems };
  } finally {
    await index.close();
  }
}

async function verifyFiles(config: Config, database: Database): Promise<Omit<Verified, 'records'>> {
  const { storage } = openStorage(config, systemClock, createLog('warn'));
  const stored = new Map<string, number>();
  for await (const { key, size } of storage.list()) stored.set(key, size);
  const rows = await libraryFilesIn(database);
  const problems: string[] = [];
  for (const { id, storageKey, size, contentHash } of rows) {
    const found = stored.get(storageKey);
    stored.delete(storageKey);
    if (found === undefined) problems.push(`The file ${id} (${storageKey}) is gone from the storage.`);
    else if (found !== size)
      problems.push(`The file ${id} (${storageKey}) has ${found} bytes and should have ${size}.`);
    else if (contentHash && (await hashOf(storage.read(storageKey))) !== contentHash)
      problems.push(`The file ${id} (${storageKey}) is not what was uploaded: its checksum differs.`);
  }
  return { files: rows.length, unclaimed: stored.size, problems };
}
