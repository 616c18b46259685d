import { asOfNow, closingMinute } from '../../closing.ts';
import type { CatalogueRecord } from '../../record.ts';
import { amountBoundAt, boundIndexOf } from '../amount-range.ts';
import { dateKey } from '../partial-date.ts';
import { searchedText } from '../text/searched-text.ts';
import { TEXT_COLUMNS, type TextColumn } from '../text/text-columns.ts';
import { documentId, EVERYBODYS, vectorField } from './layout.ts';

/** A record as the search service is told of it: what it says now, or that it is gone. */
export interface RecordState {
  engine: CatalogueRecord['engine'];
  id: string;
  version: number;
  row: StoredRow | null;
}

export interface StoredRow {
  place: number;
  json: string;
  isSample: boolean;
  hidden: number;
  seen: number;
  born: number;
  watched: number | null;
  vectors: { code: number; bytes: Uint8Array }[];
}

const TEXT_NAMES = Object.keys(TEXT_COLUMNS) as TextColumn[];

/** Lines of a bulk request. */
export function bulkLines(
  all: RecordState[],
  tokensOf: (texts: string[]) => string[],
  versionType: 'external' | 'external_gte',
): string {
  const records = all.map(({ row }) => row && asOfNow(JSON.parse(row.json) as CatalogueRecord));
  // Those of all records at once, one after the other.
  const tokens = tokensOf(records.flatMap((record) => (record ? searchedText(record) : []))).values();
  return all
    .map(({ engine, id, version, row }, at) => {
      const head = { _id: documentId({ engine, id }), version, version_type: versionType };
      const record = records[at];
      if (!row || !record) return `${JSON.stringify({ delete: head })}\n`;
      const text = textsOf(TEXT_NAMES.map(() => tokens.next().value!));
      return `${JSON.stringify({ index: head })}\n${JSON.stringify(documentOf(record, row, text))}\n`;
    })
    .join('');
}

function documentOf(record: CatalogueRecord, row: StoredRow, text: object): object {
  const { date, amount } = record;
  const closes = closingMinute(record.closes);
  return {
    engine: record.engine,
    id: record.id,
    place: row.place,
    collection: record.collection ?? EVERYBODYS,
    is_sample: row.isSample,
    hidden: row.hidden !== 0,
    ...(date !== null && { date: dateKey(date), year: date.slice(0, 4) }),
    ...(date?.length === 10 && { day: date }),
    ...(amount !== null && { amount, amount_range: amountBoundAt(boundIndexOf(amount)) }),
    ...(closes !== 0 && { closes }),
    seen: row.seen,
    seen_day: new Date(row.seen * 1000).toISOString().slice(0, 10),
    born: row.born,
    ...(row.watched !== null && { watched: row.watched }),
    facets: record.facets,
    text,
    ...vectorsOf(row),
  };
}

/** Each column by itself, and all of them in one, in which a column stands as often as a word in it weighs. */
function textsOf(written: string[]): Record<string, string | string[]> {
  const all = TEXT_NAMES.flatMap((column, at) =>
    written[at] ? Array<string>(TEXT_COLUMNS[column]).fill(written[at]) : [],
  );
  return { ...Object.fromEntries(TEXT_NAMES.map((column, at) => [column, written[at]!])), all };
}

/** A vector of zeros is near nothing. */
function vectorsOf({ vectors }: StoredRow): Record<string, number[]> {
  const numbers = vectors.map(({ code, bytes }) => [vectorField(code), Array.from(new Int8Array(bytes))] as const);
  return Object.fromEntries(numbers.filter(([, all]) => all.some((number) => number !== 0)));
}
