import { foldedWords } from '../../query/fold.ts';
import type { QueryNode } from '../../query/query-tree.ts';
import type { RecordRef } from '../../record.ts';
import { dateBounds } from '../partial-date.ts';
import type { RecordReads } from '../postgres/record-reads.ts';
import { type Plan, planQuery, positiveLeaves, type TextLeaf } from '../text/plan.ts';
import type { TextAnalysis } from '../text/text-analysis.ts';
import { allOf, anyOf, type Dsl, filtered, NOTHING, noneOf, scoring, TERMS_MAX } from './dsl.ts';
import { documentId, facetField, storedToken, textField } from './layout.ts';

/** More than any words add: a record whose number was typed comes before those that mention it. */
const NUMBER_SCORE = 1_000;
/** Words that a phrase may go on with whose last word is only begun. */
const BEGUN_MAX = 1_000;
/** A prefix is shortened down to this where no word begins with it. */
const SHORTENED_MIN = 4;

export interface TranslatedQuery {
  dsl: Dsl;
  leaves: TextLeaf[];
}

interface Sources {
  analysis: Pick<TextAnalysis, 'tokenize'>;
  records: Pick<RecordReads, 'refsById' | 'facetValues'>;
  /** About how many records each of these is found in. */
  counts(queries: Dsl[]): Promise<number[]>;
}

/** Query trees in the service's language. Words are our own tokens: what is found is what every index finds. */
export function queryTranslator({ analysis, records, counts }: Sources) {
  const tokenize = (text: string) => analysis.tokenize(text);

  /** Beginnings of the prefixes in a tree with which any word begins. */
  async function knownPrefixes(node: QueryNode): Promise<Set<string>> {
    const asked = [...new Set(prefixesIn(node))].flatMap((prefix) => {
      const tokens = tokenize(prefix);
      if (tokens.length !== 1) return [];
      const [token = ''] = tokens;
      const lengths = Array.from({ length: Math.max(0, token.length - SHORTENED_MIN + 1) }, (_, n) => token.length - n);
      return lengths.map((length) => token.slice(0, length));
    });
    if (asked.length === 0) return new Set();
    const found = await counts(asked.map((value) => ({ prefix: { [textField(null)]: storedToken(value) } })));
    return new Set(asked.filter((_, at) => found[at]! > 0));
  }

  async function facetDsl(plan: Extract<Plan, { type: 'facet' }>, engines: readonly string[]): Promise<Dsl> {
    const words = ` ${foldedWords(plan.words).join(' ')}${plan.isPrefix ? '' : ' '}`;
    if (words.trim() === '') return NOTHING;
    const values = await records.facetValues(plan.field, engines, { words }, TERMS_MAX);
    return filtered({ terms: { [facetField(plan.field)]: values } });
  }

  async function dslOf(plan: Plan, engines: readonly string[]): Promise<Dsl> {
    switch (plan.type) {
      case 'term':
      case 'prefix':
      case 'phrase':
        return leafDsl(plan, tokenize);
      case 'facet':
        return facetDsl(plan, engines);
      case 'id':
        return scoring(NUMBER_SCORE, idsOf(await records.refsById(plan.id, engines)));
      case 'range':
        return filtered(rangeDsl(plan));
      case 'not':
        return filtered(noneOf(await dslOf(plan.plan, engines)));
      case 'and':
        return { bool: { must: await Promise.all(plan.plans.map((each) => dslOf(each, engines))) } };
      case 'or':
        return anyOf(...(await Promise.all(plan.plans.map((each) => dslOf(each, engines)))));
    }
  }

  return {
    tokenize,

    /** Nothing where nothing of it can be searched. */
    async translate(node: QueryNode | null, engines: readonly string[]): Promise<TranslatedQuery> {
      if (node === null) return { dsl: NOTHING, leaves: [] };
      const prefixes = await knownPrefixes(node);
      const plan = planQuery(node, { tokenize, hasPrefix: (prefix) => prefixes.has(prefix) });
      return plan ? { dsl: await dslOf(plan, engines), leaves: positiveLeaves(plan) } : { dsl: NOTHING, leaves: [] };
    },
  };
}

export type QueryTranslator = ReturnType<typeof queryTranslator>;

export const idsOf = (refs: readonly RecordRef[]): Dsl => ({ ids: { values: refs.map(documentId) } });

function leafDsl(leaf: TextLeaf, tokenize: (text: string) => string[]): Dsl {
  const field = textField(leaf.column);
  if (leaf.type === 'term') return { term: { [field]: { value: storedToken(leaf.term) } } };
  if (leaf.type === 'prefix') return { prefix: { [field]: { value: storedToken(leaf.term) } } };
  if (leaf.terms) return { match_phrase: { [field]: { query: leaf.terms.map(storedToken).join(' ') } } };
  const typed = leaf.match.slice(leaf.match.indexOf('"') + 1, leaf.match.lastIndexOf('"'));
  const query = tokenize(typed).map(storedToken).join(' ');
  return { match_phrase_prefix: { [field]: { query, max_expansions: BEGUN_MAX } } };
}

/** A bound that is no date, or no number, admits nothing. */
function rangeDsl({ field, min, max }: Extract<Plan, { type: 'range' }>): Dsl {
  if (field === 'date') return dateRange({ ...(min !== undefined && { min }), ...(max !== undefined && { max }) });
  return numberRange(
    'amount',
    min === undefined ? undefined : Number(min),
    max === undefined ? undefined : Number(max),
  );
}

export function dateRange(range: { min?: string; max?: string }): Dsl {
  const { min, max } = dateBounds(range);
  return numberRange('date', min, max);
}

export function numberRange(field: string, min: number | undefined, max: number | undefined): Dsl {
  if (Number.isNaN(min) || Number.isNaN(max)) return NOTHING;
  const bounds = {
    ...(min !== undefined && Number.isFinite(min) && { gte: min }),
    ...(max !== undefined && Number.isFinite(max) && { lte: max }),
  };
  return Object.keys(bounds).length > 0 ? { range: { [field]: bounds } } : allOf({ exists: { field } });
}

function prefixesIn(node: QueryNode): string[] {
  switch (node.type) {
    case 'prefix':
      return [node.prefix];
    case 'field':
      return prefixesIn(node.value);
    case 'not':
      return prefixesIn(node.node);
    case 'and':
    case 'or':
      return node.nodes.flatMap(prefixesIn);
    default:
      return [];
  }
}
