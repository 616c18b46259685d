import type { DatabaseSync } from 'node:sqlite';
import { asOfNow } from '../../../closing.ts';
import type { ChangePage } from '../../index.port.ts';
import type { RecordColumns } from './record-columns.ts';

/** A changed record comes back under a new docid, so docids are the places of changes. */
export class ChangeReader {
  private readonly statements;

  private readonly recordColumns: RecordColumns;

  constructor(db: DatabaseSync, recordColumns: RecordColumns) {
    this.recordColumns = recordColumns;
    this.statements = {
      last: db.prepare('select coalesce(max(seq), 0) as last from sqlite_sequence where name = ?'),
      window: db.prepare(`
        select docid, docs.engine, records.id, docs.seen, records.json
        from docs join records using (docid) where docid > ? order by docid limit ?
      `),
      before: db.prepare(
        'select fields, at from earlier_values where engine = ? and id = ? and docid > ? and replaces <= ? order by docid limit 1',
      ),
    };
  }

  last(): number {
    return Number(this.statements.last.get('docs')?.['last']);
  }

  page(after: number, limit: number): ChangePage {
    const rows = this.statements.window.all(after, limit);
    const { columns } = this.recordColumns;
    const changes = rows
      .filter((row) => columns.isShown(columns.docOrdinalOf(Number(row['docid']))))
      .map((row) => {
        const before = this.statements.before.get(row['engine']!, row['id']!, after, after);
        return {
          record: asOfNow(JSON.parse(String(row['json']))),
          seen: moment(row['seen']),
          before: before ? JSON.parse(String(before['fields'])) : null,
          changedAt: before ? moment(before['at']) : null,
        };
      });
    const isLast = rows.length < limit;
    return { changes, next: isLast ? Math.max(after, this.last()) : Number(rows.at(-1)!['docid']), isLast };
  }
}

export const moment = (seconds: unknown) => new Date(Number(seconds) * 1000).toISOString();
