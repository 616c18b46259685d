import {
  DRAFT_ENGLISH_MAX,
  DRAFT_PHRASE_WORDS_MAX,
  DRAFT_PHRASES_MAX,
  DRAFT_QUESTIONS_MAX,
  DRAFT_UNWANTED_MAX,
  DRAFT_VARIANTS_MAX,
  PROFILE_PHRASE_MAX,
  REPORT_PROMPT_MAX,
} from '@groundwork/contract/limits';
import type { Axis, ProfileDraft } from '@groundwork/contract/relevance';
import { isContentWord, wordsOf } from '../query/content-words.ts';
import { foldedWords } from '../query/fold.ts';
import { isEnglish } from './is-english.ts';
import { keyOf } from './subject.ts';

/** Addresses, and marks that a page might take for its own. */
const MARKUP = /https?:\S*|www\.\S*|[<>{}[\]\\`]/gu;

/** A model's answer. */
export interface RawDraft {
  terms: { term: string; axis: Axis; otherNames: string[] }[];
  /** The description in English; empty where it is. */
  english: string;
  excluded: string[];
  /** The words of the description that ask something, and the question that they ask. */
  questions: { words: string; question: string }[];
}

/** Letters, digits and what stands inside terms of a field: no address, no markup, no sentence. */
const PHRASE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} \-'’+α-ωΑ-Ω]|\.(?=\d))*$/u;

/** The possible terms of a profile in a model's draft: short, in words, each once, no more than there may be. */
export function cleanDraft({ terms, english, excluded, questions }: RawDraft): ProfileDraft {
  const phrases = new Map<string, ProfileDraft['phrases'][number]>();
  for (const { term, axis, otherNames } of terms) {
    const phrase = cleanPhrase(term);
    if (phrase === null || phrases.size === DRAFT_PHRASES_MAX || phrases.has(keyOf(phrase))) continue;
    const variants = cleanPhrases(otherNames, DRAFT_VARIANTS_MAX, new Set([keyOf(phrase)]));
    phrases.set(keyOf(phrase), { phrase, axis, variants });
  }
  const text = inOneLine(english.replace(MARKUP, ' ')).slice(0, DRAFT_ENGLISH_MAX);
  return {
    phrases: [...phrases.values()],
    // A text that is no English serves nobody.
    ...(text !== '' && isEnglish(text) && { english: text }),
    unwanted: cleanPhrases(excluded, DRAFT_UNWANTED_MAX, new Set(phrases.keys())),
    questions: questions
      .map(({ words, question }) => ({ words: inOneLine(words), question: inOneLine(question) }))
      .filter(({ words, question }) => isAsked(words) && isAsked(question))
      .slice(0, DRAFT_QUESTIONS_MAX),
  };
}

export const inOneLine = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

const isAsked = (text: string): boolean =>
  text.length <= REPORT_PROMPT_MAX && foldedWords(text).some(isContentWord) && text.search(MARKUP) === -1;

function cleanPhrases(texts: string[], max: number, known: Set<string>): string[] {
  const clean = new Map<string, string>();
  for (const text of texts) {
    const phrase = cleanPhrase(text);
    if (phrase === null || known.has(keyOf(phrase)) || clean.has(keyOf(phrase))) continue;
    if (clean.size === max) break;
    clean.set(keyOf(phrase), phrase);
  }
  return [...clean.values()];
}

function cleanPhrase(text: string): string | null {
  const phrase = inOneLine(text);
  const words = wordsOf(phrase);
  if (phrase.length > PROFILE_PHRASE_MAX || !PHRASE.test(phrase)) return null;
  if (words.length > DRAFT_PHRASE_WORDS_MAX || !foldedWords(phrase).some(isContentWord)) return null;
  return phrase;
}
