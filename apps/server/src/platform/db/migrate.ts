import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { outsideTransaction } from './transaction-guard.ts';

/** Written by `npm run db:generate` from every `*.table.ts`. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Any number, as long as nothing else in the database takes the same advisory lock. */
const MIGRATION_LOCK = 4_711_001;

/**
 * Brings the tables up to date. Several processes may start at once on one PostgreSQL: a second connection holds a
 * lock meanwhile, so that they take turns and the later ones find nothing to do. (A transaction-level lock, because
 * it is freed with its connection.) The embedded store has one process and one transaction at a time: no lock there.
 */
export async function migrate(
  { db, kind }: { db: NodePgDatabase; kind: 'embedded' | 'postgres' },
  migrationsFolder: string = MIGRATIONS_FOLDER,
): Promise<void> {
  if (kind === 'embedded') return applyMigrations(db, { migrationsFolder });
  await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await outsideTransaction(() => applyMigrations(db, { migrationsFolder }));
  });
}
