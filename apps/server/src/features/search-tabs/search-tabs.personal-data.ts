import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { isOwnedBy } from '../projects/projects.access.ts';
import { searchTabs } from './search-tabs.table.ts';

export const searchTabData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'search-tabs',
    table: searchTabs,
    key: searchTabs.projectId,
    of: (userId) => isOwnedBy({ userId }, searchTabs.projectId),
  }),
];
