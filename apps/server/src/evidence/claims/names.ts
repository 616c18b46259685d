const CONNECTORS = new Set([
  'of',
  'for',
  'and',
  'the',
  'de',
  'del',
  'der',
  'di',
  'van',
  'von',
  'la',
  'le',
  '&',
  'in',
  'on',
  'at',
]);
const TOKEN = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[-'’./&+][\p{L}\p{M}\p{N}]+)*|&/gu;

/** Lower case without diacritics; everything but letters and digits becomes one space. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The proper names of a sentence: runs of capitalised words (small connectors allowed inside), and words that mix
 * letters with digits or capitals (NCT01234567, COVID-19, mRNA). The sentence's first word counts only when
 * `isOrdinary` doesn't know it as a common word.
 */
export function properNames(sentence: string, isOrdinary: (word: string) => boolean): string[] {
  const names: string[] = [];
  let run: string[] = [];
  let pending: string[] = [];
  let lastEnd = 0;
  const close = () => {
    if (run.length > 0) names.push(run.join(' '));
    run = [];
    pending = [];
  };
  let isStart = true;
  for (const match of sentence.matchAll(TOKEN)) {
    const token = match[0];
    const between = sentence.slice(lastEnd, match.index);
    lastEnd = match.index + token.length;
    // Punctuation other than a space ends a name; a full stop also starts a sentence (titles inside quotes).
    if (/[^\s]/.test(between)) close();
    if (/[.!?:“"‘(]\s*$/.test(between)) isStart = true;
    if (isNameToken(token) && !(isStart && isOrdinary(token.toLowerCase()) && !/\p{Lu}.*\p{Lu}|\d/u.test(token))) {
      run.push(...pending, token);
      pending = [];
    } else if (run.length > 0 && CONNECTORS.has(token)) pending.push(token);
    else close();
    isStart = false;
  }
  close();
  return names;
}

const isNameToken = (token: string) =>
  (/^\p{Lu}/u.test(token) && token.length > 1) ||
  (/\p{L}/u.test(token) && /\d/.test(token)) ||
  /\p{Ll}\p{Lu}/u.test(token);
