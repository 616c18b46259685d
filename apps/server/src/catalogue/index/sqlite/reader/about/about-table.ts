import type { Engine } from '@groundwork/contract/engines';
import type { About } from '../../../../relevance/about.ts';
import { FEATURE_COUNT, FEATURE_PLACE } from '../../../../relevance/features.ts';
import { dot } from '../../../../semantics/model/semantic-model.ts';
import type { Cancellation } from '../../shared/serve.ts';
import { BestSlots } from '../best.ts';
import type { Mirror } from '../mirror.ts';
import type { VectorMirror } from '../vector-mirror.ts';
import type { Occurrences, TermScan } from './term-scan.ts';
import { sumOf, surestTerms, type WeighedTerm, weighTerms } from './term-weights.ts';

/** As BM25 has them. */
const K1 = 1.2;
const B = 0.75;
/** Words of which each record keeps which it has; the heaviest of a subject. */
const TERM_BITS = 32;
/** Distinct informative words that count as many. */
const DISTINCT_FULL = 4;
/** A text of fewer words says little more than its title. */
const SHORT_WORDS = 40;
/** Less of a subject is not worth judging. */
const CANDIDATE_SHARE = 0.02;
/** Records that lie nearest and have too few of the words to be candidates otherwise. */
const NEAREST = 200;
/** Candidates whose vectors are compared: those with most of the subject. Each is read from the file. */
const COMPARED = 1500;
/** What was compared and lies no nearer than any record: 0 stands for what was not compared. */
const COMPARED_LEAST = 1e-6;
/** Of two words side by side in the subject's text: where so many of the rarer one's records have both, they name one thing. */
const ONE_THING = 0.6;
const ONE_THING_RECORDS = 3;
const TITLE_WEIGHT = 2;
/** A text speaks of what it says once in so many words; what it says once in a thousand is there for some other reason. */
const SPOKEN_OF_EVERY = 50;
const HAS = 1;
const SPEAKS_OF = 2;
/** A name made of so many things says by each of them which it is. */
const COMPOUND = 3;
/** Of what it is done to, so many words, where it has as many: "heart" alone is not yet heart failure. */
const OBJECT_WORDS = 2;
/** Letters of an abbreviation, which may stand for anything; a longer word that stands for several is a name. */
const ABBREVIATION = 5;
/** A subject of so many words says much. */
const WORDY_FULL = 20;
const BRIEF = WORDY_FULL / 2;

/** What is known of every record that may be about a subject, in one state of the index. */
export interface AboutTable {
  terms: WeighedTerm[];
  /** Ascending. */
  slots: Uint32Array;
  /** By place in `slots`, FEATURE_COUNT each. */
  features: Float32Array;
  /** Whether the subject's vector could be compared. */
  hasVectors: boolean;
  /** By place in `slots`: a bit for each term that the record has. */
  bits: Uint32Array;
}

export interface AboutParts {
  mirror: Mirror;
  vectors: VectorMirror;
  scan: TermScan;
  cancellation: Cancellation;
  /** What is judged: what searches list, or the sample alone. */
  only?: 'sample';
}

