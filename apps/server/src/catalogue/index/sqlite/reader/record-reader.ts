import type { DatabaseSync } from 'node:sqlite';
import { asOfNow } from '../../../closing.ts';
import { identifierKeysOf } from '../../../identity/record-identifiers.ts';
import type { CatalogueRecord, RecordRef } from '../../../record.ts';
import { HIDDEN } from '../../hidden.ts';
import type { RefPage } from '../../index.port.ts';
import type { RecordColumns } from './record-columns.ts';

/** Rows looked at for one page of references: few enough that searches need not wait. */
const REF_WINDOW = 2_000;
/** Records of one number: an assistance listing or a solicitation may be that of thousands. */
const NUMBERED_MAX = 20_000;

/** Fetches whole records by doc ordinal, by docid and by reference. */
export class RecordReader {
  private readonly recordColumns: RecordColumns;
  private readonly statements: ReturnType<typeof prepare>;

  constructor(db: DatabaseSync, recordColumns: RecordColumns) {
    this.recordColumns = recordColumns;
    this.statements = prepare(db);
  }

  byDocOrdinal(docOrdinal: number): CatalogueRecord {
    return this.byDocid(this.recordColumns.columns.docid[docOrdinal]!);
  }

  refByDocOrdinal(docOrdinal: number): RecordRef {
    const { columns, engineNames } = this.recordColumns;
    const id = String(this.statements.id.get(columns.docid[docOrdinal]!)?.['id']);
    return { engine: engineNames[columns.engine[docOrdinal]!] as RecordRef['engine'], id };
  }

  /** The hash from `hashRecord` when the record was stored. */
  hashByDocOrdinal(docOrdinal: number): string {
    return String(this.statements.hash.get(this.recordColumns.columns.docid[docOrdinal]!)?.['hash']);
  }

  byRef(ref: RecordRef): CatalogueRecord | null {
    const docid = this.docidOf(this.recordColumns.engineCodes.get(ref.engine), ref.id);
    return docid === null ? null : this.byDocid(docid);
  }

  /** -1 when there is no such record. */
  docOrdinalOf(ref: RecordRef): number {
    const docid = this.docidOf(this.recordColumns.engineCodes.get(ref.engine), ref.id);
    return docid === null ? -1 : this.recordColumns.columns.docOrdinalOf(docid);
  }

  /** Doc ordinals of the id in any of the engines, as typed or in upper case (most registries' ids are), or of another number of a record. */
  docOrdinalsById(id: string, engines: number[]): number[] {
    const docids = engines.flatMap((engine) => [this.docidOf(engine, id), this.docidOf(engine, id.toUpperCase())]);
    for (const key of identifierKeysOf(id))
      for (const engine of engines)
        for (const row of this.statements.numbered.all(key, engine, NUMBERED_MAX)) docids.push(Number(row['docid']));
    const { columns } = this.recordColumns;
    const docOrdinals = docids.flatMap((docid) => (docid === null ? [] : columns.docOrdinalOf(docid)));
    return [...new Set(docOrdinals)].filter((docOrdinal) => docOrdinal >= 0 && columns.isSeen(docOrdinal));
  }

  /** Those of everybody, or those of the collection that is seen: imports into one leave the other alone. */
  refsOfSource(engine: RecordRef['engine'], sourceName: string, from: number): RefPage {
    const rows = this.statements.window.all(this.recordColumns.columns.viewer, from, REF_WINDOW);
    const code = this.recordColumns.engineCodes.get(engine);
    const refs = rows
      .filter((row) => row['engine'] === code && row['source'] === sourceName && row['is_left_out'] === 0)
      .map((row) => ({ engine, id: String(row['id']) }));
    return { refs, next: rows.length === REF_WINDOW ? Number(rows.at(-1)!['docid']) : null };
  }

  /** How many records searches list, whoever asks. */
  listed(): number {
    const { alive, hidden, size } = this.recordColumns.columns;
    let count = 0;
    for (let docOrdinal = 0; docOrdinal < size; docOrdinal++)
      if (alive[docOrdinal] === 1 && (hidden[docOrdinal] === 0 || hidden[docOrdinal] === HIDDEN.owned)) count++;
    return count;
  }

  byDocid(docid: number): CatalogueRecord {
    return asOfNow(JSON.parse(String(this.statements.json.get(docid)?.['json'])));
  }

  /** Null as well for a record that is not seen. */
  docidOf(engine: number | undefined, id: string): number | null {
    if (engine === undefined) return null;
    const docid = this.statements.find.get(engine, id)?.['docid'];
    if (docid === undefined) return null;
    const { columns } = this.recordColumns;
    return columns.isSeen(columns.docOrdinalOf(Number(docid))) ? Number(docid) : null;
  }
}

function prepare(db: DatabaseSync) {
  return {
    json: db.prepare('select json from records where docid = ?'),
    id: db.prepare('select id from records where docid = ?'),
    hash: db.prepare('select hash from records where docid = ?'),
    window: db.prepare(`
      select docid, records.engine, id, json ->> '$.source.name' as source,
        (docs.is_sample = 1 or docs.hidden & ${HIDDEN.deleted}) as is_left_out
      from records join docs using (docid) left join owned using (docid)
      where coalesce(collection, 0) = ? and docid > ? order by docid limit ?
    `),
    find: db.prepare('select docid from records where engine = ? and id = ?'),
    numbered: db.prepare('select docid from identities where key = ? and engine = ? limit ?'),
  };
}
