import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** A statement whose rows are arrays, which are made quicker than objects. */
export function arrays(db: DatabaseSync, sql: string): StatementSync {
  const statement = db.prepare(sql);
  statement.setReturnArrays(true);
  return statement;
}
