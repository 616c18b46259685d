import type { LiveWords } from '@groundwork/contract/live-search';
import type { Axis } from '@groundwork/contract/relevance';
import type { SentenceEncoder } from '../../catalogue/encoder/sentence-encoder.port.ts';
import type { Subject } from '../../catalogue/matching/subject.ts';
import type { WordImportance } from '../../catalogue/matching/word-importance.ts';
import { subjectStems } from '../../catalogue/semantics/analyse.ts';

/** More phrases of an axis make an answer wider, and no better. */
const PHRASES_OF_AXIS = 5;

/** Words before this place are everybody's: "water", "home", "safe". In a search they stand for anything. */
const COMMON_RANK = 4_500;

/** Share of what an average word of the description tells, its most telling one apart: "budget", "euros" tell less. */
const FAINT = 0.8;

export interface ProposedWords {
  words: LiveWords[];
  /** Names that the description has: shown, and sent only if somebody puts them in. */
  heldBack: string[];
  /** Words that the description says it is not about, as plain business or in passing: shown in the same way. */
  setAside: LiveWords[];
}

/**
 * The words that would be sent for a project: phrases of its subject, by axis, what must be there first. A single common word is proposed
 * only where its axis has nothing else that the program read, and a name ("Project Kestrel", a partner) or what the idea replaces ("no
 * gel") not at all. The one place that knows how a subject tells them.
 */
export async function wordsOfProject(
  subject: Pick<Subject, 'phrases' | 'names' | 'asides'>,
  importance: WordImportance,
  encoder: Pick<SentenceEncoder, 'ranksOf'> | null,
): Promise<ProposedWords> {
  const isMeant = ({ origin, isRequired }: SubjectPhrase) => origin === 'person' || isRequired;
  const meant = new Set(subject.phrases.filter(isMeant).map(({ phrase }) => phrase.toLowerCase()));
  const names = subject.names.filter((name) => !meant.has(name.toLowerCase()));
  const nameWords = new Set(names.flatMap(wordsIn));
  const asides = new Set(subject.asides.map((phrase) => phrase.toLowerCase()));
  const faint = FAINT * usualIn(importance);
  const isFaint = ({ phrase, origin }: SubjectPhrase) => origin === 'text' && toldBy(phrase, importance) < faint;
  const isToldFaintly = (each: SubjectPhrase) =>
    isFaint(each) && subject.phrases.some((other) => other.axis === each.axis && !isFaint(other));
  const isAside = (each: SubjectPhrase) =>
    !isMeant(each) && (asides.has(each.phrase.toLowerCase()) || isToldFaintly(each));
  const phrases = subject.phrases
    .filter((each) => !isAside(each))
    .map((each) => (isMeant(each) ? each : { ...each, phrase: withoutWords(each.phrase, nameWords) }))
    .filter(({ phrase }) => phrase !== '');
  // Without an encoder, or where it cannot run, all are proposed: people strike what they do not want.
  const ranks = (await encoder?.ranksOf(phrases.map(({ phrase }) => phrase)).catch(() => [])) ?? [];
  const isCommon = new Set(phrases.filter((_, at) => (ranks[at] ?? Number.POSITIVE_INFINITY) < COMMON_RANK));
  const of = (axis: Axis) => {
    const own = phrases.filter((each) => each.axis === axis);
    const telling = own.filter((each) => each.isRequired || each.origin !== 'text' || !isCommon.has(each));
    const told = (telling.length > 0 ? telling : own).toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
    return [...new Set(told.map(({ phrase }) => phrase))].slice(0, PHRASES_OF_AXIS);
  };
  const asideOf = (axis: Axis) =>
    subject.phrases
      .filter((each) => each.axis === axis && isAside(each))
      .map(({ phrase }) => withoutWords(phrase, nameWords))
      .filter(Boolean);
  return { words: byAxis(of), heldBack: names, setAside: byAxis(asideOf) };
}

const byAxis = (of: (axis: Axis) => string[]): LiveWords[] => [
  { axis: 'technology', phrases: of('technology') },
  { axis: 'use', phrases: of('use') },
];

/** A "bearing" that everything in its description hangs on would make all else faint. */
function usualIn(importance: WordImportance): number {
  const [, ...others] = Object.values(importance).sort((one, other) => other - one);
  return others.length === 0 ? 1 : others.reduce((sum, each) => sum + each, 0) / others.length;
}

/** Tells how much the words of a phrase say together; nothing is known of one that was not read. */
const toldBy = (phrase: string, importance: WordImportance): number =>
  subjectStems(phrase).reduce((sum, stem) => sum + (importance[stem] ?? 1), 0);

type SubjectPhrase = Subject['phrases'][number];

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text without the words of these names, and the names of which it has any, as it writes them. */
export function namesWithin(text: string, names: string[]): { rest: string; held: string[] } {
  const words = text.split(/\s+/);
  const nameWords = names.map((name) => new Set(wordsIn(name)));
  const held = nameWords.map((own) => words.filter((word) => wordsIn(word).some((part) => own.has(part))).join(' '));
  return {
    rest: withoutWords(text, new Set(nameWords.flatMap((own) => [...own]))),
    held: [...new Set(held)].filter(Boolean),
  };
}

/** A name in one place is one in all: "ORCHID" alone after "PROJECT ORCHID". */
const withoutWords = (phrase: string, names: ReadonlySet<string>): string =>
  phrase
    .split(/\s+/)
    .filter((part) => !wordsIn(part).every((word) => names.has(word)))
    .join(' ');
