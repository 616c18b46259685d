import type { About } from '../../../../relevance/about.ts';
import type { Cancellation } from '../../shared/serve.ts';
import type { Columns } from '../columns.ts';
import { TopSlots } from '../top-k.ts';
import type { AboutParts } from './about-parts.ts';
import { damped, type FoundTerms, frequencyOf } from './found-terms.ts';
import { placeIn } from './places.ts';
import { TERM_BITS } from './term-weights.ts';

/** Less of a subject is not worth judging. */
const CANDIDATE_SHARE = 0.02;
/** Records that lie nearest and have too few of the words to be candidates otherwise. */
const NEAREST = 200;
/** Candidates whose vectors are compared: those with most of the subject. Each is read from the file. */
const COMPARED = 1500;
/** Letters of an abbreviation, which may stand for anything; a longer word that stands for several is a name. */
const ABBREVIATION = 5;

/** Records that may be about a subject, and what of each tells whether it has to be judged. By place in `slots`. */
export interface Candidates {
  /** Ascending. */
  slots: Uint32Array;
  /** A bit for each term that the record has. */
  bits: Uint32Array;
  /** How much of the subject's weight. */
  shares: Float32Array;
  /** Distinct informative words. */
  distinct: Uint8Array;
  /** The phrases' part of the whole. */
  phrases: Float32Array;
  /** 1 where the vector is to be compared. */
  isCompared: Uint8Array;
}

export function findCandidates(
  about: About,
  subject: FoundTerms,
  vector: Float32Array | null,
  parts: AboutParts,
): Candidates {
  const { mirror, vectors, scratch, sets, cancellation, only } = parts;
  const { columns } = mirror;
  const isListed = columns.listing(only);
  const near = vector ? vectors.nearest(vector, NEAREST, isListed).map(({ id }) => id) : [];
  cancellation.check();
  const noted = new Noted(subject, near, columns, scratch.places(columns.size), isListed);
  cancellation.check();
  tellOnce(noted, subject, parts);
  const { share, mass, bits } = noted.shares(subject, columns, cancellation);
  const isNear = new Uint8Array(noted.count);
  for (const slot of near) isNear[noted.placeOf(slot)] = 1;
  const chosen = sets.take(columns.size);
  for (let at = 0; at < noted.count; at++)
    if (isNear[at] === 1 || (noted.distinct[at] !== 0 && share[at]! > CANDIDATE_SHARE)) chosen.add(noted.slots[at]!);
  const slots = chosen.slots();
  const told = {
    bits: new Uint32Array(slots.length),
    shares: new Float32Array(slots.length),
    distinct: new Uint8Array(slots.length),
  };
  const best = new TopSlots(vector ? Math.min(slots.length, COMPARED) : 0);
  for (let at = 0; at < slots.length; at++) {
    const place = noted.placeOf(slots[at]!);
    told.bits[at] = bits[place]!;
    told.shares[at] = share[place]!;
    told.distinct[at] = noted.distinct[place]!;
    best.offer(at, mass[place]!);
  }
  const isCompared = new Uint8Array(slots.length);
  for (const at of best.unsorted()) isCompared[at] = 1;
  return {
    slots,
    ...told,
    phrases: phraseParts(about.phrases, slots, subject.isNamed, parts),
    isCompared,
  };
}

/** Records with an informative word of the subject, and those that lie near it, in the order in which they were come upon. */
class Noted {
  readonly slots: Uint32Array;
  count = 0;
  readonly distinct: Uint8Array;
  /** By slot: its place + 1; 0 where there is none. */
  private readonly places: Uint32Array;

