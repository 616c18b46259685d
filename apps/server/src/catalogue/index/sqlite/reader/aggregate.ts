import { amountBoundAt, boundIndexOf } from '../../amount-range.ts';
import type { AggregateQuery, AggregateRow } from '../../index.port.ts';
import { dateText } from '../../partial-date.ts';
import type { RecordColumns } from './record-columns.ts';
import { firstInOrder } from './top-k.ts';

const GROUPS_DEFAULT = 50;

/** Groups records and adds up their amounts. */
export function aggregate(
  docOrdinals: Uint32Array,
  query: AggregateQuery,
  recordColumns: RecordColumns,
): AggregateRow[] {
  const rows = new Map<string, AggregateRow>();
  const { amount } = recordColumns.columns;
  const add = (key: string, docOrdinal: number): void => {
    let row = rows.get(key);
    if (!row) {
      row = { key, count: 0, amount: 0, withAmount: 0 };
      rows.set(key, row);
    }
    row.count++;
    const value = amount[docOrdinal]!;
    if (Number.isNaN(value)) return;
    row.amount += value;
    row.withAmount++;
  };
  for (let i = 0; i < docOrdinals.length; i++) forEachKey(docOrdinals[i]!, query.by, recordColumns, add);
  if (['year', 'day', 'seen'].includes(query.by.type)) return [...rows.values()].sort(byKey);
  if (query.by.type === 'amount-range') return [...rows.values()].sort((a, b) => Number(a.key) - Number(b.key));
  const limit = query.limit ?? GROUPS_DEFAULT;
  return firstInOrder(rows.values(), limit, (a, b) => b.count - a.count || byKey(a, b));
}

function forEachKey(
  docOrdinal: number,
  by: AggregateQuery['by'],
  { columns, facets, engineNames }: RecordColumns,
  add: (key: string, docOrdinal: number) => void,
): void {
  switch (by.type) {
    case 'all':
      add('', docOrdinal);
      break;
    case 'engine':
      add(engineNames[columns.engine[docOrdinal]!]!, docOrdinal);
      break;
    case 'year':
      if (columns.date[docOrdinal] !== 0)
        add(String(Math.floor(columns.date[docOrdinal]! / 10_000)).padStart(4, '0'), docOrdinal);
      break;
    case 'day':
      if (columns.date[docOrdinal]! % 100 !== 0) add(dateText(columns.date[docOrdinal]!)!, docOrdinal);
      break;
    case 'seen':
      add(new Date(columns.seen[docOrdinal]! * 1000).toISOString().slice(0, 10), docOrdinal);
      break;
    case 'amount-range': {
      const value = columns.amount[docOrdinal]!;
      if (!Number.isNaN(value)) add(amountBoundAt(boundIndexOf(value)), docOrdinal);
      break;
    }
    case 'facet':
      for (let at = columns.codeStart[docOrdinal]!; at < columns.codeStart[docOrdinal + 1]!; at++) {
        const code = columns.codes[at]!;
        if (facets.fields[facets.fieldOf[code]!]!.field === by.field) add(facets.values[code]!, docOrdinal);
      }
  }
}

function byKey(a: AggregateRow, b: AggregateRow): number {
  return a.key < b.key ? -1 : 1;
}
