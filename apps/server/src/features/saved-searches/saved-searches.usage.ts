import { type SQL, sql } from 'drizzle-orm';
import { savedSearch } from './saved-searches.table.ts';

/** A person’s saved searches, as parts of a statement about them. */
export const savedSearchUsage = {
  bytes: (userId: SQL): SQL =>
    sql`(select coalesce(sum(pg_column_size(saved_search.*)), 0) from ${savedSearch} where ${savedSearch.userId} = ${userId})`,
  count: (userId: SQL): SQL =>
    sql`(select count(*) from ${savedSearch} where ${savedSearch.userId} = ${userId} and ${savedSearch.deletedAt} is null)`,
};
