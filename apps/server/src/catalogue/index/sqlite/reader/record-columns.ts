import type { DatabaseSync } from 'node:sqlite';
import { minuteOf } from '../../../closing.ts';
import { arrays } from '../shared/arrays.ts';
import { unpackBlock } from '../shared/doc-block.ts';
import { DocRows } from '../shared/doc-rows.ts';
import { Columns } from './columns.ts';
import { FacetDictionary } from './facet-dictionary.ts';

/** Dead doc ordinals that are tolerated before the arrays are loaded anew: a quarter, once there are some thousands. */
const DEAD_SHARE = 0.25;
const DEAD_MIN = 10_000;

/**
 * A reader's copy in memory of what it needs of every record, kept equal to the snapshot that its transaction sees.
 * Each reader owns its copy: it can then never be ahead of or behind the rows that the same transaction matches, and
 * changes by other processes come in by the same way as those by this one.
 */
export class RecordColumns {
  columns = new Columns();
  facets = new FacetDictionary();
  engineCodes = new Map<string, number>();
  private collectionCodes = new Map<string, number>();
  engineNames: string[] = [];
  /** Version of the state that is mirrored; -1 before the first. */
  version = -1;
  /** How often records have closed: what was counted by their status before is no longer right. */
  closings = 0;
  /** The minute in which the next record closes. */
  nextClosing = Number.POSITIVE_INFINITY;
  private open: { docOrdinal: number; at: number; closed: number }[] = [];
  private looked = 0;
  private readonly now: () => number;
  private lastDeletion = 0;
  private readonly rows: DocRows;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync, now: () => number = Date.now) {
    this.now = now;
    this.rows = new DocRows(db);
    this.statements = prepare(db);
  }

  /** Catches up with the snapshot of the open transaction. Answers whether anything had changed. */
  sync(): boolean {
    const [version] = this.statements.state.all()[0] as unknown as [number];
    if (version === this.version) return this.closeDue();
    if (this.isTooFarBehind()) this.reset();
    this.loadDictionaries();
    this.loadDocs();
    this.applyDeletions();
    if (this.columns.size - this.columns.live > DEAD_MIN + this.columns.size * DEAD_SHARE) this.reload();
    this.version = version;
    this.closeDue();
    return true;
  }

  /** Answers questions of this collection from now on; null, and who has no record here, sees what is everybody's. */
  seeAs(collection: string | null): void {
    this.columns.viewer = collection === null ? 0 : (this.collectionCodes.get(collection) ?? -1);
  }

  /** Before the name of what is kept for those who ask again: answers differ by who asks. */
  get scope(): string {
    return this.columns.viewer > 0 ? `${this.columns.viewer}: ` : '';
  }

  /** Gives what is over the status of what has closed. Answers whether anything was. */
  private closeDue(): boolean {
    const now = minuteOf(this.now());
    const before = this.open.length;
    this.lookForOpen();
    if (this.open.length === before && now <= this.nextClosing) return false;
    const { codes } = this.columns;
    const left = this.open.filter(({ at, closed, docOrdinal }) => {
      if (this.columns.closes[docOrdinal]! >= now) return true;
      codes[at] = closed;
      return false;
    });
    const isAny = left.length < this.open.length;
    this.open = left;
    this.nextClosing = left.reduce(
      (next, { docOrdinal }) => Math.min(next, this.columns.closes[docOrdinal]!),
      Number.POSITIVE_INFINITY,
    );
    if (isAny) this.closings++;
    return isAny;
  }

  /** Among the doc ordinals that are new: which say that they are open, and until when. */
  private lookForOpen(): void {
    const { closes, codeStart, codes, size } = this.columns;
    for (; this.looked < size; this.looked++) {
      if (closes[this.looked] === 0) continue;
      const [from, to] = [codeStart[this.looked]!, codeStart[this.looked + 1]!];
      for (let at = from; at < to; at++) {
        const closed = this.facets.closedOf(codes[at]!);
        if (closed === undefined || codes.subarray(from, to).includes(closed)) continue;
        this.open.push({ docOrdinal: this.looked, at, closed });
      }
    }
  }

  private isTooFarBehind(): boolean {
    const [oldest] = this.statements.oldestDeletion.all()[0] as unknown as [number | null];
    return this.version >= 0 && oldest !== null && oldest > this.lastDeletion + 1;
  }

  private reset(): void {
    this.columns = new Columns();
    this.facets = new FacetDictionary();
    this.lastDeletion = 0;
    this.open = [];
    this.looked = 0;
  }

  private reload(): void {
    this.reset();
    this.loadDictionaries();
    this.loadDocs();
    this.applyDeletions();
  }

  private loadDictionaries(): void {
    for (const row of this.statements.engines.all() as unknown as [number, string][]) {
      this.engineCodes.set(row[1], row[0]);
      this.engineNames[row[0]] = row[1];
    }
    this.collectionCodes = new Map(this.statements.collections.all() as unknown as [string, number][]);
    const rows = this.statements.facetValues.iterate(this.facets.size - 1) as unknown as Iterable<
      [number, number, string, string]
    >;
    for (const [code, engine, field, value] of rows) this.facets.append(code, engine, field, value);
  }

  private loadDocs(): void {
    const { columns } = this;
    const known = columns.lastDocid;
    if (columns.size === 0) {
      for (const row of this.statements.blocks.iterate() as unknown as Iterable<[Uint8Array, Uint8Array]>) {
        columns.appendBlock(unpackBlock(row[0]), row[1]);
      }
    }
    for (const row of this.rows.between(columns.lastDocid + 1, Number.MAX_SAFE_INTEGER)) columns.append(row);
    const owned = this.statements.owned.iterate(known) as unknown as Iterable<[number, number]>;
    for (const [docid, collection] of owned) columns.own(docid, collection);
  }

  private applyDeletions(): void {
    const rows = this.statements.deletions.iterate(this.lastDeletion) as unknown as Iterable<[number, number]>;
    for (const [seq, docid] of rows) {
      this.columns.remove(docid);
      this.lastDeletion = seq;
    }
  }
}

function prepare(db: DatabaseSync) {
  return {
    state: arrays(db, 'select version from state'),
    engines: arrays(db, 'select code, name from engines'),
    collections: arrays(db, 'select name, code from collections'),
    owned: arrays(db, 'select docid, collection from owned where docid > ?'),
    facetValues: arrays(db, 'select code, engine, field, value from facet_values where code > ? order by code'),
    blocks: arrays(db, 'select data, bits from doc_blocks join doc_blocks_gone using (block) order by block'),
    deletions: arrays(db, 'select seq, docid from deletions where seq > ? order by seq'),
    oldestDeletion: arrays(db, 'select min(seq) from deletions'),
  };
}
