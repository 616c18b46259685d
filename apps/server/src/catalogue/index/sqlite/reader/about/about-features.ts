import type { About } from '../../../../relevance/about.ts';
import { FEATURE_COUNT, FEATURE_PLACE } from '../../../../relevance/features.ts';
import type { Mirror } from '../mirror.ts';
import type { AboutParts } from './about-parts.ts';
import type { Candidates } from './candidates.ts';
import { sharesIllnessAlone } from './common-illness.ts';
import { type FoundTerms, flagsOf } from './found-terms.ts';
import { COMPOUND, type Kind, WORDY_FULL } from './subject-kind.ts';
import { HAS, SPEAKS_OF, type SubjectSums } from './subject-sums.ts';
import { TERM_BITS } from './term-weights.ts';

/** Of two words side by side in the subject's text: where so many of the rarer one's records have both, they name one thing. */
const ONE_THING = 0.6;
const ONE_THING_RECORDS = 3;
/** Distinct informative words that count as many. */
const DISTINCT_FULL = 4;
/** A text of fewer words says little more than its title. */
const SHORT_WORDS = 40;

/** Places of neighbouring words that say one thing together ("carbon dioxide"): having both is having one. */
export function unitsOf(
  phrases: string[],
  { terms }: FoundTerms,
  { scan, scratch, mirror }: Pick<AboutParts, 'scan' | 'scratch' | 'mirror'>,
): [number, number][] {
  const place = new Map(terms.flatMap(({ term }, i) => scan.tokens(term.label).map((token) => [token, i] as const)));
  const isOfRarer = scratch.flags(mirror.columns.size);
  return phrases.flatMap((phrase): [number, number][] => {
    const [i, j] = scan.tokens(phrase).map((token) => place.get(token));
    if (i === undefined || j === undefined || i === j || Math.max(i, j) >= TERM_BITS) return [];
    const [slots, others] = [terms[i]!.slots, terms[j]!.slots].sort((a, b) => a.length - b.length) as [
      Uint32Array,
      Uint32Array,
    ];
    for (let at = 0; at < slots.length; at++) isOfRarer[slots[at]!] = 1;
    let both = 0;
    for (let at = 0; at < others.length; at++) both += isOfRarer[others[at]!]!;
    for (let at = 0; at < slots.length; at++) isOfRarer[slots[at]!] = 0;
    return both >= ONE_THING_RECORDS && both >= ONE_THING * slots.length ? [[i, j]] : [];
  });
}

interface Subject {
  about: Pick<About, 'isUntitled' | 'whatTitlesName' | 'forConditions'>;
  found: FoundTerms;
  units: [number, number][];
  kind: Kind;
}

/**
 * FEATURE_COUNT numbers of each of the slots: all but how near its vector lies, and what only other records tell. `places`: where
 * they stand among the candidates.
 */
export function featuresOf(
  slots: Uint32Array,
  sums: SubjectSums,
  { candidates, places }: { candidates: Pick<Candidates, 'distinct' | 'phrases'>; places: Uint32Array },
  { about, found, units, kind }: Subject,
  mirror: Mirror,
): Float32Array {
  const { columns } = mirror;
  const { isNamed } = found;
  const terms = found.terms.map(({ term }) => term);
  const informativeUnits = units.filter(([i, j]) => terms[i]!.isInformative && terms[j]!.isInformative);
  const nameUnits = informativeUnits.filter(([i, j]) => terms[i]!.isOfName && terms[j]!.isOfName);
  const nameThings = terms.filter(({ isOfName, isInformative }) => isOfName && isInformative).length - nameUnits.length;
  const coreWords = terms.filter(({ isCore }) => isCore).length;
  // A subject whose title names nothing asks for nothing.
  const headless = terms.some(({ isHead }) => isHead) ? 0 : 1;
  const byTitle = flagsOf(about.whatTitlesName, mirror);
  const byCondition = flagsOf(terms.some(({ isCondition }) => isCondition) ? about.forConditions : [], mirror);
  const isOfIllnessAlone = sharesIllnessAlone(terms);
  const features = new Float32Array(slots.length * FEATURE_COUNT);
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!;
    const start = at * FEATURE_COUNT;
    const set = (name: keyof typeof FEATURE_PLACE, value: number) => {
      features[start + FEATURE_PLACE[name]] = value;
    };
    const distinct = candidates.distinct[places[at]!]!;
    const keys = sums.keys[at]!;
    const many = Math.min(DISTINCT_FULL, distinct) / DISTINCT_FULL;
    const isShort = columns.length[slot]! < SHORT_WORDS ? 1 : 0;
    set('mass', sums.mass[at]!);
    set('share', sums.share[at]!);
    set('core', sums.core[at]!);
    set('strongest', sums.strongest[at]!);
    set('supported', sums.supported[at]!);
    set('supportedTitle', sums.supportedTitle[at]!);
    set('key', keys & 1);
    set('keys', ((keys & 1) + ((keys >> 1) & 1) + ((keys >> 2) & 1)) / 3);
    set('head', Math.max(headless, sums.head[at]! & HAS));
    set('spokenHead', headless || sums.head[at]! & SPEAKS_OF ? 1 : 0);
    set('coreCount', sums.coreCount[at]! / Math.max(1, coreWords));
    set('wordy', Math.min(1, terms.length / WORDY_FULL));
    set('distinct', many);
    // A phrase without any of its words is one of a name.
    const phrases = sums.share[at] === 0 ? 0 : candidates.phrases[places[at]!]!;
    set('phrases', phrases);
    set('hasPhrase', phrases > 0 ? 1 : 0);
    set('title', sums.title[at]!);
    set('density', Math.min(1, 4 * sums.density[at]!));
    set('length', Math.log10(1 + columns.length[slot]!) / 4);
    set('coreByDistinct', sums.core[at]! * many);
    set('short', isShort);
    set('shortTitle', isShort * sums.title[at]!);
    const bits = sums.bits[at]!;
    const bothOf = (pairs: [number, number][]) =>
      pairs.reduce((sum, [i, j]) => sum + ((bits >>> i) & (bits >>> j) & 1), 0);
    const things = distinct - bothOf(informativeUnits);
    const isOtherKind =
      sums.tied[at]! < kind.tied.size ||
      sums.object[at]! < kind.objects ||
      (kind.terms.size > 0 && sums.kind[at] === 0 && things < kind.orThings);
    const ofName = nameThings < COMPOUND ? 1 : (sums.name[at]! - bothOf(nameUnits)) / nameThings;
    set('name', isOtherKind ? 0 : ofName);
    set('things', Math.min(DISTINCT_FULL, things) / DISTINCT_FULL);
    set('untitled', about.isUntitled ? 1 : 0);
    set('named', isNamed[columns.engine[slot]!]!);
    const isForIllness = byCondition[columns.engine[slot]!] === 1;
    const isOfOther = sums.condition[at] === 0 && isForIllness;
    set('illness', isForIllness && isOfIllnessAlone(bits, sums.titleBits[at]!) ? 1 : 0);
    set('beside', isOfOther || (sums.title[at] === 0 && byTitle[columns.engine[slot]!] === 1) ? 1 : 0);
  }
  return features;
}
