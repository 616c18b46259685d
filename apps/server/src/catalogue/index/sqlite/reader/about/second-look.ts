import { wordsOf } from '../../../../query/content-words.ts';
import { FEATURE_COUNT, FEATURE_PLACE } from '../../../../relevance/features.ts';
import { judgeByWords } from '../../../../relevance/judge.ts';
import { subjectStems } from '../../../../semantics/analyse.ts';
import { dot, normalised } from '../../../../semantics/model/semantic-model.ts';
import { BestSlots } from '../best.ts';
import type { RecordReader } from '../record-reader.ts';
import type { AboutParts, AboutTable } from './about-table.ts';

/** Records so surely related teach what others like them say. */
const SURE = 0.5;
const SURE_MAX = 25;
const TEXT_MAX = 4_000;
/** A word that so many of them say, and so few of all records, goes with the subject. */
const SAID_BY_SHARE = 0.15;
const SAID_BY_MIN = 2;
const COMMON_SHARE = 0.02;
const COMMON_MIN = 10;
const LEARNT_MAX = 24;
/** A record with the weight of so many of the learnt words says enough of them. */
const LEARNT_FULL = 8;
const STEM_MIN = 3;

/**
 * Learns from the surest records what else records on the subject say, and how near to their middle the others lie. Fills
 * the features that come of it; answers the learnt words, most telling first.
 */
export function lookAgain(table: AboutTable, parts: AboutParts & { records: RecordReader }): string[] {
  const { slots, features } = table;
  const sure = surestSlots(table);
  if (sure.length === 0) return [];
  const { counts, texts } = whatTheySay(sure, ownStems(table, parts), parts.records);
  const learnt = tellingStems(counts, texts, parts);
  const place = new Map(Array.from(slots, (slot, at) => [slot, at]));
  const whole = learnt.slice(0, LEARNT_FULL).reduce((sum, { weight }) => sum + weight, 0) || 1;
  for (const { stem, weight } of learnt) {
    parts.cancellation.check();
    for (const slot of parts.scan.token(stem, parts.mirror.columns).slots) {
      const at = place.get(slot);
      if (at !== undefined) features[at * FEATURE_COUNT + FEATURE_PLACE.neighbours]! += weight / whole;
    }
  }
  const middle = middleOf(sure, parts);
  for (let at = 0; at < slots.length; at++) {
    const start = at * FEATURE_COUNT;
    const neighbours = Math.min(1, features[start + FEATURE_PLACE.neighbours]!);
    features[start + FEATURE_PLACE.neighbours] = neighbours;
    features[start + FEATURE_PLACE.shareByNeighbours] = neighbours * features[start + FEATURE_PLACE.share]!;
    // Only where the subject's own vector was compared: reading one costs as much as all the rest of a record.
    if (!middle || features[start + FEATURE_PLACE.cosine] === 0) continue;
    const vector = parts.vectors.get(slots[at]!);
    if (vector) features[start + FEATURE_PLACE.cosineFound] = Math.max(0, dot(vector, middle));
  }
  return spelledOut(
    learnt.map(({ stem }) => stem),
    sure,
    parts.records,
  );
}

function surestSlots({ slots, features, hasVectors }: AboutTable): number[] {
  const best = new BestSlots(SURE_MAX);
  for (let at = 0; at < slots.length; at++) {
    const probability = judgeByWords(features, at, hasVectors);
    if (probability >= SURE) best.offer(slots[at]!, probability);
  }
  return best.sorted().map(({ slot }) => slot);
}

function ownStems({ terms }: AboutTable, { scan }: AboutParts): Set<string> {
  return new Set(terms.flatMap(({ variants }) => variants.flatMap(scan.tokens)));
}

/** In how many of the records each word stands that is not the subject's own; records of one title count once. */
function whatTheySay(slots: number[], own: Set<string>, records: RecordReader) {
  const counts = new Map<string, number>();
  const titles = new Set<string>();
  for (const slot of slots) {
    const { title, text } = records.bySlot(slot);
    if (titles.has(title.toLowerCase())) continue;
    titles.add(title.toLowerCase());
    for (const stem of new Set(subjectStems(`${title} ${text.slice(0, TEXT_MAX)}`)))
      if (!own.has(stem) && stem.length >= STEM_MIN && !/^\d/.test(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return { counts, texts: titles.size };
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
  const total = mirror.columns.live;
  const offers: { stem: string; weight: number; offer: number }[] = [];
  for (const [stem, saidBy] of counts) {
    if (saidBy < Math.max(SAID_BY_MIN, SAID_BY_SHARE * texts)) continue;
    cancellation.check();
    const all = Math.max(saidBy, scan.token(stem, mirror.columns).slots.length);
    if (all > Math.max(COMMON_MIN, total * COMMON_SHARE)) continue;
    const odds =
      ((saidBy + 0.5) * (total - all - texts + saidBy + 0.5)) / ((all - saidBy + 0.5) * (texts - saidBy + 0.5));
    const weight = Math.log(odds);
    if (weight > 0) offers.push({ stem, weight, offer: saidBy * weight });
  }
  return offers.sort((a, b) => b.offer - a.offer || (a.stem < b.stem ? -1 : 1)).slice(0, LEARNT_MAX);
}

function middleOf(slots: number[], { vectors }: AboutParts): Float32Array | null {
  let middle: Float32Array | null = null;
  for (const slot of slots) {
    const vector = vectors.get(slot);
    if (!vector) continue;
    middle ??= new Float32Array(vector.length);
    for (let k = 0; k < vector.length; k++) middle[k]! += vector[k]!;
  }
  return middle && normalised(middle);
}
