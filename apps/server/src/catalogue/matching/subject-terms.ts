import { subjectStems } from '../semantics/analyse.ts';
import { labelsOf, rarityOf, subjectWords, type ToJudge } from './judge-records.ts';
import type { Axis } from './read-axes.ts';
import type { Subject } from './subject.ts';

/** A word of a subject, as what reads records' texts looks for it. */
export interface SubjectTerm {
  /** The term as the subject writes it. */
  label: string;
  stem: string;
  /** Other names; any of them counts. */
  variants: string[];
  /** Its part of what all words tell, 0 to 1: by how rare it is, and how much of the description's meaning hangs on it. */
  weight: number;
  /** How many records hold it. */
  count: number;
  /** Share of all records, those of other fields among them: 0 to 1. */
  share: number;
  /** Null for a word that stands in no phrase. */
  axis: Axis | null;
}

/**
 * Phrases by what their words tell, the most telling first, without those that are nothing but a name of the undertaking, or what it
 * is not about. What somebody put in is meant.
 */
export function byImportance<Phrase extends Pick<Subject['phrases'][number], 'phrase' | 'origin'>>(
  phrases: readonly Phrase[],
  { names, asides }: Pick<Subject, 'names' | 'asides'>,
  terms: readonly Pick<SubjectTerm, 'stem' | 'weight'>[],
): Phrase[] {
  const weights = new Map(terms.map(({ stem, weight }) => [stem, weight]));
  const ofNames = new Set(names.flatMap((name) => subjectStems(name)));
  const isMeant = ({ phrase }: Phrase) =>
    !asides.includes(phrase) && !subjectStems(phrase).every((stem) => ofNames.has(stem));
  const weightOf = ({ phrase }: Phrase) =>
    subjectStems(phrase).reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
  return phrases
    .filter((each) => each.origin === 'person' || isMeant(each))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

/** The subject's words, most telling first. */
export function termsOf(asked: Pick<ToJudge, 'subject' | 'importance' | 'counts' | 'recordCount'>): SubjectTerm[] {
  const { subject, counts } = asked;
  const rarity = rarityOf(asked);
  const { words } = subjectWords(subject, asked.importance, rarity);
  const labels = labelsOf(subject.text);
  const whole = words.reduce((sum, { importance }) => sum + importance, 0) || 1;
  const phraseOf = new Map(
    subject.phrases.flatMap(({ phrase, axis, variants }) =>
      subjectStems(phrase).map((stem) => [stem, { axis, variants }] as const),
    ),
  );
  const telling = words.toSorted((one, other) => other.importance - one.importance);
  return telling.map(({ stem, importance }) => {
    const phrase = phraseOf.get(stem);
    return {
      label: labels.get(stem) ?? stem,
      stem,
      variants: phrase?.variants ?? [],
      weight: importance / whole,
      count: counts.get(stem) ?? 0,
      share: Math.exp(-rarity(stem)),
      axis: phrase?.axis ?? null,
    };
  });
}
