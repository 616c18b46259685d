import { subjectStems } from '../semantics/analyse.ts';
import type { Axis } from './read-axes.ts';

/** Features of a record to judge it by. The first five are cosines of vectors by the sentence encoder; the last three say how
 *  much of the catalogue lies near the subject, and are the same for all of its records. */
export const FEATURES = [
  /** The whole description, what of it is technology, what is use, its nearest sentence, and the middle of the records nearest to it. */
  'whole',
  'technology',
  'use',
  'sentence',
  'neighbors',
  /** The subject's words in the record and in its title, each by its rarity and by how much of the description's meaning hangs on it;
   *  and the three of them that tell most. */
  'important',
  'importantInTitle',
  'mostImportant',
  /** The subject's words in the record, each by its rarity: of all, in the title, and side by side as the description has them. */
  'coverage',
  'titleCoverage',
  'pairs',
  /** How much of the record's title, and of its text, they make up. */
  'titleShare',
  'density',
  /** The rarest word in common, and the two after it, beside the subject's rarest; and how many tell something. */
  'rarest',
  'second',
  'third',
  'telling',
  /** The record's share of the words that say what it is, and of those that say what it is for. */
  'technologyWords',
  'useWords',
  'length',
  'nearest',
  'tenth',
  'hundredth',
] as const;
type FeatureName = (typeof FEATURES)[number];
export const FEATURE_COUNT = FEATURES.length;
const PLACE = Object.fromEntries(FEATURES.map((name, place) => [name, place])) as Record<FeatureName, number>;

/** Without vectors only words are left to judge by. */
export const WORD_FEATURES = FEATURES.slice(PLACE.coverage, PLACE.length + 1);

/** A word of a subject by its stem, with how much it tells. */
export interface SubjectWord {
  stem: string;
  weight: number;
  /** The same, by what of the description's meaning hangs on it. */
  importance: number;
  /** Axis of the phrase that it stands in; null for none. */
  axis: Axis | null;
  /** Stems of other names: any of these, whole, says the same. */
  otherNames: string[][];
}

/** The words of a subject. */
export interface SubjectWords {
  words: SubjectWord[];
  /** The three of them that tell most. */
  most: SubjectWord[];
  /** Two stems side by side, 'a b'. */
  pairs: { pair: string; weight: number }[];
}

/** How rare a word is among the catalogue's records: 0 for one that all have. */
export type Rarity = (stem: string) => number;

/** A record's title and text as stems. */
export interface RecordWords {
  title: Set<string>;
  counts: Map<string, number>;
  pairs: Set<string>;
  /** Words of the text. */
  length: number;
}

/** Criteria and boilerplate stand behind it. */
const TEXT_MAX = 3_000;
const NUMBER = /^\d+$/;
/** A word that one record in thirty-three has tells little; of more words in common the next tells no more. */
const TELLING = 3.5;
const TELLING_MAX = 6;

export function recordWords({ title, text }: { title: string; text: string }): RecordWords {
  const ofTitle = subjectStems(title);
  const ofText = subjectStems(text.slice(0, TEXT_MAX));
  const counts = new Map<string, number>();
  const pairs = new Set<string>();
  for (const part of [ofTitle, ofText])
    part.forEach((stem, at) => {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
      if (at > 0) pairs.add(`${part[at - 1]} ${stem}`);
    });
  return { title: new Set(ofTitle.filter((stem) => !NUMBER.test(stem))), counts, pairs, length: ofText.length };
}

export const hasWord = ({ counts }: Pick<RecordWords, 'counts'>, { stem, otherNames }: SubjectWord): boolean =>
  counts.has(stem) || otherNames.some((name) => name.every((each) => counts.has(each)));

/** Words' features of one record into `rows`, from `start` on. */
export function writeWordFeatures(
  rows: Float32Array,
  start: number,
  record: RecordWords,
  { words, most, pairs }: SubjectWords,
  rarity: Rarity,
): void {
  const write = (name: FeatureName, value: number) => {
    rows[start + PLACE[name]] = value;
  };
  let [all, found, inTitle, said, rarest] = [0, 0, 0, 0, 0];
  const important = { all: 0, found: 0, inTitle: 0 };
  const ofAxis = { technology: { all: 0, found: 0 }, use: { all: 0, found: 0 } };
  const rare: number[] = [];
  for (const word of words) {
    const rarityOfWord = rarity(word.stem);
    const axis = word.axis && ofAxis[word.axis];
    all += word.weight;
    if (axis) axis.all += word.weight;
    important.all += word.importance;
    rarest = Math.max(rarest, rarityOfWord);
    if (!hasWord(record, word)) continue;
    found += word.weight;
    important.found += word.importance;
    if (axis) axis.found += word.weight;
    rare.push(rarityOfWord);
    said += word.weight * (record.counts.get(word.stem) ?? 1);
    if (!record.title.has(word.stem)) continue;
    inTitle += word.weight;
    important.inTitle += word.importance;
  }
  rare.sort((one, other) => other - one);
  const own = new Set(words.map(({ stem }) => stem));
  let [ownTitle, title] = [0, 0];
  for (const stem of record.title) {
    const weight = rarity(stem);
    title += weight;
    if (own.has(stem)) ownTitle += weight;
  }
  const pairsAll = pairs.reduce((sum, { weight }) => sum + weight, 0);
  const pairsFound = pairs.reduce((sum, { pair, weight }) => sum + (record.pairs.has(pair) ? weight : 0), 0);
  write('coverage', share(found, all));
  write('titleCoverage', share(inTitle, all));
  write('pairs', share(pairsFound, pairsAll));
  write('titleShare', share(ownTitle, title));
  write('density', said / (record.length + record.title.size + 5));
  write('rarest', share(rare[0] ?? 0, rarest));
  write('second', share(rare[1] ?? 0, rarest));
  write('third', share(rare[2] ?? 0, rarest));
  write('telling', Math.min(TELLING_MAX, rare.filter((each) => each >= TELLING).length));
  write('technologyWords', share(ofAxis.technology.found, ofAxis.technology.all));
  write('useWords', share(ofAxis.use.found, ofAxis.use.all));
  const sumOf = (some: SubjectWord[]) => some.reduce((sum, { importance }) => sum + importance, 0);
  write('important', share(important.found, important.all));
  write('importantInTitle', share(important.inTitle, important.all));
  write('mostImportant', share(sumOf(most.filter((word) => hasWord(record, word))), sumOf(most)));
  write('length', Math.log(1 + record.length));
}

/** Cosines of one record, and those of the nearest, the tenth and the hundredth of all. */
export function writeNearness(
  rows: Float32Array,
  start: number,
  nearness: Record<
    'whole' | 'technology' | 'use' | 'sentence' | 'neighbors' | 'nearest' | 'tenth' | 'hundredth',
    number
  >,
): void {
  for (const [name, value] of Object.entries(nearness)) rows[start + PLACE[name as FeatureName]] = value;
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
