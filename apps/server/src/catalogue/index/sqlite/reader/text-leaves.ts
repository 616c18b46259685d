import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { TEXT_COLUMNS, type TextColumn } from '../shared/schema.ts';
import type { Cancellation } from '../shared/serve.ts';
import { bm25, inverseFrequency } from './bm25.ts';
import type { Columns } from './columns.ts';
import { grown } from './growing.ts';
import type { Matches } from './matches.ts';
import type { TextLeaf } from './plan.ts';

/**
 * Fetches and scores the records of one word, prefix or phrase.
 *
 * Words and prefixes come from FTS5's list of term instances, joined into one string inside SQLite: three characters an
 * instance (docid in two parts, column weight). That is some ten times quicker than a row an instance, and than asking
 * FTS5 for its rank when the word is common. Phrases need positions, so FTS5 matches and ranks those.
 */
export class TextLeaves {
  private frequency = new Float32Array(0);
  private readonly db: DatabaseSync;
  private readonly cancellation: Cancellation;
  private readonly instances = new Map<string, StatementSync>();
  private readonly ranked: StatementSync;
  private readonly records: StatementSync;
  private readonly anyTerm: StatementSync;

  constructor(db: DatabaseSync, cancellation: Cancellation) {
    this.db = db;
    this.cancellation = cancellation;
    db.exec(`
      create virtual table temp.instances using fts5vocab(main, fts, 'instance');
      create virtual table temp.terms using fts5vocab(main, fts, 'row');
    `);
    // node:sqlite cannot interrupt a statement; this function, called now and then by the statement itself, can.
    db.function('uncancelled', () => {
      cancellation.check();
      return 1;
    });
    this.ranked = db.prepare('select rowid, rank from fts where fts match ? and (rowid & 255 or uncancelled())');
    this.ranked.setReturnArrays(true);
    this.records = db.prepare('select doc from temp.terms where term = ?');
    this.anyTerm = db.prepare('select 1 from temp.terms where term >= ? and term < ? limit 1');
  }

  fetch(leaf: TextLeaf, columns: Columns): Matches {
    if (leaf.type === 'phrase') return this.fetchRanked(leaf.match, columns);
    const packed =
      leaf.type === 'term'
        ? this.statement('term = ?', leaf.column).get(leaf.term)
        : this.statement('term >= ? and term < ?', leaf.column).get(leaf.term, endOfPrefix(leaf.term));
    this.cancellation.check();
    return this.score(String(packed?.['packed'] ?? ''), columns);
  }

  /** What an FTS5 expression matches, scored by FTS5. */
  fetchRanked(match: string, columns: Columns): Matches {
    const rows = this.ranked.all(match) as unknown as [number, number][];
    return {
      slots: Uint32Array.from(rows, ([docid]) => columns.slotOf(docid)),
      scores: Float32Array.from(rows, ([, rank]) => -rank),
    };
  }

  /** In how many records a token stands. */
  recordsWith(term: string): number {
    return Number(this.records.get(term)?.['doc'] ?? 0);
  }

  /** Whether any token begins so. */
  hasPrefix(prefix: string): boolean {
    return this.anyTerm.get(prefix, endOfPrefix(prefix)) !== undefined;
  }

  private statement(where: string, column: TextColumn | null): StatementSync {
    const key = `${where} ${column}`;
    let statement = this.instances.get(key);
    if (!statement) {
      const weights = Object.entries(TEXT_COLUMNS).filter(([, weight]) => weight > 1);
      const weight = `case col ${weights.map(([name, value]) => `when '${name}' then ${value}`).join(' ')} else 1 end`;
      // doc + 1 in two parts below 2^14 each: no zero character, and no surrogate below 900 million records.
      statement = this.db.prepare(
        `select group_concat(char(1 + (doc >> 14), 1 + (doc & 16383), ${weight}), '') as packed
         from temp.instances where ${where} ${column === null ? '' : `and col = '${column}'`}
           and (doc & 1023 or uncancelled())`,
      );
      this.instances.set(key, statement);
    }
    return statement;
  }

  private score(packed: string, columns: Columns): Matches {
    this.frequency = grown(this.frequency, columns.size);
    const { frequency } = this;
    const found = new Uint32Array(packed.length / 3);
    let n = 0;
    for (let i = 0; i < packed.length; i += 3) {
      const slot = columns.slotOf(((packed.charCodeAt(i) - 1) << 14) | (packed.charCodeAt(i + 1) - 1));
      if (slot < 0) continue;
      if (frequency[slot] === 0) found[n++] = slot;
      frequency[slot]! += packed.charCodeAt(i + 2);
    }
    const slots = found.slice(0, n);
    const scores = new Float32Array(n);
    const idf = inverseFrequency(columns.live, n);
    const average = columns.words / columns.live;
    for (let i = 0; i < n; i++) {
      const slot = slots[i]!;
      scores[i] = bm25(idf, frequency[slot]!, columns.length[slot]! / average);
      frequency[slot] = 0;
    }
    return { slots, scores };
  }
}

/** Above every token that begins so. */
function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}
