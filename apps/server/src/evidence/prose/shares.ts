import { unitOf } from './units.ts';

/** A share or a part of a unit that is said in words: 'three quarters of', 'cut in half', 'half an inch'. */
export interface WordedShare {
  text: string;
  at: number;
  /** In percent where `unit` is null, otherwise in that unit or multiplier. */
  value: number;
  /** The word that it is a part of: 'inch', 'million'. */
  unit: string | null;
}

const PARTS = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const PART = `${PARTS.join('|')}|fourth|halve`;
const PARTED = `(?:(?<count>an?|${COUNTS.join('|')})[\\s-](?<part>${PART})s?)`;
/** 'The second half of the year' is no share. */
const NO_SHARE =
  '(?<!(?:first|second|third|fourth|other|latter|upper|lower|last|later|earlier|left|right|each|and a)[\\s-])';
const OF = '(?=\\sof(?!\\s(?:an?|one)\\s)(?!\\p{L}))';
const SHARES = [
  `(?<![\\p{L}\\p{N}-])${PARTED}${OF}`,
  `(?<=\\bby\\s(?:about\\s|nearly\\s|over\\s|almost\\s|roughly\\s)?)${PARTED}(?![\\p{L}-])`,
  `(?<![\\p{L}\\p{N}-])${NO_SHARE}half(?=\\s(?:of(?!\\s(?:an?|one)\\s)|the|its|their|all)(?!\\p{L}))`,
  `(?<=\\b(?:in|by)\\s)half(?!\\p{L})`,
].map((source) => new RegExp(source, 'giu'));
const OF_UNIT = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:half|${PARTED}(?:\\sof)?)\\sa(?:n)?\\s(?<unit>\\p{L}+)(?!\\p{L})`,
  'giu',
);
const LARGE = /^(?:million|billion|trillion)$/i;

const fractionOf = (count: string | undefined, part: string | undefined): number => {
  const counted = COUNTS.indexOf(count?.toLowerCase() ?? 'one') + 1 || 1;
  const name = part?.toLowerCase() ?? 'half';
  const parts = name === 'halve' ? 2 : name === 'fourth' || name === 'quarter' ? 4 : placeOf(name);
  return counted / parts;
};

/** Halves are two, thirds three; a quarter stands in the place of the fourth. */
const placeOf = (name: string) => PARTS.indexOf(name) + 2;

export function sharesInWords(text: string): WordedShare[] {
  if (!/half|hal[fv]|third|quarter|f(?:our|if)th|s(?:ix|even)th|eighth|ninth|tenth/i.test(text)) return [];
  const parts = [...text.matchAll(OF_UNIT)].flatMap(({ 0: whole, index, groups }): WordedShare[] => {
    const unit = groups!['unit']!;
    if (!LARGE.test(unit) && unitOf(unit) === null) return [];
    return [{ text: whole, at: index, value: fractionOf(groups!['count'], groups!['part']), unit }];
  });
  const shares = SHARES.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: whole, index, groups }): WordedShare[] => {
      const value = fractionOf(groups?.['count'], groups?.['part']);
      return value >= 1 ? [] : [{ text: whole, at: index, value: value * 100, unit: null }];
    }),
  );
  return [...parts, ...shares].filter(
    ({ at }, place, all) => !all.slice(0, place).some((other) => at >= other.at && at < other.at + other.text.length),
  );
}
