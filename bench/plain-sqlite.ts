import { DatabaseSync } from 'node:sqlite';
import type { CatalogueRecord } from '../apps/server/src/catalogue/record.ts';

/** What one would write with SQLite in an afternoon: FTS5 and facets in SQL, on the main thread. */
export class PlainSqlite {
  private readonly db: DatabaseSync;

  constructor(file: string) {
    this.db = new DatabaseSync(file);
    this.db.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      pragma cache_size = -65536;
      pragma mmap_size = 2147418112;
      create table records (docid integer primary key, id text unique, date text, amount real, json text);
      create index records_by_date on records (date);
      create table facets (docid integer, field text, value text, primary key (docid, field, value)) without rowid;
      create virtual table fts using fts5(title, body, content='', contentless_delete=1,
        tokenize='porter unicode61 remove_diacritics 2');
      insert into fts (fts, rank) values ('rank', 'bm25(2, 1)');
    `);
  }

  insert(records: CatalogueRecord[]): void {
    const record = this.db.prepare('insert into records (id, date, amount, json) values (?, ?, ?, ?)');
    const facet = this.db.prepare('insert into facets values (?, ?, ?)');
    const text = this.db.prepare('insert into fts (rowid, title, body) values (?, ?, ?)');
    this.db.exec('begin');
    for (const r of records) {
      const docid = record.run(r.id, r.date, r.amount, JSON.stringify(r)).lastInsertRowid;
      text.run(docid, r.title, r.text);
      for (const [field, values] of Object.entries(r.facets))
        for (const value of values) facet.run(docid, field, value);
    }
    this.db.exec('commit');
  }

  /** Ten records, the total and the counts of the facets. A null match browses all records. */
  search(match: string | null, sort: 'rank' | 'date', facets: string[]): number {
    const hits = 'select docid from records';
    const order = sort === 'date' ? 'order by date desc' : '';
    if (match === null) {
      this.db.prepare(`select json from records ${order} limit 10`).all();
      this.counts(hits, facets, []);
      return Number(this.db.prepare('select count(*) as n from records').get()?.['n']);
    }
    const page =
      sort === 'date'
        ? `select json from fts join records on docid = fts.rowid where fts match ? ${order} limit 10`
        : 'select json from (select rowid from fts where fts match ? order by rank limit 10) f join records on docid = f.rowid';
    this.db.prepare(page).all(match);
    this.counts('select rowid from fts where fts match ?', facets, [match]);
    return Number(this.db.prepare('select count(*) as n from fts where fts match ?').get(match)?.['n']);
  }

  close(): void {
    this.db.close();
  }

  private counts(hits: string, facets: string[], parameters: string[]): void {
    const fields = facets.map((field) => `'${field}'`).join(', ');
    this.db
      .prepare(
        `select field, value, count(*) from facets where docid in (${hits}) and field in (${fields}) group by field, value`,
      )
      .all(...parameters);
  }
}
