import type { About } from '../../../../relevance/about.ts';
import { BestSlots } from '../best.ts';
import type { AboutParts } from './about-table.ts';
import { damped, type FoundTerms, frequencyOf } from './found-terms.ts';
import { TERM_BITS, type WeighedTerm } from './term-weights.ts';

/** Less of a subject is not worth judging. */
const CANDIDATE_SHARE = 0.02;
/** Records that lie nearest and have too few of the words to be candidates otherwise. */
const NEAREST = 200;
/** Candidates whose vectors are compared: those with most of the subject. Each is read from the file. */
const COMPARED = 1500;
/** Letters of an abbreviation, which may stand for anything; a longer word that stands for several is a name. */
const ABBREVIATION = 5;

/** Records that may be about a subject, and what of each tells whether it has to be judged. */
export interface Candidates {
  /** Ascending. */
  slots: Uint32Array;
  /** By place in `slots`: a bit for each term that the record has, and how much of the subject's weight. */
  bits: Uint32Array;
  shares: Float32Array;
  /** By slot: distinct informative words, and the phrases' part of the whole. */
  distinct: Uint8Array;
  phrases: Float32Array;
  /** By slot: 1 where the vector is to be compared. */
  isCompared: Uint8Array;
}

export function findCandidates(
  about: About,
  subject: FoundTerms,
  vector: Float32Array | null,
  parts: AboutParts,
): Candidates {
  const { mirror, vectors, cancellation, only } = parts;
  const { columns } = mirror;
  const { size } = columns;
  const distinct = distinctWords(subject, parts);
  tellOnce(
    distinct,
    subject.terms.map(({ term }) => term),
    parts,
  );
  const phrases = phraseParts(about.phrases, subject.isNamed, parts);
  cancellation.check();
  const isListed = (slot: number) => columns.isListed(slot, only);
  const isWanted = new Uint8Array(size);
  for (let slot = 0; slot < size; slot++) if (distinct[slot] !== 0 && isListed(slot)) isWanted[slot] = BY_WORDS;
  for (const { id } of vector ? vectors.nearest(vector, NEAREST, isListed) : []) isWanted[id] = NEAR;
  const { share, mass, bits } = sharesOf(subject, isWanted, parts);
  const slots = new Uint32Array(size);
  let count = 0;
  for (let slot = 0; slot < size; slot++)
    if (isWanted[slot] === NEAR || (isWanted[slot] === BY_WORDS && share[slot]! > CANDIDATE_SHARE))
      slots[count++] = slot;
  const chosen = slots.slice(0, count);
  const isCompared = new Uint8Array(vector ? size : 0);
  if (vector) {
    const best = new BestSlots(Math.min(count, COMPARED));
    for (const slot of chosen) best.offer(slot, mass[slot]!);
    for (const { slot } of best.sorted()) isCompared[slot] = 1;
  }
  return {
    slots: chosen,
    bits: Uint32Array.from(chosen, (slot) => bits[slot]!),
    shares: Float32Array.from(chosen, (slot) => share[slot]!),
    distinct,
    phrases,
    isCompared,
  };
}

const BY_WORDS = 1;
const NEAR = 2;

/** By slot. */
function distinctWords({ terms, isNamed }: FoundTerms, { mirror, cancellation }: AboutParts): Uint8Array {
  const { engine, size } = mirror.columns;
  const distinct = new Uint8Array(size);
  for (const { term, slots, inTitle, inText } of terms) {
    if (!term.isInformative) continue;
    cancellation.check();
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      if (frequencyOf(isNamed[engine[slot]!] === 1, inTitle[i]!, inText[i]!) > 0) distinct[slot]!++;
    }
  }
  return distinct;
}

/** By slot, of the wanted ones. */
function sharesOf(
  { terms, isNamed, average }: FoundTerms,
  isWanted: Uint8Array,
  { mirror, cancellation }: AboutParts,
): { share: Float32Array; mass: Float32Array; bits: Uint32Array } {
  const { engine, length, size } = mirror.columns;
  const [share, mass, bits] = [new Float32Array(size), new Float32Array(size), new Uint32Array(size)];
  terms.forEach(({ slots, inTitle, inText, part }, place) => {
    cancellation.check();
    const bit = place < TERM_BITS ? 1 << place : 0;
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      if (isWanted[slot] === 0) continue;
      const frequency = frequencyOf(isNamed[engine[slot]!] === 1, inTitle[i]!, inText[i]!);
      if (frequency === 0) continue;
      mass[slot]! += damped(part, frequency, length[slot]!, average);
      share[slot]! += part;
      bits[slot]! |= bit;
    }
  });
  return { share, mass, bits };
}

/**
 * An abbreviation that stands for several of the words, in a record that has none of them and nothing else: one word.
 * "CMC" is a ceramic matrix composite, and carboxymethyl cellulose, and Commercial Metals.
 */
function tellOnce(distinct: Uint8Array, terms: WeighedTerm[], { scan, mirror, cancellation }: AboutParts): void {
  const { columns } = mirror;
  const standsFor = new Map<string, string[]>();
  for (const { label, variants, isInformative } of terms) {
    const own = scan.tokens(label);
    for (const [token, ...more] of isInformative ? variants.map(scan.tokens) : [])
      if (token && token.length <= ABBREVIATION && more.length === 0 && !own.includes(token))
        standsFor.set(token, [...(standsFor.get(token) ?? []), ...own]);
  }
  for (const [token, words] of standsFor) {
    if (words.length < 2) continue;
    cancellation.check();
    const spelledOut = new Set(words.flatMap((word) => [...scan.token(word, columns).slots]));
    for (const slot of scan.token(token, columns).slots)
      if (distinct[slot]! > 1 && distinct[slot]! <= words.length && !spelledOut.has(slot)) distinct[slot] = 1;
  }
}

/** By slot: the phrases that stand there, as a part of all of them. */
function phraseParts(phrases: string[], isNamed: Uint8Array, { scan, mirror, cancellation }: AboutParts): Float32Array {
  const { columns } = mirror;
  const shares = new Float32Array(columns.size);
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
    for (const slot of slots) shares[slot]! += weights[i]! / whole;
  });
  return shares;
}
