import type { SearchResult } from '@groundwork/contract/search';

/** A query without what makes no difference: AND, which stands between any two terms, case, and spaces. */
const essence = (query: string) =>
  query
    .replace(/(^|[\s(])-(?=\S)/g, '$1 NOT ')
    .replace(/\bAND\b/g, ' ')
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/\s*([()])\s*/g, '$1')
    .trim()
    .toLowerCase();

/** Whether what was understood says something that the typed query does not say by itself. */
export const isOtherThanTyped = (typed: string, understood: string): boolean =>
  understood !== '' && essence(typed) !== essence(understood);

const FORMS_SHOWN = 6;

/** Words of the results that count as typed ones although they end otherwise, as they stand there, in lower case. */
export function otherForms(typed: string, results: Pick<SearchResult, 'title' | 'snippet' | 'highlights'>[]): string[] {
  const own = new Set(typed.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const marked = results.flatMap(({ title, snippet, highlights }) => [
    ...highlights.title.map(([from, to]) => title.slice(from, to)),
    ...highlights.snippet.map(([from, to]) => snippet.slice(from, to)),
  ]);
  const words = marked.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  return [...new Set(words.filter((word) => !own.has(word)))].slice(0, FORMS_SHOWN);
}

const WORDS_MAX = 8;

/** The typed words as words, whatever they mean in the query language; null when quoting them changes nothing for people. */
export function wordsOnly(typed: string): string | null {
  const words = typed.split(/[\s()"“”]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  return words.map((word) => `"${word}"`).join(' ');
}
