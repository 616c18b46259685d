import type { Database, Transaction } from '../../platform/db/database.ts';
import type { EditableProjectId } from '../projects/projects.access.ts';
import { searchTabsRepository } from './search-tabs.repository.ts';
import { type StoredOrder, searchTabs } from './search-tabs.table.ts';

/** The order of a project's search tabs in an archive. */
export const searchTabsInArchive = (database: Database) => ({
  read: searchTabsRepository(database).find,

  async write(tx: Transaction, projectId: EditableProjectId, order: StoredOrder): Promise<void> {
    if (Object.keys(order).length > 0) await tx.insert(searchTabs).values({ projectId, order });
  },
});
