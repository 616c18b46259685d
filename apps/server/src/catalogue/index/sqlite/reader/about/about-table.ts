import type { About } from '../../../../relevance/about.ts';
import { FEATURE_COUNT, FEATURE_PLACE } from '../../../../relevance/features.ts';
import { DISTINCT_MIN, NEIGHBOURS_FLOOR } from '../../../../relevance/judge.ts';
import { dot } from '../../../../semantics/model/semantic-model.ts';
import type { Cancellation } from '../../shared/serve.ts';
import type { Mirror } from '../mirror.ts';
import type { VectorMirror } from '../vector-mirror.ts';
import { featuresOf, unitsOf } from './about-features.ts';
import { type Candidates, findCandidates } from './candidates.ts';
import { findTerms } from './found-terms.ts';
import { kindOf } from './subject-kind.ts';
import { SubjectSums } from './subject-sums.ts';
import type { TermScan } from './term-scan.ts';
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

export interface AboutParts {
  mirror: Mirror;
  vectors: VectorMirror;
  scan: TermScan;
  cancellation: Cancellation;
  /** What is judged: what searches list, or the sample alone. */
  only?: 'sample';
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
  const { mirror, scan, cancellation } = parts;
  const check = () => cancellation.check();
  const found = findTerms(about, mirror, scan, check);
  const terms = found.terms.map(({ term }) => term);
  const vector = about.vector && about.vector.model === parts.vectors.modelId ? about.vector.values : null;
  const candidates = findCandidates(about, found, vector, parts);
  const kind = kindOf(terms);
  const units = unitsOf(about.phrases, found, scan, mirror.columns.size);
  const tell = (slots: Uint32Array) => {
    const sums = SubjectSums.of(slots, found, kind, mirror, check);
    const features = featuresOf(slots, sums, candidates, { about, found, units, kind }, mirror);
    addCosines(features, slots, candidates.isCompared, vector, parts);
    return features;
  };
  const isTold = (slot: number, at: number) =>
    isWhole ||
    candidates.distinct[slot]! >= DISTINCT_MIN ||
    (candidates.phrases[slot]! > 0 && candidates.shares[at]! > 0);
  const slots = candidates.slots.filter(isTold);
  return {
    table: {
      terms,
      hasVectors: vector !== null,
      candidates: { slots: candidates.slots, bits: candidates.bits },
      slots,
      features: tell(slots),
    },
    widen(table, neighbours) {
      const added = candidates.slots.filter((slot, at) => neighbours[at]! >= NEIGHBOURS_FLOOR && !isTold(slot, at));
      return added.length === 0 ? table : { ...table, ...merged(table, { slots: added, features: tell(added) }) };
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

/** Where a slot stands among ascending ones; -1 where it doesn't. */
export function placeIn(slots: Uint32Array, slot: number): number {
  let [low, high] = [0, slots.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (slots[middle]! === slot) return middle;
    if (slots[middle]! < slot) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function addCosines(
  features: Float32Array,
  slots: Uint32Array,
  isCompared: Uint8Array,
  vector: Float32Array | null,
  { vectors, cancellation }: AboutParts,
): void {
  if (!vector) return;
  cancellation.check();
  const nearness = vectors.nearnessTo(vector);
  vectors.prepare(slots.filter((slot) => isCompared[slot] === 1));
  for (let at = 0; at < slots.length; at++) {
    if (isCompared[slots[at]!] !== 1) continue;
    const one = vectors.get(slots[at]!);
    if (!one) continue;
    const start = at * FEATURE_COUNT;
    const cosine = Math.max(COMPARED_LEAST, nearness(dot(one, vector)));
    features[start + FEATURE_PLACE.cosine] = cosine;
    features[start + FEATURE_PLACE.shareByCosine] = cosine * features[start + FEATURE_PLACE.share]!;
  }
}
