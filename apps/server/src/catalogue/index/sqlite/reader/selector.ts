import type { QueryNode } from '../../../query/query-tree.ts';
import { type ListedRecords, type Meaning, RELAX_BELOW, type Selection } from '../../index.port.ts';
import { planQuery, positiveLeaves, type TextLeaf, type Vocabulary } from '../../text/plan.ts';
import type { Cancellation } from '../../threads/serve.ts';
import { inverseFrequency } from './bm25.ts';
import { DocOrdinalFilter } from './doc-ordinal-filter.ts';
import type { DocOrdinalSets } from './doc-ordinal-set.ts';
import { type EvaluationContext, evaluate } from './evaluate.ts';
import { MatchCache } from './match-cache.ts';
import { Combiner, type Matches, NO_MATCHES } from './matches.ts';
import { type MeaningSources, matchByMeaning } from './meaning.ts';
import type { RecordColumns } from './record-columns.ts';
import type { RecordReader } from './record-reader.ts';
import type { TextLeaves } from './text-leaves.ts';
import type { VectorColumns } from './vector-columns.ts';

/** Above every score of words: what matches all of a query stands before what has some of its words. */
export const STRICT_LEAD = 1e6;
/** Numbers of a vector that name it together with its query: what differs at all differs in these. */
const VECTOR_NAME = 16;

/** The matches of a selection before its filters; `matches` is null for all records. */
export interface Matched {
  matches: Matches | null;
  filter: DocOrdinalFilter;
  /** Codes of the engines asked. */
  engines: number[];
  /** The query's words in the index: to show where they stand. */
  leaves: TextLeaf[];
  /** Whether there are scores to rank by. */
  isRanked: boolean;
  isRelaxed: boolean;
}

interface Parts {
  recordColumns: RecordColumns;
  vectors: VectorColumns;
  records: RecordReader;
  cancellation: Cancellation;
  leaves: TextLeaves;
  sets: DocOrdinalSets;
  /** For the matches of words and parts of queries, kept for the next query. */
  matchBytes: number;
}

/** Finds what a selection's query matches. Keeps what it found until the index changes. */
export class Selector {
  readonly leaves: TextLeaves;
  private readonly cache: MatchCache;
  readonly combiner: Combiner;
  private readonly recordColumns: RecordColumns;
  private readonly vectors: VectorColumns;
  private readonly records: RecordReader;
  private readonly sets: DocOrdinalSets;
  private readonly cancellation: Cancellation;
  readonly vocabulary: Vocabulary;

  constructor(parts: Parts, tokenize: Vocabulary['tokenize']) {
    this.recordColumns = parts.recordColumns;
    this.cache = new MatchCache(parts.matchBytes, () => parts.recordColumns.scope);
    this.vectors = parts.vectors;
    this.records = parts.records;
    this.sets = parts.sets;
    this.cancellation = parts.cancellation;
    this.combiner = new Combiner(parts.cancellation);
    this.leaves = parts.leaves;
    this.vocabulary = { tokenize, hasPrefix: (prefix) => this.hasPrefix(prefix) };
  }

  /** To be called when the record columns has changed. */
  reset(): void {
    this.cache.clear();
    this.leaves.sync();
    this.combiner.reserve(this.recordColumns.columns.size);
  }

  match(selection: Selection): Matched {
    const { among } = selection;
    const asked = this.matchQuery(selection);
    if (!among) return asked;
    const listed = this.listed(among);
    if (!asked.matches) return { ...asked, matches: listed, isRanked: true };
    const { meant } = asked.matches;
    const matches = this.combiner.intersection(listed, asked.matches);
    return { ...asked, matches: meant ? { ...matches, meant } : matches, isRanked: true };
  }

  /** Places of a list's records. */
  listed({ key, records }: ListedRecords): Matches {
    return this.cache.get(`among ${key}`, () => {
      const known = records
        .map(({ score, ...ref }) => ({ docOrdinal: this.records.docOrdinalOf(ref), score }))
        .filter(({ docOrdinal }) => docOrdinal >= 0);
      return {
        docOrdinals: Uint32Array.from(known, ({ docOrdinal }) => docOrdinal),
        scores: Float32Array.from(known, ({ score }) => score),
      };
    });
  }

  private matchQuery(selection: Selection): Matched {
    const { recordColumns } = this;
    const engines = selection.engines.flatMap((name) => recordColumns.engineCodes.get(name) ?? []);
    const excluded = new Set((selection.exclude ?? []).map((ref) => this.records.docOrdinalOf(ref)));
    const filter = new DocOrdinalFilter({
      recordColumns,
      selection,
      engines,
      excluded,
      cancellation: this.cancellation,
    });
    const { query, meaning, relaxTo = null } = selection;
    if (query === null && !meaning) {
      return { matches: null, filter, engines, leaves: [], isRanked: false, isRelaxed: false };
    }
    const strict = this.evaluate(query, engines);
    if (meaning) {
      const words = this.evaluate(meaning.words, engines);
      const leaves = [...strict.leaves, ...words.leaves];
      const matches = this.byMeaning(meaning, {
        strict: strict.matches,
        words: words.matches,
        filter,
        engines,
        only: selection.only,
      });
      return { matches, filter, engines, leaves, isRanked: true, isRelaxed: false };
    }
    const isRanked = strict.leaves.length > 0;
    if (relaxTo && !hasListed(strict.matches, filter, RELAX_BELOW)) {
      const some = this.evaluate(relaxTo, engines);
      const matches = this.combiner.union([raised(strict.matches), some.matches]);
      const isRelaxed = matches.docOrdinals.length > strict.matches.docOrdinals.length;
      return { matches, filter, engines, leaves: [...strict.leaves, ...some.leaves], isRanked, isRelaxed };
    }
    return { ...strict, filter, engines, isRanked, isRelaxed: false };
  }

