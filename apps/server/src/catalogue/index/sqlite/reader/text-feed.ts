import type { DatabaseSync } from 'node:sqlite';
import type { EmbeddableText, VectorIndex } from '../../vectors.port.ts';
import type { Columns } from './columns.ts';

/** Docids looked at for one page of what has no vector: few enough that searches need not wait. */
const WINDOW = 5_000;
/** Texts of one page: their embedding takes some ten milliseconds. */
const PAGE = 200;

/** The texts of records, for training and embedding. Keys are docids: a changed record has another one. */
export class TextFeed {
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync) {
    this.statements = prepare(db);
  }

  /** Every n-th listed record, so that records of all ages and data sets are among them. */
  sample(columns: Columns, size: number): string[] {
    const listed: number[] = [];
    for (let slot = 0; slot < columns.size; slot++)
      if (columns.alive[slot] === 1 && columns.hidden[slot] === 0) listed.push(columns.docid[slot]!);
    const count = Math.min(size, listed.length);
    return Array.from({ length: count }, (_, i) => String(listed[Math.floor((i * listed.length) / count)]));
  }

  modelData(id: string): Uint8Array | null {
    return (this.statements.data.get(id)?.['data'] as Uint8Array | undefined) ?? null;
  }

  texts(keys: string[]): EmbeddableText[] {
    return keys.flatMap((key) => {
      const row = this.statements.text.get(Number(key));
      return row ? { key, title: String(row['title']), text: String(row['text']) } : [];
    });
  }

  pending(model: string, from: number, columns: Columns): Awaited<ReturnType<VectorIndex['pending']>> {
    const rows = this.statements.pending.all(from, from + WINDOW, model, PAGE);
    const texts = rows.map((row) => ({
      key: String(row['docid']),
      title: String(row['title']),
      text: String(row['text']),
    }));
    const end = columns.lastDocid;
    const reached = rows.length === PAGE ? Number(rows.at(-1)!['docid']) : Math.min(from + WINDOW, end);
    return { texts, next: reached < end ? reached : null, end };
  }
}

function prepare(db: DatabaseSync) {
  const fields = "json ->> '$.title' as title, json ->> '$.text' as text";
  return {
    data: db.prepare('select data from models where id = ?'),
    text: db.prepare(`select ${fields} from records where docid = ?`),
    pending: db.prepare(`
      select docid, ${fields} from docs join records using (docid)
      where docid > ? and docid <= ? and hidden = 0 and not exists (
        select 1 from vector_bits where vector_bits.docid = docs.docid
          and model = (select code from models where id = ?)
      ) order by docid limit ?
    `),
  };
}
