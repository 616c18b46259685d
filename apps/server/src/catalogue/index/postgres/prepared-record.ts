import { CLOSED, closingMinute, mayClose } from '../../closing.ts';
import { rowKeys } from '../../identity/row-keys.ts';
import { wordsOf } from '../../query/content-words.ts';
import { fold, foldedWords } from '../../query/fold.ts';
import type { CatalogueRecord, RecordRef } from '../../record.ts';
import { hashRecord } from '../../record-hash.ts';
import { drawOf } from '../learn-from.ts';
import { dateKey } from '../partial-date.ts';

/** A record's content in the tables beside its place. */
export interface PreparedRecord extends RecordRef {
  hash: string;
  json: string;
  source: string;
  isSample: boolean;
  isDeleted: boolean;
  collection: string | null;
  date: number;
  closes: number | null;
  draw: number;
  keys: string[];
  facetValues: FacetValue[];
}

export interface FacetValue {
  field: string;
  value: string;
  folded: string;
  words: string;
}

/** A longer key would not fit into an index. */
const KEY_CHARACTERS = 500;

/** A key as the tables hold it, and as it is looked up. */
export const storedKey = (key: string): string => key.replaceAll('\0', '').slice(0, KEY_CHARACTERS);

export const storedKeys = (record: CatalogueRecord): string[] => [...new Set(rowKeys(record).map(storedKey))];

export function prepareRecord(record: CatalogueRecord): PreparedRecord {
  const { engine, id, source, withdrawn, facets, collection = null } = record;
  const hash = hashRecord(record);
  const mayBeOver = mayClose(record);
  const values = Object.entries(facets).flatMap(([field, all]) => all.map((value) => facetValue(field, value)));
  return {
    engine,
    id,
    hash,
    json: JSON.stringify(record),
    source: source.name.replaceAll('\0', ''),
    isSample: source.isSample,
    isDeleted: withdrawn?.isDeleted ?? false,
    collection,
    date: dateKey(record.date),
    closes: mayBeOver ? closingMinute(record.closes) : null,
    draw: drawOf(hash, wordsOf(`${record.title} ${record.text}`).length),
    keys: storedKeys(record),
    facetValues: mayBeOver ? [...values, facetValue('status', CLOSED)] : values,
  };
}

function facetValue(field: string, value: string): FacetValue {
  const stored = value.replaceAll('\0', '');
  return { field, value: stored, folded: fold(stored), words: ` ${foldedWords(stored).join(' ')} ` };
}
