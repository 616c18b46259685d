import type { DatabaseSync } from 'node:sqlite';
import { BLOCK_DOCIDS, goneCount, newGone, packRows, setGone } from '../shared/doc-block.ts';
import { DocRows } from '../shared/doc-rows.ts';

/** A block of which so much has left is packed anew. */
const REPACK_FROM = BLOCK_DOCIDS / 2;

/**
 * Keeps what readers record columns packed in blocks of docids, so that a reader that starts need not read a row a record.
 * Docids only grow and rows never change, so a block is packed once, when its docids are all taken; of what leaves
 * afterwards a bit is kept beside it. Runs inside the writer's transaction.
 */
export class DocBlocks {
  private readonly rows: DocRows;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync) {
    this.rows = new DocRows(db);
    this.statements = prepare(db);
  }

  /** Packs the blocks whose docids are all taken now. */
  packFull(): void {
    const { last, lastDocid } = this.statements.state.get() as { last: number; lastDocid: number | null };
    const full = Math.floor(((lastDocid ?? 0) + 1) / BLOCK_DOCIDS);
    for (let block = last + 1; block < full; block++) this.pack(block);
  }

  /** To be called for all that leave in a transaction, once their rows are removed. */
  remove(docids: number[]): void {
    const byBlock = Map.groupBy(docids, (docid) => Math.floor(docid / BLOCK_DOCIDS));
    for (const [block, leaving] of byBlock) {
      const stored = this.statements.gone.get(block)?.['bits'] as Uint8Array | undefined;
      if (!stored) continue;
      const gone = new Uint8Array(stored);
      for (const docid of leaving) setGone(gone, docid);
      if (goneCount(gone) >= REPACK_FROM) this.pack(block);
      else this.statements.putGone.run(block, gone);
    }
  }

  private pack(block: number): void {
    const from = block * BLOCK_DOCIDS;
    const rows = [...this.rows.between(from, from + BLOCK_DOCIDS - 1)];
    // A block that has no records left stays as well: the last one tells how far packing has come.
    this.statements.put.run(block, packRows(rows));
    this.statements.putGone.run(block, newGone());
  }
}

function prepare(db: DatabaseSync) {
  return {
    state: db.prepare(`
      select coalesce((select max(block) from doc_blocks), -1) as last,
        (select seq from sqlite_sequence where name = 'docs') as lastDocid
    `),
    gone: db.prepare('select bits from doc_blocks_gone where block = ?'),
    put: db.prepare('insert or replace into doc_blocks values (?, ?)'),
    putGone: db.prepare('insert or replace into doc_blocks_gone values (?, ?)'),
  };
}
