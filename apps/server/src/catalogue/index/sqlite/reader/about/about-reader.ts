import type { DatabaseSync } from 'node:sqlite';
import type { ScreenedGrade } from '@groundwork/contract/relevance';
import type { RecordRef } from '../../../../record.ts';
import {
  type About,
  type ComparedRecord,
  type HashedRef,
  type Judgement,
  subjectKeyOf,
  type TermMeasure,
  type UnsureRecord,
} from '../../../../relevance/about.ts';
import { FEATURE_COUNT, FEATURE_PLACE } from '../../../../relevance/features.ts';
import {
  ALIKE,
  gradeOf,
  judge,
  judgeBySimilarity,
  LEAST_LIKELY,
  type Probabilities,
  unsureness,
  withScreening,
} from '../../../../relevance/judge.ts';
import type { ChangeRange, JudgedChange } from '../../../index.port.ts';
import type { Matches } from '../matches.ts';
import type { RecordReader } from '../record-reader.ts';
import type { AboutParts } from './about-parts.ts';
import { type AboutTable, aboutTable } from './about-table.ts';
import { JoinedRecords } from './joined.ts';
import { placeIn } from './places.ts';
import { lookAgain } from './second-look.ts';
import { inTitle } from './term-scan.ts';

/** What a subject says and the catalogue has, whatever models say of records. */
type Looked = ReturnType<typeof lookAgain> & { likeliest?: HashedRef[] };

const LIKELIEST_MAX = 500;
/** Words of a record that is known by a name, and says no more: how near a name lies is nothing about its bearer. */
const BARE_NAME = 10;

/** Every record that is about a subject, with how surely. */
interface Judged {
  table: AboutTable;
  /** What the surest records say beyond the subject's own words. */
  learnt(): string[];
  /** By slot. Only what has a grade. */
  graded: Map<number, Probabilities & { isJoined: boolean }>;
  /** What the program alone is unsure of, as it judges by itself. */
  unsure: Map<number, Probabilities>;
  /** By slot: what a language model says of some of those. */
  screened: Map<number, ScreenedGrade>;
  /** By slot: how near some lie by a sentence encoder. */
  compared: Map<number, number>;
  /** Data sets whose records may be judged by what names them. */
  named: Set<number>;
  /** Adds those that are. Reads many records, so that it waits until somebody asks for such a record. */
  join: (() => void) | null;
}

/** Judges the catalogue's records against subjects, and keeps what it found until the index changes. */
export class AboutReader {
  private readonly parts: AboutParts & { records: RecordReader };
  private readonly joined: JoinedRecords;
  private readonly kept = new Map<string, Judged>();
  /** Of a subject, whatever is said of records: what the judgement rests on. */
  private readonly looked = new Map<string, Looked>();
  private readonly keptMax: number;

  /** `keptMax`: subjects whose judged records are kept. */
  constructor(db: DatabaseSync, parts: AboutParts & { records: RecordReader }, keptMax: number) {
    this.parts = parts;
    this.keptMax = keptMax;
    this.joined = new JoinedRecords(db, parts);
  }

  /** To be called when the index has changed. */
  reset(): void {
    this.kept.clear();
    this.looked.clear();
    this.parts.scan.reset();
  }

  /** Records of at least the grade, scored by how surely they are about the subject. */
  matches(about: About, isOnTopicOnly: boolean): Matches {
    const { graded } = this.joinedWith(this.judged(about));
    const slots: number[] = [];
    const scores: number[] = [];
    for (const [slot, each] of graded) {
      if (isOnTopicOnly && gradeOf(each) !== 'on topic') continue;
      slots.push(slot);
      scores.push(each.onTopic + each.related);
    }
    return { slots: Uint32Array.from(slots), scores: Float32Array.from(scores) };
  }

