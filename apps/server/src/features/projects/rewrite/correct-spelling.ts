import type { Correction } from '@groundwork/contract/projects';

/** For each word that no record holds, those like it that some do, the likeliest first. */
export type SimilarWords = (words: string[]) => Promise<Record<string, string[]>>;

/** As people write in messages. */
const SHORT_FORMS: Record<string, string> = { r: 'are', u: 'you', ur: 'your', pls: 'please', thru: 'through' };

/** Frequent slips in words that every text has; the catalogue knows the field's own words, and how to write them. */
const SLIPS: Record<string, string> = {
  acheive: 'achieve',
  adress: 'address',
  alot: 'a lot',
  availible: 'available',
  becuase: 'because',
  begining: 'beginning',
  beleive: 'believe',
  buisness: 'business',
  definately: 'definitely',
  enviroment: 'environment',
  existance: 'existence',
  goverment: 'government',
  improvment: 'improvement',
  lenght: 'length',
  managment: 'management',
  neccessary: 'necessary',
  occured: 'occurred',
  recieve: 'receive',
  seperate: 'separate',
  seperator: 'separator',
  succesful: 'successful',
  teh: 'the',
  temperture: 'temperature',
  thier: 'their',
  tommorow: 'tomorrow',
  untill: 'until',
  wich: 'which',
  withing: 'within',
};

/** The silent e stays out before -ing: 'makeing', 'useing'. Not where it is heard ('seeing') or tells words apart. */
const SILENT_E = /^(\p{Ll}+[^aeiouy\P{Ll}])eing$/u;
const EXCEPTIONS = new Set(['singeing', 'swingeing', 'tingeing', 'whingeing', 'bingeing', 'twingeing']);
/** Shorter ones have too many neighbours. */
const WORD_MIN = 6;
const LOOKED_UP = 30;
const MOST = 12;

/**
 * The text with misspelt words put right, and which they were, so that people see it and can take it back. Names are left
 * alone: only words in small letters are looked at, and only such as begin like what they are taken for.
 */
export async function correctSpelling(
  text: string,
  similarWords: SimilarWords,
): Promise<{ text: string; corrections: Correction[] }> {
  const words = [...new Set(text.match(/(?<![\p{L}\p{N}'’@./-])\p{Ll}+(?![\p{L}\p{N}'’@/-]|\.\p{L})/gu) ?? [])];
  const corrections = new Map<string, string>();
  for (const word of words) {
    const right = SHORT_FORMS[word] ?? SLIPS[word] ?? withoutSilentE(word);
    if (right) corrections.set(word, right);
  }
  const others = words.filter((word) => word.length >= WORD_MIN && !corrections.has(word)).slice(0, LOOKED_UP);
  for (const [word, [likeliest]] of Object.entries(await similarWords(others)))
    if (likeliest && isSlipOf(word, likeliest)) corrections.set(word, likeliest);
  const kept = [...corrections].slice(0, MOST).map(([from, to]) => ({ from, to }));
  return { text: kept.reduce(corrected, text), corrections: kept };
}

const withoutSilentE = (word: string): string | null =>
  EXCEPTIONS.has(word) ? null : SILENT_E.test(word) ? word.replace(SILENT_E, '$1ing') : null;

/** A letter left out, doubled, or two swapped: not another word that is merely near. */
const isSlipOf = (word: string, other: string): boolean =>
  word[0] === other[0] && word.at(-1) === other.at(-1) && Math.abs(word.length - other.length) <= 1;

function corrected(text: string, { from, to }: Correction): string {
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}'’@./-])${from}(?![\\p{L}\\p{N}'’@/-]|\\.\\p{L})`, 'gu'), to);
}
