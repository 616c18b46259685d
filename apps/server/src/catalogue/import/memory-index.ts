import type { CatalogueIndex } from '../index/index.port.ts';
import { type CatalogueRecord, hashRecord } from '../record.ts';

/** The writing half of an index, in memory: what the import needs, for its tests. */
export class MemoryIndex
  implements Pick<CatalogueIndex, 'upsert' | 'getCheckpoint' | 'setCheckpoint' | 'deleteSample'>
{
  readonly records = new Map<string, CatalogueRecord>();
  readonly checkpoints = new Map<string, unknown>();
  private readonly hashes = new Map<string, string>();

  async upsert(records: CatalogueRecord[], checkpoint?: { key: string; value: unknown }) {
    const result = { added: 0, changed: 0, unchanged: 0 };
    for (const record of records) {
      const key = `${record.engine}/${record.id}`;
      const hash = hashRecord(record);
      const before = this.hashes.get(key);
      result[before === undefined ? 'added' : before === hash ? 'unchanged' : 'changed'] += 1;
      this.records.set(key, record);
      this.hashes.set(key, hash);
    }
    if (checkpoint) await this.setCheckpoint(checkpoint.key, checkpoint.value);
    return result;
  }

  async deleteSample(): Promise<number> {
    const samples = [...this.records].filter(([, record]) => record.source.isSample).map(([key]) => key);
    for (const key of samples) {
      this.records.delete(key);
      this.hashes.delete(key);
    }
    return samples.length;
  }

  async getCheckpoint<Value>(key: string): Promise<Value | null> {
    return (structuredClone(this.checkpoints.get(key)) as Value | undefined) ?? null;
  }

  async setCheckpoint(key: string, value: unknown): Promise<void> {
    this.checkpoints.set(key, structuredClone(value));
  }
}