  /** Of one record, whatever it is. */
  judgement(about: About, slot: number): Judgement {
    const judged = this.judged(about);
    if (judged.named.has(this.parts.mirror.columns.engine[slot]!)) this.joinedWith(judged);
    const { table, graded, unsure, screened, compared } = judged;
    const place = placeIn(table.slots, slot);
    const screenedAs = screened.get(slot);
    const each =
      graded.get(slot) ?? belowTheFloor(table, place, compared.get(slot), this.isOfSubstances(about)(slot), screenedAs);
    const { candidates } = table;
    const bits = candidates.bits[placeIn(candidates.slots, slot)] ?? 0;
    const terms = [...table.terms.keys()].sort((a, b) => table.terms[b]!.weight - table.terms[a]!.weight);
    const has = (i: number) => i < 32 && (bits & (1 << i)) !== 0;
    return {
      onTopic: each?.onTopic ?? 0,
      related: each?.related ?? 0,
      grade: graded.has(slot) ? gradeOf(graded.get(slot)!) : null,
      has: terms.filter(has).map((i) => table.terms[i]!.label),
      lacks: terms.filter((i) => table.terms[i]!.isCore && !has(i)).map((i) => table.terms[i]!.label),
      isJoined: each?.isJoined ?? false,
      ...((compared.get(slot) ?? 0) >= ALIKE && { isAlike: true }),
      ...(screenedAs && unsure.has(slot) && { screened: screenedAs }),
    };
  }

  /** What has a grade among the records of a range. */
  changes(about: About, { engine, after, to }: ChangeRange): JudgedChange[] {
    const { mirror, records } = this.parts;
    const { columns } = mirror;
    const code = mirror.engineCodes.get(engine);
    const judged = this.judged(about);
    if (code !== undefined && judged.named.has(code)) this.joinedWith(judged);
    return [...judged.graded.keys()]
      .filter((slot) => columns.engine[slot] === code && columns.docid[slot]! > after && columns.docid[slot]! <= to)
      .map((slot) => ({ ref: records.refBySlot(slot), judgement: this.judgement(about, slot) }));
  }

  /** What the program alone is unsure of, the most uncertain first. */
  unsure(about: About, limit: number): UnsureRecord[] {
    const { records } = this.parts;
    return [...this.judged(about).unsure]
      .map(([slot, each]) => ({ slot, ...each, distance: unsureness(each)! }))
      .sort((a, b) => a.distance - b.distance || a.slot - b.slot)
      .slice(0, limit)
      .map(({ slot, related, onTopic }) => ({
        ref: records.refBySlot(slot),
        hash: records.hashBySlot(slot),
        related,
        onTopic,
      }));
  }

  /** Those that are likeliest by the subject's words, the likeliest first. */
  likeliest(about: About, limit: number): HashedRef[] {
    const looked = this.lookedAt(about);
    looked.likeliest ??= this.findLikeliest(about, looked);
    return looked.likeliest.slice(0, limit);
  }

  private findLikeliest(about: About, { table }: Looked): HashedRef[] {
    const { records } = this.parts;
    const isOut = this.leftOut(about);
    const against = this.countsOf(about.against);
    return Array.from(table.slots, (slot, at) => ({
      slot,
      related: judge(table.features, at, table.hasVectors, against.get(slot) ?? 0).related,
    }))
      .filter(({ slot, related }) => related >= LEAST_LIKELY && !isOut(slot))
      .sort((a, b) => b.related - a.related || a.slot - b.slot)
      .slice(0, LIKELIEST_MAX)
      .map(({ slot }) => ({ ref: records.refBySlot(slot), hash: records.hashBySlot(slot) }));
  }

  /** By their vectors, some records and the nearest of all. */
  nearness(
    about: About,
    { model, values }: NonNullable<About['vector']>,
    refs: RecordRef[],
    limit: number,
  ): ComparedRecord[] {
    const { records, vectors, mirror, only } = this.parts;
    if (model !== vectors.modelId) return [];
    const isListed = mirror.columns.listing(only);
    const isOut = this.leftOut(about);
    const found = new Map(
      vectors
        .nearest(values, limit, (slot) => isListed(slot) && !isOut(slot))
        .map(({ id, score }) => [id, score as number | null]),
    );
    const slots = refs.map((ref) => records.slotOf(ref));
    vectors.prepare(slots);
    for (const slot of slots) if (!found.has(slot)) found.set(slot, vectors.cosine(slot, values));
    return [...found].flatMap(([slot, similarity]) =>
      similarity === null ? [] : [{ ...records.refBySlot(slot), hash: records.hashBySlot(slot), similarity }],
    );
  }

