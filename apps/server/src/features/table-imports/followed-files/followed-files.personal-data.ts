import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../../platform/db/personal-data.ts';
import { followedFile } from './followed-files.table.ts';

export const followedFileData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'followed-files',
    table: followedFile,
    key: followedFile.id,
    of: (userId) => eq(followedFile.createdBy, userId),
  }),
];
