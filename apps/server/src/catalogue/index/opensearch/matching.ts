import type { Scored } from '../../semantics/vectors.ts';
import { RELAX_BELOW, type Selection } from '../index.port.ts';
import type { ModelInUse, VectorStore } from '../postgres/vector-store.ts';
import type { TextLeaf } from '../text/plan.ts';
import type { Asking } from './asking.ts';
import { findByMeaning } from './by-meaning.ts';
import { anyOf, type Dsl, EVERYTHING, filtered, NOTHING, noneOf, scoring } from './dsl.ts';
import { FetchedVectors } from './fetched-vectors.ts';
import type { QueryTranslator } from './query-dsl.ts';
import { idsOf } from './query-dsl.ts';
import { type Filters, filtersOf } from './selection-filters.ts';

/** Above every score of words: what matches all of a query stands before what has some of its words. */
const STRICT_LEAD = 1e4;

/** The matches of a selection, before its filters. */
export interface Matched {
  query: Dsl;
  filters: Filters;
  leaves: TextLeaf[];
  /** Whether there are scores to rank by. */
  isRanked: boolean;
  isRelaxed: boolean;
  /** The part that counts as matching word for word, where not all does. */
  worded: Dsl | null;
  /** An order that the service does not know: this, and below it the rest by its scores. */
  meant: { ranked: Scored[]; rest: Dsl | null; close: ReadonlySet<number> } | null;
}

/** The state that holds for one question. */
export interface Moment {
  isSampleAside: boolean;
  model: ModelInUse | null;
  /** The last that was given to a record. */
  places: number;
}

interface Parts {
  ask: Asking;
  translator: QueryTranslator;
  vectors: VectorStore;
}

export function matcher({ ask, translator, vectors }: Parts) {
  async function matchQuery(selection: Selection, moment: Moment, signal?: AbortSignal): Promise<Matched> {
    const { engines, query, meaning, relaxTo = null } = selection;
    const filters = filtersOf(selection, moment.isSampleAside);
    const plain = { filters, isRelaxed: false, worded: null, meant: null };
    if (query === null && !meaning) return { ...plain, query: EVERYTHING, leaves: [], isRanked: false };
    const strict = await translator.translate(query, engines);
    if (meaning) return byMeaning(selection, strict, filters, moment, signal);
    const isRanked = strict.leaves.length > 0;
    if (relaxTo) {
      const some = await translator.translate(relaxTo, engines);
      const more = filtered(some.dsl, noneOf(strict.dsl));
      const [listed, others] = await ask.many(
        [
          { query: filtered(strict.dsl, filters.listed), size: 0, track_total_hits: RELAX_BELOW },
          { query: more, size: 0, track_total_hits: 1 },
        ],
        signal,
      );
      if (listed!.total < RELAX_BELOW) {
        const isRelaxed = others!.total > 0;
        return {
          ...plain,
          query: anyOf(strict.dsl, scoring(STRICT_LEAD, strict.dsl), some.dsl),
          leaves: [...strict.leaves, ...some.leaves],
          isRanked,
          isRelaxed,
          worded: isRelaxed ? strict.dsl : null,
        };
      }
    }
    return { ...plain, query: strict.dsl, leaves: strict.leaves, isRanked };
  }

  async function byMeaning(
    { engines, meaning, query }: Selection,
    strict: { dsl: Dsl; leaves: TextLeaf[] },
    filters: Filters,
    { model }: Moment,
    signal?: AbortSignal,
  ): Promise<Matched> {
    const { words: anyWords, must, floor } = meaning!;
    const words = await translator.translate(anyWords, engines);
    const wanted = must ? filtered(filters.listed, (await translator.translate(must, engines)).dsl) : filters.listed;
    const { ranked, rest, found, close } = await findByMeaning(meaning!, {
      ask,
      translator,
      model,
      vectors: new FetchedVectors(vectors, model, model && floor ? await vectors.evenly(model) : []),
      engines,
      strict: query === null ? NOTHING : strict.dsl,
      words: words.dsl,
      wanted,
      signal,
    });
    return {
      query: found,
      filters,
      leaves: [...strict.leaves, ...words.leaves],
      isRanked: true,
      isRelaxed: false,
      worded: floor?.isDescription ? NOTHING : strict.dsl,
      meant: { ranked, rest, close },
    };
  }

  return async function match(selection: Selection, moment: Moment, signal?: AbortSignal): Promise<Matched> {
    const matched = await matchQuery(selection, moment, signal);
    if (!selection.among) return matched;
    const query: Dsl = { bool: { must: [matched.query], filter: [idsOf(selection.among.records)] } };
    return { ...matched, query, isRanked: true };
  };
}

export type Match = ReturnType<typeof matcher>;
