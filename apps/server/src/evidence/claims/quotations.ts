import type { Ground } from './ground.ts';
import { operatorsOf } from './language/operators.ts';
import { UNSTOPPED, wordsOf } from './language/words.ts';
import { PARAGRAPH, plainQuote } from './values/plain-text.ts';

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

/**
 * Why a quotation may not be published; null where it stands word for word in one place of a cited record. What an ellipsis
 * or a bracket leaves out, and what stands before its beginning, must not turn it round.
 */
export function quotationFault(quotation: string, statement: string, grounds: Ground[]): string | null {
  const parts = plainQuote(quotation)
    .replace(/^[.…\s]+|[\s.,;:…]+$/g, '')
    .split(OMISSION)
    .filter((part) => part !== '');
  if (parts.length === 0) return 'empty quotation';
  let why: string | null = `“${quotation}”`;
  for (const { texts } of grounds) {
    for (const text of texts) {
      const place = placeOf(parts, text);
      if (!place) continue;
      if (hidesOperator(place.omitted)) why = `what “${quotation}” leaves out`;
      else if (isTurned(parts[0]!, statement, around(text, place.at)) || dependsOn(text.slice(place.end), statement))
        why = `what stands around “${quotation}”`;
      else return null;
    }
  }
  return why;
}

/** The parts one after the other in the text, and what stands between them. */
function placeOf(parts: string[], text: string): { at: number; end: number; omitted: string[] } | null {
  const omitted: string[] = [];
  let from = 0;
  let first = 0;
  for (const [index, part] of parts.entries()) {
    const at = findWhole(text, part, from);
    if (at < 0) return null;
    if (index === 0) first = at;
    else {
      if (at - from > OMITTED_MAX) return null;
      omitted.push(text.slice(from, at));
    }
    from = at + part.length;
  }
  return { at: first, end: from, omitted };
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

const hidesOperator = (omitted: string[]) =>
  omitted.some(
    (text) =>
      operatorsOf(text, ['negation', 'condition', 'only']).length > 0 ||
      wordsOf(`${text} x`).some((word) => word.isHedged),
  );

/** Does the rest of the quotation's sentence make it depend on something, and the statement doesn't say so? */
const dependsOn = (after: string, statement: string): boolean =>
  operatorsOf(/^[^.!?;]*/.exec(after)![0], ['condition']).length > 0 &&
  operatorsOf(statement, ['condition']).length === 0;

const AROUND = 240;

/** A quotation in its paragraph (a heading has no full stop that would end it), as far as what stands before it may turn it round. */
function around(text: string, at: number): string {
  const before = text
    .slice(Math.max(0, at - AROUND), at)
    .split(PARAGRAPH)
    .at(-1)!;
  return before.split(UNSTOPPED).at(-1)! + text.slice(at).split(PARAGRAPH)[0]!;
}

/** Do the words before the quotation in its source deny it, or make it depend on something, and the statement doesn't say so? */
function isTurned(quoted: string, statement: string, text: string): boolean {
  const own = plainQuote(statement).replaceAll('"', ' ');
  const there = flagsOf(text.replaceAll('"', ' '), quoted);
  const here = flagsOf(own, quoted);
  return there.some((flag, at) => {
    const mine = here[at];
    if (!mine) return false;
    return flag.sign !== mine.sign || (flag.isConditional && !mine.isConditional);
  });
}

function flagsOf(text: string, quoted: string) {
  const bare = quoted.replaceAll('"', ' ');
  const at = text.toLowerCase().indexOf(bare.toLowerCase());
  if (at < 0) return [];
  return wordsOf(text).filter((word) => word.at >= at && word.end <= at + bare.length && word.isContent);
}
