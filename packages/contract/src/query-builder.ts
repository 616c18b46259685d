/** A query that people build without knowing the query language, and its translation into that language. */
export type BuilderHow = 'all' | 'any' | 'none' | 'phrase' | 'prefix' | 'typed';

export interface BuilderRow {
  how: BuilderHow;
  /** '' for anywhere, or a field of the query language. */
  field: string;
  words: string;
}

export interface BuiltQuery {
  rows: BuilderRow[];
  /** Bounds as the query language reads them; '' for none. */
  date: { min: string; max: string };
  amount: { min: string; max: string };
}

/** Fields that every data set has. */
export const COMMON_QUERY_FIELDS = ['title', 'organisation', 'person', 'place'] as const;

/** More terms without any operator are read as a description: records with some of them. */
export const ALL_TERMS_MAX = 8;
/** The most that a typed part may hold and still stand in brackets beside others. */
const TYPED_TOKENS_MAX = 100;
const TYPED_NESTING_MAX = 20;

const HAS_LETTERS = /[\p{L}\p{N}]/u;

/** The query of what was put together; '' when nothing was. */
export function printBuilt({ rows, date, amount }: BuiltQuery): string {
  const ranges = [...printRange('date', date), ...printRange('amount', amount)];
  const filled = rows.filter(({ words }) => HAS_LETTERS.test(words));
  const [only] = filled;
  if (only?.how === 'typed' && filled.length === 1 && ranges.length === 0) return only.words.trim();
  const parts = filled.map(printRow);
  const isPlain =
    ranges.length === 0 && filled.every(({ how, field }) => field === '' && /all|phrase|prefix/.test(how));
  const terms = parts.flat();
  // Said outright: side by side, so many terms would be a description.
  if (isPlain && terms.length > ALL_TERMS_MAX) return terms.join(' AND ');
  return [...terms, ...ranges].join(' ');
}

/** The parts of a row, which all have to hold. */
function printRow({ how, field, words }: BuilderRow): string[] {
  const inField = (term: string) => (field ? `${field}:${term}` : term);
  const terms = termsOf(words);
  switch (how) {
    case 'all':
      return field && terms.length > 1 ? [inField(`(${terms.join(' ')})`)] : terms.map(inField);
    case 'any':
      return [inField(eitherOf(terms))];
    case 'none':
      return [`NOT ${inField(eitherOf(terms))}`];
    case 'phrase':
      return [inField(`"${split(words).join(' ')}"`)];
    case 'prefix':
      return (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((start) => inField(`${start}*`));
    case 'typed':
      return isWellFormed(words) ? [`(${clean(words).trim()})`] : terms;
  }
}

const eitherOf = (terms: string[]) => (terms.length === 1 ? terms[0]! : `(${terms.join(' OR ')})`);

/** Words that the query language reads as words. */
export const termsOf = (words: string): string[] =>
  split(words)
    .filter((word) => HAS_LETTERS.test(word))
    .map((word) => {
      if (/^(AND|OR|NOT)$/.test(word)) return word.toLowerCase();
      return word.startsWith('-') || word.includes(':') ? `"${word}"` : word;
    });

/** Control characters and halves of characters are no text. */
const clean = (text: string) => text.toWellFormed().replace(/\p{Cc}/gu, ' ');
const split = (text: string) =>
  clean(text)
    .split(/[\s()"“”]+/u)
    .filter(Boolean);

function printRange(field: string, { min, max }: { min: string; max: string }): string[] {
  return min || max ? [`${field}:${min}..${max}`] : [];
}

/** Whether a typed text can stand in brackets: quotations and brackets close, and operators have terms at their sides. */
function isWellFormed(text: string): boolean {
  const tokens = clean(text).match(/["“”][^"“”]*["“”]|[()"“”]|[^\s()"“”]+/gu) ?? [];
  const nesting = tokens.filter((token) => token === '(' || token === 'NOT' || token.startsWith('-')).length;
  if (tokens.length > TYPED_TOKENS_MAX || nesting > TYPED_NESTING_MAX) return false;
  let depth = 0;
  let needsTerm = true;
  for (const token of tokens) {
    const isOperator = token === 'AND' || token === 'OR';
    if (needsTerm && (isOperator || token === ')')) return false;
    // An empty quotation, one that stays open, and an operator that a minus would negate.
    if (/^["“”]\s*["“”]?$|^-+(AND|OR|NOT)$/u.test(token)) return false;
    if (token === '(') depth++;
    if (token === ')' && --depth < 0) return false;
    needsTerm = isOperator || token === '(' || token === 'NOT';
  }
  return depth === 0 && !needsTerm;
}
