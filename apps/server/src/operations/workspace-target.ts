import type { Database } from '../platform/db/database.ts';
import { type LoadOptions, loadDump, lookAtDatabase } from '../platform/db/dump/load-dump.ts';
import { createJobQueue } from '../platform/jobs/boss-job-queue.ts';
import { StartError } from '../platform/start-error.ts';

/** Refuses a database that people use, one that a server has open, and one that is not ours alone. */
export async function checkTarget(database: Database, { isReplacing }: { isReplacing: boolean }): Promise<void> {
  const { rows } = await database.pool.query(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = 'groundwork' AND pid <> pg_backend_pid()`,
  );
  if (rows[0].count > 0) throw new StartError('A server has the database open. Stop all of them first.');
  const { accounts, strangers } = await lookAtDatabase(database);
  if (strangers.length > 0)
    throw new StartError(
      `The database holds tables that are not Groundwork’s (${strangers.slice(0, 3).join(', ')}). It needs a database of its own: name an empty one.`,
    );
  if (accounts > 0 && !isReplacing)
    throw new StartError(`The database holds a workspace with ${accounts} accounts already.`);
}

/** Lays out the job queue, then loads what was saved: all of it, or nothing. */
export async function fillWorkspace(database: Database, options: LoadOptions): Promise<void> {
  const queue = createJobQueue(database);
  await queue.start([], { isWorker: false });
  await queue.stop({ graceMs: 0 });
  await loadDump(database, options);
}
