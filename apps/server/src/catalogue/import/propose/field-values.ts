import type { Engine } from '@groundwork/contract/engines';
import { runInThread } from '../../../platform/threads/run-in-thread.ts';
import { fieldsOf } from '../../../sources/layout/table-fields.ts';
import type { CatalogueRecord } from '../../record.ts';
import { generateSample } from '../../sample/generate.ts';

/** The manner of a field's values, as figures that do not depend on how many there are. */
export interface Manner {
  /** Logarithms of characters and of words. */
  length: number;
  words: number;
  /** Share of characters. */
  digits: number;
}

interface HeldValues {
  manner: Manner;
  /** All values of a field that has few different ones. */
  words: string[];
}

/** The values in the catalogue's fields, by data set and field. */
export type ValuesByField = Partial<Record<string, HeldValues>>;

export const heldKey = (engine: Engine, field: string) => `${engine}.${field}`;

const LIMITS = { timeoutMs: 60_000, memoryMb: 512 };
let held: Promise<ValuesByField> | null = null;

/** Told once by the sample records, which are written in the catalogue's own words. */
export function heldValues(): Promise<ValuesByField> {
  held ??= runInThread<ValuesByField>(new URL('./field-values.worker.ts', import.meta.url), null, LIMITS);
  held.catch(() => {
    held = null;
  });
  return held;
}

export function readHeld(): ValuesByField {
  const values = new Map<string, Map<string, number>>();
  for (const record of generateSample())
    for (const { field } of fieldsOf(record.engine))
      for (const value of valuesOf(record, field)) {
        const key = heldKey(record.engine, field);
        const counts = values.get(key) ?? values.set(key, new Map()).get(key)!;
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
  return Object.fromEntries(
    [...values].map(([key, counts]) => {
      const all = [...counts.keys()];
      const sum = [...counts.values()].reduce((a, b) => a + b, 0);
      const isFew = all.length <= FEW && all.length * 3 <= sum;
      return [key, { manner: mannerOf(all), words: isFew ? [...new Set(all.map(foldedValue))].filter(isWord) : [] }];
    }),
  );
}
const FEW = 150;
/** Numbers stand in every table. */
const isWord = (text: string) => /\p{L}{2}/u.test(text);

const LISTS: Record<string, (record: CatalogueRecord) => unknown> = {
  title: ({ title }) => title,
  text: ({ text }) => text,
  organisation: ({ organisations }) => organisations.map(({ name }) => name),
  person: ({ people }) => people.map(({ name }) => name),
  city: ({ place }) => place?.city,
  state: ({ place }) => place?.state,
  country: ({ place }) => place?.country,
};

function valuesOf(record: CatalogueRecord, field: string): string[] {
  const found = LISTS[field]?.(record) ?? record.facets[field] ?? record.data[field];
  return [found].flat().filter((one): one is string => typeof one === 'string' && one !== '');
}

/** 'ACTIVE_NOT_RECRUITING' is 'Active, not recruiting'. */
export const foldedValue = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

export function mannerOf(values: string[]): Manner {
  const average = (of: (value: string) => number) =>
    values.reduce((sum, value) => sum + of(value), 0) / Math.max(1, values.length);
  return {
    length: average((value) => Math.log(value.length)),
    words: average((value) => Math.log(value.split(/\s+/).length)),
    digits: average((value) => (value.match(/\d/g)?.length ?? 0) / Math.max(1, value.length)),
  };
}
