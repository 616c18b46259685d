import { unitOf } from './units.ts';

/** A proper name in a sentence. */
export interface StatedName {
  text: string;
  at: number;
  end: number;
  /** A single capitalised word that opens the sentence: it may be no name at all. */
  isOpening: boolean;
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’./&+][\p{L}\p{M}\p{N}]+)*/gu;
/** 'Acme's', 'a Paris-based firm', 'Nasdaq-listed': the name ends before it. */
const BEHIND = /['’]s$|-(?:based|listed|led|born|trained|backed|funded|owned|enriched|high|low)$/;
/** A token behind one of these is part of it: 'Series A', 'Phase 2'. */
const NUMBERED = / ?\b(?:Phase|Type|Class|Group|Level|Stage|Part|Article|Section|Series)$/;

/**
 * The proper names of a sentence: capitalised words side by side, and words that mix letters with digits or capitals
 * (NCT01234567, COVID-19, mRNA). `isOrdinary` knows words that are no names although a sentence starts with them.
 */
export function statedNames(sentence: string, isOrdinary: (word: string) => boolean): StatedName[] {
  const names: StatedName[] = [];
  let lastEnd = 0;
  for (const { 0: whole, index: at } of sentence.matchAll(TOKEN)) {
    const text = whole.replace(BEHIND, '');
    const between = sentence.slice(lastEnd, at);
    // A full stop also starts a sentence within a quotation's title.
    const isStart = lastEnd === 0 || /[.!?:“"‘(]\s*$/.test(between);
    lastEnd = at + whole.length;
    const before = names.at(-1);
    const isNext = before !== undefined && between === ' ' && before.end === at - 1;
    const isNumber = isNext && NUMBERED.test(before.text) && /^(?:\d+|\p{Lu})$/u.test(text);
    if (!isNumber && !isName(text)) continue;
    const isSure = /\p{Lu}.*\p{Lu}|\d/u.test(text);
    if (isStart && !isSure && isOrdinary(text.toLowerCase())) continue;
    if (isNext) Object.assign(before, { text: `${before.text} ${text}`, end: at + text.length, isOpening: false });
    else names.push({ text, at, end: at + text.length, isOpening: isStart && !isSure });
  }
  return names;
}

function isName(token: string): boolean {
  if (!/\p{L}/u.test(token) || isMeasure(token)) return false;
  return (/^\p{Lu}/u.test(token) && token.length > 1) || /\d/.test(token) || /\p{Ll}\p{Lu}/u.test(token);
}

/** '10MG', 'mg/mL' and '3rd' are read as numbers and units. */
const isMeasure = (token: string) =>
  /^\d+(?:st|nd|rd|th)$/.test(token) || token.split('/').every((part) => unitOf(part.replace(/^[\d.,]+/, '')) !== null);
