import type { Engine } from '@groundwork/contract/engines';
import { type CatalogueRecord, type RecordRef, refKey } from '../record.ts';
import type { BatchWriter } from './batch-writer.ts';
import { problemOf, reject } from './check-record.ts';
import { SeenIds } from './seen-ids.ts';
import type { FileItem, ImportSummary, SourceItem } from './source.port.ts';

/** Stored with each batch: how many items are done, and what was read so far. */
export interface FileProgress {
  items: number;
  summary: ImportSummary;
  isDone: boolean;
}

interface FileRunOptions {
  writer: BatchWriter;
  /** Counted on, where an earlier run stopped. */
  summary: ImportSummary;
  /** Items that the earlier run has done. */
  skipped: number;
  /** Other records are left out. */
  engines: Engine[];
  batchSize: number;
  now: () => number;
  onProgress?: (summary: ImportSummary) => void;
}

/** Counts the items of a file, checks them, and hands them on in batches. */
export class FileRun {
  readonly summary: ImportSummary;
  /** Every id of the file, also of the part that an earlier run has done. */
  readonly seen = new SeenIds();
  items = 0;
  readonly #options: FileRunOptions;
  readonly #startedAt: number;
  readonly #before: { milliseconds: number; withdrawn: number };
  #batch: CatalogueRecord[] = [];
  #gone: { refs: RecordRef[]; reason: string } | null = null;

  constructor(options: FileRunOptions) {
    this.#options = options;
    this.summary = options.summary;
    this.#startedAt = options.now();
    this.#before = { milliseconds: options.summary.milliseconds, withdrawn: options.summary.withdrawn };
  }

  async take(item: FileItem): Promise<void> {
    if ('notice' in item) {
      this.summary.notice = [this.summary.notice, item.notice].filter(Boolean).join(' ');
      return;
    }
    const { engines, skipped, batchSize } = this.#options;
    const ref = 'record' in item ? item.record : 'deleted' in item ? item.deleted : null;
    if (ref && !engines.includes(ref.engine)) return;
    const problem = this.#problemOf(item);
    if (this.items < skipped) {
      this.items += 1;
      return;
    }
    if (this.#mustFlushBefore(item)) await this.flush();
    this.items += 1;
    if ('deleted' in item) {
      this.#gone ??= { refs: [], reason: item.reason };
      this.#gone.refs.push(item.deleted);
    } else this.#count(item, problem);
    if (this.#batch.length + (this.#gone?.refs.length ?? 0) >= batchSize) await this.flush();
  }

  /** Begins to write what has been taken; resolves when the batch before is stored. */
  async flush(): Promise<void> {
    const { writer } = this.#options;
    const progress: FileProgress = { items: this.items, summary: structuredClone(this.summary), isDone: false };
    if (this.#gone) await writer.withdraw(this.#gone.refs, this.#gone.reason, progress);
    else await writer.put(this.#batch, progress);
    this.#batch = [];
    this.#gone = null;
    this.#tick();
  }

  /** Resolves when everything that was taken is stored. */
  async drain(): Promise<void> {
    await this.flush();
    await this.#options.writer.drain();
    this.#tick();
  }

  /** News of deletions and records keep their order. */
  #mustFlushBefore(item: SourceItem): boolean {
    if (!('deleted' in item)) return this.#gone !== null;
    return this.#batch.length > 0 || (this.#gone !== null && this.#gone.reason !== item.reason);
  }

  #problemOf(item: SourceItem): string | null {
    if ('rejected' in item) return item.rejected;
    if ('deleted' in item) return null;
    const problem = problemOf(item.record);
    if (problem !== null || this.seen.add(refKey(item.record))) return problem;
    return `Duplicates the id ${item.record.id} of an earlier record of this file`;
  }

  #count(item: SourceItem, problem: string | null): void {
    const { summary } = this;
    summary.read += 1;
    if (problem !== null) reject(summary, item.at, problem);
    else if ('record' in item) {
      summary.engines[item.record.engine] = (summary.engines[item.record.engine] ?? 0) + 1;
      this.#batch.push(item.record);
    }
  }

  #tick(): void {
    const { writer, now, onProgress } = this.#options;
    Object.assign(this.summary, writer.counts, { withdrawn: this.#before.withdrawn + writer.withdrawn });
    this.summary.milliseconds = this.#before.milliseconds + now() - this.#startedAt;
    onProgress?.(this.summary);
  }
}
