import { wordsOf } from '../../../../query/content-words.ts';
import { FEATURE_COUNT, FEATURE_PLACE } from '../../../../relevance/features.ts';
import { judgeByWords } from '../../../../relevance/judge.ts';
import { USUAL_RECORDS, usualShare } from '../../../../relevance/word-shares.ts';
import { subjectStems } from '../../../../semantics/analyse.ts';
import { normalised } from '../../../../semantics/model/semantic-model.ts';
import type { RecordReader } from '../record-reader.ts';
import { TopSlots } from '../top-k.ts';
import type { AboutParts } from './about-parts.ts';
import type { AboutTable, aboutTable } from './about-table.ts';

/** Records so surely related teach what others like them say. */
const SURE = 0.5;
const SURE_MAX = 25;
const TEXT_MAX = 4_000;
/** A word that so many of them say, and so few of all records, goes with the subject. */
const SAID_BY_SHARE = 0.15;
const SAID_BY_MIN = 2;
const COMMON_SHARE = 0.02;
const LEARNT_MAX = 24;
/** A record with the weight of so many of the learnt words says enough of them. */
const LEARNT_FULL = 8;
const STEM_MIN = 3;
/** So many witnesses teach as well as more. */
const TAUGHT_FULL = 4;
/** Records that share so much of their words say the same. */
const SAME = 0.7;

/** Sure records that say much the same, as the arms of one trial do or one thing bought nine times: one witness. */
interface Witness {
  slots: number[];
  /** Not the subject's own. */
  stems: Set<string>;
  vector: Float32Array | null;
}

/**
 * Learns from the surest records what else records on the subject say, and how near to their middle the others lie. Fills
 * the features that come of it, of what is judged and of those that have enough of what was learnt (`widen`); `learnt` answers
 * the learnt words, most telling first, as long as the index is the same. No record speaks for itself: for what taught,
 * only what others taught counts.
 */
export function lookAgain(
  { table: first, widen }: ReturnType<typeof aboutTable>,
  parts: AboutParts & { records: RecordReader },
): { table: AboutTable; learnt(): string[] } {
  const sure = surestSlots(first);
  if (sure.length === 0) return { table: first, learnt: () => [] };
  const witnesses = witnessesOf(sure, ownStems(first, parts), parts);
  const counts = saidBy(witnesses);
  const learnt = tellingStems(counts, witnesses.length, parts);
  const witnessAt = new Map(witnesses.flatMap((witness) => witness.slots.map((slot) => [slot, witness])));
  const candidates = first.candidates.slots;
  const neighbours = new Float32Array(candidates.length);
  /** By slot: its place among the candidates + 1. */
  const places = parts.scratch.neighbours(parts.mirror.columns.size);
  for (let at = 0; at < candidates.length; at++) places[candidates[at]!] = at + 1;
  const whole = learnt.slice(0, LEARNT_FULL).reduce((sum, { weight }) => sum + weight, 0) || 1;
  for (const { stem, weight } of learnt) {
    parts.cancellation.check();
    const said = counts.get(stem)!;
    const { slots } = parts.scan.token(stem, parts.mirror.columns);
    for (let i = 0; i < slots.length; i++) {
      const place = places[slots[i]!]!;
      if (place === 0) continue;
      const own = witnessAt.get(slots[i]!)?.stems.has(stem) ? 1 : 0;
      if (said - own >= SAID_BY_MIN) neighbours[place - 1]! += weight / whole;
    }
  }
  const table = widen(first, neighbours);
  const { slots, features } = table;
  const sum = sumOfVectors(witnesses);
  const middle = sum && normalised(sum.slice());
  const nearnessToMiddle = parts.vectors.nearnessTo(middle ?? new Float32Array());
  for (let at = 0; at < slots.length; at++) {
    const start = at * FEATURE_COUNT;
    const slot = slots[at]!;
    const witness = witnessAt.get(slot);
    const others = witnesses.length - (witness ? 1 : 0);
    features[start + FEATURE_PLACE.taught] = Math.min(1, others / TAUGHT_FULL);
    const having = Math.min(1, neighbours[places[slot]! - 1]!);
    features[start + FEATURE_PLACE.neighbours] = having;
    features[start + FEATURE_PLACE.shareByNeighbours] = having * features[start + FEATURE_PLACE.share]!;
    // Only where the subject's own vector was compared: reading one costs as much as all the rest of a record.
    if (!sum || !middle || features[start + FEATURE_PLACE.cosine] === 0) continue;
    const own = witness?.vector;
    const compared = own ? without(own, sum) : middle;
    const nearness = own ? parts.vectors.nearnessTo(compared) : nearnessToMiddle;
    const cosine = parts.vectors.cosine(slot, compared);
    if (cosine !== null) features[start + FEATURE_PLACE.cosineFound] = Math.max(0, nearness(cosine));
  }
  const stems = learnt.map(({ stem }) => stem);
  return { table, learnt: () => spelledOut(stems, sure, parts.records) };
}