  measure(about: About): { terms: TermMeasure[]; learnt: string[] } {
    const { table, learnt } = this.judged(about);
    const whole = table.terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
    return {
      terms: table.terms.map(({ label, count, weight }) => ({ label, count, weight: weight / whole })),
      learnt: learnt(),
    };
  }

  /** Whatever may be about it, and what the judgement rests on. */
  candidates(about: About): { refs: RecordRef[]; features: Float32Array } {
    const { slots, features } = lookAgain(aboutTable(about, this.parts, true), this.parts).table;
    return { refs: Array.from(slots, (slot) => this.parts.records.refBySlot(slot)), features };
  }

  private joinedWith(judged: Judged): Judged {
    judged.join?.();
    judged.join = null;
    return judged;
  }

  private judged(about: About): Judged {
    const key = `${about.key} ${this.parts.vectors.state}`;
    let judged = this.kept.get(key);
    if (judged) this.kept.delete(key);
    else judged = this.judgeAll(about);
    this.keep(this.kept, key, judged);
    return judged;
  }

  private lookedAt(about: About): Looked {
    const key = `${subjectKeyOf(about)} ${this.parts.vectors.state}`;
    const looked = this.looked.get(key) ?? lookAgain(aboutTable(about, this.parts), this.parts);
    this.looked.delete(key);
    this.keep(this.looked, key, looked);
    return looked;
  }

  private keep<Value>(kept: Map<string, Value>, key: string, value: Value): void {
    kept.set(key, value);
    for (const oldest of kept.keys()) {
      if (kept.size <= this.keptMax) break;
      kept.delete(oldest);
    }
  }

