import { type SQL, sql } from 'drizzle-orm';
import { project } from './projects.table.ts';

/** A person’s own projects, as parts of a statement about them. */
export const projectUsage = {
  bytes: (userId: SQL): SQL =>
    sql`(select coalesce(sum(pg_column_size(project.*)), 0) from ${project} where ${project.ownerId} = ${userId})`,
};
