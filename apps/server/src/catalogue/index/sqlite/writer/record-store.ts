import type { DatabaseSync } from 'node:sqlite';
import { CLOSED, closingMinute, mayClose } from '../../../closing.ts';
import { rowKeys } from '../../../identity/row-keys.ts';
import { indexText } from '../../../query/index-text.ts';
import type { CatalogueRecord, RecordRef } from '../../../record.ts';
import { hashRecord } from '../../../record-hash.ts';
import { changedValues, type WatchedValues, watchedValues } from '../../../watched-values.ts';
import { HIDDEN } from '../../hidden.ts';
import type { UpsertResult } from '../../index.port.ts';
import { dateKey } from '../../partial-date.ts';
import { searchedText, textsOf } from '../../text/searched-text.ts';
import type { DocBlocks } from './doc-blocks.ts';
import { Duplicates } from './duplicates.ts';
import type { FacetCodes } from './facet-codes.ts';
import { type IdentityRow, IdentityRows } from './identity-rows.ts';

/** A record to be written, and the docid of the one that it replaces. */
interface Pending {
  record: CatalogueRecord;
  engine: number;
  hash: string;
  replaces: number | null;
  /** When it was first stored, in seconds since 1970; null for a new one. */
  seen: number | null;
  collection: string | undefined;
  /** The watched values of the one that it replaces, where they have changed. */
  before: { values: WatchedValues; docid: number } | null;
}

type Coming = Omit<Pending, 'replaces' | 'collection'>;

/**
 * Rows of one record in all tables, written and removed together. Runs inside the writer's transaction.
 *
 * All removals come before all additions, in the order of docids: FTS5 gathers changes in memory while rowids grow and
 * writes everything out whenever one goes back. Removing and adding by turns costs a write for each record.
 */
export class RecordStore {
  private readonly codes: FacetCodes;
  private readonly statements: ReturnType<typeof prepare>;
  private readonly db: DatabaseSync;
  private readonly duplicates: Duplicates;
  private readonly blocks: DocBlocks;
  private readonly identities: IdentityRows;
  private changed = new Set<number>();

  constructor(db: DatabaseSync, codes: FacetCodes, blocks: DocBlocks) {
    this.blocks = blocks;
    this.db = db;
    this.codes = codes;
    this.statements = prepare(db);
    this.duplicates = new Duplicates(db);
    this.identities = new IdentityRows(db);
  }

  putAll(records: CatalogueRecord[]): UpsertResult {
    const result = { added: 0, changed: 0, unchanged: 0 };
    const pending = new Map<string, Pending>();
    for (const record of records) {
      const engine = this.codes.engine(record.engine);
      const key = `${engine} ${record.id}`;
      const hash = hashRecord(record);
      // The last of several with one id in a batch is written.
      const earlier = pending.get(key) ?? this.find(engine, record.id);
      if (earlier && earlier.collection !== record.collection)
        throw new Error(
          `${record.engine}/${record.id} is a record of another collection: nothing of this change was stored.`,
        );
      if (earlier?.hash === hash) {
        result.unchanged++;
        continue;
      }
      result[earlier ? 'changed' : 'added']++;
      const replaces = earlier?.replaces ?? null;
      const before = replaces === null ? null : this.before(replaces, record);
      const { collection } = record;
      pending.set(key, { record, engine, hash, replaces, seen: earlier?.seen ?? null, collection, before });
    }
    const changes = [...pending.values()];
    this.exchange(
      changes.flatMap(({ replaces }) => replaces ?? []),
      changes,
    );
    return result;
  }

  /** Answers how many were marked. */
  markDeleted(refs: RecordRef[], { reason, at }: { reason: string; at: string }): number {
    const marked = refs.flatMap((ref) => {
      const docid = this.find(this.codes.engine(ref.engine), ref.id)?.replaces;
      const record = docid ? this.read(docid) : null;
      return record && !record.withdrawn?.isDeleted ? { ...record, withdrawn: { at, reason, isDeleted: true } } : [];
    });
    return this.putAll(marked).changed;
  }