/** Holds the records against a subject by its own words and its vector. */
export function aboutTable(about: About, parts: AboutParts): AboutTable {
  const { mirror, scan, cancellation } = parts;
  const { columns } = mirror;
  const found = about.terms.map((term) => {
    cancellation.check();
    return scan.term(term, columns);
  });
  const terms = weighTerms(about.terms, found, columns, scan.tokens);
  const sums = new Sums(columns.size);
  const isNamed = flagsOf(about.named, mirror);
  const whole = sumOf(terms, ({ base }) => base);
  const core = sumOf(terms, ({ base, isCore }) => (isCore ? base : 0));
  const heaviest = Math.max(...terms.map(({ base }) => base), 1e-6);
  const keys = surestTerms(terms);
  const kind = kindOf(terms);
  const average = columns.words / Math.max(1, columns.live);
  terms.forEach((term, i) => {
    cancellation.check();
    const { slots, inTitle, inText } = found[i]!;
    const part = term.weight / whole;
    const corePart = term.isCore ? term.weight / core : 0;
    const strength = term.base / heaviest;
    const surely = strength * term.support;
    const key = keys.indexOf(i) < 0 ? 0 : 1 << keys.indexOf(i);
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at]!;
      const isName = isNamed[columns.engine[slot]!] === 1;
      const titled = isName ? 0 : inTitle[at]!;
      // Texts that say the name once more, and ids made of it, say nothing more either.
      const said = isName ? Math.max(0, inText[at]! - inTitle[at]!) : inText[at]!;
      const frequency = said + TITLE_WEIGHT * titled;
      if (frequency === 0) continue;
      const length = columns.length[slot]!;
      sums.mass[slot]! += (part * frequency) / (frequency + K1 * (1 - B + (B * length) / average));
      sums.share[slot]! += part;
      sums.core[slot]! += corePart;
      if (strength > sums.strongest[slot]!) sums.strongest[slot] = strength;
      if (surely > sums.supported[slot]!) sums.supported[slot] = surely;
      if (titled > 0) {
        sums.title[slot]! += part;
        if (surely > sums.supportedTitle[slot]!) sums.supportedTitle[slot] = surely;
      }
      sums.density[slot]! += (strength * frequency) / Math.max(4, length);
      sums.keys[slot]! |= key;
      const isSpokenOf = titled > 0 || said * SPOKEN_OF_EVERY >= length;
      if (term.isHead) sums.head[slot]! |= isSpokenOf || terms.length <= BRIEF ? HAS | SPEAKS_OF : HAS;
      if (term.isOfName && term.isInformative) sums.name[slot]!++;
      if (kind.terms.has(term) && isSpokenOf) sums.kind[slot] = 1;
      if (kind.tied.has(term) && isSpokenOf) sums.tied[slot]!++;
      if (kind.object.has(term)) sums.object[slot]!++;
      if (term.isCore) sums.coreCount[slot]!++;
      if (term.isInformative) sums.distinct[slot]!++;
      if (i < TERM_BITS) sums.bits[slot]! |= 1 << i;
    }
  });
  tellOnce(sums.distinct, terms, parts);
  addPhrases(sums.phrases, about.phrases, isNamed, parts);
  const vector = about.vector && about.vector.model === parts.vectors.modelId ? about.vector.values : null;
  const slots = candidates(sums, vector, parts);
  const units = unitsOf(about.phrases, terms, found, scan);
  const features = featuresOf(slots, sums, { ...about, terms, units, kind }, isNamed, parts);
  addCosines(features, slots, sums.mass, vector, parts);
  return {
    terms,
    slots,
    features,
    hasVectors: vector !== null,
    bits: Uint32Array.from(slots, (slot) => sums.bits[slot]!),
  };
}

/** What is added up of every record, by slot. */
class Sums {
  readonly mass: Float32Array;
  readonly share: Float32Array;
  readonly core: Float32Array;
  readonly strongest: Float32Array;
  readonly supported: Float32Array;
  readonly supportedTitle: Float32Array;
  readonly title: Float32Array;
  readonly density: Float32Array;
  readonly phrases: Float32Array;
  readonly keys: Uint8Array;
  readonly distinct: Uint8Array;
  readonly head: Uint8Array;
  readonly name: Uint8Array;
  readonly kind: Uint8Array;
  readonly tied: Uint8Array;
  readonly object: Uint8Array;
  readonly coreCount: Uint8Array;
  readonly bits: Uint32Array;

  constructor(size: number) {
    const numbers = () => new Float32Array(size);
    this.mass = numbers();
    this.share = numbers();
    this.core = numbers();
    this.strongest = numbers();
    this.supported = numbers();
    this.supportedTitle = numbers();
    this.title = numbers();
    this.density = numbers();
    this.phrases = numbers();
    this.keys = new Uint8Array(size);
    this.distinct = new Uint8Array(size);
    this.head = new Uint8Array(size);
    this.name = new Uint8Array(size);
    this.kind = new Uint8Array(size);
    this.tied = new Uint8Array(size);
    this.object = new Uint8Array(size);
    this.coreCount = new Uint8Array(size);
    this.bits = new Uint32Array(size);
  }
}

/** By an engine's code: 1 for those that are meant. */
function flagsOf(engines: Engine[], { engineCodes }: Mirror): Uint8Array {
  const flags = new Uint8Array(256);
  for (const engine of engines) {
    const code = engineCodes.get(engine);
    if (code !== undefined) flags[code] = 1;
  }
  return flags;
}

