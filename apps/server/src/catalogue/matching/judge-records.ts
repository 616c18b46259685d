import { foldedWords } from '../query/fold.ts';
import { stemOf, subjectStems } from '../semantics/analyse.ts';
import { sentencesOf } from '../sentences/sentences.ts';
import { type BoostedTrees, logOddsOf, probabilityOf } from './boosted-trees.ts';
import {
  FEATURE_COUNT,
  hasWord,
  type Rarity,
  type RecordWords,
  recordWords,
  type SubjectWords,
  writeNearness,
  writeWordFeatures,
} from './features.ts';
import type { Nearness } from './find-candidates.ts';
import ordinaryWords from './ordinary-words.json' with { type: 'json' };
import type { Axis } from './read-axes.ts';
import type { Subject } from './subject.ts';
import type { WordImportance } from './word-importance.ts';

/** Fitted models, each for records with vectors and for those without: of being at least related, and of being on topic. */
export interface Models {
  related: BoostedTrees;
  onTopic: BoostedTrees;
  relatedByWords: BoostedTrees;
  onTopicByWords: BoostedTrees;
}

interface JudgedText {
  engine: string;
  title: string;
  text: string;
  /** In what form a medicine is given, and how. */
  form?: string[];
  nearness: Nearness | null;
}

export interface ToJudge {
  subject: Pick<Subject, 'text' | 'phrases' | 'doubted' | 'unwanted'>;
  importance: WordImportance;
  records: JudgedText[];
  density: { nearest: number; tenth: number; hundredth: number };
  /** How many records hold a stem, of how many; those that are not here none does. */
  counts: ReadonlyMap<string, number>;
  recordCount: number;
}

export interface Judged {
  /** Probabilities that it is at least related, and on topic. */
  related: number;
  onTopic: number;
  /** Words of the subject that its own title or text holds, the most telling first, as the subject has them. */
  shared: string[];
  /** The sentence of its text that shows most of these; null where none shows any. */
  sentence: string | null;
}

/** Words that a record is asked for by themselves: those that most of the meaning hangs on. */
const MOST = 3;
const WORDS_MAX = 40;
/** The weight of a word of which nothing is known. */
const UNREAD = 0.5;
const REPEATS_MAX = 3;
const SHARED_MAX = 6;
/** Taken off the log odds for each phrase that the subject is said not to be. */
const DOUBTED = 0.7;
/**
 * A record without the subject's words stays below the field's floor: of those that lie near, one in four is related. So does a medicine that
 * shares the form alone in which it is given: of 16 extended-release tablets, gels and injections that a field had for that none was
 * on topic, and six related.
 */
const UNSAID_MAX = 0.39;
/** Sentences are looked for in what may be shown. */
const SHOWN_FROM = 0.15;
const SENTENCE_MAX = 400;

/** How rare a word is, a small catalogue cannot tell, which may be of one field: in what was asked for packaging all have the word. */
const TELLS_FROM = 35_000;
/** How many of ten thousand published records hold a word, by its stem (`npm run evaluate -- words`); of what is not here fewer than five
 *  do, in any catalogue. */
const ORDINARY: Record<string, number> = ordinaryWords;
const RARE = 5;

export function rarityOf({ counts, recordCount }: Pick<ToJudge, 'counts' | 'recordCount'>): Rarity {
  const countOf = (stem: string) => counts.get(stem) ?? 0;
  if (recordCount >= TELLS_FROM) return (stem) => Math.log((recordCount + 1) / (countOf(stem) + 1));
  const scale = TELLS_FROM / 10_000;
  return (stem) => Math.log((TELLS_FROM + 1) / (scale * (ORDINARY[stem] ?? Math.min(RARE, countOf(stem) / scale)) + 1));
}

/** The features of each record, one after the other: what is fitted, and what judges. */
export function featuresOf({ subject, importance, records, density, counts, recordCount }: ToJudge) {
  const rarity = rarityOf({ counts, recordCount });
  const words = subjectWords(subject, importance, rarity);
  const rows = new Float32Array(records.length * FEATURE_COUNT);
  const read = records.map((record, at) => {
    const own = recordWords(record);
    writeWordFeatures(rows, at * FEATURE_COUNT, own, words, rarity);
    if (record.nearness) writeNearness(rows, at * FEATURE_COUNT, { ...record.nearness, ...density });
    return own;
  });
  return { rows, words, read };
}

