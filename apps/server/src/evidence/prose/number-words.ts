import { unitOf } from './units.ts';

const SMALL = new Map(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen`
    .split(/\s+/)
    .map((word, value) => [word, value]),
);
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + at * 10]),
);
const LARGE = new Map([
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
const ANY = [...SMALL.keys(), ...TENS.keys(), ...LARGE.keys(), 'dozen']
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** 'Two hundred and six' is one number, 'five and six' are two. */
const JOINT = `(?:[\\s-]+|(?<=${[...LARGE.keys()].join('|')})\\s+and\\s+)`;
const PHRASE = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?:${ANY})(?:${JOINT}(?=(?:${ANY})(?![\\p{L}]))|(?![\\p{L}])))+`,
  'giu',
);

/** Numbers written as words: 'twenty-two', 'two hundred and fifty', 'one thousand'. A bare 'one' or 'million' is none, but that of 'one quart' is. */
export function numberWords(text: string): { text: string; at: number; value: number }[] {
  return [...text.matchAll(PHRASE)].flatMap(({ 0: found, index }) => {
    const words = found.toLowerCase().split(/[\s-]+/);
    // 'A thousand images', 'a hundred watts'.
    if (
      words.length === 1 &&
      LARGE.has(words[0]!) &&
      /(?<!\b(?:half|quarter of|third of) )\ban?\s$/i.test(text.slice(0, index)) &&
      !/^\s(?:of|times)\b/.test(text.slice(index + found.length))
    )
      return [{ text: found.trim(), at: index, value: LARGE.get(words[0]!)! }];
    // 'One day' may be any.
    const unit = /^(?:-| (?!day\b))(\p{L}{3,})/u.exec(text.slice(index + found.length))?.[1];
    const isMeasured = words[0] === 'one' && unit !== undefined && unitOf(unit) !== null;
    if (words.length === 1 && !isMeasured && (words[0] === 'one' || words[0] === 'zero' || LARGE.has(words[0]!)))
      return [];
    // 'Five million' is read with the digits' multipliers; 'million' after digits is none of ours.
    return LARGE.has(words[0]!) && words[0] !== 'hundred'
      ? []
      : [{ text: found.trim(), at: index, value: sumOf(words) }];
  });
}

function sumOf(words: string[]): number {
  let total = 0;
  let part = 0;
  for (const word of words) {
    const size = LARGE.get(word);
    if (word === 'dozen') part = (part || 1) * 12;
    else if (size === undefined) part += SMALL.get(word) ?? TENS.get(word) ?? 0;
    else if (size === 100) part = (part || 1) * 100;
    else {
      total += (part || 1) * size;
      part = 0;
    }
  }
  return total + part;
}
