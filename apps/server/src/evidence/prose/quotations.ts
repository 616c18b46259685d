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

/** 'Stable' is no quotation of 'unstable' or 'non-stable'; small letters and capitals are one. */
const wholeWords = (part: string): RegExp =>
  new RegExp(
    (/^[\p{L}\p{N}]/u.test(part) ? '(?<![\\p{L}\\p{N}]|\\p{L}-)' : '') +
      part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') +
      (/[\p{L}\p{N}]$/u.test(part) ? '(?![\\p{L}\\p{N}])' : ''),
    'giu',
  );

function holdsInOrder(text: string, parts: readonly RegExp[]): boolean {
  let from = 0;
  return parts.every((part) => {
    part.lastIndex = from;
    const isThere = part.test(text);
    from = part.lastIndex;
    return isThere;
  });
}
