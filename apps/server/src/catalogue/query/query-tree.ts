/**
 * A parsed query, independent of any index. Words are as typed (an index folds case and diacritics and stems as it
 * does for its own text). Built by `parse-query.ts`; translated by each index adapter.
 */
export type QueryNode =
  | { type: 'word'; word: string }
  | { type: 'phrase'; words: string[] }
  | { type: 'prefix'; prefix: string }
  /**
   * `field:value`: a facet of the engine, or title, organisation, person, place, id. The value is a word, a phrase or a
   * prefix; it holds when it stands among the field's words, whatever their case and diacritics.
   */
  | { type: 'field'; field: string; value: QueryNode }
  /** `date:2019..2021`, `amount:>=100000`; bounds inclusive, those on dates at their own precision. */
  | { type: 'range'; field: 'date' | 'amount'; min?: string; max?: string }
  | { type: 'and'; nodes: QueryNode[] }
  | { type: 'or'; nodes: QueryNode[] }
  | { type: 'not'; node: QueryNode };
