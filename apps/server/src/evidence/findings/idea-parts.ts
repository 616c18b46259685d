import type { ProjectMatches } from '../../catalogue/matching/matches.ts';
import type { SubjectTerm } from '../../catalogue/matching/subject-terms.ts';
import { subjectStems } from '../../catalogue/semantics/analyse.ts';
import { isSaidIn, saidIn } from './said-in.ts';

interface PartWord {
  /** As the project writes it. */
  label: string;
  variants: string[];
  /** Its part of what all words of the project tell, 0 to 1. */
  weight: number;
}

/** A part of the idea: a phrase of the profile, by the words of it that tell it from others. */
export interface IdeaPart {
  label: string;
  axis: 'technology' | 'use';
  words: PartWord[];
}

/** Which telling words of the idea a record has, the most telling first, and what of the idea it has no word of. */
export interface Said {
  says: string[];
  lacks: string[];
  /** Of the weight of all telling words. */
  share: number;
}

const PARTS_MAX = 5;
/** Of what all words of the project tell: a smaller part is said in passing. */
const PART_MIN = 0.035;
/** What so many records have tells none from another. */
const GENERAL_SHARE = 0.04;
const SHOWN_MAX = 6;

/** The parts of the idea that tell most, as its phrases stand. A word that no record has is one of them: it may be what is new. What
 *  the idea replaces is none. */
export function ideaParts({ subject, terms }: Pick<ProjectMatches, 'subject' | 'terms'>): IdeaPart[] {
  const names = new Set(subject.names.flatMap(subjectStems));
  const asides = new Set(subject.asides);
  const isTelling = ({ stem, share }: SubjectTerm) => share <= GENERAL_SHARE && !names.has(stem);
  const telling = new Map(terms.filter(isTelling).map((term) => [term.stem, term]));
  const taken = new Set<string>();
  const phrases = subject.phrases.filter(({ phrase, origin }) => origin === 'person' || !asides.has(phrase));
  const parts = phrases.map(({ phrase, axis, variants }): IdeaPart => {
    const stems = subjectStems(phrase).filter((stem) => telling.has(stem) && !taken.has(stem));
    for (const stem of stems) taken.add(stem);
    return {
      label: phrase,
      axis,
      words: stems.map((stem) => {
        const { label, weight } = telling.get(stem)!;
        return { label, weight, variants };
      }),
    };
  });
  const weightOf = ({ words }: IdeaPart) => words.reduce((sum, { weight }) => sum + weight, 0);
  const most = new Set(parts.toSorted((one, other) => weightOf(other) - weightOf(one)).slice(0, PARTS_MAX));
  return parts.filter((part) => most.has(part) && weightOf(part) >= PART_MIN);
}

/** Of what a part tells, so much a record must say: of a plasma reactor plasma alone is not enough. */
const SAID_SHARE = 2 / 3;

/** Whether a record has the words of a part that tell most of it. */
export const saysPart = (record: { title: string; text: string }, part: IdeaPart): boolean => {
  const words = saidIn(record);
  const [said, all] = sums(part.words, ({ label, variants }) => isSaidIn(words, [label, ...variants]));
  return all > 0 && said >= all * SAID_SHARE;
};

/** What a record says of the idea, by words: what it says in other words is not known to be said. */
export function saidOf(parts: readonly IdeaPart[], record: { title: string; text: string }): Said {
  const words = saidIn(record);
  const has = ({ label, variants }: PartWord) => isSaidIn(words, [label, ...variants]);
  const all = parts.flatMap((part) => part.words);
  const [said, whole] = sums(all, has);
  return {
    says: all
      .filter(has)
      .toSorted((one, other) => other.weight - one.weight)
      .slice(0, SHOWN_MAX)
      .map(({ label }) => label),
    lacks: parts
      .flatMap((part) => {
        const missing = part.words.filter((word) => !has(word));
        return missing.length === part.words.length ? [part.label] : missing.map(({ label }) => label);
      })
      .slice(0, SHOWN_MAX),
    share: whole === 0 ? 0 : said / whole,
  };
}

const sums = (words: readonly PartWord[], has: (word: PartWord) => boolean): [number, number] => [
  words.filter(has).reduce((sum, { weight }) => sum + weight, 0),
  words.reduce((sum, { weight }) => sum + weight, 0),
];