function surestSlots({ slots, features, hasVectors }: AboutTable): number[] {
  const best = new TopSlots(SURE_MAX);
  for (let at = 0; at < slots.length; at++) {
    const probability = judgeByWords(features, at, hasVectors);
    if (probability >= SURE) best.offer(slots[at]!, probability);
  }
  return best.sorted().map(({ slot }) => slot);
}

function ownStems({ terms }: AboutTable, { scan }: AboutParts): Set<string> {
  return new Set(terms.flatMap(({ variants }) => variants.flatMap(scan.tokens)));
}

/** Each of the slots in one witness, by how much of the smaller text's words the other has, too; the subject's own aside. */
function witnessesOf(
  slots: number[],
  own: Set<string>,
  { records, vectors }: AboutParts & { records: RecordReader },
): Witness[] {
  const witnesses: Witness[] = [];
  for (const slot of slots) {
    const { title, text } = records.bySlot(slot);
    const said = subjectStems(`${title} ${text.slice(0, TEXT_MAX)}`);
    const stems = new Set(said.filter((stem) => !own.has(stem)));
    const same = witnesses.find((witness) => sharedPart(witness.stems, stems) >= SAME);
    if (same) same.slots.push(slot);
    else witnesses.push({ slots: [slot], stems, vector: vectors.get(slot) });
  }
  return witnesses;
}

function sharedPart(one: Set<string>, other: Set<string>): number {
  const [smaller, larger] = one.size < other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const stem of smaller) if (larger.has(stem)) shared++;
  return smaller.size === 0 ? 1 : shared / smaller.size;
}

/** By how many witnesses each word is said. */
function saidBy(witnesses: Witness[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems } of witnesses)
    for (const stem of stems)
      if (stem.length >= STEM_MIN && !/^\d/.test(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Each stem as the word that the records say. */
function spelledOut(stems: string[], slots: number[], records: RecordReader): string[] {
  const words = new Map(stems.map((stem) => [stem, '']));
  let missing = stems.length;
  for (const slot of slots) {
    if (missing === 0) break;
    const { title, text } = records.bySlot(slot);
    for (const word of new Set(wordsOf(`${title} ${text.slice(0, TEXT_MAX)}`))) {
      const [stem = ''] = subjectStems(word);
      if (words.get(stem) !== '') continue;
      words.set(stem, word);
      missing--;
    }
  }
  return stems.map((stem) => words.get(stem) || stem);
}

/** Robertson and Spärck Jones's weights of terms in relevant records; those offered that stand in many of them. */
function tellingStems(counts: Map<string, number>, texts: number, { mirror, scan, cancellation }: AboutParts) {
  const total = mirror.columns.live + USUAL_RECORDS;
  const offers: { stem: string; weight: number; offer: number }[] = [];
  for (const [stem, saidBy] of counts) {
    if (saidBy < Math.max(SAID_BY_MIN, SAID_BY_SHARE * texts)) continue;
    cancellation.check();
    const here = Math.max(saidBy, scan.count(stem, mirror.columns));
    const all = here + USUAL_RECORDS * usualShare(stem);
    if (all > total * COMMON_SHARE) continue;
    const odds =
      ((saidBy + 0.5) * (total - all - texts + saidBy + 0.5)) / ((all - saidBy + 0.5) * (texts - saidBy + 0.5));
    const weight = Math.log(odds);
    if (weight > 0) offers.push({ stem, weight, offer: saidBy * weight });
  }
  return offers.sort((a, b) => b.offer - a.offer || (a.stem < b.stem ? -1 : 1)).slice(0, LEARNT_MAX);
}

function sumOfVectors(witnesses: Witness[]): Float32Array | null {
  let sum: Float32Array | null = null;
  for (const { vector } of witnesses) {
    if (!vector) continue;
    sum ??= new Float32Array(vector.length);
    for (let k = 0; k < vector.length; k++) sum[k]! += vector[k]!;
  }
  return sum;
}

/** The middle of the others: all zeros if there are none. */
function without(one: Float32Array, sum: Float32Array): Float32Array {
  return normalised(sum.map((value, k) => value - one[k]!));
}
