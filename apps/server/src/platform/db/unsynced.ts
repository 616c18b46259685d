import { sql } from 'drizzle-orm';

/**
 * Returned by a statement, its transaction does not wait for the disk. For what a crash may undo: counts of a limit, progress
 * that the work itself tells again. Never for what somebody is told to be kept. A later commit takes it to the disk as well.
 */
export const UNSYNCED = { unsynced: sql<string>`set_config('synchronous_commit', 'off', true)` };

/** The same of statements that others word. */
export const withoutSync = (statement: string): string =>
  statement.replace(/\bRETURNING\b/, `RETURNING set_config('synchronous_commit', 'off', true),`);
