import { amountBoundAt, boundIndexOf } from '../../amount-range.ts';
import type { AggregateQuery, AggregateRow } from '../../index.port.ts';
import { dateText } from '../../partial-date.ts';
import type { Mirror } from './mirror.ts';
import { firstInOrder } from './top-k.ts';

const GROUPS_DEFAULT = 50;

/** Groups records and adds up their amounts. */
export function aggregate(slots: Uint32Array, query: AggregateQuery, mirror: Mirror): AggregateRow[] {
  const rows = new Map<string, AggregateRow>();
  const { amount } = mirror.columns;
  const add = (key: string, slot: number): void => {
    let row = rows.get(key);
    if (!row) {
      row = { key, count: 0, amount: 0, withAmount: 0 };
      rows.set(key, row);
    }
    row.count++;
    const value = amount[slot]!;
    if (Number.isNaN(value)) return;
    row.amount += value;
    row.withAmount++;
  };
  for (let i = 0; i < slots.length; i++) forEachKey(slots[i]!, query.by, mirror, add);
  if (['year', 'day', 'seen'].includes(query.by.type)) return [...rows.values()].sort(byKey);
  if (query.by.type === 'amount-range') return [...rows.values()].sort((a, b) => Number(a.key) - Number(b.key));
  const limit = query.limit ?? GROUPS_DEFAULT;
  return firstInOrder(rows.values(), limit, (a, b) => b.count - a.count || byKey(a, b));
}

function forEachKey(
  slot: number,
  by: AggregateQuery['by'],
  { columns, facets, engineNames }: Mirror,
  add: (key: string, slot: number) => void,
): void {
  switch (by.type) {
    case 'all':
      add('', slot);
      break;
    case 'engine':
      add(engineNames[columns.engine[slot]!]!, slot);
      break;
    case 'year':
      if (columns.date[slot] !== 0) add(String(Math.floor(columns.date[slot]! / 10_000)).padStart(4, '0'), slot);
      break;
    case 'day':
      if (columns.date[slot]! % 100 !== 0) add(dateText(columns.date[slot]!)!, slot);
      break;
    case 'seen':
      add(new Date(columns.seen[slot]! * 1000).toISOString().slice(0, 10), slot);
      break;
    case 'amount-range': {
      const value = columns.amount[slot]!;
      if (!Number.isNaN(value)) add(amountBoundAt(boundIndexOf(value)), slot);
      break;
    }
    case 'facet':
      for (let at = columns.codeStart[slot]!; at < columns.codeStart[slot + 1]!; at++) {
        const code = columns.codes[at]!;
        if (facets.fields[facets.fieldOf[code]!]!.field === by.field) add(facets.values[code]!, slot);
      }
  }
}

function byKey(a: AggregateRow, b: AggregateRow): number {
  return a.key < b.key ? -1 : 1;
}
