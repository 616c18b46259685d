import type { DatabaseSync } from 'node:sqlite';
import type { CatalogueRecord, RecordRef } from '../../../record.ts';
import type { Checkpoint, UpsertResult } from '../../index.port.ts';
import type { KeyedVector, VectorModel } from '../../vectors.port.ts';
import type { WriterApi } from '../shared/protocol.ts';
import { DocBlocks } from './doc-blocks.ts';
import { FacetCodes } from './facet-codes.ts';
import { RecordStore } from './record-store.ts';
import { VectorStore } from './vector-store.ts';

/** Deletions kept for readers to catch up by; one further behind reloads its arrays. */
const DELETIONS_KEPT = 50_000;
/** Nobody who has not looked for so long is told what has changed meanwhile. */
const EARLIER_VALUES_KEPT_S = 90 * 86_400;

const today = () => new Date().toISOString().slice(0, 10);

/**
 * Everything that changes the file. Each call is one transaction, begun as a writer (`begin immediate`), so that two
 * processes queue up instead of failing half-way.
 */
export class Writer implements WriterApi {
  private readonly db: DatabaseSync;
  private readonly codes: FacetCodes;
  private readonly store: RecordStore;
  private readonly vectors: VectorStore;
  private readonly blocks: DocBlocks;
  private lastVersion = -1;

  constructor(db: DatabaseSync) {
    this.db = db;
    this.codes = new FacetCodes(db);
    this.blocks = new DocBlocks(db);
    this.store = new RecordStore(db, this.codes, this.blocks);
    this.vectors = new VectorStore(db);
  }

  upsert(records: CatalogueRecord[], checkpoint?: { key: string; value: unknown }): UpsertResult {
    return this.transaction(() => {
      const result = this.store.putAll(records);
      if (checkpoint) this.growCheckpoint(checkpoint, result);
      return { value: result, isChange: result.added + result.changed > 0 };
    });
  }

  delete(refs: RecordRef[]): number {
    return this.transaction(() => {
      const count = this.store.removeAll(refs);
      return { value: count, isChange: count > 0 };
    });
  }

  markWithdrawn(refs: RecordRef[], reason: string): number {
    return this.transaction(() => {
      const count = this.store.markDeleted(refs, { reason, at: today() });
      return { value: count, isChange: count > 0 };
    });
  }

  deleteSample({ refs, reason }: { refs: RecordRef[]; reason: string }): number {
    return this.transaction(() => {
      const kept = this.store.markSampleDeleted(refs, { reason, at: today() });
      const count = kept + this.store.removeSample();
      return { value: count, isChange: count > 0 };
    });
  }

  deleteCollection(name: string): number {
    return this.transaction(() => {
      const count = this.store.removeCollection(name);
      return { value: count, isChange: count > 0 };
    });
  }

  getCheckpoint(key: string): Checkpoint<unknown> | null {
    const row = this.db.prepare('select * from checkpoints where key = ?').get(key);
    if (!row) return null;
    const [added = 0, changed = 0, unchanged = 0] = [row['added'], row['changed'], row['unchanged']].map(Number);
    return { value: JSON.parse(String(row['value'])), counts: { added, changed, unchanged } };
  }

  setCheckpoint(key: string, value: unknown): void {
    this.transaction(() => {
      this.db.prepare('delete from checkpoints where key = ?').run(key);
      this.growCheckpoint({ key, value }, { added: 0, changed: 0, unchanged: 0 });
      return { value: undefined, isChange: false };
    });
  }

  addModel(model: VectorModel): void {
    this.transaction(() => ({ value: this.vectors.addModel(model), isChange: false }));
  }

  putVectors(model: string, vectors: KeyedVector[]): number {
    return this.transaction(() => ({ value: this.vectors.put(model, vectors), isChange: false }));
  }

  serveModel(id: string): number {
    const left = this.transaction(() => ({ value: this.vectors.serve(id), isChange: false }));
    // Frees the memory of the vectors that were written.
    if (left === 0) this.db.exec('pragma shrink_memory');
    return left;
  }

  close(): void {
    this.db.close();
  }

  private growCheckpoint({ key, value }: { key: string; value: unknown }, by: UpsertResult): void {
    this.db
      .prepare(
        `insert into checkpoints values (?, ?, ?, ?, ?) on conflict (key) do update set value = excluded.value,
         added = added + excluded.added, changed = changed + excluded.changed, unchanged = unchanged + excluded.unchanged`,
      )
      .run(key, JSON.stringify(value ?? null), by.added, by.changed, by.unchanged);
  }

  private transaction<Value>(run: () => { value: Value; isChange: boolean }): Value {
    this.db.exec('begin immediate');
    try {
      const version = Number(this.db.prepare('select version from state').get()?.['version']);
      if (version !== this.lastVersion) this.codes.forget();
      const { value, isChange } = run();
      if (isChange) {
        this.db.prepare('update state set version = version + 1, changed_at = ?').run(new Date().toISOString());
        const mark = this.db.prepare('update engines set version = ? where code = ?');
        this.blocks.packFull();
        for (const engine of this.store.takeChanged()) mark.run(version + 1, engine);
        this.db.prepare('delete from earlier_values where at < ?').run(Date.now() / 1000 - EARLIER_VALUES_KEPT_S);
        this.db.exec(`delete from deletions where seq <= (select max(seq) from deletions) - ${DELETIONS_KEPT}`);
      }
      this.db.exec('commit');
      this.lastVersion = isChange ? version + 1 : version;
      return value;
    } catch (error) {
      this.lastVersion = -1;
      // SQLite has already rolled back after some errors, such as a full disk.
      if (this.db.isTransaction) this.db.exec('rollback');
      throw error;
    }
  }
}
