import type { DatabaseSync } from 'node:sqlite';
import { HIDDEN } from '../../hidden.ts';
import { drawOf, equalParts } from '../../learn-from.ts';
import type { EmbeddableText, Learnable, VectorIndex } from '../../vectors.port.ts';
import type { Columns } from './columns.ts';

/** Docids looked at for one page of what has no vector: few enough that searches need not wait. */
const WINDOW = 5_000;
/** Texts of one page: their embedding takes some ten milliseconds. */
const PAGE = 200;

interface Drawn {
  docid: number;
  hash: string;
  key: number;
}

/** The texts of records, for training and embedding. Keys are docids: a changed record has another one. */
export class TextFeed {
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync) {
    this.statements = prepare(db);
  }

  learnable(columns: Columns): Learnable {
    const isListed = columns.listing();
    let records = 0;
    for (let docOrdinal = 0; docOrdinal < columns.size; docOrdinal++) if (isListed(docOrdinal)) records++;
    return { records, areSample: !columns.isSampleAside };
  }

  /** Listed records to learn from, the same ones whatever the order in which they came, every data set an equal part. */
  sample(columns: Columns, size: number): string[] {
    const isListed = columns.listing();
    const byEngine = new Map<number, Drawn[]>();
    for (const [docid, hash] of this.statements.hashes.iterate() as unknown as Iterable<[number, string]>) {
      const docOrdinal = columns.docOrdinalOf(docid);
      if (docOrdinal < 0 || !isListed(docOrdinal)) continue;
      const drawn = { docid, hash, key: drawOf(hash, columns.length[docOrdinal]!) };
      const others = byEngine.get(columns.engine[docOrdinal]!);
      if (others) others.push(drawn);
      else byEngine.set(columns.engine[docOrdinal]!, [drawn]);
    }
    const parts = equalParts(new Map(Array.from(byEngine, ([engine, { length }]) => [engine, length])), size);
    const chosen = [...byEngine].flatMap(([engine, records]) =>
      records.sort((a, b) => a.key - b.key || compare(a.hash, b.hash)).slice(0, parts.get(engine)),
    );
    return chosen.sort((a, b) => compare(a.hash, b.hash)).map(({ docid }) => String(docid));
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

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function prepare(db: DatabaseSync) {
  const hashes = db.prepare('select docid, hash from records');
  hashes.setReturnArrays(true);
  const fields = "json ->> '$.title' as title, json ->> '$.text' as text";
  return {
    hashes,
    data: db.prepare('select data from models where id = ?'),
    text: db.prepare(`select ${fields} from records where docid = ?`),
    pending: db.prepare(`
      select docid, ${fields} from docs join records using (docid)
      where docid > ? and docid <= ? and hidden in (0, ${HIDDEN.owned}) and not exists (
        select 1 from vector_bits where vector_bits.docid = docs.docid
          and model = (select code from models where id = ?)
      ) order by docid limit ?
    `),
  };
}