  /** Answers how many there were. */
  removeAll(refs: RecordRef[]): number {
    return this.removeDocs(refs.flatMap((ref) => this.find(this.codes.engine(ref.engine), ref.id)?.replaces ?? []));
  }

  /** Marks the references that are the sample's. Answers how many were marked. */
  markSampleDeleted(refs: RecordRef[], why: { reason: string; at: string }): number {
    const isSample = this.db.prepare('select 1 from docs where docid = ? and is_sample = 1');
    const samples = refs.filter((ref) => {
      const docid = this.find(this.codes.engine(ref.engine), ref.id)?.replaces;
      return docid && isSample.get(docid);
    });
    return this.markDeleted(samples, why);
  }

  /** All but what is kept for those who cite it. */
  removeSample(): number {
    const listed = `select docid from docs where is_sample = 1 and hidden & ${HIDDEN.deleted} = 0`;
    const rows = this.db.prepare(listed).all();
    return this.removeDocs(rows.map((row) => Number(row['docid'])));
  }

  /** Answers how many there were. */
  removeCollection(name: string): number {
    const rows = this.db
      .prepare('select docid from owned join collections on code = collection where name = ?')
      .all(name);
    return this.removeDocs(rows.map((row) => Number(row['docid'])));
  }

  /** Engines whose records have changed since this was asked last. */
  takeChanged(): Set<number> {
    const taken = this.changed;
    this.changed = new Set();
    return taken;
  }

  /** The record stored under this id, as something to be replaced. */
  private find(engine: number, id: string): Pick<Pending, 'hash' | 'replaces' | 'seen' | 'collection'> | null {
    const row = this.statements.find.get(engine, id);
    if (!row) return null;
    const collection = row['collection'] === null ? undefined : String(row['collection']);
    return { hash: String(row['hash']), replaces: Number(row['docid']), seen: Number(row['seen']), collection };
  }

  private removeDocs(docids: number[]): number {
    const distinct = [...new Set(docids)];
    this.exchange(distinct, []);
    return distinct.length;
  }

  /** Records that become hidden or listed by the exchange move to a new docid like changed ones. */
  private exchange(leaving: number[], coming: Coming[]): void {
    const { duplicates, moved } = this.duplicates.settle(
      coming.map(({ record }) => record),
      leaving,
    );
    const docids = [...leaving, ...moved.map(({ docid }) => docid)].sort((a, b) => a - b);
    const moving = moved.map((entry) => ({ ...entry, seen: Number(this.statements.seen.get(entry.docid)?.['seen']) }));
    for (const docid of docids) this.removeDoc(docid);
    this.blocks.remove(docids);
    const rows = [
      ...coming.flatMap((entry) => this.insert(entry, duplicates.has(entry.record))),
      ...moving.flatMap((entry) => this.insert({ ...entry, before: null }, entry.isHidden)),
    ];
    this.identities.write(rows);
  }

  private read(docid: number): CatalogueRecord {
    return JSON.parse(String(this.statements.json.get(docid)?.['json']));
  }

  private before(docid: number, record: CatalogueRecord): Pending['before'] {
    const values = watchedValues(this.read(docid));
    return changedValues(values, watchedValues(record)).length > 0 ? { values, docid } : null;
  }

