import type { AskContext, AskedWords, AskPage, SourceItem } from '../../catalogue/import/source.port.ts';
import { at, numberAt } from './mapping.ts';

/** Not part of a phrase's words: quotes and backslashes, which would end or escape it, and control characters. */
const NO_WORD = /["“”„«»\\\p{Cc}\p{Cf}]+/gu;

/** A phrase as any syntax may hold it between quotes. */
export const plainPhrase = (phrase: string): string =>
  phrase.normalize('NFC').replace(NO_WORD, ' ').replace(/\s+/g, ' ').trim();

/** Between quotes the operators of a syntax are words like others. */
export const quoted = (phrase: string): string => `"${plainPhrase(phrase)}"`;

/** The words of a phrase for a syntax that has no quotes: what might be an operator in it is left out. */
export const bare = (phrase: string): string =>
  plainPhrase(phrase)
    .replace(/[^\p{L}\p{N}\p{M}\s'-]+/gu, ' ')
    .replace(/(^|\s)-+|-+(?=\s|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const filled = ({ groups }: AskedWords): string[][] =>
  groups
    .map((group) => [...new Set(group.filter((phrase) => bare(phrase) !== ''))])
    .filter((group) => group.length > 0);

/** ("a" OR "b") AND ("c"), with whatever stands for a phrase and between two. */
export function booleanQuery(words: AskedWords, write = quoted, { and = ' AND ', or = ' OR ' } = {}): string {
  const groups = filled(words);
  if (words.shape === 'any') return groups.flat().map(write).join(or);
  const parts = groups.map((group) => group.map(write).join(or));
  return parts.length === 1 ? parts[0]! : parts.map((part) => `(${part})`).join(and);
}

/** All phrases, the first of each group before the second of any. */
export function phrasesOf(words: AskedWords, most = Number.POSITIVE_INFINITY): string[] {
  const groups = filled(words);
  const longest = Math.max(0, ...groups.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, index) => groups.flatMap((group) => group[index] ?? []));
  return [...new Set(inTurn.flat())].slice(0, most);
}

export const groupsOf = filled;

/**
 * For `errorIn`: an answer with none of these places, each a list or a count, is of another schema. It is not to be taken for
 * one that found nothing, which may leave out its list.
 */
export const needsOneOf =
  (...places: string[]) =>
  (value: unknown): string | undefined =>
    places.some(
      (place) => Array.isArray(at(value, ...place.split('.'))) || numberAt(value, ...place.split('.')) !== undefined,
    )
      ? undefined
      : `it holds no ${places.join(' or ')}`;

/** A source's answer from an offset on. */
export interface OffsetPage {
  items: SourceItem[];
  /** Results on this page, as the source counts them. */
  count: number;
  total?: number;
  address?: string;
}

interface OffsetOptions {
  pageSize: number;
  /** No search shows more. */
  reachable?: number;
}

/** Pages by offset until the limit, the end, or what the source shows at most. */
export async function* pagesByOffset(
  { cursor, limit }: AskContext,
  { pageSize, reachable = Number.POSITIVE_INFINITY }: OffsetOptions,
  read: (offset: number, size: number) => Promise<OffsetPage>,
): AsyncGenerator<AskPage> {
  const end = Math.min(limit, reachable);
  let offset = (cursor as number | null) ?? 0;
  while (offset < end) {
    const size = Math.min(pageSize, end - offset);
    const { items, count, ...page } = await read(offset, size);
    offset += count;
    const isOver = count < size || offset >= Math.min(page.total ?? reachable, reachable);
    yield { ...page, items, count, cursor: isOver ? null : offset };
    if (isOver) return;
  }
}

interface PhraseCursor {
  phrase: number;
  offset: number;
  /** Results of this phrase that are wanted in all. */
  share: number;
  left: number;
}

/**
 * Pages of a source that takes one phrase at a time: each gets its share of the limit, and what one does not need goes
 * to the next. There is a total where only one phrase was asked: several may find the same.
 */
export async function* pagesByPhrase(
  { words, limit, cursor }: AskContext,
  { pageSize, phrasesMax }: { pageSize: number; phrasesMax: number },
  read: (phrase: string, offset: number, size: number) => Promise<OffsetPage>,
): AsyncGenerator<AskPage> {
  const phrases = phrasesOf(words, phrasesMax);
  const begin = (phrase: number, left: number): PhraseCursor | null =>
    phrase < phrases.length && left > 0
      ? { phrase, offset: 0, share: Math.ceil(left / (phrases.length - phrase)), left }
      : null;
  let at = (cursor as PhraseCursor | null) ?? begin(0, limit);
  while (at) {
    const size = Math.min(pageSize, at.share - at.offset);
    const { items, count, total, ...page } = await read(phrases[at.phrase]!, at.offset, size);
    const offset = at.offset + count;
    const isOver = count < size || offset >= at.share || (total !== undefined && offset >= total);
    at = isOver ? begin(at.phrase + 1, at.left - offset) : { ...at, offset };
    yield { ...page, items, count, cursor: at, ...(phrases.length === 1 && total !== undefined && { total }) };
  }
}

/** The same question of one year after another, where a source has no counts by year. */
export async function eachYear(
  years: number[],
  count: (year: number) => Promise<number | undefined>,
): Promise<{ year: number; value: number }[]> {
  const counted: { year: number; value: number }[] = [];
  for (const year of years) {
    const value = await count(year);
    if (value !== undefined) counted.push({ year, value });
  }
  return counted;
}

interface TokenPage extends OffsetPage {
  next: string | null;
}

interface TokenCursor {
  token: string;
  done: number;
}

/** Pages by the token that each one gives for the next. */
export async function* pagesByTokenOf(
  { cursor, limit }: AskContext,
  pageSize: number,
  read: (token: string | null, size: number) => Promise<TokenPage>,
): AsyncGenerator<AskPage> {
  let { token, done } = (cursor as TokenCursor | null) ?? { token: null as string | null, done: 0 };
  while (done < limit) {
    // Tokens go with the size of the page that gave them.
    const { next, ...page } = await read(token, Math.min(pageSize, limit));
    done += page.count;
    token = page.count > 0 ? next : null;
    yield { ...page, cursor: token === null ? null : { token, done } };
    if (token === null) return;
  }
}
