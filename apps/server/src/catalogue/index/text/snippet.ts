import type { Span } from '@groundwork/contract/search';

/** About three lines of a result. */
const SNIPPET_CHARACTERS = 240;
/** Shown before the first match, so that it doesn't begin in the middle of a thought. */
const LEAD_CHARACTERS = 40;
/** How far a cut may move to fall between words. */
const WORD_CHARACTERS = 30;

const CUT_BEFORE = '… ';
const CUT_AFTER = ' …';

/** The stretch of a text that shows most of its matches, the first such, cut between words, with '…' where it is cut. */
export function makeSnippet(text: string, matches: Span[]): { snippet: string; spans: Span[] } {
  const first = fullestStart(matches);
  const latest = Math.max(0, text.length - SNIPPET_CHARACTERS);
  const wanted = Math.min(latest, first < SNIPPET_CHARACTERS - LEAD_CHARACTERS ? 0 : first - LEAD_CHARACTERS);
  const start = wordStart(text, wanted);
  const end = wordEnd(text, Math.min(text.length, start + SNIPPET_CHARACTERS));
  const before = start > 0 ? CUT_BEFORE : '';
  const shift = before.length - start;
  return {
    snippet: `${before}${text.slice(start, end)}${end < text.length ? CUT_AFTER : ''}`,
    spans: matches.filter(([from, to]) => from >= start && to <= end).map(([from, to]) => [from + shift, to + shift]),
  };
}

/** Start of the first match from which most matches lie within one snippet. */
function fullestStart(matches: Span[]): number {
  let best = 0;
  let bestCount = 0;
  let end = 0;
  for (let i = 0; i < matches.length; i++) {
    const limit = matches[i]![0] + SNIPPET_CHARACTERS - LEAD_CHARACTERS;
    while (end < matches.length && matches[end]![1] <= limit) end++;
    if (end - i > bestCount) {
      bestCount = end - i;
      best = matches[i]![0];
    }
  }
  return best;
}

/** The beginning of a word at or shortly before `at`. */
function wordStart(text: string, at: number): number {
  for (let i = at; i > 0 && i > at - WORD_CHARACTERS; i--) if (isSpace(text, i - 1)) return i;
  return isInsidePair(text, at) ? at - 1 : at;
}

/** The end of a word at or shortly before `at`. */
function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  for (let i = at; i > at - WORD_CHARACTERS; i--) if (isSpace(text, i)) return i;
  return isInsidePair(text, at) ? at - 1 : at;
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}

/** Whether a cut here would split a character outside the basic plane in two. */
function isInsidePair(text: string, at: number): boolean {
  return at > 0 && at < text.length && text.charCodeAt(at) >> 10 === 0x37 && text.charCodeAt(at - 1) >> 10 === 0x36;
}
