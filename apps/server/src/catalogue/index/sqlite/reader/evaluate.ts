import { foldedWords } from '../../../query/fold.ts';
import { dateBounds } from '../../partial-date.ts';
import type { Plan, TextLeaf } from '../../text/plan.ts';
import type { Cancellation } from '../../threads/serve.ts';
import type { MatchCache } from './match-cache.ts';
import { type Combiner, type Matches, NO_MATCHES } from './matches.ts';
import type { RecordColumns } from './record-columns.ts';
import type { TextLeaves } from './text-leaves.ts';

export interface EvaluationContext {
  recordColumns: RecordColumns;
  leaves: Pick<TextLeaves, 'fetch' | 'fetchAmong' | 'roughLength'>;
  cache: MatchCache;
  combiner: Combiner;
  /** The live doc ordinals of records by their id in any of the engines asked, or by a number of theirs however it is spelled. */
  docOrdinalsById(id: string): number[];
  /** Codes of the engines asked. */
  engines: number[];
  cancellation: Cancellation;
  /** The doc ordinal from which on records are wanted; all, where it isn't given. */
  from?: number;
}

/** More than any words add: a record whose number was typed comes before those that mention it. */
const NUMBER_SCORE = 1_000;

/** The records that a plan matches, of those that are seen, with scores from its words and its own number. Facets, ranges and NOT add nothing to a score. */
export function evaluate(plan: Plan, context: EvaluationContext): Matches {
  const { recordColumns, cache } = context;
  context.cancellation.check();
  switch (plan.type) {
    case 'term':
    case 'prefix':
    case 'phrase':
      return cache.get(leafKey(plan), () =>
        recordColumns.columns.onlySeen(context.leaves.fetch(plan, recordColumns.columns)),
      );
    case 'facet':
      return cache.get(`facet ${context.engines} ${JSON.stringify(plan)}`, () => facetMatches(plan, context));
    case 'range':
      return cache.get(JSON.stringify(plan), () => rangeMatches(plan, context));
    case 'id':
      return numbered(context.docOrdinalsById(plan.id));
    default:
      // Kept for the next page and the next filter of the same query.
      return cache.get(`${context.engines} ${JSON.stringify(plan)}`, () => combine(plan, context));
  }
}

function combine(plan: Extract<Plan, { plans: Plan[] } | { type: 'not' }>, context: EvaluationContext): Matches {
  const { combiner } = context;
  switch (plan.type) {
    case 'and':
      return conjunction(plan.plans, context);
    case 'or':
      return combiner.union(plan.plans.map((child) => evaluate(child, context)));
    case 'not':
      return combiner.difference(everything(context), evaluate(plan.plan, context));
  }
}

function conjunction(plans: Plan[], context: EvaluationContext): Matches {
  const { combiner } = context;
  let result: Matches | null = null;
  const wanted = plans.filter((plan) => plan.type !== 'not');
  // The rarest first: every step then costs no more than it must, and where nothing is left the longer lists are not read.
  const byLength = wanted.map((plan) => ({ plan, length: roughLength(plan, context) }));
  byLength.sort((a, b) => a.length - b.length);
  for (const { plan } of byLength) {
    if (result?.docOrdinals.length === 0) return NO_MATCHES;
    result = result ? narrowed(result, plan, context) : evaluate(plan, context);
  }
  result ??= everything(context);
  for (const plan of plans) {
    if (result.docOrdinals.length === 0) return NO_MATCHES;
    if (plan.type === 'not') result = combiner.difference(result, evaluate(plan.plan, context));
  }
  return result;
}

/** The found records that match the plan, too. For a word that is not known yet only these records are scored. */
function narrowed(found: Matches, plan: Plan, context: EvaluationContext): Matches {
  const { combiner, leaves, cache, recordColumns } = context;
  if (plan.type !== 'term' || plan.column !== null || cache.has(leafKey(plan)))
    return combiner.intersection(found, evaluate(plan, context));
  context.cancellation.check();
  return combiner.intersection(found, leaves.fetchAmong(plan, recordColumns.columns, found.docOrdinals));
}

/** Lists that are read at once are short; what is no word comes last, since nothing is known of it. */
function roughLength(plan: Plan, { leaves, cache }: EvaluationContext): number {
  if (plan.type === 'phrase' && plan.terms)
    return cache.has(leafKey(plan)) ? 0 : Math.min(...plan.terms.map((term) => leaves.roughLength(term)));
  if (plan.type !== 'term') return Number.MAX_SAFE_INTEGER;
  return cache.has(leafKey(plan)) ? 0 : leaves.roughLength(plan.term);
}

function leafKey(leaf: TextLeaf): string {
  return leaf.type === 'phrase' ? leaf.match : `${leaf.type} ${leaf.column} ${leaf.term}`;
}

/** Records with a facet value that has these words side by side, the last perhaps only begun. */
function facetMatches(plan: Plan & { type: 'facet' }, context: EvaluationContext): Matches {
  const { recordColumns, engines } = context;
  const { facets, columns } = recordColumns;
  const words = ` ${foldedWords(plan.words).join(' ')}${plan.isPrefix ? '' : ' '}`;
  if (words.trim() === '') return NO_MATCHES;
  const wanted = new Uint8Array(facets.size);
  for (const index of facets.fieldsNamed(plan.field, engines)) {
    for (const code of facets.fields[index]!.codes) {
      if (facets.wordsOf(code).includes(words)) wanted[code] = 1;
    }
  }
  const { codes, codeStart } = columns;
  return scan(context, (docOrdinal) => {
    for (let i = codeStart[docOrdinal]!; i < codeStart[docOrdinal + 1]!; i++) if (wanted[codes[i]!] === 1) return true;
    return false;
  });
}

function rangeMatches(plan: Plan & { type: 'range' }, context: EvaluationContext): Matches {
  const { date, amount } = context.recordColumns.columns;
  if (plan.field === 'date') {
    const { min, max } = dateBounds(plan);
    return scan(context, (docOrdinal) => date[docOrdinal]! >= min && date[docOrdinal]! <= max);
  }
  const min = plan.min === undefined ? Number.NEGATIVE_INFINITY : Number(plan.min);
  const max = plan.max === undefined ? Number.POSITIVE_INFINITY : Number(plan.max);
  return scan(context, (docOrdinal) => amount[docOrdinal]! >= min && amount[docOrdinal]! <= max);
}

function everything(context: EvaluationContext): Matches {
  return scan(context, () => true);
}

type Scanned = Pick<EvaluationContext, 'recordColumns' | 'from'>;

function scan({ recordColumns: { columns }, from = 0 }: Scanned, isWanted: (docOrdinal: number) => boolean): Matches {
  const docOrdinals = new Uint32Array(Math.min(columns.live, columns.size - from));
  let n = 0;
  for (let docOrdinal = from; docOrdinal < columns.size; docOrdinal++)
    if (columns.alive[docOrdinal] === 1 && columns.isSeen(docOrdinal) && isWanted(docOrdinal))
      docOrdinals[n++] = docOrdinal;
  return { docOrdinals: docOrdinals.slice(0, n), scores: new Float32Array(n) };
}

function numbered(docOrdinals: number[]): Matches {
  return {
    docOrdinals: Uint32Array.from(docOrdinals),
    scores: new Float32Array(docOrdinals.length).fill(NUMBER_SCORE),
  };
}
