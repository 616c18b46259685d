import type { Engine } from '@groundwork/contract/engines';
import type { About } from '../../../../relevance/about.ts';
import type { Mirror } from '../mirror.ts';
import type { AboutParts } from './about-parts.ts';
import { placesWhere } from './places.ts';
import { inText, inTitle, type Occurrences } from './term-scan.ts';
import { sumOf, surestTerms, type WeighedTerm, weighTerms } from './term-weights.ts';

/** As BM25 has them. */
const K1 = 1.2;
const B = 0.75;
const TITLE_WEIGHT = 2;

/** A term of a subject, where it stands, and its parts of the whole. */
export interface FoundTerm {
  term: WeighedTerm;
  slots: Uint32Array;
  often: Uint16Array;
  /** Of the subject's whole weight; of its core's, 0 where it is none of it. */
  part: number;
  corePart: number;
  /** Its own weight against the most telling term's. */
  strength: number;
  /** Its bit where it is one of the surest three. */
  key: number;
}

export interface FoundTerms {
  terms: FoundTerm[];
  /** By an engine's code: whether its titles are names. */
  isNamed: Uint8Array;
  /** Words of a record. */
  average: number;
}

/** Looks up the terms of a subject. */
export function findTerms(about: About, { mirror, scan, scratch, cancellation, only }: AboutParts): FoundTerms {
  const { columns } = mirror;
  const isOther = columns.isMixed ? (slot: number) => (columns.isSample[slot] === 1) !== (only === 'sample') : null;
  const found = about.terms.map((term) => {
    cancellation.check();
    const everywhere = scan.term(term, columns);
    return isOther ? without(everywhere, isOther) : everywhere;
  });
  const terms = weighTerms(about.terms, found, columns, scan.tokens, scratch);
  const whole = sumOf(terms, ({ base }) => base);
  const core = sumOf(terms, ({ base, isCore }) => (isCore ? base : 0));
  const heaviest = Math.max(...terms.map(({ base }) => base), 1e-6);
  const keys = surestTerms(terms);
  return {
    terms: terms.map((term, i) => ({
      term,
      ...found[i]!,
      part: term.weight / whole,
      corePart: term.isCore ? term.weight / core : 0,
      strength: term.base / heaviest,
      key: keys.indexOf(i) < 0 ? 0 : 1 << keys.indexOf(i),
    })),
    isNamed: flagsOf(about.named, mirror),
    average: columns.words / Math.max(1, columns.live),
  };
}

/** The sample says nothing of how rare a word is among real records, nor of what it means there; and they of it. */
function without({ slots, often }: Occurrences, isOther: (slot: number) => boolean): Occurrences {
  const places = placesWhere(slots.length, (place) => !isOther(slots[place]!));
  if (places.length === slots.length) return { slots, often };
  const left = { slots: new Uint32Array(places.length), often: new Uint16Array(places.length) };
  for (let at = 0; at < places.length; at++) {
    left.slots[at] = slots[places[at]!]!;
    left.often[at] = often[places[at]!]!;
  }
  return left;
}

/** By an engine's code: 1 for those that are meant. */
export function flagsOf(engines: Engine[], { engineCodes }: Mirror): Uint8Array {
  const flags = new Uint8Array(256);
  for (const engine of engines) {
    const code = engineCodes.get(engine);
    if (code !== undefined) flags[code] = 1;
  }
  return flags;
}

/**
 * How often a record says a term, its title's place counted more. Of one that is known by a name the title says nothing, and texts
 * that say the name once more, and ids made of it, say nothing more either.
 */
export function frequencyOf(isName: boolean, often: number): number {
  return isName ? Math.max(0, inText(often) - inTitle(often)) : inText(often) + TITLE_WEIGHT * inTitle(often);
}

/** A term's part, damped by how often and in how long a text it stands. */
export function damped(part: number, frequency: number, length: number, average: number): number {
  return (part * frequency) / (frequency + K1 * (1 - B + (B * length) / average));
}
