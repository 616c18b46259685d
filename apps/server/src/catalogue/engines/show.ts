import type { DetailValue } from '@groundwork/contract/detail';
import type { Reader } from '../engine.ts';
import type { CatalogueRecord } from '../record.ts';

type Read<Value, Data extends Record<string, unknown>> = (record: CatalogueRecord<Data>) => Value | null | undefined;
type Data = Record<string, unknown>;
type Table = Extract<DetailValue, { type: 'table' }>;
type Column = Table['columns'][number];
type Cell = Table['rows'][number][number];

/** Readers of the detail page: each wraps "where the value is" with "how it is shown", and answers null for a blank. */
export function text<D extends Data>(read: Read<string, D>): Reader<DetailValue, D> {
  return (record) => {
    const value = read(record);
    return value ? { type: 'text', text: value } : null;
  };
}

export function date<D extends Data>(read: Read<string, D>): Reader<DetailValue, D> {
  return (record) => {
    const value = read(record);
    return value ? { type: 'date', date: value } : null;
  };
}

/** A day by which something must be done: the page says how many are left. */
export function deadline<D extends Data>(read: Read<string, D>): Reader<DetailValue, D> {
  return (record) => {
    const value = read(record);
    return value ? { type: 'date', date: value, isDeadline: true } : null;
  };
}

export function money<D extends Data>(read: Read<number, D>): Reader<DetailValue, D> {
  return (record) => {
    const amount = read(record);
    return amount === null || amount === undefined ? null : { type: 'money', amount };
  };
}

export function count<D extends Data>(read: Read<number, D>): Reader<DetailValue, D> {
  return (record) => {
    const value = read(record);
    return value === null || value === undefined ? null : { type: 'number', value };
  };
}

export function list<D extends Data>(read: Read<(string | null | undefined)[], D>): Reader<DetailValue, D> {
  return (record) => {
    const items = (read(record) ?? []).filter((item): item is string => Boolean(item));
    return items.length > 0 ? { type: 'list', items } : null;
  };
}

/** A link whose text is the address itself unless `label` says otherwise. */
export function link<D extends Data>(read: Read<string, D>, label?: Read<string, D>): Reader<DetailValue, D> {
  return (record) => {
    const url = read(record);
    return url ? { type: 'link', text: label?.(record) || url, url } : null;
  };
}

export function table<D extends Data>(
  columns: Column[],
  read: Read<(Cell | undefined)[][], D>,
): Reader<DetailValue, D> {
  return (record) => {
    const rows = (read(record) ?? []).map((row) => row.map((cell) => cell ?? null));
    return rows.length > 0 ? { type: 'table', columns, rows } : null;
  };
}

export function yesNo(value: boolean | undefined): string | null {
  if (value === undefined) return null;
  return value ? 'Yes' : 'No';
}

/** 'Boston, MA, United States', from whichever parts there are. */
export function placeLine(record: CatalogueRecord): string | null {
  const { city, state, country } = record.place ?? {};
  return [city, state, country].filter(Boolean).join(', ') || null;
}

/** Cells of a CSV hold lists as 'a; b; c'. */
export function joined(items: (string | null | undefined)[] | undefined): string | null {
  return items?.filter(Boolean).join('; ') || null;
}

/** Undated ones come last. */
export function newestFirst<One extends { date?: string | undefined }>(all: One[] | undefined): One[] | undefined {
  return all?.toSorted((a, b) => ((a.date ?? '') > (b.date ?? '') ? -1 : Number((a.date ?? '') < (b.date ?? ''))));
}
