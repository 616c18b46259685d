import type { About } from '../../../../relevance/about.ts';
import { FEATURE_COUNT, FEATURE_PLACE } from '../../../../relevance/features.ts';
import { DISTINCT_MIN, NEIGHBOURS_FLOOR } from '../../../../relevance/judge.ts';
import { featuresOf, unitsOf } from './about-features.ts';
import type { AboutParts } from './about-parts.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import { findTerms } from './found-terms.ts';
import { placesWhere } from './places.ts';
import { kindOf } from './subject-kind.ts';
import { SubjectSums } from './subject-sums.ts';
import type { WeighedTerm } from './term-weights.ts';

/** What was compared and lies no nearer than any record: 0 stands for what was not compared. */
const COMPARED_LEAST = 1e-6;

/** What is known of every record that may be about a subject, in one state of the index. */
export interface AboutTable {
  terms: WeighedTerm[];
  /** Whether the subject's vector could be compared. */
  hasVectors: boolean;
  candidates: Pick<Candidates, 'slots' | 'bits'>;
  /** Those that are judged, ascending. Of the others it is known that they are about nothing: a word alone admits nothing. */
  slots: Uint32Array;
  /** By place in `slots`, FEATURE_COUNT each. */
  features: Float32Array;
}

/**
 * Holds the records against a subject by its own words and its vector. As a rule nearly all candidates have one word of it; `isWhole`
 * has features made of these, too. `widen` adds candidates to those that are judged, by what other records tell of them.
 */
export function aboutTable(
  about: About,
  parts: AboutParts,
  isWhole = false,
): { table: AboutTable; widen(table: AboutTable, neighbours: Float32Array): AboutTable } {
  const { mirror } = parts;
  const found = findTerms(about, parts);
  const terms = found.terms.map(({ term }) => term);
  const vector = about.vector && about.vector.model === parts.vectors.modelId ? about.vector.values : null;
  const candidates = findCandidates(about, found, vector, parts);
  const kind = kindOf(terms);
  const units = unitsOf(about.phrases, found, parts);
  /** Of those at these places among the candidates. */
  const tell = (places: Uint32Array): Told => {
    const slots = places.map((place) => candidates.slots[place]!);
    const sums = SubjectSums.of(slots, found, kind, parts);
    const features = featuresOf(slots, sums, { candidates, places }, { about, found, units, kind }, mirror);
    const isCompared = (at: number) => candidates.isCompared[places[at]!] === 1;
    if (vector) addCosines({ slots, features }, isCompared, vector, parts);
    return { slots, features };
  };
  const isTold = (place: number) =>
    isWhole ||
    candidates.distinct[place]! >= DISTINCT_MIN ||
    (candidates.phrases[place]! > 0 && candidates.shares[place]! > 0);
  return {
    table: {
      terms,
      hasVectors: vector !== null,
      candidates: { slots: candidates.slots, bits: candidates.bits },
      ...tell(placesWhere(candidates.slots.length, isTold)),
    },
    widen(table, neighbours) {
      const isAdded = (place: number) => neighbours[place]! >= NEIGHBOURS_FLOOR && !isTold(place);
      const added = placesWhere(candidates.slots.length, isAdded);
      return added.length === 0 ? table : { ...table, ...merged(table, tell(added)) };
    },
  };
}

type Told = Pick<AboutTable, 'slots' | 'features'>;

/** Of two that have no slot in common, in the order of slots. */
function merged(one: Told, other: Told): Told {
  const count = one.slots.length + other.slots.length;
  const slots = new Uint32Array(count);
  const features = new Float32Array(count * FEATURE_COUNT);
  for (let at = 0, i = 0, j = 0; at < count; at++) {
    const isOne = j === other.slots.length || (i < one.slots.length && one.slots[i]! < other.slots[j]!);
    const [from, place] = isOne ? [one, i++] : [other, j++];
    slots[at] = from.slots[place]!;
    features.set(from.features.subarray(place * FEATURE_COUNT, (place + 1) * FEATURE_COUNT), at * FEATURE_COUNT);
  }
  return { slots, features };
}

/** Of those that are to be compared, by place. */
function addCosines(
  { slots, features }: Told,
  isCompared: (at: number) => boolean,
  vector: Float32Array,
  { vectors, cancellation }: AboutParts,
): void {
  cancellation.check();
  const nearness = vectors.nearnessTo(vector);
  vectors.prepare(slots.filter((_, at) => isCompared(at)));
  for (let at = 0; at < slots.length; at++) {
    const own = isCompared(at) ? vectors.cosine(slots[at]!, vector) : null;
    if (own === null) continue;
    const start = at * FEATURE_COUNT;
    const cosine = Math.max(COMPARED_LEAST, nearness(own));
    features[start + FEATURE_PLACE.cosine] = cosine;
    features[start + FEATURE_PLACE.shareByCosine] = cosine * features[start + FEATURE_PLACE.share]!;
  }
}
