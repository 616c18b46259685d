import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { partyNames } from '../../../party-name.ts';
import { type CatalogueRecord, hashRecord, type RecordRef } from '../../../record.ts';
import type { UpsertResult } from '../../index.port.ts';
import { dateKey } from '../shared/partial-date.ts';
import type { FacetCodes } from './facet-codes.ts';

/** A record to be written, and the docid of the one that it replaces. */
interface Pending {
  record: CatalogueRecord;
  engine: number;
  hash: string;
  replaces: number | null;
}

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

  constructor(db: DatabaseSync, codes: FacetCodes) {
    this.db = db;
    this.codes = codes;
    this.statements = prepare(db);
  }

  putAll(records: CatalogueRecord[]): UpsertResult {
    const result = { added: 0, changed: 0, unchanged: 0 };
    const pending = new Map<string, Pending>();
    for (const record of records) {
      const engine = this.codes.engine(record.engine);
      const key = `${engine} ${record.id}`;
      const hash = hashRecord(record);
      // Of several with one id in a batch, the last is written.
      const earlier = pending.get(key) ?? this.find(engine, record.id);
      if (earlier?.hash === hash) {
        result.unchanged++;
        continue;
      }
      result[earlier ? 'changed' : 'added']++;
      pending.set(key, { record, engine, hash, replaces: earlier?.replaces ?? null });
    }
    const changes = [...pending.values()];
    this.removeDocs(changes.flatMap(({ replaces }) => replaces ?? []));
    for (const { record, engine, hash } of changes) this.insert(record, engine, hash);
    return result;
  }

  /** Answers how many there were. */
  removeAll(refs: RecordRef[]): number {
    return this.removeDocs(refs.flatMap((ref) => this.find(this.codes.engine(ref.engine), ref.id)?.replaces ?? []));
  }

  removeSample(): number {
    const rows = this.db.prepare('select docid from docs where is_sample = 1').all();
    return this.removeDocs(rows.map((row) => Number(row['docid'])));
  }

  /** What is stored under this id, as something to be replaced. */
  private find(engine: number, id: string): Pick<Pending, 'hash' | 'replaces'> | null {
    const row = this.statements.find.get(engine, id);
    return row ? { hash: String(row['hash']), replaces: Number(row['docid']) } : null;
  }

  private removeDocs(docids: number[]): number {
    const distinct = [...new Set(docids)].sort((a, b) => a - b);
    for (const docid of distinct) this.removeDoc(docid);
    return distinct.length;
  }

  private insert(record: CatalogueRecord, engine: number, hash: string): void {
    const { statements } = this;
    const date = dateKey(record.date);
    const facets = this.codes.pack(engine, record.facets);
    const docid = Number(
      statements.addDoc.run(engine, Number(record.source.isSample), date, record.amount, facets).lastInsertRowid,
    );
    statements.addRecord.run(docid, engine, record.id, hash, JSON.stringify(record));
    statements.addText.run(docid, ...searchedText(record));
    for (const name of partyNames(record)) statements.addParty.run(name, date, docid);
  }

  private removeDoc(docid: number): void {
    const { statements } = this;
    const record: CatalogueRecord = JSON.parse(String(statements.json.get(docid)?.['json']));
    const date = dateKey(record.date);
    for (const name of partyNames(record)) statements.removeParty.run(name, date, docid);
    for (const remove of statements.remove) remove.run(docid);
    statements.addDeletion.run(docid);
  }
}

function prepare(db: DatabaseSync) {
  return {
    find: db.prepare('select docid, hash from records where engine = ? and id = ?'),
    json: db.prepare('select json from records where docid = ?'),
    addDoc: db.prepare('insert into docs (engine, is_sample, date, amount, facets) values (?, ?, ?, ?, ?)'),
    addRecord: db.prepare('insert into records values (?, ?, ?, ?, ?)'),
    addText: db.prepare('insert into fts (rowid, title, body, organisations, people, place) values (?, ?, ?, ?, ?, ?)'),
    addParty: db.prepare('insert or ignore into parties values (?, ?, ?)'),
    removeParty: db.prepare('delete from parties where name = ? and date = ? and docid = ?'),
    remove: [
      db.prepare('delete from docs where docid = ?'),
      db.prepare('delete from records where docid = ?'),
      db.prepare('delete from fts where rowid = ?'),
    ],
    addDeletion: db.prepare('insert into deletions (docid) values (?)'),
  };
}

/** In the order of the full-text table's columns. The id is searched with the body, for those who paste one. */
function searchedText(record: CatalogueRecord): SQLInputValue[] {
  const { city, state, country } = record.place ?? {};
  return [
    record.title,
    `${record.text}\n${record.id}`,
    record.organisations.map((party) => party.name).join('\n'),
    record.people.map((party) => party.name).join('\n'),
    [city, state, country].filter(Boolean).join('\n'),
  ].map((text) => text.replaceAll('\0', ' '));
}