  /** Records with any of the words. What each word finds is kept, not what they find together: every record has its own. */
  anyOf(words: string[]): { matches: Matches; leaves: TextLeaf[] } {
    const each = words.map((word) => this.evaluate({ type: 'word', word }, []));
    const matches = this.combiner.union(each.map((one) => one.matches));
    return { matches, leaves: each.flatMap(({ leaves }) => leaves) };
  }

  /** The count of the rarest token, for a word of several. */
  roughCount(word: string): number {
    const counts = this.vocabulary.tokenize(word).map((token) => this.roughCountOf(token));
    return counts.length === 0 ? 0 : Math.min(...counts);
  }

  /** A word that may stand only in what the asker doesn't see is looked up record by record. */
  roughCountOf(term: string): number {
    const count = this.leaves.roughCount(term);
    if (count === 0 || count > this.recordColumns.columns.unseen) return count;
    return this.leafMatches({ type: 'term', term, column: null, match: `"${term}"` }).docOrdinals.length;
  }

  private hasPrefix(term: string): boolean {
    if (!this.leaves.hasPrefix(term)) return false;
    const isAllSeen = this.recordColumns.columns.unseen === 0;
    return (
      isAllSeen || this.leafMatches({ type: 'prefix', term, column: null, match: `"${term}" *` }).docOrdinals.length > 0
    );
  }

  private leafMatches(leaf: TextLeaf): Matches {
    return evaluate(leaf, this.contextOf([]));
  }

  private evaluate(query: QueryNode | null, engines: number[]): { matches: Matches; leaves: TextLeaf[] } {
    const plan = query && planQuery(query, this.vocabulary);
    if (!plan) return { matches: NO_MATCHES, leaves: [] };
    return { matches: evaluate(plan, this.contextOf(engines)), leaves: positiveLeaves(plan) };
  }

  private contextOf(engines: number[]): EvaluationContext {
    return {
      recordColumns: this.recordColumns,
      leaves: this.leaves,
      cache: this.cache,
      combiner: this.combiner,
      engines,
      cancellation: this.cancellation,
      docOrdinalsById: (id) => this.records.docOrdinalsById(id, engines),
    };
  }

  /** The different words of a query, with how much each tells, as often as it stands there; those that no record has, too. */
  private eachWord(words: QueryNode | null, engines: number[]): MeaningSources['eachWord'] {
    const each = new Map<string, MeaningSources['eachWord'][number]>();
    for (const node of words?.type === 'or' ? words.nodes : words ? [words] : []) {
      const name = JSON.stringify(node);
      const { matches } = each.get(name) ?? this.evaluate(node, engines);
      const weight = inverseFrequency(this.recordColumns.columns.live, matches.docOrdinals.length);
      each.set(name, { matches, weight: weight + (each.get(name)?.weight ?? 0) });
    }
    return [...each.values()];
  }

  private byMeaning(
    meaning: Meaning,
    asked: { strict: Matches; words: Matches; filter: DocOrdinalFilter; engines: number[]; only: Selection['only'] },
  ): Matches {
    const { strict, words, filter, engines, only } = asked;
    const { recordColumns, vectors, sets } = this;
    vectors.sync(recordColumns.columns, true);
    const find = () => {
      const size = recordColumns.columns.size;
      const must = meaning.must && this.evaluate(meaning.must, engines).matches.docOrdinals.filter(filter.isListed);
      const mustSet = must && sets.take(size).addAll(must);
      const isWanted = mustSet ? (docOrdinal: number) => mustSet.has(docOrdinal) : filter.isListed;
      // Few have what must be there: to look around the query until enough of them are found would be to look at all records.
      const nearest = (query: Float32Array, limit: number) =>
        must ? vectors.nearestAmong(query, limit, must) : vectors.nearest(query, limit, filter.isListed);
      const eachWord = meaning.floor ? this.eachWord(meaning.words, engines) : [];
      return matchByMeaning(meaning, { size, sets, strict, words, eachWord, vectors, isWanted, nearest });
    };
    const { model, vector, words: anyOf, must, mode, settings, floor } = meaning;
    const name = [
      mode,
      model,
      vectors.state,
      engines,
      vector.subarray(0, VECTOR_NAME),
      strict.docOrdinals.length,
      floor?.isDescription,
      only,
    ];
    return this.cache.get(
      `meaning ${name.join(' ')} ${JSON.stringify([anyOf, must, settings, ...filter.excluded])}`,
      find,
    );
  }
}

function hasListed({ docOrdinals }: Matches, filter: DocOrdinalFilter, count: number): boolean {
  let listed = 0;
  for (let i = 0; i < docOrdinals.length && listed < count; i++) if (filter.isListed(docOrdinals[i]!)) listed++;
  return listed >= count;
}

const raised = ({ docOrdinals, scores }: Matches): Matches => ({
  docOrdinals,
  scores: scores.map((score) => score + STRICT_LEAD),
});
