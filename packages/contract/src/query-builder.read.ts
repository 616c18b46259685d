import {
  ALL_TERMS_MAX,
  type BuilderHow,
  type BuilderRow,
  type BuiltQuery,
  COMMON_QUERY_FIELDS,
  termsOf,
} from './query-builder.ts';

/** More rows are no simple query any more. */
const ROWS_MAX = 8;

/** One part of a simple query: NOT or minus, a field, and then a phrase, a bracket or a word. */
const PART = /(?:(NOT)\s+|(-))?(?:(\p{L}[\p{L}\p{N}_-]*):)?(?:"([^"“”]+)"|\(([^()"“”:]+)\)|([^\s()"“”:]+))(?:\s+|$)/uy;
const AND = /AND\s+/y;
const RANGE = /^([\d.-]*?)\.\.([\d.-]*)$/;

export const emptyBuilt = (): BuiltQuery => ({
  rows: [],
  date: { min: '', max: '' },
  amount: { min: '', max: '' },
});

/** Takes a simple query apart; any other becomes one row, as typed. */
export function readBuilt(text: string, facetFields: string[]): BuiltQuery {
  const query = text.trim();
  if (query === '') return emptyBuilt();
  return readSimple(query, [...COMMON_QUERY_FIELDS, ...facetFields]) ?? asTyped(query);
}

const asTyped = (words: string): BuiltQuery => ({ ...emptyBuilt(), rows: [{ how: 'typed', field: '', words }] });

function readSimple(query: string, fields: string[]): BuiltQuery | null {
  const either = alternatives(query.split(/\s+/));
  if (either) return { ...emptyBuilt(), rows: [{ how: 'any', field: '', words: either.join(' ') }] };
  const built = emptyBuilt();
  for (let at = 0; at < query.length; ) {
    AND.lastIndex = at;
    if (at > 0 && AND.test(query)) at = AND.lastIndex;
    PART.lastIndex = at;
    const match = PART.exec(query);
    if (!match) return null;
    at = PART.lastIndex;
    const [, not, minus, field = '', phrase, bracket, word] = match;
    const isNot = Boolean(not ?? minus);
    if ((field === 'date' || field === 'amount') && !isNot) {
      const range = RANGE.exec(word ?? '');
      if (!range || built[field].min || built[field].max) return null;
      built[field] = { min: range[1]!, max: range[2]! };
    } else {
      const row = readPart(phrase, bracket, word, isNot);
      if (!row || (field !== '' && !fields.includes(field))) return null;
      addRow(built.rows, { ...row, field });
    }
  }
  return built.rows.length > ROWS_MAX || isDescription(built) ? null : built;
}

function readPart(phrase: string | undefined, bracket: string | undefined, word: string | undefined, isNot: boolean) {
  if (phrase !== undefined) return isNot || !/[\p{L}\p{N}]/u.test(phrase) ? null : row('phrase', phrase.trim());
  if (word !== undefined) {
    const start = /^([\p{L}\p{N}]+)\*$/u.exec(word)?.[1];
    if (start && !isNot) return row('prefix', start);
    return isPlainWord(word) ? row(isNot ? 'none' : 'all', word) : null;
  }
  const words = bracket?.trim().split(/\s+/) ?? [];
  const either = alternatives(words);
  if (either) return row(isNot ? 'none' : 'any', either.join(' '));
  return !isNot && words.every(isPlainWord) ? row('all', words.join(' ')) : null;
}

const row = (how: BuilderHow, words: string) => ({ how, words });

/** The words of 'a OR b OR c'; null for anything else. */
function alternatives(words: string[]): string[] | null {
  if (words.length < 3 || words.length % 2 === 0) return null;
  const isList = words.every((word, at) => (at % 2 === 1 ? word === 'OR' : isPlainWord(word)));
  return isList ? words.filter((_, at) => at % 2 === 0) : null;
}

/** Whether the builder would print the word as it stands. */
const isPlainWord = (word: string) => termsOf(word)[0] === word;

/** Words side by side are one row. */
function addRow(rows: BuilderRow[], next: BuilderRow) {
  const last = rows.at(-1);
  if (last?.how === 'all' && next.how === 'all' && last.field === '' && next.field === '')
    last.words += ` ${next.words}`;
  else rows.push(next);
}

/** So many terms without operators mean something else than all of them. */
function isDescription({ rows, date, amount }: BuiltQuery): boolean {
  const isPlain = rows.every(({ how, field }) => field === '' && how !== 'any' && how !== 'none');
  const hasRange = Boolean(date.min || date.max || amount.min || amount.max);
  return isPlain && !hasRange && rows.flatMap(({ words }) => words.split(' ')).length > ALL_TERMS_MAX;
}
