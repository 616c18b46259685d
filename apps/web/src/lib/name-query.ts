import { type EngineId, searchParams } from './search-state.ts';
import type { UrlParams } from './url-search.ts';

type Field = 'organisation' | 'person' | 'title';

/** The search for a name. A person is found in any order of names, and whether or not the initials are given. */
export function nameSearch(engine: EngineId, field: Field, name: string): UrlParams {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  const telling = words.filter((word) => word.length > 1);
  const query =
    field === 'person'
      ? (telling.length > 0 ? telling : words).map((word) => `person:${word}`).join(' ')
      : `${field}:"${words.join(' ')}"`;
  return searchParams({ engine, query, mode: 'keyword' });
}
