import { type CatalogueIndex, sumCounts, type UpsertResult } from '../index/index.port.ts';
import type { CatalogueRecord, RecordRef } from '../record.ts';

/** The part of an index that imports need. */
export type ImportIndex = Pick<
  CatalogueIndex,
  'upsert' | 'get' | 'markWithdrawn' | 'refsOfSource' | 'version' | 'getCheckpoint' | 'setCheckpoint'
> & { seenBy(collection: string | null): ImportIndex };

interface WriterOptions {
  counts?: UpsertResult | undefined;
  /** Which records are to be stored, by what is stored under their ids now; the others count as unchanged. All when absent. */
  isChosen?: (record: CatalogueRecord, before: CatalogueRecord | null) => boolean;
  /** Told of what is about to be stored, of what it replaces, and of the batch with what is left as it is. */
  beforeWrite?: (
    chosen: CatalogueRecord[],
    stored: (CatalogueRecord | null)[],
    batch: CatalogueRecord[],
  ) => Promise<void>;
}

/**
 * Writes what an import reads, in order: one batch is being written while the next is read. Each carries the import's
 * checkpoint. Without an index every record counts as added.
 */
export class BatchWriter {
  counts: UpsertResult;
  withdrawn = 0;
  /** How far this writer alone has moved the index's version. */
  changes = 0;
  private readonly index: ImportIndex | null;
  private readonly key: string;
  private readonly isChosen: WriterOptions['isChosen'];
  private readonly beforeWrite: WriterOptions['beforeWrite'];
  private writing: Promise<unknown> = Promise.resolve();
  /** Choosing goes in order, too, and behind deletions, of which it may bring back some. */
  private choosing: Promise<unknown> = Promise.resolve();

  constructor(index: ImportIndex | null, key: string, { counts, isChosen, beforeWrite }: WriterOptions = {}) {
    this.index = index;
    this.key = key;
    this.isChosen = isChosen;
    this.beforeWrite = beforeWrite;
    this.counts = counts ?? { added: 0, changed: 0, unchanged: 0 };
  }

  /** Resolves when the batch before is stored. */
  async put(records: CatalogueRecord[], value: unknown): Promise<void> {
    // While the batch before is being stored: no file tells of a record twice.
    const choosing = this.choosing.then(() => this.choose(records));
    choosing.catch(() => {});
    this.choosing = choosing;
    await this.next(async () => {
      const chosen = await choosing;
      const result = this.index
        ? await this.index.upsert(chosen, { key: this.key, value })
        : { added: records.length, changed: 0, unchanged: 0 };
      const left = { added: 0, changed: 0, unchanged: records.length - chosen.length };
      this.counts = sumCounts(sumCounts(this.counts, result), left);
      if (result.added + result.changed > 0) this.changes += 1;
    });
  }

  /** Stored records are read once, for those who choose and those who keep them. */
  private async choose(records: CatalogueRecord[]): Promise<CatalogueRecord[]> {
    const { index, isChosen } = this;
    if (!index || !isChosen) return records;
    const stored = await index.get(records.map(({ engine, id }) => ({ engine, id })));
    const places = records.flatMap((record, at) => (isChosen(record, stored[at] ?? null) ? [at] : []));
    const chosen = places.map((at) => records[at]!);
    await this.beforeWrite?.(
      chosen,
      places.map((at) => stored[at] ?? null),
      records,
    );
    return chosen;
  }

  /** Marks records that the source took back. `value`: the checkpoint behind them, where there is one. */
  async withdraw(refs: RecordRef[], reason: string, value?: unknown): Promise<void> {
    await this.next(async () => {
      if (!this.index) return;
      // The mark first: killed in between it is set again, and changes nothing.
      const marked = await this.index.markWithdrawn(refs, reason);
      this.withdrawn += marked;
      if (marked > 0) this.changes += 1;
      if (value !== undefined) await this.index.upsert([], { key: this.key, value });
    });
    this.choosing = this.writing;
  }

  /** Resolves when everything is stored. */
  async drain(): Promise<void> {
    await this.next(async () => {});
    await this.writing;
  }

  private async next(write: () => Promise<void>): Promise<void> {
    await this.writing;
    this.writing = write();
    // It is awaited with the next batch; until then a failure is nobody's fault.
    this.writing.catch(() => {});
  }
}
