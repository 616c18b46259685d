import type { DatabaseSync } from 'node:sqlite';
import { signBits, toBytes } from '../../../semantics/vectors.ts';
import type { KeyedVector, VectorModel } from '../../vectors.port.ts';

/** Vectors of a model that is no longer wanted, deleted at once; more would hold up searches' view of the file. */
const DROPPED_AT_ONCE = 20_000;

/** Rows of models and vectors. Runs inside the writer's transaction. */
export class VectorStore {
  private readonly db: DatabaseSync;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync) {
    this.db = db;
    this.statements = prepare(db);
  }

  addModel({ id, dimension, documents, data }: VectorModel): void {
    this.db
      .prepare('insert or ignore into models (id, dimension, documents, data) values (?, ?, ?, ?)')
      .run(id, dimension, documents, data);
  }

  /** Answers how many were stored: records that left meanwhile have no use for theirs. */
  put(model: string, vectors: KeyedVector[]): number {
    const row = this.statements.model.get(model);
    if (!row) return 0;
    let stored = 0;
    for (const { key, vector } of vectors) {
      const docid = Number(key);
      if (!this.statements.exists.get(docid)) continue;
      const { changes, lastInsertRowid } = this.statements.addBits.run(docid, row['code']!, signBits(vector));
      if (Number(changes) === 0) continue;
      this.statements.addBytes.run(lastInsertRowid, new Uint8Array(toBytes(vector).buffer));
      stored++;
    }
    return stored;
  }

  /** Answers how many vectors of other models are left: call again until there are none. */
  serve(model: string): number {
    const row = this.statements.model.get(model);
    if (!row) throw new Error(`There is no model ${model} to serve.`);
    this.db.prepare('update models set is_serving = (code = ?)').run(row['code']!);
    const old = this.db
      .prepare('select seq from vector_bits where model <> ? limit ?')
      .all(row['code']!, DROPPED_AT_ONCE);
    for (const { seq } of old) {
      this.statements.dropBytes.run(seq!);
      this.statements.dropBits.run(seq!);
    }
    if (old.length === DROPPED_AT_ONCE) return old.length;
    this.db.prepare('delete from models where code <> ?').run(row['code']!);
    return 0;
  }
}

function prepare(db: DatabaseSync) {
  return {
    model: db.prepare('select code from models where id = ?'),
    exists: db.prepare('select 1 from docs where docid = ?'),
    addBits: db.prepare('insert or ignore into vector_bits (docid, model, bits) values (?, ?, ?)'),
    addBytes: db.prepare('insert into vectors values (?, ?)'),
    dropBits: db.prepare('delete from vector_bits where seq = ?'),
    dropBytes: db.prepare('delete from vectors where seq = ?'),
  };
}