  private judgeAll(about: About): Judged {
    const { mirror, records, cancellation } = this.parts;
    const { table, learnt } = this.lookedAt(about);
    const { slots, features } = table;
    const against = this.countsOf(about.against);
    const isOut = this.leftOut(about);
    const isComparator = this.comparators(about);
    const isOfSubstances = this.isOfSubstances(about);
    const named = new Set(about.named.flatMap((engine) => mirror.engineCodes.get(engine) ?? []));
    const screened = this.asTheyAre(about.screened, ({ grade }) => grade);
    const compared = this.asTheyAre(about.compared, ({ similarity }) => similarity);
    for (const slot of compared.keys())
      if (named.has(mirror.columns.engine[slot]!) && mirror.columns.length[slot]! < BARE_NAME) compared.delete(slot);
    const graded: Judged['graded'] = new Map();
    const unsure: Judged['unsure'] = new Map();
    const lifted = new Set<number>();
    const add = (slot: number, probabilities: Probabilities, isJoined: boolean) => {
      if (gradeOf(probabilities) !== null) graded.set(slot, { ...probabilities, isJoined });
    };
    const consider = (slot: number, alone: Probabilities) => {
      const isUnsure = unsureness(alone) !== null && !named.has(mirror.columns.engine[slot]!);
      if (isUnsure) unsure.set(slot, alone);
      const grade = isUnsure ? screened.get(slot) : undefined;
      add(slot, grade ? withScreening(alone, grade) : alone, false);
      if (grade && gradeOf(alone) !== 'on topic') lifted.add(slot);
    };
    const againstOf = (slot: number) => against.get(slot) ?? 0;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!;
      if (isOut(slot)) continue;
      if (isComparator.has(slot) && features[at * FEATURE_COUNT + FEATURE_PLACE.title] === 0) continue;
      const similarity = compared.get(slot);
      consider(slot, judge(features, at, table.hasVectors, againstOf(slot), similarity, isOfSubstances(slot)));
    }
    // Of the others it is only known how near they lie.
    for (const [slot, similarity] of compared)
      if (placeIn(slots, slot) < 0 && !isOut(slot) && !isComparator.has(slot))
        consider(slot, judgeBySimilarity(similarity, againstOf(slot)));
    cancellation.check();
    // What only a language model takes to be on topic says nothing of those whom it names.
    const onTopic = [...graded]
      .filter(([slot, each]) => gradeOf(each) === 'on topic' && !lifted.has(slot))
      .map(([slot, each]) => ({ slot, onTopic: each.onTopic }))
      .sort((a, b) => b.onTopic - a.onTopic || a.slot - b.slot);
    const accepted = new Set(about.accepted.map((ref) => records.slotOf(ref)).filter((slot) => slot >= 0));
    for (const slot of accepted) graded.set(slot, { related: 1, onTopic: 1, isJoined: false });
    const join = () => {
      for (const { slot, ...each } of this.joined.of(onTopic, named)) {
        const isSurer = (graded.get(slot)?.onTopic ?? 0) < each.onTopic || !graded.has(slot);
        if (isSurer && !isOut(slot) && !accepted.has(slot)) add(slot, each, true);
      }
    };
    return { table, learnt, graded, unsure, screened, compared, named, join };
  }

  private isOfSubstances({ ofSubstances }: About): (slot: number) => boolean {
    const { engineCodes, columns } = this.parts.mirror;
    const codes = new Set(ofSubstances.flatMap((engine) => engineCodes.get(engine) ?? []));
    return (slot) => codes.has(columns.engine[slot]!);
  }

  /** By slot, what was said of records that are still what they were then. */
  private asTheyAre<Said extends RecordRef & { hash: string }, Value>(
    all: Said[],
    said: (one: Said) => Value,
  ): Map<number, Value> {
    const { records } = this.parts;
    const values = new Map<number, Value>();
    for (const one of all) {
      const slot = records.slotOf(one);
      if (slot >= 0 && records.hashBySlot(slot) === one.hash) values.set(slot, said(one));
    }
    return values;
  }

  /** What a person refused, what has an unwanted word, what lacks a required one. */
  leftOut(about: About): (slot: number) => boolean {
    const { mirror, records, scan } = this.parts;
    const { columns } = mirror;
    const out = new Set(about.refused.map((ref) => records.slotOf(ref)));
    for (const phrase of about.unwanted)
      for (const slot of scan.term({ variants: [phrase] }, columns).slots) out.add(slot);
    const required = about.terms
      .filter(({ isRequired }) => isRequired)
      .map((term) => new Set(scan.term(term, columns).slots));
    return (slot) => out.has(slot) || required.some((having) => !having.has(slot));
  }

  /** What is called a placebo of something, unless the subject says that of itself. */
  private comparators({ comparators, terms }: About): Set<number> {
    const { mirror, scan } = this.parts;
    const { columns } = mirror;
    const own = new Set(terms.flatMap(({ variants }) => variants.flatMap(scan.tokens)));
    const slots = new Set<number>();
    for (const { engine, words } of comparators) {
      const code = mirror.engineCodes.get(engine);
      for (const token of new Set(words.flatMap(scan.tokens).filter((each) => !own.has(each)))) {
        const { slots: having, often } = scan.token(token, columns);
        having.forEach((slot, i) => {
          if (inTitle(often[i]!) > 0 && columns.engine[slot] === code) slots.add(slot);
        });
      }
    }
    return slots;
  }

  private countsOf(words: string[]): Map<number, number> {
    const counts = new Map<number, number>();
    for (const word of words)
      for (const slot of this.parts.scan.term({ variants: [word] }, this.parts.mirror.columns).slots)
        counts.set(slot, (counts.get(slot) ?? 0) + 1);
    return counts;
  }
}

/** Null where nothing is known of it. */
function belowTheFloor(
  { features, hasVectors }: AboutTable,
  place: number,
  similarity: number | undefined,
  isOfSubstances: boolean,
  grade: ScreenedGrade | undefined,
) {
  if (place < 0 && similarity === undefined) return null;
  const alone =
    place < 0 ? judgeBySimilarity(similarity!) : judge(features, place, hasVectors, 0, similarity, isOfSubstances);
  return { ...(grade ? withScreening(alone, grade) : alone), isJoined: false };
}