  /** `places`: zeros, for as long as this is used. */
  constructor(
    subject: FoundTerms,
    near: number[],
    columns: Columns,
    places: Uint32Array,
    isListed: (slot: number) => boolean,
  ) {
    const informative = subject.terms.filter(({ term }) => term.isInformative);
    const most = Math.min(
      columns.size,
      informative.reduce((sum, { slots }) => sum + slots.length, near.length),
    );
    this.slots = new Uint32Array(most);
    this.distinct = new Uint8Array(most);
    this.places = places;
    for (const slot of near) this.note(slot);
    for (const { slots, often } of informative)
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]!;
        const isNamed = subject.isNamed[columns.engine[slot]!] === 1;
        if (frequencyOf(isNamed, often[i]!) === 0) continue;
        if (this.places[slot] === 0) {
          if (!isListed(slot)) continue;
          this.note(slot);
        }
        this.distinct[this.places[slot]! - 1]!++;
      }
  }

  /** -1 where it is not noted. */
  placeOf(slot: number): number {
    return this.places[slot]! - 1;
  }

  /** By place. */
  shares({ terms, isNamed, average }: FoundTerms, { engine, length }: Columns, cancellation: Cancellation) {
    const { count, places } = this;
    const [share, mass, bits] = [new Float32Array(count), new Float32Array(count), new Uint32Array(count)];
    terms.forEach(({ slots, often, part }, term) => {
      cancellation.check();
      const bit = term < TERM_BITS ? 1 << term : 0;
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]!;
        const at = places[slot]! - 1;
        if (at < 0) continue;
        const frequency = frequencyOf(isNamed[engine[slot]!] === 1, often[i]!);
        if (frequency === 0) continue;
        mass[at]! += damped(part, frequency, length[slot]!, average);
        share[at]! += part;
        bits[at]! |= bit;
      }
    });
    return { share, mass, bits };
  }

  private note(slot: number): void {
    this.slots[this.count++] = slot;
    this.places[slot] = this.count;
  }
}

/**
 * An abbreviation that stands for several of the words, in a record that has none of them and nothing else: one word.
 * "CMC" is a ceramic matrix composite, and carboxymethyl cellulose, and Commercial Metals.
 */
function tellOnce(noted: Noted, { terms }: FoundTerms, { scan, mirror, cancellation }: AboutParts): void {
  const { columns } = mirror;
  const standsFor = new Map<string, string[]>();
  for (const { term } of terms) {
    const { label, variants, isInformative } = term;
    const own = scan.tokens(label);
    for (const [token, ...more] of isInformative ? variants.map(scan.tokens) : [])
      if (token && token.length <= ABBREVIATION && more.length === 0 && !own.includes(token))
        standsFor.set(token, [...(standsFor.get(token) ?? []), ...own]);
  }
  for (const [token, words] of standsFor) {
    if (words.length < 2) continue;
    cancellation.check();
    const spelledOut = new Set(words.flatMap((word) => [...scan.token(word, columns).slots]));
    for (const slot of scan.token(token, columns).slots) {
      const at = noted.placeOf(slot);
      const distinct = noted.distinct[at] ?? 0;
      if (distinct > 1 && distinct <= words.length && !spelledOut.has(slot)) noted.distinct[at] = 1;
    }
  }
}

/** By place among the candidates: the phrases that stand there, as a part of all of them. */
function phraseParts(
  phrases: string[],
  candidates: Uint32Array,
  isNamed: Uint8Array,
  { scan, mirror, cancellation }: AboutParts,
): Float32Array {
  const { columns } = mirror;
  const shares = new Float32Array(candidates.length);
  const isOfNamed = (slot: number) => isNamed[columns.engine[slot]!] === 1;
  const found = phrases.map((phrase) => {
    cancellation.check();
    const slots = scan.phrase(phrase, columns);
    if (!slots.some(isOfNamed)) return slots;
    // Of those known by a name, only what their text says.
    const inText = new Set(scan.phraseInText(phrase, columns));
    return slots.filter((slot) => !isOfNamed(slot) || inText.has(slot));
  });
  const weights = found.map(({ length }) => (length === 0 ? 0 : Math.log((columns.live + 1) / (length + 0.5))));
  const whole = Math.max(...weights, 1) * Math.max(1, phrases.length);
  found.forEach((slots, i) => {
    for (const slot of slots) {
      const at = placeIn(candidates, slot);
      if (at >= 0) shares[at]! += weights[i]! / whole;
    }
  });
  return shares;
}