interface Kind {
  terms: ReadonlySet<WeighedTerm>;
  /** How many things of the subject say as much. */
  orThings: number;
  /** Words that say it together only. */
  tied: ReadonlySet<WeighedTerm>;
  /** Words of which a record needs `objects`. */
  object: ReadonlySet<WeighedTerm>;
  objects: number;
}

/**
 * What tells of which kind the thing is: what the text says of it, or, of a brief subject, the most telling word before its head
 * ("laser" of "laser communication"), if not three things together do ("diamond", "vacancies" and "magnetometer" of a quantum magnetometer).
 */
function kindOf(terms: WeighedTerm[]): Kind {
  const tied = new Set(terms.filter(({ isTied }) => isTied));
  const object = new Set(terms.filter(({ isObject }) => isObject).toSorted((a, b) => b.base - a.base));
  const parts = { tied, object, objects: Math.min(OBJECT_WORDS, object.size) };
  const said = terms.filter(({ isKind }) => isKind);
  if (said.length > 0 || object.size > 0 || terms.length > BRIEF)
    return { terms: new Set(said), orThings: Infinity, ...parts };
  const before = terms.filter(({ isOfName, isHead, isInformative }) => isOfName && !isHead && isInformative);
  return { terms: new Set(before.toSorted((a, b) => b.base - a.base).slice(0, 1)), orThings: COMPOUND, ...parts };
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

/** Places of neighbouring words that say one thing together ("carbon dioxide"): having both is having one. */
function unitsOf(phrases: string[], terms: WeighedTerm[], found: Occurrences[], scan: TermScan): [number, number][] {
  const place = new Map(terms.flatMap(({ label }, i) => scan.tokens(label).map((token) => [token, i] as const)));
  return phrases.flatMap((phrase): [number, number][] => {
    const [i, j] = scan.tokens(phrase).map((token) => place.get(token));
    if (i === undefined || j === undefined || i === j || Math.max(i, j) >= TERM_BITS) return [];
    const [rarer, other] = found[i]!.slots.length < found[j]!.slots.length ? [i, j] : [j, i];
    const having = new Set(found[other]!.slots);
    const { slots } = found[rarer]!;
    const both = slots.reduce((sum, slot) => sum + (having.has(slot) ? 1 : 0), 0);
    return both >= ONE_THING_RECORDS && both >= ONE_THING * slots.length ? [[i, j]] : [];
  });
}

function addPhrases(
  shares: Float32Array,
  phrases: string[],
  isNamed: Uint8Array,
  { scan, mirror, cancellation }: AboutParts,
): void {
  const { columns } = mirror;
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
}

function candidates(sums: Sums, vector: Float32Array | null, { mirror, vectors, only }: AboutParts): Uint32Array {
  const { columns } = mirror;
  const { size } = columns;
  const isListed = (slot: number) => columns.isListed(slot, only);
  const isCandidate = new Uint8Array(size);
  let count = 0;
  for (let slot = 0; slot < size; slot++) {
    if (sums.distinct[slot] === 0 || sums.share[slot]! <= CANDIDATE_SHARE || !isListed(slot)) continue;
    isCandidate[slot] = 1;
    count++;
  }
  for (const { id } of vector ? vectors.nearest(vector, NEAREST, isListed) : []) {
    if (isCandidate[id] === 0) count++;
    isCandidate[id] = 1;
  }
  const slots = new Uint32Array(count);
  let n = 0;
  for (let slot = 0; slot < size; slot++) if (isCandidate[slot] === 1) slots[n++] = slot;
  return slots;
}

type Weighed = Pick<About, 'isUntitled' | 'whatTitlesName'> & {
  terms: WeighedTerm[];
  units: [number, number][];
  kind: Kind;
};

function featuresOf(
  slots: Uint32Array,
  sums: Sums,
  { terms, isUntitled, units, kind, whatTitlesName }: Weighed,
  isNamed: Uint8Array,
  { mirror }: AboutParts,
): Float32Array {
  const { columns } = mirror;
  const informativeUnits = units.filter(([i, j]) => terms[i]!.isInformative && terms[j]!.isInformative);
  const nameUnits = informativeUnits.filter(([i, j]) => terms[i]!.isOfName && terms[j]!.isOfName);
  const nameThings = terms.filter(({ isOfName, isInformative }) => isOfName && isInformative).length - nameUnits.length;
  const coreWords = terms.filter(({ isCore }) => isCore).length;
  // A subject whose title names nothing asks for nothing.
  const headless = terms.some(({ isHead }) => isHead) ? 0 : 1;
  const byTitle = flagsOf(whatTitlesName, mirror);
  const features = new Float32Array(slots.length * FEATURE_COUNT);
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    const start = at * FEATURE_COUNT;
    const set = (name: keyof typeof FEATURE_PLACE, value: number) => {
      features[start + FEATURE_PLACE[name]] = value;
    };
    const keys = sums.keys[slot]!;
    const many = Math.min(DISTINCT_FULL, sums.distinct[slot]!) / DISTINCT_FULL;
    const isShort = columns.length[slot]! < SHORT_WORDS ? 1 : 0;
    set('mass', sums.mass[slot]!);
    set('share', sums.share[slot]!);
    set('core', sums.core[slot]!);
    set('strongest', sums.strongest[slot]!);
    set('supported', sums.supported[slot]!);
    set('supportedTitle', sums.supportedTitle[slot]!);
    set('key', keys & 1);
    set('keys', ((keys & 1) + ((keys >> 1) & 1) + ((keys >> 2) & 1)) / 3);
    set('head', Math.max(headless, sums.head[slot]! & HAS));
    set('spokenHead', headless || sums.head[slot]! & SPEAKS_OF ? 1 : 0);
    set('coreCount', sums.coreCount[slot]! / Math.max(1, coreWords));
    set('wordy', Math.min(1, terms.length / WORDY_FULL));
    set('distinct', many);
    // A phrase without any of its words is one of a name.
    const phrases = sums.share[slot] === 0 ? 0 : sums.phrases[slot]!;
    set('phrases', phrases);
    set('hasPhrase', phrases > 0 ? 1 : 0);
    set('title', sums.title[slot]!);
    set('density', Math.min(1, 4 * sums.density[slot]!));
    set('length', Math.log10(1 + columns.length[slot]!) / 4);
    set('coreByDistinct', sums.core[slot]! * many);
    set('short', isShort);
    set('shortTitle', isShort * sums.title[slot]!);
    const bits = sums.bits[slot]!;
    const bothOf = (pairs: [number, number][]) =>
      pairs.reduce((sum, [i, j]) => sum + ((bits >>> i) & (bits >>> j) & 1), 0);
    const things = sums.distinct[slot]! - bothOf(informativeUnits);
    const isOtherKind =
      sums.tied[slot]! < kind.tied.size ||
      sums.object[slot]! < kind.objects ||
      (kind.terms.size > 0 && sums.kind[slot] === 0 && things < kind.orThings);
    const ofName = nameThings < COMPOUND ? 1 : (sums.name[slot]! - bothOf(nameUnits)) / nameThings;
    set('name', isOtherKind ? 0 : ofName);
    set('things', Math.min(DISTINCT_FULL, things) / DISTINCT_FULL);
    set('untitled', isUntitled ? 1 : 0);
    set('named', isNamed[columns.engine[slot]!]!);
    set('beside', sums.title[slot] === 0 ? byTitle[columns.engine[slot]!]! : 0);
  }
  return features;
}

function addCosines(
  features: Float32Array,
  slots: Uint32Array,
  mass: Float32Array,
  vector: Float32Array | null,
  { vectors, cancellation }: AboutParts,
): void {
  if (!vector) return;
  const nearness = vectors.nearnessTo(vector);
  const best = new BestSlots(Math.min(slots.length, COMPARED));
  for (let at = 0; at < slots.length; at++) best.offer(at, mass[slots[at]!]!);
  cancellation.check();
  const compared = best.sorted();
  vectors.prepare(compared.map(({ slot: at }) => slots[at]!));
  for (const { slot: at } of compared) {
    const one = vectors.get(slots[at]!);
    if (!one) continue;
    const start = at * FEATURE_COUNT;
    const cosine = Math.max(COMPARED_LEAST, nearness(dot(one, vector)));
    features[start + FEATURE_PLACE.cosine] = cosine;
    features[start + FEATURE_PLACE.shareByCosine] = cosine * features[start + FEATURE_PLACE.share]!;
  }
}
