import { foldText } from '../words/fold-letters.ts';
import { unitOf } from './units.ts';

/** A proper name in a sentence. */
export interface StatedName {
  text: string;
  at: number;
  end: number;
  /** A single capitalised word that opens the sentence: it may be no name at all. */
  isOpening: boolean;
}

const CONNECTORS = new Set('of for and the de del der di van von la le du des & in on at'.split(' '));
const TITLES = new Set('Dr Drs Mr Mrs Ms Prof Professor Sir'.split(' '));
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’./&+][\p{L}\p{M}\p{N}]+)*|&/gu;

/**
 * The proper names of a sentence: runs of capitalised words (small connectors allowed inside), and words that mix
 * letters with digits or capitals (NCT01234567, COVID-19, mRNA). `isOrdinary` knows words that are no names although a
 * sentence starts with them.
 */
export function statedNames(sentence: string, isOrdinary: (word: string) => boolean): StatedName[] {
  const names: StatedName[] = [];
  let run: { text: string; at: number }[] = [];
  let pending: string[] = [];
  let lastEnd = 0;
  let startsAt = 0;
  let isStart = true;
  let isOpening = false;
  const close = () => {
    const text = run.map((each) => each.text).join(' ');
    const last = run.at(-1);
    if (last)
      names.push({ text, at: startsAt, end: last.at + last.text.length, isOpening: isOpening && run.length === 1 });
    run = [];
    pending = [];
  };
  for (const match of sentence.matchAll(TOKEN)) {
    const whole = match[0];
    const token = whole.replace(/['’]s$/, '');
    const between = sentence.slice(lastEnd, match.index);
    lastEnd = match.index + whole.length;
    // Punctuation other than a space ends a name; a full stop also starts a sentence (titles inside quotes).
    const isInitial = /^\.\s?$/.test(between) && run.length > 1 && pending.length === 0 && isLetter(run.at(-1)!.text);
    if (/[^\s]/.test(between) && !isInitial) close();
    if (/[.!?:“"‘(]\s*$/.test(between) && !isInitial) isStart = true;
    const isSure = /\p{Lu}.*\p{Lu}|\d/u.test(token);
    if (TITLES.has(token)) close();
    else if (
      run.length > 0 &&
      pending.length === 0 &&
      ((isLetter(token) &&
        (sentence[lastEnd] !== '.' || NUMBERED.has(run.at(-1)!.text) || INITIAL.test(sentence.slice(lastEnd)))) ||
        (/^\d+$/.test(token) && NUMBERED.has(run.at(-1)!.text)))
    )
      run.push({ text: token, at: match.index });
    else if (isNameToken(token) && !(isStart && isOrdinary(token.toLowerCase()) && !isSure)) {
      if (run.length === 0) {
        startsAt = match.index;
        isOpening = isStart && !isSure;
      }
      run.push(...pending.map((text) => ({ text, at: match.index })), { text: token, at: match.index });
      pending = [];
      if (token !== whole) close();
    } else if (run.length > 0 && CONNECTORS.has(token) && !isNumberBefore(token, run.at(-1)!.text)) pending.push(token);
    else close();
    isStart = false;
  }
  close();
  return names.filter(({ text }) => foldText(text) !== '');
}

/** 'In topic N89-096 the Navy asked': the number's name ends there. */
const isNumberBefore = (token: string, last: string) => token === 'the' && /\d/.test(last);

/** 'Series A', 'Phase I'. */
const isLetter = (token: string) => /^\p{Lu}$/u.test(token);
/** 'John A. Doe': what stands before the last name. */
const INITIAL = /^\. (?!(?:The|An?|It|Its|In|This|Both)\b)\p{Lu}\p{Ll}/u;
const NUMBERED = new Set('Phase Type Class Group Level Stage Part Article Section Series'.split(' '));

function isNameToken(token: string): boolean {
  if (!/\p{L}/u.test(token) || isMeasure(token)) return false;
  return (/^\p{Lu}/u.test(token) && token.length > 1) || /\d/.test(token) || /\p{Ll}\p{Lu}/u.test(token);
}

/** '10MG', 'mg/mL', '2-year' and '3rd' are read as numbers and units. */
const isMeasure = (token: string) =>
  /^\d+(?:-\p{Ll}+)+$/u.test(token) ||
  /^\d+(?:st|nd|rd|th)$/.test(token) ||
  token.split('/').every((part) => unitOf(part.replace(/^[\d.,]+/, '')) !== null);
