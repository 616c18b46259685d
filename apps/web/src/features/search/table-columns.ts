import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import type { SearchResult } from '@groundwork/contract/search';
import type { SortBy } from '../../lib/search-state.ts';
import { matchedText } from './matched-line.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';

/** A column beside the title, which every table has. */
export interface Column {
  key: string;
  label: string;
  sort?: SortBy;
  isNumeric?: boolean;
  text: (result: SearchResult) => string | null;
}

const FACETS_AT_FIRST = 3;

/** Day and month of a date on two lines stay together. */
const dateOf = (date: string) => formatDate(date).replace(/^(\d+\.?) /, '$1\u00a0');

/** All columns of a data set, in the order in which they stand at first. */
export function columnsOf({ date, closes, amount, facets }: EngineInfo): Column[] {
  return [
    ...(date
      ? [
          {
            key: 'date',
            label: date.label,
            sort: 'date' as const,
            isNumeric: true,
            text: (result: SearchResult) => result.date && dateOf(result.date),
          },
        ]
      : []),
    ...(closes
      ? [
          {
            key: 'closes',
            label: closes.label,
            sort: 'closes' as const,
            isNumeric: true,
            text: (result: SearchResult) => result.closes && dateOf(result.closes),
          },
        ]
      : []),
    ...(amount
      ? [
          {
            key: 'amount',
            label: amount.label,
            sort: 'amount' as const,
            isNumeric: true,
            text: (result: SearchResult) =>
              result.amount === null ? null : (amount.unit === 'usd' ? formatMoney : formatNumber)(result.amount),
          },
        ]
      : []),
    {
      key: 'organisations',
      label: SEARCH_TEXTS.organisations,
      text: ({ organisations }) => organisations.join('; ') || null,
    },
    ...facets.map(({ field, label }) => ({
      key: `f.${field}`,
      label,
      text: (result: SearchResult) => result.facets[field]?.join('; ') || null,
    })),
    { key: 'place', label: SEARCH_TEXTS.place, text: ({ place }) => place },
    {
      key: 'matched',
      label: SEARCH_TEXTS.whyItMatched,
      sort: 'relevance',
      text: ({ matched }) => matchedText(matched),
    },
  ];
}

export const columnsAtFirst = (columns: Column[]): string[] => {
  const facets = columns.filter(({ key }) => key.startsWith('f.')).slice(FACETS_AT_FIRST);
  return columns.filter((column) => column.key !== 'place' && !facets.includes(column)).map(({ key }) => key);
};

/** The chosen columns in their order. What was kept may name columns that are no more, or be no list at all. */
export function chosenColumns(columns: Column[], kept: unknown): Column[] {
  const keys = Array.isArray(kept) ? [...new Set(kept)] : columnsAtFirst(columns);
  return keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
}

/** The keys with one moved a place up or down; at an end it stays. */
export function moved<Key extends string>(keys: Key[], key: Key, by: 1 | -1): Key[] {
  const at = keys.indexOf(key);
  const other = keys[at + by];
  if (at < 0 || other === undefined) return keys;
  return keys.map((each) => (each === key ? other : each === other ? key : each));
}