/** Null for what holds an unwanted phrase or lacks a required one: a person said so. */
export function judgeRecords(asked: ToJudge, models: Models): (Judged | null)[] {
  const { subject, records } = asked;
  const { rows, words, read } = featuresOf(asked);
  const labels = labelsOf(subject.text);
  const telling = words.words.toSorted((one, other) => other.weight - one.weight);
  const required = subject.phrases.filter(({ isRequired }) => isRequired);
  return records.map((record, at) => {
    const own = read[at]!;
    const holds = (phrase: string) => holdsPhrase(own, phrase);
    if (subject.unwanted.some(holds)) return null;
    if (!required.every(({ phrase, variants }) => [phrase, ...variants].some(holds))) return null;
    const penalty = DOUBTED * subject.doubted.filter(holds).length;
    const start = at * FEATURE_COUNT;
    const hasVectors = record.nearness !== null;
    const oddsBy = (model: BoostedTrees) =>
      probabilityOf(logOddsOf(model, rows, start) + (model.ofDataSet?.[record.engine] ?? 0) - penalty);
    const shared = telling.filter((word) => hasWord(own, word));
    const form = new Set(subjectStems(record.form?.join(' ') ?? ''));
    const isUnsaid = shared.every(({ stem }) => form.has(stem));
    const judged = oddsBy(hasVectors ? models.related : models.relatedByWords);
    const related = isUnsaid ? Math.min(judged, UNSAID_MAX) : judged;
    const onTopic = Math.min(related, oddsBy(hasVectors ? models.onTopic : models.onTopicByWords));
    return {
      related,
      onTopic,
      shared: shared.slice(0, SHARED_MAX).map(({ stem }) => labels.get(stem) ?? stem),
      sentence: related < SHOWN_FROM ? null : tellingSentence(record.text, words, shared.length),
    };
  });
}

/** Each word by how rare it is and how often the subject says it, the most telling ones. */
export function subjectWords(
  { text, phrases }: Pick<Subject, 'text' | 'phrases'>,
  importance: WordImportance,
  rarity: Rarity,
): SubjectWords {
  const stems = subjectStems(text);
  const repeats = new Map<string, number>();
  for (const stem of stems) if (!/^\d+$/.test(stem)) repeats.set(stem, (repeats.get(stem) ?? 0) + 1);
  const names = new Map<string, string[][]>();
  const axes = new Map<string, Axis>();
  for (const { phrase, axis, variants } of phrases)
    for (const stem of subjectStems(phrase)) {
      names.set(stem, [...(names.get(stem) ?? []), ...variants.map((name) => subjectStems(name))]);
      axes.set(stem, axis);
    }
  const words = [...repeats]
    .map(([stem, count]) => ({
      stem,
      weight: rarity(stem) * Math.sqrt(Math.min(REPEATS_MAX, count)),
      importance: rarity(stem) * (importance[stem] ?? UNREAD),
      axis: axes.get(stem) ?? null,
      otherNames: (names.get(stem) ?? []).filter((name) => name.length > 0),
    }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, WORDS_MAX);
  const pairs = new Map<string, number>();
  stems.forEach((stem, at) => {
    const before = stems[at - 1];
    if (before !== undefined && before !== stem) pairs.set(`${before} ${stem}`, rarity(before) + rarity(stem));
  });
  return {
    words,
    most: words.toSorted((one, other) => other.importance - one.importance).slice(0, MOST),
    pairs: [...pairs].map(([pair, weight]) => ({ pair, weight })),
  };
}

/** Stems of everything whose rarity is asked for. */
export const stemsToCount = ({ subject, records }: Pick<ToJudge, 'subject' | 'records'>): Map<string, string> =>
  new Map(
    [subject.text, ...records.map(({ title }) => title)].flatMap((text) =>
      foldedWords(text).map((word) => [stemOf(word), word] as const),
    ),
  );

function holdsPhrase({ counts, pairs }: RecordWords, phrase: string): boolean {
  const stems = subjectStems(phrase);
  if (stems.length === 0) return false;
  return stems.every((stem, at) => counts.has(stem) && (at === 0 || pairs.has(`${stems[at - 1]} ${stem}`)));
}

/** How the subject itself writes a word: 'PFAS', 'electrodes'. */
export function labelsOf(text: string): Map<string, string> {
  const labels = new Map<string, string>();
  for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const stem = stemOf(foldedWords(word)[0] ?? '');
    if (!labels.has(stem)) labels.set(stem, /\p{Lu}.*\p{Lu}/u.test(word) ? word : word.toLowerCase());
  }
  return labels;
}

function tellingSentence(text: string, { words }: SubjectWords, sharedCount: number): string | null {
  if (sharedCount === 0) return null;
  let best: { sentence: string; weight: number } | null = null;
  for (const sentence of sentencesOf(text.slice(0, 6_000))) {
    if (sentence.length > SENTENCE_MAX) continue;
    const counts = new Map(subjectStems(sentence).map((stem) => [stem, 1]));
    const weight = words.reduce((sum, word) => sum + (hasWord({ counts }, word) ? word.weight : 0), 0);
    if (weight > (best?.weight ?? 0)) best = { sentence, weight };
  }
  return best?.sentence ?? null;
}
