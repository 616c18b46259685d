import type { Engine, MainTab } from '@groundwork/contract/engines';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { project } from '../projects/projects.table.ts';

export type StoredOrder = Partial<Record<MainTab, Engine[]>>;

/** Only projects whose tabs were arranged have a row. */
export const searchTabs = pgTable('search_tabs', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  order: jsonb('order').$type<StoredOrder>().notNull(),
});
