import { hash } from 'node:crypto';
import { type RecordRef, refKey } from '../../record.ts';
import { TEXT_COLUMNS, type TextColumn } from '../text/text-columns.ts';

/** A longer name is refused. */
const ID_BYTES = 512;
/** A longer token would be refused. Tokens that are asked for are cut like those that are stored. */
const TOKEN_CHARACTERS = 200;

/** A record's name in the search service. */
export function documentId(ref: RecordRef): string {
  const key = refKey(ref);
  return Buffer.byteLength(key) <= ID_BYTES ? key : `${ref.engine}/sha256:${hash('sha256', key)}`;
}

export const storedToken = (token: string): string => token.slice(0, TOKEN_CHARACTERS);
export const textField = (column: TextColumn | null): string => `text.${column ?? 'all'}`;
export const facetField = (field: string): string => `facets.${field}`;
/** The collection of a record that is everybody's. Each has one, so that what does not say whose it is nobody sees. */
export const EVERYBODYS = '';
export const vectorField = (code: number): string => `vector_${code}`;

const keyword = { type: 'keyword' };
const long = { type: 'long' };
/** Tokens with blanks between: words are cut, folded and stemmed by our own code, so that every index finds the same. */
const tokens = { type: 'text', analyzer: 'whitespace', position_increment_gap: 100 };

/** How an index is laid out. What is found is shown from the records' own store: nothing is kept of the documents but what is searched. */
export const layout = ({ shards }: { shards: number }) => ({
  settings: {
    number_of_shards: shards,
    // While it is filled, every record is written once; copies come when it serves.
    number_of_replicas: 0,
    // Whole batches are made visible, when all of them are there.
    refresh_interval: '-1',
    // A late message of something that was deleted in the meantime is still known to be late.
    'index.gc_deletes': '1h',
    'index.mapping.total_fields.limit': 2_000,
    'index.knn': true,
  },
  mappings: {
    dynamic: 'false',
    _source: { enabled: false },
    dynamic_templates: [{ facets: { path_match: 'facets.*', mapping: keyword } }],
    properties: {
      place: long,
      engine: keyword,
      id: keyword,
      collection: keyword,
      is_sample: { type: 'boolean' },
      hidden: { type: 'boolean' },
      date: { type: 'integer' },
      year: keyword,
      day: keyword,
      amount: { type: 'double' },
      amount_range: keyword,
      closes: { type: 'integer' },
      seen: long,
      seen_day: keyword,
      born: long,
      watched: long,
      facets: { type: 'object', dynamic: 'true' },
      text: {
        properties: Object.fromEntries([...Object.keys(TEXT_COLUMNS), 'all'].map((column) => [column, tokens])),
      },
    },
  },
});

/** On a cluster of several nodes a second copy of each shard. */
export const SERVING_SETTINGS = { index: { auto_expand_replicas: '0-1' } };

/** Places looked at for each that a graph takes: 64 in place of 100 cost a third less (decision 51). */
const LOOKED_AT = 64;

/** Vectors of one model. Their lengths say nothing: what is stored is a byte a number. */
export const vectorMapping = (code: number, dimension: number) => ({
  properties: {
    [vectorField(code)]: {
      type: 'knn_vector',
      dimension,
      method: {
        name: 'hnsw',
        engine: 'lucene',
        space_type: 'cosinesimil',
        parameters: { ef_construction: LOOKED_AT },
      },
    },
  },
});
