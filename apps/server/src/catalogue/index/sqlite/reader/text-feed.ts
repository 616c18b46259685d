import type { DatabaseSync } from 'node:sqlite';
import type { EmbeddableText, Learnable, VectorIndex } from '../../vectors.port.ts';
import { HIDDEN } from '../shared/schema.ts';
import type { Columns } from './columns.ts';

/** Docids looked at for one page of what has no vector: few enough that searches need not wait. */
const WINDOW = 5_000;
/** Texts of one page: their embedding takes some ten milliseconds. */
const PAGE = 200;

/** A text of so many words says enough to learn from. */
const TELLING_WORDS = 200;

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
    for (let slot = 0; slot < columns.size; slot++) if (isListed(slot)) records++;
    return { records, areSample: !columns.isSampleAside };
  }

  /**
   * Listed records to learn from, the same ones whatever the order in which they came: drawn by the hash of what they
   * say. Every data set has an equal part, as far as it goes, and a record with more to say is likelier drawn: tens of
   * thousands of bare names teach nothing of which words go together.
   */
  sample(columns: Columns, size: number): string[] {
    const isListed = columns.listing();
    const byEngine = new Map<number, Drawn[]>();
    for (const [docid, hash] of this.statements.hashes.iterate() as unknown as Iterable<[number, string]>) {
      const slot = columns.slotOf(docid);
      if (slot < 0 || !isListed(slot)) continue;
      const weight = Math.min(TELLING_WORDS, columns.length[slot]!);
      const drawn = { docid, hash, key: -Math.log(chanceOf(hash)) / Math.max(1, weight) };
      const others = byEngine.get(columns.engine[slot]!);
      if (others) others.push(drawn);
      else byEngine.set(columns.engine[slot]!, [drawn]);
    }
    const chosen: Drawn[] = [];
    let left = size;
    const engines = [...byEngine.values()].sort((a, b) => a.length - b.length);
    engines.forEach((records, i) => {
      const part = Math.min(records.length, Math.floor(left / (engines.length - i)));
      chosen.push(...records.sort((a, b) => a.key - b.key || compare(a.hash, b.hash)).slice(0, part));
      left -= part;
    });
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

/** Between 0 and 1, even over records: read off a hash. */
const chanceOf = (hash: string) => (Buffer.from(hash, 'base64url').readUInt32BE() + 0.5) / 2 ** 32;

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
