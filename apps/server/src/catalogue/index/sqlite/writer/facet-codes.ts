import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * Codes of engines and facet values, assigned by the writer and never reused. Kept in memory while the file's version
 * is the one that this process left; another process may have added codes otherwise.
 *
 * No `insert … returning` here: SQLite runs it inside a savepoint, and at each savepoint FTS5 writes out what it had
 * gathered so far, which makes an import a third slower and leaves the index in crumbs.
 */
export class FacetCodes {
  private readonly engines = new Map<string, number>();
  private readonly values = new Map<string, number>();
  private readonly findEngine: StatementSync;
  private readonly addEngine: StatementSync;
  private readonly findValue: StatementSync;
  private readonly addValue: StatementSync;

  constructor(db: DatabaseSync) {
    this.findEngine = db.prepare('select code from engines where name = ?');
    this.addEngine = db.prepare('insert into engines (name) values (?)');
    this.findValue = db.prepare('select code from facet_values where engine = ? and field = ? and value = ?');
    this.addValue = db.prepare('insert into facet_values (engine, field, value) values (?, ?, ?)');
  }

  /** Forgets what it knows: after a rollback, or when another process wrote. */
  forget(): void {
    this.engines.clear();
    this.values.clear();
  }

  engine(name: string): number {
    return remember(
      this.engines,
      name,
      () => codeOf(this.findEngine.get(name)) ?? Number(this.addEngine.run(name).lastInsertRowid),
    );
  }

  /** Codes of a record's facet values, packed as the docs table stores them. */
  pack(engine: number, facets: Record<string, string[]>): Uint8Array {
    const codes: number[] = [];
    for (const [field, values] of Object.entries(facets)) {
      for (const value of new Set(values)) codes.push(this.value(engine, field, value));
    }
    return new Uint8Array(Uint32Array.from(codes).buffer);
  }

  private value(engine: number, field: string, value: string): number {
    return remember(
      this.values,
      `${engine}\0${field}\0${value}`,
      () =>
        codeOf(this.findValue.get(engine, field, value)) ??
        Number(this.addValue.run(engine, field, value).lastInsertRowid),
    );
  }
}

function remember(map: Map<string, number>, key: string, find: () => number): number {
  let code = map.get(key);
  if (code === undefined) {
    code = find();
    map.set(key, code);
  }
  return code;
}

function codeOf(row: Record<string, unknown> | undefined): number | undefined {
  return row && Number(row['code']);
}
