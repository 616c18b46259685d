import { SEARCH_QUERY_MAX } from '@groundwork/contract/limits';
import type { Message } from '@groundwork/contract/texts';
import { MESSAGES } from '../../platform/messages.ts';
import { joined, matchAllOrRank, withoutStopWords } from './plain-query.ts';
import { lexQuery, MalformedQuery, type QueryToken } from './query-lexer.ts';
import type { QueryNode } from './query-tree.ts';

const TEXTS = MESSAGES.words.query;
/** Groups and negations inside each other; more than people write, few enough for any stack. */
const DEPTH_MAX = 40;
const TERMS_MAX = 200;

/** A query as it was understood. */
export interface ReadQuery {
  /** Null when the text is blank: everything matches. */
  tree: QueryNode | null;
  /** Parts that people may have meant otherwise, each once. */
  notes: Message[];
  /** Without operators and fields: words, phrases and prefixes side by side. */
  isPlain: boolean;
  /** Whether AND or OR say what must hold; terms side by side only suggest it. */
  isExplicit: boolean;
}

/**
 * Reads a query: words, "phrases", AND OR NOT (upper case), -word, parentheses, prefix*, field:value, field:(a OR b),
 * date:2019..2021, date:[2019 TO 2021], date:>=2020, amount:>100k, year:2020.
 *
 * - Terms side by side mean AND, which binds tighter than OR; NOT binds tightest.
 * - Words such as 'the' are left out of terms side by side, unless there are no others.
 * - A query without operators or fields and with more than eight different terms (a pasted description) finds records
 *   with any of them, best first: hardly any record has them all. See `plain-query.ts`.
 * - A query that breaks these rules (an open quotation, a bracket too many) is searched as plain words. A field that
 *   the engine hasn't is part of a word. So every text is a query, and none is an error.
 */
export function readQuery(text: string, facetFields: string[] = []): ReadQuery {
  // Control characters are nothing that people type; lone surrogates are no text at all.
  const clean = text
    .slice(0, SEARCH_QUERY_MAX)
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim();
  const notes = new Map<string, Message>();
  const note = (message: Message) => notes.set(message.text, message);
  if (clean === '') return { tree: null, notes: [], isPlain: true, isExplicit: false };
  if (!/[\p{L}\p{N}]/u.test(clean)) note(TEXTS.noWords);
  try {
    const tokens = lexQuery(clean, facetFields, note);
    const tree = new TokenParser(tokens).parse();
    const plain = plainTree(tokens, clean);
    if (plain && / or /.test(clean) && plain.type === 'and') note(TEXTS.or);
    const isExplicit = tokens.some(({ type }) => type === 'and' || type === 'or');
    return { tree: plain ?? tree, notes: [...notes.values()], isPlain: plain !== null, isExplicit };
  } catch (error) {
    if (!(error instanceof MalformedQuery)) throw error;
    note(MESSAGES.words.sentences([error.why, TEXTS.plainWords]));
    const tree = matchAllOrRank(plainWords(clean), clean) ?? { type: 'word', word: clean };
    return { tree, notes: [...notes.values()], isPlain: true, isExplicit: false };
  }
}

export const parseQuery = (text: string, facetFields: string[] = []): QueryNode | null =>
  readQuery(text, facetFields).tree;

/** The words of a text, whatever stands between them. */
function plainWords(text: string): QueryNode[] {
  const words = text.split(/[\s()"“”]+/u).filter((word) => word !== '' && !/^(AND|OR|NOT)$/.test(word));
  return words.map((word) => ({ type: 'word', word }));
}

/** The tree of a query without operators and fields, whose brackets then mean nothing; null for any other. */
function plainTree(tokens: QueryToken[], text: string): QueryNode | null {
  const terms: QueryNode[] = [];
  for (const token of tokens) {
    if (token.type === 'term' && token.node.type !== 'field' && token.node.type !== 'range') terms.push(token.node);
    else if (token.type !== 'open' && token.type !== 'close') return null;
  }
  return matchAllOrRank(terms, text);
}

/** Recursive descent: any = all ('OR' all)*; all = one ('AND'? one)*; one = 'NOT' one | '(' any ')' | term. */
class TokenParser {
  private readonly tokens: QueryToken[];
  private at = 0;
  private depth = 0;

  constructor(tokens: QueryToken[]) {
    this.tokens = tokens;
    if (tokens.filter((token) => token.type === 'term').length > TERMS_MAX)
      throw new MalformedQuery(TEXTS.tooManyTerms);
  }

  parse(): QueryNode {
    const tree = this.any();
    if (this.at < this.tokens.length) throw new MalformedQuery(TEXTS.notOpened);
    return tree;
  }

  private any(): QueryNode {
    const nodes = [this.all()];
    while (this.take('or')) nodes.push(this.all());
    return joined('or', nodes)!;
  }

  private all(): QueryNode {
    const nodes = [this.one()];
    let isExplicit = false;
    for (;;) {
      if (this.take('and')) isExplicit = true;
      else if (!this.startsTerm()) break;
      nodes.push(this.one());
    }
    return joined('and', isExplicit ? nodes : withoutStopWords(nodes))!;
  }

  private one(): QueryNode {
    const token = this.tokens[this.at++];
    if (token?.type === 'term') return token.node;
    if (++this.depth > DEPTH_MAX) throw new MalformedQuery(TEXTS.tooNested);
    const node = this.nested(token);
    this.depth--;
    return node;
  }

  private nested(token: QueryToken | undefined): QueryNode {
    if (token?.type === 'not') return { type: 'not', node: this.one() };
    if (token?.type === 'field') return withField(token.field, this.one());
    if (token?.type !== 'open') throw new MalformedQuery(TEXTS.wordMissing);
    const node = this.any();
    if (!this.take('close')) throw new MalformedQuery(TEXTS.notClosed);
    return node;
  }

  private take(type: QueryToken['type']): boolean {
    if (this.tokens[this.at]?.type !== type) return false;
    this.at++;
    return true;
  }

  private startsTerm(): boolean {
    const type = this.tokens[this.at]?.type;
    return type === 'term' || type === 'open' || type === 'not' || type === 'field';
  }
}

/** field:(a OR b) is field:a OR field:b; a field inside keeps its own name. */
function withField(field: string, node: QueryNode): QueryNode {
  switch (node.type) {
    case 'and':
    case 'or':
      return { type: node.type, nodes: node.nodes.map((child) => withField(field, child)) };
    case 'not':
      return { type: 'not', node: withField(field, node.node) };
    case 'field':
    case 'range':
      return node;
    default:
      return { type: 'field', field, value: node };
  }
}
