import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { rowKeys } from '../../../identity/row-keys.ts';
import type { CatalogueRecord } from '../../../record.ts';
import { HIDDEN } from '../../hidden.ts';
import { dateKey } from '../../partial-date.ts';
import { Duplicates } from './duplicates.ts';

/** Rows that one statement writes. */
const ROWS_AT_ONCE = 32;
/** Rows that are put in order before they are written, when a whole file is read. */
const ROWS_SORTED = 200_000;

export type IdentityRow = [key: string, engine: number, date: number, docid: number];

/** Writes rows in the order of their keys: neighbours then share the pages that they go to, and a statement writes many. */
export class IdentityRows {
  private readonly one: StatementSync;
  private readonly many: StatementSync;

  constructor(db: DatabaseSync) {
    const adding = (count: number) =>
      db.prepare(`insert or ignore into identities values ${Array(count).fill('(?, ?, ?, ?)').join(', ')}`);
    this.one = adding(1);
    this.many = adding(ROWS_AT_ONCE);
  }

  write(unsorted: IdentityRow[]): void {
    const rows = unsorted.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    let at = 0;
    for (; at + ROWS_AT_ONCE <= rows.length; at += ROWS_AT_ONCE)
      this.many.run(...rows.slice(at, at + ROWS_AT_ONCE).flat());
    for (; at < rows.length; at++) this.one.run(...rows[at]!);
  }
}

/** Fills the identities of a file that was laid out without them, and hides duplicates. */
export function rebuildIdentities(db: DatabaseSync): void {
  const rows: IdentityRow[] = [];
  const writer = new IdentityRows(db);
  for (const row of db.prepare('select docid, engine, json from records').iterate()) {
    const record: CatalogueRecord = JSON.parse(String(row['json']));
    const date = dateKey(record.date);
    for (const key of rowKeys(record)) rows.push([key, Number(row['engine']), date, Number(row['docid'])]);
    if (rows.length >= ROWS_SORTED) writer.write(rows.splice(0));
  }
  writer.write(rows);
  const hide = db.prepare('update docs set hidden = ? where docid = ?');
  const duplicates = new Duplicates(db);
  const shared = db.prepare(
    "select distinct docid from identities where key in (select key from identities where key >= 'n:' and key < 'n;' " +
      'group by key, engine having count(*) > 1)',
  );
  for (const { docid, isHidden } of duplicates.review(shared.all().map((row) => Number(row['docid'])))) {
    hide.run(isHidden ? HIDDEN.duplicate : 0, docid);
  }
}
