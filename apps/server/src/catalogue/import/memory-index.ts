import type { Engine } from '@groundwork/contract/engines';
import { type CatalogueIndex, type Checkpoint, sumCounts, type UpsertResult } from '../index/index.port.ts';
import type { CatalogueRecord, RecordRef } from '../record.ts';
import { hashRecord } from '../record-hash.ts';

/** The writing half of an index, in memory: what the import needs, for its tests. */
export class MemoryIndex
  implements
    Pick<
      CatalogueIndex,
      | 'upsert'
      | 'get'
      | 'markWithdrawn'
      | 'refsOfSource'
      | 'version'
      | 'getCheckpoint'
      | 'setCheckpoint'
      | 'deleteSample'
    >
{
  readonly records = new Map<string, CatalogueRecord>();
  readonly checkpoints = new Map<string, Checkpoint<unknown>>();
  private changes = 0;
  private readonly engines: Partial<Record<Engine, number>> = {};
  private readonly hashes = new Map<string, string>();

  seenBy(): MemoryIndex {
    return this;
  }

  async upsert(records: CatalogueRecord[], checkpoint?: { key: string; value: unknown }) {
    const result = { added: 0, changed: 0, unchanged: 0 };
    for (const record of records) {
      const key = `${record.engine}/${record.id}`;
      const hash = hashRecord(record);
      const before = this.hashes.get(key);
      result[before === undefined ? 'added' : before === hash ? 'unchanged' : 'changed'] += 1;
      if (before !== hash) this.engines[record.engine] = this.changes + 1;
      this.records.set(key, record);
      this.hashes.set(key, hash);
    }
    if (result.added + result.changed > 0) this.changes += 1;
    if (checkpoint) this.growCheckpoint(checkpoint, result);
    return result;
  }

  async get(refs: RecordRef[]): Promise<(CatalogueRecord | null)[]> {
    return refs.map(({ engine, id }) => this.records.get(`${engine}/${id}`) ?? null);
  }

  async markWithdrawn(refs: RecordRef[], reason: string): Promise<number> {
    const marked = refs.flatMap(({ engine, id }) => {
      const record = this.records.get(`${engine}/${id}`);
      return record && !record.withdrawn?.isDeleted
        ? { ...record, withdrawn: { at: '2026-01-01', reason, isDeleted: true } }
        : [];
    });
    return (await this.upsert(marked)).changed;
  }

  async refsOfSource(engine: Engine, sourceName: string) {
    const refs = [...this.records.values()]
      .filter(({ source, withdrawn }) => source.name === sourceName && !source.isSample && !withdrawn?.isDeleted)
      .filter((record) => record.engine === engine);
    return { refs, next: null };
  }

  async version() {
    return { version: this.changes, changedAt: '2026-01-01T00:00:00.000Z', engines: { ...this.engines } };
  }

  async deleteSample({ refs, reason }: { refs: RecordRef[]; reason: string }): Promise<number> {
    const kept = await this.markWithdrawn(refs, reason);
    const samples = [...this.records]
      .filter(([, { source, withdrawn }]) => source.isSample && !withdrawn?.isDeleted)
      .map(([key]) => key);
    for (const key of samples) {
      this.records.delete(key);
      this.hashes.delete(key);
    }
    return kept + samples.length;
  }

  async getCheckpoint<Value>(key: string): Promise<Checkpoint<Value> | null> {
    return structuredClone((this.checkpoints.get(key) as Checkpoint<Value> | undefined) ?? null);
  }

  async setCheckpoint(key: string, value: unknown): Promise<void> {
    this.checkpoints.delete(key);
    this.growCheckpoint({ key, value }, { added: 0, changed: 0, unchanged: 0 });
  }

  private growCheckpoint({ key, value }: { key: string; value: unknown }, by: UpsertResult): void {
    const before = this.checkpoints.get(key)?.counts ?? { added: 0, changed: 0, unchanged: 0 };
    this.checkpoints.set(key, { value: structuredClone(value), counts: sumCounts(before, by) });
  }
}
