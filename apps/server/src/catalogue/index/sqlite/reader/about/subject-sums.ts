import type { Mirror } from '../mirror.ts';
import type { AboutParts } from './about-parts.ts';
import { damped, type FoundTerm, type FoundTerms, frequencyOf } from './found-terms.ts';
import { BRIEF, type Kind } from './subject-kind.ts';
import { inText, inTitle } from './term-scan.ts';
import { TERM_BITS } from './term-weights.ts';

/** A text speaks of what it says once in so many words; what it says once in a thousand is there for some other reason. */
const SPOKEN_OF_EVERY = 50;
export const HAS = 1;
export const SPEAKS_OF = 2;

/** What is added up of the records that are judged, by their place among these. */
export class SubjectSums {
  readonly mass: Float32Array;
  readonly share: Float32Array;
  readonly core: Float32Array;
  readonly strongest: Float32Array;
  readonly supported: Float32Array;
  readonly supportedTitle: Float32Array;
  readonly title: Float32Array;
  readonly density: Float32Array;
  readonly keys: Uint8Array;
  readonly head: Uint8Array;
  readonly name: Uint8Array;
  readonly kind: Uint8Array;
  /** Whether it has what people have that the subject is for. */
  readonly condition: Uint8Array;
  readonly tied: Uint8Array;
  readonly object: Uint8Array;
  readonly coreCount: Uint8Array;
  /** A bit for each term that the record has. */
  readonly bits: Uint32Array;
  /** The same of its title; of all that it says, where it is known by a name. */
  readonly titleBits: Uint32Array;

  private constructor(count: number) {
    const numbers = () => new Float32Array(count);
    this.mass = numbers();
    this.share = numbers();
    this.core = numbers();
    this.strongest = numbers();
    this.supported = numbers();
    this.supportedTitle = numbers();
    this.title = numbers();
    this.density = numbers();
    this.keys = new Uint8Array(count);
    this.head = new Uint8Array(count);
    this.name = new Uint8Array(count);
    this.kind = new Uint8Array(count);
    this.condition = new Uint8Array(count);
    this.tied = new Uint8Array(count);
    this.object = new Uint8Array(count);
    this.coreCount = new Uint8Array(count);
    this.bits = new Uint32Array(count);
    this.titleBits = new Uint32Array(count);
  }

  /** Of these slots alone: a common word stands in many more records than there are to be judged. */
  static of(
    slots: Uint32Array,
    subject: FoundTerms,
    kind: Kind,
    { mirror: { columns }, scratch, cancellation }: AboutParts,
  ): SubjectSums {
    const sums = new SubjectSums(slots.length);
    /** By slot: its place + 1. */
    const places = scratch.places(columns.size);
    for (let at = 0; at < slots.length; at++) places[slots[at]!] = at + 1;
    subject.terms.forEach((found, i) => {
      cancellation.check();
      sums.add(found, places, { subject, kind, columns, bit: i < TERM_BITS ? 1 << i : 0 });
    });
    return sums;
  }

  private add(
    { term, slots, often, part, corePart, strength, key }: FoundTerm,
    places: Uint32Array,
    { subject, kind, columns, bit }: { subject: FoundTerms; kind: Kind; columns: Mirror['columns']; bit: number },
  ): void {
    const { isNamed, average } = subject;
    const surely = strength * term.support;
    const isBrief = subject.terms.length <= BRIEF;
    const [isOfKind, isTied, isObject] = [kind.terms.has(term), kind.tied.has(term), kind.object.has(term)];
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      const at = places[slot]! - 1;
      if (at < 0) continue;
      const isName = isNamed[columns.engine[slot]!] === 1;
      const frequency = frequencyOf(isName, often[i]!);
      if (frequency === 0) continue;
      const titled = isName ? 0 : inTitle(often[i]!);
      const said = isName ? frequency : inText(often[i]!);
      const length = columns.length[slot]!;
      this.mass[at]! += damped(part, frequency, length, average);
      this.share[at]! += part;
      this.core[at]! += corePart;
      if (strength > this.strongest[at]!) this.strongest[at] = strength;
      if (surely > this.supported[at]!) this.supported[at] = surely;
      if (titled > 0) {
        this.title[at]! += part;
        if (surely > this.supportedTitle[at]!) this.supportedTitle[at] = surely;
      }
      this.density[at]! += (strength * frequency) / Math.max(4, length);
      this.keys[at]! |= key;
      const isSpokenOf = titled > 0 || said * SPOKEN_OF_EVERY >= length;
      if (term.isHead) this.head[at]! |= isSpokenOf || isBrief ? HAS | SPEAKS_OF : HAS;
      if (term.isOfName && term.isInformative) this.name[at]!++;
      if (term.isCondition) this.condition[at] = 1;
      if (isOfKind && isSpokenOf) this.kind[at] = 1;
      if (isTied && isSpokenOf) this.tied[at]!++;
      if (isObject) this.object[at]!++;
      if (term.isCore) this.coreCount[at]!++;
      this.bits[at]! |= bit;
      if (isName || titled > 0) this.titleBits[at]! |= bit;
    }
  }
}
