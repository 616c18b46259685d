import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { partyNames } from '../../../party-name.ts';
import type { CatalogueRecord, RecordRef } from '../../../record.ts';
import { dateKey } from '../shared/partial-date.ts';
import type { FacetCodes } from './facet-codes.ts';

/** Rows of one record in all tables, written and removed together. Runs inside the writer's transaction. */
export class RecordStore {
  private readonly codes: FacetCodes;
  private readonly statements: ReturnType<typeof prepare>;
  private readonly db: DatabaseSync;

  constructor(db: DatabaseSync, codes: FacetCodes) {
    this.db = db;
    this.codes = codes;
    this.statements = prepare(db);
  }

  put(record: CatalogueRecord, hash: string): 'added' | 'changed' | 'unchanged' {
    const engine = this.codes.engine(record.engine);
    const old = this.statements.find.get(engine, record.id);
    if (old?.['hash'] === hash) return 'unchanged';
    if (old) this.removeDoc(Number(old['docid']));
    this.insert(record, engine, hash);
    return old ? 'changed' : 'added';
  }

  remove(ref: RecordRef): boolean {
    const row = this.statements.find.get(this.codes.engine(ref.engine), ref.id);
    if (row) this.removeDoc(Number(row['docid']));
    return row !== undefined;
  }

  removeSample(): number {
    const rows = this.db.prepare('select docid from docs where is_sample = 1').all();
    for (const row of rows) this.removeDoc(Number(row['docid']));
    return rows.length;
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
