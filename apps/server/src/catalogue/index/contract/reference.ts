import { closingTime, isOver } from '@groundwork/contract/closing';
import { asOfNow } from '../../closing.ts';
import { foldedWords } from '../../query/fold.ts';
import type { QueryNode } from '../../query/query-tree.ts';
import type { CatalogueRecord } from '../../record.ts';
import { AMOUNT_BOUNDS } from '../amount-range.ts';
import type { AggregateQuery, AggregateRow, FacetCount, IndexQuery, Selection } from '../index.port.ts';

/**
 * The answers that an index must give, by the plainest means: one look at every record. Knows no stems, so it only
 * compares on words that are their own stems.
 */
export class ReferenceIndex {
  readonly records: CatalogueRecord[];

  constructor(records: CatalogueRecord[]) {
    this.records = [...new Map(records.map((record) => [keyOf(record), asOfNow(record)])).values()];
  }

  select(selection: Selection, withoutFacet?: string): CatalogueRecord[] {
    return this.records.filter(
      (record) =>
        selection.engines.includes(record.engine) &&
        (selection.query === null || matches(record, selection.query)) &&
        Object.entries(selection.facets ?? {}).every(
          ([field, wanted]) => field === withoutFacet || record.facets[field]?.some((value) => wanted.includes(value)),
        ) &&
        isWithin(record, 'date', selection.ranges?.date) &&
        isWithin(record, 'amount', selection.ranges?.amount) &&
        !selection.exclude?.some((ref) => keyOf(ref) === keyOf(record)),
    );
  }

  facet(selection: Selection, field: string): FacetCount[] {
    const values = this.select(selection, field).flatMap((record) => record.facets[field] ?? []);
    return [...new Set(values)]
      .map((value) => ({ value, count: values.filter((other) => other === value).length }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  }

  aggregate(query: AggregateQuery): AggregateRow[] {
    const selected = this.select(query);
    const keys = [...new Set(selected.flatMap((record) => groupKeys(record, query.by)))].sort();
    const rows = keys.map((key) => {
      const group = selected.filter((record) => groupKeys(record, query.by).includes(key));
      const amounts = group.flatMap(({ amount }) => amount ?? []);
      return { key, count: group.length, amount: amounts.reduce((a, b) => a + b, 0), withAmount: amounts.length };
    });
    if (query.by.type === 'year' || query.by.type === 'day') return rows;
    if (query.by.type === 'amount-range') return rows.sort((a, b) => Number(a.key) - Number(b.key));
    return rows.sort((a, b) => b.count - a.count);
  }
}

/** The values that a sorted page must show, in order: missing ones last in both directions. */
export function sortedValues(records: CatalogueRecord[], { sort, direction }: IndexQuery): (string | number | null)[] {
  if (sort === 'relevance') throw new Error('Nothing is sorted by relevance here.');
  const values = records.map((record) => record[sort] ?? null);
  const key = (value: string | number) => (sort === 'closes' ? closingTime(String(value)) : value);
  const present = values
    .filter((value) => value !== null)
    .sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
  if (direction === 'desc') present.reverse();
  const missing = values.filter((value) => value === null);
  if (sort !== 'closes' || direction === 'desc') return [...present, ...missing];
  const isPast = (value: string | number) => isOver(String(value));
  return [...present.filter((value) => !isPast(value)), ...present.filter(isPast).reverse(), ...missing];
}

export function keyOf({ engine, id }: { engine: string; id: string }): string {
  return `${engine}/${id}`;
}

function matches(record: CatalogueRecord, node: QueryNode, texts = [record.title, record.text]): boolean {
  switch (node.type) {
    case 'and':
      return node.nodes.every((child) => matches(record, child, texts));
    case 'or':
      return node.nodes.some((child) => matches(record, child, texts));
    case 'not':
      return !matches(record, node.node, texts);
    case 'field':
      return matches(record, node.value, node.field === 'title' ? [record.title] : (record.facets[node.field] ?? []));
    case 'range':
      return node.field === 'date'
        ? isWithin(record, 'date', node)
        : isWithin(record, 'amount', { min: numberOf(node.min), max: numberOf(node.max) });
    case 'prefix':
      return texts.some((text) => foldedWords(text).some((word) => word.startsWith(node.prefix)));
    case 'word':
      return matches(record, { type: 'phrase', words: [node.word] }, texts);
    case 'phrase':
      return texts.some((text) =>
        ` ${foldedWords(text).join(' ')} `.includes(` ${foldedWords(node.words.join(' ')).join(' ')} `),
      );
  }
}

function isWithin(
  record: CatalogueRecord,
  field: 'date' | 'amount',
  range: { min?: string | number; max?: string | number } | undefined,
): boolean {
  if (!range || (range.min === undefined && range.max === undefined)) return true;
  const value = record[field];
  if (value === null) return false;
  if (range.min !== undefined && value < range.min) return false;
  // A bound on dates holds at its own precision.
  const compared = typeof value === 'string' ? value.slice(0, String(range.max).length) : value;
  return range.max === undefined || compared <= range.max;
}

function groupKeys(record: CatalogueRecord, by: AggregateQuery['by']): string[] {
  switch (by.type) {
    case 'all':
      return [''];
    case 'engine':
      return [record.engine];
    case 'year':
      return record.date ? [record.date.slice(0, 4)] : [];
    case 'day':
      return record.date?.length === 10 ? [record.date] : [];
    case 'amount-range':
      return record.amount === null ? [] : [String(AMOUNT_BOUNDS.findLast((bound) => bound <= record.amount!))];
    case 'facet':
      return record.facets[by.field] ?? [];
    case 'seen':
      throw new Error('When a record was first stored is no part of it.');
  }
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
