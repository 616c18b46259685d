import { knownAgency, turnedBack } from '../identity/agencies.ts';
import { optionalText } from './text.ts';

/** An agency's or office's name: one for each that is known, and no capitals throughout for the others. */
export function agencyName(raw: string | undefined): string | undefined {
  const text = optionalText(raw);
  if (!text) return undefined;
  const known = knownAgency(text);
  if (known) return known;
  const whole = turnedBack(text).replace(/^dept\.?(?= of\b)/i, (short) =>
    short === short.toUpperCase() ? 'DEPARTMENT' : 'Department',
  );
  if (whole !== whole.toUpperCase() || !whole.includes(' ')) return whole;
  return whole.toLowerCase().replace(/[\p{L}\p{N}]+/gu, (word, at) => {
    if (SMALL.has(word)) return word;
    return isSign(word, at === 0) ? word.toUpperCase() : word[0]!.toUpperCase() + word.slice(1);
  });
}

/** Offices are called by signs: 'FA8579', 'NSWC Dahlgren', 'NIWC Atlantic'. */
const isSign = (word: string, isFirst: boolean) =>
  /\d/.test(word) || (word.length > 2 && !/[aeiouy]/.test(word)) || (isFirst && /^n[a-z]{2}c$/.test(word));

const SMALL = new Set(['of', 'the', 'and', 'for', 'in', 'on']);
