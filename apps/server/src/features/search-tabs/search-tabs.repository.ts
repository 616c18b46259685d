import type { Engine, MainTab } from '@groundwork/contract/engines';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { EditableProjectId, ReadableProjectId } from '../projects/projects.access.ts';
import { type StoredOrder, searchTabs } from './search-tabs.table.ts';

export function searchTabsRepository({ db }: Database) {
  return {
    async find(projectId: ReadableProjectId): Promise<StoredOrder> {
      const [row] = await db.select().from(searchTabs).where(eq(searchTabs.projectId, projectId));
      return row?.order ?? {};
    },

    /** Leaves the other tabs as they are, also when two are arranged at once. */
    async arrange(projectId: EditableProjectId, mainTab: MainTab, engines: Engine[]): Promise<StoredOrder> {
      const order: StoredOrder = { [mainTab]: engines };
      const [row] = await db
        .insert(searchTabs)
        .values({ projectId, order })
        .onConflictDoUpdate({
          target: searchTabs.projectId,
          set: { order: sql`${searchTabs.order} || excluded."order"` },
        })
        .returning();
      return row!.order;
    },
  };
}

export type SearchTabsRepository = ReturnType<typeof searchTabsRepository>;