  /** Answers the rows that the identities table is to have for it. */
  private insert({ record, engine, hash, seen, before }: Coming, isDuplicate: boolean): IdentityRow[] {
    const { statements } = this;
    this.changed.add(engine);
    const date = dateKey(record.date);
    const facets = this.codes.pack(engine, record.facets);
    // Readers take it in its place once the record is over.
    if (mayClose(record)) this.codes.pack(engine, { status: [CLOSED] });
    const hidden =
      (isDuplicate ? HIDDEN.duplicate : 0) |
      (record.withdrawn?.isDeleted ? HIDDEN.deleted : 0) |
      (record.collection ? HIDDEN.owned : 0);
    const isSample = Number(record.source.isSample);
    const { lastInsertRowid } = statements.addDoc.run(
      engine,
      isSample,
      hidden,
      date,
      closingMinute(record.closes),
      record.amount,
      facets,
      seen ?? Math.floor(Date.now() / 1000),
    );
    const docid = Number(lastInsertRowid);
    if (record.collection) this.own(docid, record.collection);
    statements.addRecord.run(docid, engine, record.id, hash, JSON.stringify(record));
    statements.addText.run(docid, ...searchedText(record));
    const now = Math.floor(Date.now() / 1000);
    if (before) statements.addEarlier.run(engine, record.id, docid, before.docid, now, JSON.stringify(before.values));
    return rowKeys(record).map((key) => [key, engine, date, docid]);
  }

  private own(docid: number, collection: string): void {
    this.statements.addCollection.run(collection);
    this.statements.addOwned.run(docid, collection);
  }

  private removeDoc(docid: number): void {
    const { statements } = this;
    const record = this.read(docid);
    const engine = this.codes.engine(record.engine);
    this.changed.add(engine);
    const date = dateKey(record.date);
    for (const key of rowKeys(record)) statements.removeIdentity.run(key, engine, date, docid);
    for (const remove of statements.remove) remove.run(docid);
    statements.addDeletion.run(docid);
  }
}

function prepare(db: DatabaseSync) {
  return {
    find: db.prepare(`
      select docid, hash, seen, name as collection from records join docs using (docid) left join owned using (docid)
        left join collections on code = owned.collection where records.engine = ? and id = ?
    `),
    addCollection: db.prepare('insert or ignore into collections (name) values (?)'),
    addOwned: db.prepare('insert into owned select ?, code from collections where name = ?'),
    seen: db.prepare('select seen from docs where docid = ?'),
    json: db.prepare('select json from records where docid = ?'),
    addDoc: db.prepare(
      'insert into docs (engine, is_sample, hidden, date, closes, amount, facets, seen) values (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    addRecord: db.prepare('insert into records values (?, ?, ?, ?, ?)'),
    addText: db.prepare('insert into fts (rowid, title, body, organisations, people, place) values (?, ?, ?, ?, ?, ?)'),
    removeIdentity: db.prepare('delete from identities where key = ? and engine = ? and date = ? and docid = ?'),
    remove: [
      db.prepare('delete from docs where docid = ?'),
      db.prepare('delete from records where docid = ?'),
      db.prepare('delete from fts where rowid = ?'),
      db.prepare('delete from owned where docid = ?'),
      db.prepare('delete from vectors where seq in (select seq from vector_bits where docid = ?)'),
      db.prepare('delete from vector_bits where docid = ?'),
    ],
    addEarlier: db.prepare('insert into earlier_values values (?, ?, ?, ?, ?, ?)'),
    addDeletion: db.prepare('insert into deletions (docid) values (?)'),
  };
}

/** Writes the texts of a file anew that were written before `indexText`: all of them, since no docid may come back. */
export function rewriteTexts(db: DatabaseSync): void {
  const { addText } = prepare(db);
  const rows = db.prepare('select docid, json from records order by docid');
  function* records(): Generator<[docid: number, record: CatalogueRecord]> {
    for (const row of rows.iterate()) yield [Number(row['docid']), JSON.parse(String(row['json']))];
  }
  let isChanged = false;
  for (const [, record] of records()) isChanged ||= textsOf(record).some((text) => indexText(text).at !== null);
  if (!isChanged) return;
  db.exec(`insert into fts (fts) values ('delete-all')`);
  for (const [docid, record] of records()) addText.run(docid, ...searchedText(record));
}
