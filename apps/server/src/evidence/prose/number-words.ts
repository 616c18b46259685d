const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const VALUES = new Map([
  ...SMALL.split(' ').map((word, value): [string, number] => [word, value]),
  ...TENS.split(' ').map((word, at): [string, number] => [word, 20 + at * 10]),
]);
const LARGE = new Map([
  ['dozen', 12],
  ['hundred', 100],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['trillion', 1e12],
]);
const ANY = [...VALUES.keys(), ...LARGE.keys()].toSorted((a, b) => b.length - a.length).join('|');
/** 'Two hundred and six' is one number, 'five and six' are two. */
const JOINT = `(?:[\\s-]+|(?<=${[...LARGE.keys()].join('|')})\\s+and\\s+)`;
const PHRASE = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${ANY})(?:fold)?(?!\\p{L})(?:${JOINT}(?:${ANY})(?!\\p{L}))*`, 'giu');
/** 'Four fifths' is no four. */
const SHARE = /^[\s-](?:hal(?:f|ves)|thirds?|quarters?|fourths?|fifths?|(?:six|seven|eigh|nin|ten)ths?)\b/i;

/** Numbers written as words: 'twenty-two', 'two hundred and fifty', 'one thousand'. A bare 'one' or 'million' is none, 'a million' is one; 'the two' are both. */
export const numberWords = (text: string): { text: string; at: number; value: number }[] =>
  [...text.matchAll(PHRASE)].flatMap(({ 0: found, index }) => {
    const words = found
      .toLowerCase()
      .replace(/fold$/, '')
      .split(/[\s-]+/);
    const isBare = words.length === 1 && (words[0] === 'one' || words[0] === 'zero');
    const isDigits =
      LARGE.get(words[0]!) !== undefined && words[0] !== 'dozen' && !/(?<!\bof )\ba $/i.test(text.slice(0, index));
    const isBoth = found.toLowerCase() === 'two' && /\b(?:the|these|those) $/i.test(text.slice(0, index));
    const isNone = isBare || isBoth || isDigits || SHARE.test(text.slice(index + found.length));
    return isNone ? [] : [{ text: found, at: index, value: sumOf(words) }];
  });

function sumOf(words: string[]): number {
  let total = 0;
  let part = 0;
  for (const word of words) {
    const size = LARGE.get(word);
    if (size === undefined) part += VALUES.get(word) ?? 0;
    else part = (part || 1) * size;
    if (size !== undefined && size > 100) {
      total += part;
      part = 0;
    }
  }
  return total + part;
}
