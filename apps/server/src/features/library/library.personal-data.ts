import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { libraryFile, libraryFolder } from './library.table.ts';

/** The rows stored about files; the files themselves are downloaded from the library. */
export const libraryData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'folders',
    table: libraryFolder,
    key: libraryFolder.id,
    of: (userId) => eq(libraryFolder.ownerId, userId),
    without: ['nameKey'],
  }),
  personalData(database, {
    name: 'files',
    table: libraryFile,
    key: libraryFile.id,
    of: (userId) => eq(libraryFile.ownerId, userId),
    without: ['nameKey', 'nameSearched', 'storageKey', 'transferId', 'jobId'],
  }),
];
