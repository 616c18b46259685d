import { word as label } from '@groundwork/contract/message-refs';
import type { Message } from '@groundwork/contract/texts';
import { MESSAGES } from '../../platform/messages.ts';
import { fieldFinder, fieldNames, isRangeField, RANGE_EXAMPLES } from './query-fields.ts';
import { parseRange } from './query-range.ts';
import type { QueryNode } from './query-tree.ts';

const TEXTS = MESSAGES.words.query;

export type QueryToken =
  | { type: 'open' | 'close' | 'and' | 'or' | 'not' }
  /** A field's group, `field:(`; the token after it is the 'open'. */
  | { type: 'field'; field: string }
  | { type: 'term'; node: QueryNode };

/** The text is not a query that follows the grammar. Never leaves the parser. */
export class MalformedQuery extends Error {
  override name = 'MalformedQuery';
  readonly why: Message;

  constructor(why: Message) {
    super(why.text);
    this.why = why;
  }
}

const OPERATORS = new Map<string, QueryToken>([
  ['AND', { type: 'and' }],
  ['OR', { type: 'or' }],
  ['NOT', { type: 'not' }],
]);

const SPACE = /\s+/uy;
/** A quotation mark inside has a backslash before it. */
const PHRASE = /["“”]((?:\\["“”]|[^"“”])*)["“”]/uy;
/** Nearness of words in other query languages; here a phrase is a phrase. */
const NEARNESS = /~\d+(?=[\s)]|$)/uy;
const FIELD = /(\p{L}[\p{L}\p{N}_-]*):(?=\S)/uy;
/** `[2019 TO 2021]`, either end open by a star. */
const BRACKETS = /\[\s*([^\s\]]+)\s+TO\s+([^\s\]]+)\s*\]/uy;
/** Looks like a field but is an address or an identifier. */
const SCHEMES = new Set(['http', 'https', 'ftp', 'mailto', 'urn', 'doi']);
/** A minus that negates touches what follows it and nothing before it. */
const MINUS = /(?<![^\s(])-(?=[\p{L}\p{N}"“(])/uy;
const WORD = /[^\s()"“”]+/uy;
const PREFIX = /^(.*[\p{L}\p{N}])\*+$/u;

/**
 * Cuts a query into tokens; reads fields and ranges on the way. Linear in the text's length. `note` hears of what people
 * may have meant otherwise than it is read.
 */
export function lexQuery(text: string, facetFields: string[], note: (text: Message) => void): QueryToken[] {
  const findField = fieldFinder(facetFields);
  const tokens: QueryToken[] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };

  while (at < text.length) {
    if (take(SPACE)) continue;
    if (text[at] === '(' || text[at] === ')') tokens.push({ type: text[at++] === '(' ? 'open' : 'close' });
    else if (take(MINUS)) tokens.push({ type: 'not' });
    else tokens.push(fielded() ?? { type: 'term', node: phrase() ?? word(take(WORD)?.[0]) });
    const last = tokens.at(-1)!;
    if (last.type === 'term' && last.node.type === 'word') tokens.splice(-1, 1, OPERATORS.get(last.node.word) ?? last);
  }
  return tokens;

  function fielded(): QueryToken | null {
    const start = at;
    const typed = take(FIELD)?.[1] ?? '';
    const field = findField(typed);
    if (field !== null && isRangeField(field)) {
      const value = bracketed() ?? take(WORD)?.[0] ?? '';
      const range = parseRange(field, value);
      if (range) return { type: 'term', node: range };
      note(TEXTS.notValid(value, label(field), RANGE_EXAMPLES[field]));
    } else if (field !== null) {
      if (text[at] === '(') return { type: 'field', field };
      const value = text[at] === ')' ? null : (phrase() ?? word(take(WORD)?.[0]));
      if (value) return { type: 'term', node: { type: 'field', field, value } };
    }
    // No field of ours, or no value for it: a word with a colon in it.
    if (typed && field === null && !SCHEMES.has(typed.toLowerCase()))
      note(MESSAGES.words.sentences([TEXTS.noField(typed), TEXTS.fields(fieldNames(facetFields).join(', '))]));
    at = start;
    return null;
  }

  function bracketed(): string | null {
    const [, from, to] = take(BRACKETS) ?? [];
    return from === undefined || to === undefined ? null : [from, to].map((end) => (end === '*' ? '' : end)).join('..');
  }

  function phrase(): QueryNode | null {
    const quoted = take(PHRASE)?.[1];
    if (quoted !== undefined && take(NEARNESS)) note(TEXTS.nearness);
    // Only words count: a mark between them is none.
    const words = quoted
      ?.replace(/\\["“”]/g, ' ')
      .split(/\s+/u)
      .filter(Boolean);
    return words?.length ? { type: 'phrase', words } : null;
  }

  function word(typed: string | undefined): QueryNode {
    if (typed === undefined) throw new MalformedQuery(TEXTS.openQuotation);
    const prefix = PREFIX.exec(typed)?.[1];
    if (/^\*\p{L}/u.test(typed)) note(TEXTS.star);
    return prefix === undefined ? { type: 'word', word: typed } : { type: 'prefix', prefix };
  }
}
