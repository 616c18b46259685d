import { plainQuote } from './plain-text.ts';
import type { ReadSource } from './read-source.ts';

export interface Quotation {
  text: string;
  at: number;
  end: number;
}

const QUOTED = /“((?:[^“”]|“[^“”]*”)+)”|"([^"]+)"|«([^»]+)»/g;

export const quotationsOf = (text: string): Quotation[] =>
  [...text.matchAll(QUOTED)].map((match) => ({
    text: (match[1] ?? match[2] ?? match[3])!.trim(),
    at: match.index,
    end: match.index + match[0].length,
  }));

const OMISSION = / ?(?:\[ ?)?(?:…|\.\.\.)(?: ?\])? ?| ?\[[^\]]*\] ?/g;

/** Does the quotation stand word for word in one place of a source? What an ellipsis or a bracket leaves out is passed over. */
export function isQuoted(quotation: string, sources: readonly ReadSource[]): boolean {
  const parts = plainQuote(quotation)
    .replace(/^[.…\s]+|[\s.,;:…]+$/g, '')
    .split(OMISSION)
    .filter((part) => part !== '')
    .map(wholeWords);
  return parts.length > 0 && sources.some(({ quotable }) => quotable.some((text) => holdsInOrder(text, parts)));
}

/** A title that is printed in capitals throughout may be quoted without; shorter words may be others: 'US'. */
const CAPITALS_MIN = 8;

/** The first letter may be a capital in one and small in the other. 'Stable' is no quotation of 'unstable' or 'non-stable'. */
function wholeWords(part: string): RegExp {
  const [first, rest] = [part[0]!, escaped(part.slice(1))];
  const starts = new Set([first, first.toLowerCase(), first.toUpperCase()].map(escaped));
  const forms = [...starts].map((start) => start + rest);
  if (part.length > CAPITALS_MIN) forms.push(escaped(part.toUpperCase()));
  const before = /^[\p{L}\p{N}]/u.test(part) ? '(?<![\\p{L}\\p{N}]|\\p{L}-)' : '';
  const behind = /[\p{L}\p{N}]$/u.test(part) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`${before}(?:${forms.join('|')})${behind}`, 'gu');
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function holdsInOrder(text: string, parts: readonly RegExp[]): boolean {
  let from = 0;
  return parts.every((part) => {
    part.lastIndex = from;
    const isThere = part.test(text);
    from = part.lastIndex;
    return isThere;
  });
}
