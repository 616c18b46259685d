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
const OMITTED_MAX = 400;

/** Does the quotation stand word for word in one place of a source? What an ellipsis or a bracket leaves out is passed over. */
export function isQuoted(quotation: string, sources: readonly ReadSource[]): boolean {
  const parts = plainQuote(quotation)
    .replace(/^[.…\s]+|[\s.,;:…]+$/g, '')
    .split(OMISSION)
    .filter((part) => part !== '');
  return parts.length > 0 && sources.some(({ quotable }) => quotable.some((text) => holdsParts(text, parts)));
}

function holdsParts(text: string, parts: readonly string[]): boolean {
  let from = 0;
  for (const [index, part] of parts.entries()) {
    const at = findWhole(text, part, from);
    if (at < 0 || (index > 0 && at - from > OMITTED_MAX)) return false;
    from = at + part.length;
  }
  return true;
}

const CAPITALS_MIN = 8;

/** As whole words; the first letter may be a capital in one and small in the other. */
function findWhole(text: string, part: string, from: number): number {
  const swapped = part[0] === part[0]!.toLowerCase() ? part[0]!.toUpperCase() : part[0]!.toLowerCase();
  // A title that is printed in capitals throughout may be quoted without.
  const capitals = part.length > CAPITALS_MIN ? [part.toUpperCase()] : [];
  for (const form of [part, swapped + part.slice(1), ...capitals]) {
    for (let at = text.indexOf(form, from); at >= 0; at = text.indexOf(form, at + 1)) {
      const isWhole = !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') || !/[\p{L}\p{N}]/u.test(form[0]!);
      // 'Stable' is no quotation of 'non-stable'.
      if (text[at - 1] === '-' && /\p{L}/u.test(text[at - 2] ?? ' ') && /^\p{L}/u.test(form)) continue;
      if (isWhole && !(/[\p{L}\p{N}]/u.test(text[at + form.length] ?? ' ') && /[\p{L}\p{N}]$/u.test(form))) return at;
    }
  }
  return -1;
}
